//! What somebody once got away with, tried again on the real binary over real sockets. Each file is an attack and
//! called after what it tries; each of them worked before it was mended.

#[path = "../common/mod.rs"]
mod common;
mod player;

mod choose_a_number_last;
mod choose_dice_by_takebacks;
mod fill_a_kept_seat;
mod look_like_another;
mod mute_the_next_one;
mod reopen_a_finished_game;
mod repeat_an_old_nonce;
mod rewind_while_away;
mod take_back_what_was_seen;
mod take_the_seat_of_one_who_went;
