//! Every position of a game so far: [`Past`]. A table is copied for every action that is tried at it, and a long game
//! has a long past, so copies share what lies behind them.

use std::sync::Arc;

/// How many things copies share in one piece.
const PIECE: usize = 16;

/// A list that grows and shrinks at its end. A copy costs little, however long the list is.
#[derive(Clone, Debug)]
pub(crate) struct Past<T> {
    /// Full pieces.
    pieces: Vec<Arc<[T]>>,
    /// What comes after them, less than a piece.
    rest: Vec<T>,
}

impl<T: Copy> Past<T> {
    pub(crate) const fn new() -> Self {
        Self { pieces: Vec::new(), rest: Vec::new() }
    }

    pub(crate) fn get(&self, number: usize) -> Option<&T> {
        match self.pieces.get(number / PIECE) {
            Some(piece) => piece.get(number % PIECE),
            None => self.rest.get(number - self.pieces.len() * PIECE),
        }
    }

    pub(crate) fn last(&self) -> Option<&T> {
        self.rest.last().or_else(|| self.pieces.last()?.last())
    }

    pub(crate) fn push(&mut self, item: T) {
        self.rest.push(item);
        if self.rest.len() == PIECE {
            self.pieces.push(self.rest.as_slice().into());
            self.rest.clear();
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        if self.rest.is_empty() {
            self.rest.extend_from_slice(&self.pieces.pop()?);
        }
        self.rest.pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list_and_copies_are_lists_of_their_own() {
        let (mut past, mut list) = (Past::new(), Vec::new());
        let check = |past: &Past<usize>, list: &[usize]| {
            assert_eq!(past.last(), list.last());
            assert!((0..list.len() + 40).all(|number| past.get(number) == list.get(number)));
        };
        for number in 0..3 * PIECE + 2 {
            let (mut copy, mut same) = (past.clone(), list.clone());
            past.push(number);
            list.push(number);
            check(&past, &list);
            copy.push(1000);
            same.push(1000);
            check(&copy, &same);
        }
        while let Some(last) = past.pop() {
            assert_eq!(Some(last), list.pop());
            check(&past, &list);
        }
        assert!(list.is_empty());
    }
}
