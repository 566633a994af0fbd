//! A table without a store and without sockets, to measure what an action costs by itself: [`Rehearsal`].

use std::collections::BTreeMap;

use game::{Lot, Seat, Seats, Seeded, Viewer};
use protocol::{ClientMsg, ClockRule, Sit};

use crate::deed;
use crate::entry::{Opened, Reserved, setup};
use crate::keys::{Secret, hex};
use crate::sheet::Sheet;
use crate::wish::{self, Granted};
use crate::world::World;

/// People at a table who play at random.
pub struct Rehearsal {
    opened: Opened,
    world: World,
    random: Seeded,
    sheet: Sheet,
    viewers: Vec<Viewer>,
    nonce: u64,
}

impl Rehearsal {
    /// So many people at a table of this game; nobody if it is not for so many.
    pub fn new(game: &str, people: usize, seed: u64) -> Option<Self> {
        let spec = games::find(game)?.spec();
        let seats = spec.seats.iter().find(|seats| seats.len() == people)?.join(", ");
        setup(game, Some(&seats), &BTreeMap::new()).ok()?;
        let key = Secret([1; 16]).digest();
        let opened = Opened {
            game: game.to_owned(),
            seats,
            options: BTreeMap::new(),
            chairs: vec![Reserved::Anyone { key }; people],
            clock: ClockRule::None,
            listed: false,
            hints: false,
            stand_in: None,
            key,
            secret: hex(&[2; 32]),
        };
        let world = World::of(|| 0, |bytes| bytes.fill(3));
        let sheet = begin(&opened, &world);
        let viewers = Seat::all(people).map(Viewer::Seat).collect();
        Some(Self { opened, world, random: Seeded::new(seed), sheet, viewers, nonce: 0 })
    }

    /// Plays a random action as a table does, up to what would be stored and sent: how many bytes that would be. A game
    /// that is over is followed by another one.
    pub fn act(&mut self) -> usize {
        let Some(seat) = self.sheet.to_act() else {
            self.sheet = begin(&self.opened, &self.world);
            return self.act();
        };
        let legal = self.sheet.game.legal();
        let action = legal[self.random.below(legal.len() as u32) as usize].clone();
        self.nonce += 1;
        let (seq, nonce) = (self.sheet.seq, self.nonce.to_string());
        let wish = ClientMsg::Play { seat: self.sheet.seat_name(seat).to_owned(), seq, action, nonce };
        let held: Seats = [seat].into_iter().collect();
        let granted = wish::decide(&mut self.sheet, held, Seats::default(), &wish, &self.world);
        let Ok(Granted::Now(entries)) = granted else { panic!("a legal action is granted") };
        let deed = deed::prepare(&self.sheet, 0, &entries, &self.viewers).expect("what was decided happens");
        self.sheet = deed.next;
        let stored = deed.append.entries.iter().map(|entry| entry.body.len()).sum::<usize>();
        deed.steps.iter().map(|(_, text)| text.len()).sum::<usize>() + stored
    }
}

/// A table at which all have sat down.
fn begin(opened: &Opened, world: &World) -> Sheet {
    let id = "rehearsal".parse().expect("letters are a name");
    let mut sheet = Sheet::open(id, opened.clone(), 0).expect("there is a setup of it");
    for person in 0..sheet.chairs.len() as u8 {
        let secret = Secret([person + 10; 16]).to_string();
        let key = Some(Secret([1; 16]).to_string());
        let sit = Sit { seat: None, key, token: secret.clone(), name: "Anna".to_owned(), number: secret };
        let Ok((_, Granted::Now(entries))) = wish::sit(&mut sheet, &sit, world) else {
            panic!("there is a free seat")
        };
        for logged in &entries {
            sheet.apply(0, logged).expect("what was decided happens");
        }
    }
    sheet
}
