//! The commands that were carried out at a table: [`Commands`]. They are remembered for as long as the table lasts, so
//! that none is carried out twice, however late it is repeated.

use std::sync::Arc;

use game::Seat;
use sha2::{Digest as _, Sha256};

use crate::entry::CommandId;
use crate::keys::Digest;
use crate::lot::Lot;

/// How many commands copies share in one piece: a table is copied for everything that is tried at it.
const PIECE: usize = 64;

/// Every command that was carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Commands {
    /// Full pieces.
    pieces: Vec<Arc<[CarriedOut]>>,
    /// What came after them, less than a piece.
    rest: Vec<CarriedOut>,
}

/// A command that was carried out.
#[derive(Clone, Copy, Debug)]
struct CarriedOut {
    mark: [u8; 16],
    by: Seat,
    /// The number of its first entry.
    seq: u64,
}

impl Commands {
    /// Remembers that a command of the one who has this token was carried out as the entry of this number.
    pub(crate) fn push(&mut self, command: &CommandId, token: Digest, seq: u64) {
        self.rest.push(CarriedOut { mark: mark(token, &command.nonce), by: command.by, seq });
        if self.rest.len() == PIECE {
            self.pieces.push(self.rest.as_slice().into());
            self.rest.clear();
        }
    }

    /// The number of the entry that a command of this seat, by the one who has this token, was carried out as, if it was.
    pub(crate) fn find(&self, by: Seat, token: Digest, nonce: &str) -> Option<u64> {
        let mark = mark(token, nonce);
        let known = |command: &&CarriedOut| command.mark == mark && command.by == by;
        let pieces = self.pieces.iter().rev().flat_map(|piece| piece.iter());
        self.rest.iter().chain(pieces).find(known).map(|command| command.seq)
    }

    /// The same when the seats were drawn by lot: what somebody commanded is theirs where they sit now.
    pub(crate) fn moved(&self, lot: &Lot) -> Self {
        let moved = |command: &CarriedOut| CarriedOut { by: lot.to(command.by), ..*command };
        Self {
            pieces: self.pieces.iter().map(|piece| piece.iter().map(moved).collect()).collect(),
            rest: self.rest.iter().map(moved).collect(),
        }
    }
}

/// By what a nonce is known again, of which 16 bytes are enough. It is its owner's own: the next one on the same seat
/// has not used it.
fn mark(token: Digest, nonce: &str) -> [u8; 16] {
    let digest: [u8; 32] = Sha256::new().chain_update(token.0).chain_update(nonce).finalize().into();
    *digest.first_chunk().expect("32 bytes are at least 16")
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER: Digest = Digest([1; 32]);

    #[test]
    fn a_command_is_known_for_ever_and_only_to_its_seat_and_its_owner() {
        let mut commands = Commands::default();
        for seq in 0..10 * PIECE as u64 + 3 {
            let command = CommandId { by: Seat(u8::from(seq % 3 == 0)), nonce: format!("nonce {seq}") };
            assert_eq!(commands.find(command.by, OWNER, &command.nonce), None);
            let copy = commands.clone();
            commands.push(&command, OWNER, seq);
            assert_eq!(commands.find(command.by, OWNER, &command.nonce), Some(seq));
            assert_eq!(copy.find(command.by, OWNER, &command.nonce), None, "a copy is its own");
            assert_eq!(commands.find(Seat(2), OWNER, &command.nonce), None);
            assert_eq!(commands.find(command.by, Digest([2; 32]), &command.nonce), None);
            assert_eq!(commands.find(Seat(1), OWNER, "nonce 0"), Some(0));
        }
        let lot = Lot::new(vec![Seat(1), Seat(0)]).unwrap();
        assert_eq!(commands.moved(&lot).find(Seat(0), OWNER, "nonce 3"), Some(3));
    }
}
