//! Bots in Pyramidis. Proved endings: both ways to prove say what naive ones say, level 8 plays five hundred endings
//! without a mistake, and what cannot be proved in time is declined. An analysis of a whole game, and a tree search
//! that proves.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::analysis::{Analysis, Lines, PositionAnalysis, analyse_position};
use bots::evaluation::pyramidis::endgame::{
    MOST, MOST_AHEAD, Proof, SMALL, Unproved, Verdict, look_ahead, prove, solve,
};
use bots::{Bot, Budget, Mcts, SearchContext, think};
use game::{AnyMatch, Game, Match, Outcome, RandomSource, Seat, Seeded, Setup, Tabletop, Turn};
use games::pyramidis::{Action, Colour, LONGEST, Pyramidis};

/// Level 8 with about as many positions as it has time for in a second.
const STRONGEST: &str = "level:8@8000000";

/// An ending of `pyramidis/endings.txt`.
struct Ending {
    setup: Setup,
    verdict: Verdict,
    position: Pyramidis,
}

fn setup(seats: &str, edition: &str) -> Setup {
    let mut setup = Setup::default_of(Pyramidis::SPEC);
    setup.set_seats(seats).unwrap();
    setup.set_option("edition", edition).unwrap();
    setup
}

/// Two hundred endings near the end, where every action can be proved.
fn endings() -> Vec<Ending> {
    read(include_str!("pyramidis/endings.txt"))
}

/// Three hundred farther from it.
fn far_endings() -> Vec<Ending> {
    read(include_str!("pyramidis/far_endings.txt"))
}

fn read(text: &str) -> Vec<Ending> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let [edition, verdict, position] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
                panic!("an edition, a verdict and a position: {line}");
            };
            let seats = if position.contains('r') { "red, yellow" } else { "green, blue" };
            let setup = setup(seats, edition);
            let (kind, distance) = verdict.split_once(':').unwrap();
            let distance = distance.parse().unwrap();
            let verdict = if kind == "win" { Verdict::Win(distance) } else { Verdict::Loss(distance) };
            let position = Pyramidis::parse(&setup, position).unwrap();
            Ending { setup, verdict, position }
        })
        .collect()
}

/// Enough to prove all of them; bots give up earlier.
const ENOUGH: usize = 500_000;

fn context(stop: &AtomicBool) -> SearchContext<'_> {
    SearchContext::new(stop, 1)
}

fn proof(position: &Pyramidis) -> Proof {
    solve(position, ENOUGH, &AtomicBool::new(false)).unwrap_or_else(|| panic!("no proof of {position}"))
}

fn after(position: &Pyramidis, action: Action) -> Pyramidis {
    let mut next = *position;
    next.play_unchecked(action);
    next
}

fn legal(position: &Pyramidis) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal(&mut actions);
    actions
}

/// What a bot plays, as its users ask.
fn played(name: &str, table: &Match<Pyramidis>) -> Action {
    let bot: Bot = name.parse().unwrap();
    think(bot, table, context(&AtomicBool::new(false))).unwrap().action.parse().unwrap()
}

/// Whether a colour wins within so many actions, the naive way: every action is tried by the rules of the game, and
/// what was found is kept by position string. `None` if that is more than `most` positions.
struct Naive {
    attacker: Colour,
    most: usize,
    /// By position: within how many actions the attacker is known to win, and within how many not.
    known: HashMap<String, (u16, u16)>,
}

impl Naive {
    fn wins_within(&mut self, position: &Pyramidis, actions: u16) -> Option<bool> {
        if position.mover().is_none() || actions == 0 {
            return Some(position.winner() == Some(self.attacker));
        }
        let name = position.to_string();
        let (within, beyond) = self.known.get(&name).copied().unwrap_or((u16::MAX, 0));
        if within <= actions || beyond >= actions {
            return Some(within <= actions);
        }
        if self.known.len() >= self.most {
            return None;
        }
        let attacks = position.mover() == Some(self.attacker);
        // What is over is looked at first, then what leaves little choice.
        let mut nexts: Vec<Pyramidis> =
            legal(position).into_iter().map(|action| after(position, action)).collect();
        nexts.sort_by_key(|next| (next.mover().is_some(), legal(next).len()));
        let mut wins = !attacks;
        for next in &nexts {
            if self.wins_within(next, actions - 1)? == attacks {
                wins = attacks;
                break;
            }
        }
        let found = if wins { (actions, beyond) } else { (within, actions) };
        self.known.insert(name, found);
        Some(wins)
    }
}

/// What each action comes to, the naive way: everything that can come up by position string, all of it looked at
/// again and again, one more action into the future each time, until nothing changes. `None` if that is much.
fn naive(root: &Pyramidis) -> Option<HashMap<Action, Verdict>> {
    const MUCH: usize = 5_000;
    let mut numbers = HashMap::from([(root.to_string(), 0)]);
    let mut positions = vec![*root];
    // By position: who has won, or the number of the next position.
    let mut nexts: Vec<Vec<Result<usize, Outcome>>> = Vec::new();
    while let Some(position) = positions.get(nexts.len()).copied() {
        let mut found = Vec::new();
        for action in legal(&position) {
            let next = after(&position, action);
            found.push(if let Turn::Over(outcome) = next.turn() {
                Err(outcome)
            } else {
                let number = *numbers.entry(next.to_string()).or_insert(positions.len());
                if number == positions.len() {
                    positions.push(next);
                }
                Ok(number)
            });
        }
        nexts.push(found);
        if positions.len() > MUCH {
            return None;
        }
    }
    let of = |number: usize, next: &Result<usize, Outcome>, known: &[Option<Verdict>]| match next {
        Err(outcome) => {
            let Turn::Seat(seat) = positions[number].turn() else { panic!("{} is over", positions[number]) };
            Some(if outcome.winners.contains(seat) { Verdict::Win(1) } else { Verdict::Loss(1) })
        }
        Ok(next) => known[*next].map(|verdict| match verdict {
            Verdict::Win(distance) => Verdict::Loss(distance + 1),
            Verdict::Draw => Verdict::Draw,
            Verdict::Loss(distance) => Verdict::Win(distance + 1),
        }),
    };
    let mut known: Vec<Option<Verdict>> = vec![None; positions.len()];
    loop {
        let before = known.clone();
        for (number, verdict) in known.iter_mut().enumerate().filter(|(_, verdict)| verdict.is_none()) {
            let all: Vec<_> = nexts[number].iter().map(|next| of(number, next, &before)).collect();
            let best = all.iter().flatten().copied().max_by_key(|verdict| verdict.rank());
            *verdict = best.filter(|best| best.value() > 0.5 || all.iter().all(Option::is_some));
        }
        if known == before {
            break;
        }
    }
    let verdicts = nexts[0].iter().map(|next| of(0, next, &known).unwrap_or(Verdict::Draw));
    Some(legal(root).into_iter().zip(verdicts).collect())
}

#[test]
fn the_endings_are_different_and_leave_a_choice() {
    let endings = endings();
    let different: HashSet<(String, bool)> =
        endings.iter().map(|ending| (ending.position.to_string(), ending.position.is_german())).collect();
    assert_eq!(different.len(), 200);
    let mut choices = 0;
    for Ending { verdict, position, .. } in &endings {
        let worse = |(_, other): &(Action, Verdict)| other.value() < verdict.value();
        choices += usize::from(proof(position).actions.iter().any(worse));
    }
    assert_eq!(choices, 180, "wins that can be thrown away");
}

#[test]
fn the_solver_says_what_a_naive_one_says() {
    let mut compared = 0;
    for Ending { verdict, position, .. } in endings() {
        let proof = proof(&position);
        assert_eq!(proof.actions[0].1, verdict, "{position}");
        assert!(proof.actions.is_sorted_by_key(|(_, verdict)| -verdict.rank()), "{proof:?}");
        let actions: HashMap<Action, Verdict> = proof.actions.into_iter().collect();
        if let Some(expected) = naive(&position) {
            assert_eq!(actions, expected, "{position}");
            compared += 1;
        }
    }
    assert!(compared >= 100, "{compared}");
}

#[test]
fn looking_ahead_says_what_everything_written_down_says() {
    let go = AtomicBool::new(false);
    let mut compared = 0;
    for Ending { verdict, position, .. } in endings() {
        let Ok(ahead) = look_ahead(&position, MOST_AHEAD, &go) else { continue };
        let exact: HashMap<Action, Verdict> = proof(&position).actions.into_iter().collect();
        let distance = |verdict: Verdict| match verdict {
            Verdict::Win(distance) | Verdict::Loss(distance) => distance,
            Verdict::Draw => panic!("looking ahead proves no draw: {position}"),
        };
        let (found, expected) = (distance(ahead.actions[0].1), distance(verdict));
        assert!(found == expected || found == expected + 1, "{found} instead of {expected} at {position}");
        for (action, verdict) in &ahead.actions {
            assert!(exact[action].value().total_cmp(&verdict.value()).is_eq(), "{action} at {position}");
        }
        let best = distance(exact[&ahead.actions[0].0]);
        assert!(best == found || best + 1 == found, "{ahead:?} at {position}");
        compared += 1;
    }
    assert!(compared >= 190, "{compared}");
}

#[test]
fn far_endings_are_different_and_leave_a_choice() {
    let endings = far_endings();
    let different: HashSet<(String, bool)> =
        endings.iter().map(|ending| (ending.position.to_string(), ending.position.is_german())).collect();
    assert_eq!(different.len(), 300);
    for Ending { verdict, position, .. } in &endings {
        assert!(matches!(verdict, Verdict::Win(11..)), "{position}");
        assert!(thrown_away(position).is_some(), "{position}");
    }
}

/// How many positions are looked at for an ending of `pyramidis/far_endings.txt`.
const FAR: usize = 40_000;

/// An action that lets the other side win, and within how many actions after it.
fn thrown_away(position: &Pyramidis) -> Option<(Action, u16)> {
    legal(position).into_iter().find_map(|action| {
        let next = after(position, action);
        let proof = look_ahead(&next, FAR, &AtomicBool::new(false)).ok()?;
        if let Verdict::Win(distance) = proof.actions[0].1 { Some((action, distance)) } else { None }
    })
}

#[test]
fn looking_ahead_says_what_a_naive_search_says() {
    /// Some are looked at in the naive way here; all were when they were made.
    const MUCH: usize = 2_000;
    let mut compared = 0;
    for (number, Ending { verdict, position, .. }) in far_endings().into_iter().enumerate() {
        let proof = look_ahead(&position, MOST_AHEAD, &AtomicBool::new(false)).unwrap();
        assert_eq!(proof.actions[0].1, verdict, "{position}");
        compared += usize::from(number % 5 == 0 && is_so(&position, verdict, MUCH));
    }
    assert!(compared >= 3, "{compared}");
}

/// Whether the naive search says the same of a win, and does not give up before.
fn is_so(position: &Pyramidis, verdict: Verdict, most: usize) -> bool {
    let (Verdict::Win(distance), Some(mover)) = (verdict, position.mover()) else {
        panic!("{position} is not won")
    };
    let mut naive = Naive { attacker: mover, most, known: HashMap::new() };
    for actions in 1..=distance {
        match naive.wins_within(position, actions) {
            Some(wins) if wins => {
                assert!(actions + 1 >= distance, "won in {actions}: {position}");
                return true;
            }
            Some(_) => {}
            None => return false,
        }
    }
    panic!("not won in {distance}: {position}");
}

#[test]
fn level_8_plays_five_hundred_endings_without_a_mistake() {
    let (mut played_well, go) = (0, AtomicBool::new(false));
    for Ending { setup, verdict, position } in endings() {
        let proof = proof(&position);
        let action = played(STRONGEST, &Match::at(&setup, position));
        let found = proof.actions.iter().find(|(other, _)| *other == action).unwrap().1;
        // What is too large to be written down may be won an action later.
        let kept =
            found == verdict || proof.positions > SMALL && found.value().total_cmp(&verdict.value()).is_eq();
        assert!(kept, "{action} at {position}: {found:?} instead of {verdict:?}");
        played_well += 1;
    }
    for Ending { setup, verdict, position } in far_endings() {
        let Verdict::Win(distance) = verdict else { panic!("{position} is not won") };
        let action = played(STRONGEST, &Match::at(&setup, position));
        let proof = prove(&after(&position, action), MOST_AHEAD, &go).unwrap();
        let Verdict::Loss(found) = proof.actions[0].1 else { panic!("{action} at {position}: {proof:?}") };
        assert!(found < distance, "{action} at {position}: {proof:?}");
        played_well += 1;
    }
    assert_eq!(played_well, 500);
}

/// Writes what `pyramidis/far_endings.txt` holds:
///
/// ```sh
/// cargo test --release -p bots --test pyramidis -- --ignored --nocapture far_endings_are_found
/// ```
#[test]
#[ignore = "plays hundreds of games"]
fn far_endings_are_found() {
    let go = AtomicBool::new(false);
    let mut count = 0;
    for game in 0.. {
        let seats = ["red, yellow", "green, blue"][game % 2];
        let setup = setup(seats, ["international", "german"][usize::from(game % 4 == 3)]);
        let mut table = Match::<Pyramidis>::new(&setup);
        let bot: Bot = ["level:4", "level:5"][game / 4 % 2].parse().unwrap();
        while table.position().mover().is_some() {
            let context = SearchContext::new(&go, game as u64);
            table.play(think(bot, &table, context).unwrap().action.parse().unwrap()).unwrap();
        }
        // The farthest from the end, and not at the very end.
        let mut farthest: Option<(u16, Pyramidis)> = None;
        for ply in (0..table.log().len().saturating_sub(5)).rev() {
            // As a position string has it: the actions played are not in it.
            let position = Pyramidis::parse(&setup, &table.position_after(ply).unwrap().to_string()).unwrap();
            let Ok(proof) = look_ahead(&position, FAR, &go) else { break };
            if let Verdict::Win(distance @ 11..) = proof.actions[0].1
                && farthest.is_none_or(|(farthest, _)| distance > farthest)
                && thrown_away(&position).is_some()
            {
                farthest = Some((distance, position));
            }
        }
        let Some((distance, position)) = farthest else { continue };
        if is_so(&position, Verdict::Win(distance), 400_000) {
            let edition = if position.is_german() { "german" } else { "international" };
            println!("{edition} win:{distance} {position}");
            count += 1;
        }
        if count == 300 {
            break;
        }
    }
}

#[test]
fn advice_from_a_proof_is_sure_of_itself() {
    for Ending { setup, verdict, position } in endings().into_iter().step_by(9) {
        if proof(&position).positions > SMALL {
            continue;
        }
        let Turn::Seat(seat) = position.turn() else { panic!("{position} is over") };
        let table = Match::at(&setup, position);
        let advice = think(STRONGEST.parse().unwrap(), &table, context(&AtomicBool::new(false))).unwrap();
        let mut expected = [1.0 - verdict.value(); 2];
        expected[seat.index()] = verdict.value();
        assert_eq!(advice.values, expected);
        assert_eq!(advice.steps, proof(&position).positions as u64, "nothing was searched");
        assert_eq!(advice.ranked.len(), legal(&position).len());
        assert_eq!(advice.ranked[0].0, advice.action);
        assert!(advice.ranked.is_sorted_by(|(_, _, one), (_, _, two)| one >= two), "{advice:?}");
    }
}

/// Plays a won ending to the end: level 8 against any defence. Every action comes nearer, so that no position comes
/// up twice. Returns how many actions it took.
fn play_out(ending: &Ending, mut defend: impl FnMut(&Proof) -> Action) -> u16 {
    let Verdict::Win(mut distance) = ending.verdict else { panic!("{} is not won", ending.position) };
    let winner = ending.position.mover();
    let mut table = Match::at(&ending.setup, ending.position);
    let mut seen = HashSet::from([ending.position.to_string()]);
    while table.position().mover().is_some() {
        let proof = proof(table.position());
        let attacks = table.position().mover() == winner;
        let expected = if attacks { Verdict::Win(distance) } else { proof.actions[0].1 };
        assert_eq!(proof.actions[0].1, expected, "{}", table.position());
        let action = if attacks { played(STRONGEST, &table) } else { defend(&proof) };
        table.play(action).unwrap();
        assert!(seen.insert(table.position().to_string()), "{} comes up again", table.position());
        let left = match proof.actions.iter().find(|(other, _)| *other == action).unwrap().1 {
            Verdict::Win(distance) | Verdict::Loss(distance) => distance - 1,
            Verdict::Draw => panic!("a win became a draw at {}", table.position()),
        };
        assert!(left < distance, "{}", table.position());
        distance = left;
    }
    assert_eq!(table.position().winner(), winner, "{}", ending.position);
    table.log().len() as u16
}

#[test]
fn a_won_ending_is_won_in_time_against_any_defence() {
    let mut random = Seeded::new(1);
    // Some of them: each is proved again at every action.
    for ending in endings().into_iter().step_by(3) {
        let Verdict::Win(distance) = ending.verdict else { continue };
        let best = play_out(&ending, |proof| proof.actions[0].0);
        assert_eq!(best, distance, "{}", ending.position);
        let any =
            play_out(&ending, |proof| proof.actions[random.below(proof.actions.len() as u32) as usize].0);
        assert!(any <= distance, "{}", ending.position);
    }
}

#[test]
fn what_cannot_be_proved_is_declined() {
    let go = AtomicBool::new(false);
    let ending = &endings()[60];
    let proof = proof(&ending.position);
    assert_eq!(solve(&ending.position, proof.positions, &go).as_ref(), Some(&proof));
    assert_eq!(solve(&ending.position, proof.positions - 1, &go), None, "one position too many");
    assert_eq!(solve(&ending.position, MOST, &AtomicBool::new(true)), None, "told to stop");

    let mut over = ending.position;
    over.draw();
    assert_eq!(solve(&over, MOST, &go), None, "the game is over");
    let four = Pyramidis::new(&setup("red, green, yellow, blue", "international"));
    assert_eq!(solve(&four, MOST, &go), None, "four seats");
    let two = setup("red, yellow", "german");
    let strayed = Pyramidis::parse(&two, "b4=rrrr,d8=y,g4=yyy r0y0 r4y4 r").unwrap();
    assert_eq!(solve(&strayed, MOST, &go), None, "a stack is on the other ring");
    let new = Pyramidis::new(&two);
    assert_eq!(solve(&new, 20_000, &go), None, "all pyramids are left");

    let ahead = |position: &Pyramidis| look_ahead(position, MOST_AHEAD, &go).map(|proof| proof.positions);
    for position in [&over, &four, &strayed] {
        assert_eq!(ahead(position), Err(Unproved::TooMuch), "{position}");
    }
    assert_eq!(ahead(&new), Err(Unproved::Undecided), "all pyramids are left");
    let far = &far_endings()[0].position;
    let looked = look_ahead(far, MOST_AHEAD, &go).unwrap().positions;
    assert_eq!(look_ahead(far, looked, &go).unwrap().positions, looked);
    assert!(look_ahead(far, looked - 1, &go).is_err(), "one position too many");
    assert_eq!(look_ahead(far, MOST_AHEAD, &AtomicBool::new(true)), Err(Unproved::TooMuch), "told to stop");
}

#[test]
fn the_last_action_of_all_is_not_reckoned_with() {
    for Ending { position, .. } in endings().iter().step_by(10) {
        let (mut late, mut too_late) = (*position, *position);
        // A pass changes nothing but whose turn it is and how many actions have been played.
        for _ in 0..LONGEST / 2 {
            late.play_unchecked(Action::Pass);
        }
        for _ in 0..LONGEST - 2 {
            too_late.play_unchecked(Action::Pass);
        }
        assert_eq!(late.to_string(), position.to_string());
        assert_eq!(proof(&late), proof(position));
        assert_eq!(solve(&too_late, MOST, &AtomicBool::new(false)), None);
    }
}

/// Eleven pyramids are left, and more positions than are written down at first.
const LARGE: &str = "a4=y,a5=yy,b5=y,c4=rr,e4=yrr,h4=rr r0y0 r2y3 r";

/// Won in 23 actions: looking ahead takes more than a tenth of a second.
const FAR_AHEAD: &str = "a4=yy,e4=ryr,e5=ryy,g4=yr,g5=ryry r0y0 r2y0 y";

/// How long level 8 still thinks about an ending that is too large to prove after it is told to stop.
fn delay(table: &Match<Pyramidis>) -> Duration {
    let stop = Arc::new(AtomicBool::new(false));
    let teller = {
        let stop = Arc::clone(&stop);
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(60));
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        })
    };
    think(STRONGEST.parse().unwrap(), table, context(&stop)).unwrap();
    let answered = Instant::now();
    answered.saturating_duration_since(teller.join().unwrap())
}

#[test]
fn a_proof_is_given_up_within_twenty_milliseconds_of_being_told() {
    let setup = setup("red, yellow", "international");
    let [large, far] = [LARGE, FAR_AHEAD].map(|text| Pyramidis::parse(&setup, text).unwrap());
    assert_eq!(solve(&large, SMALL, &AtomicBool::new(false)), None);
    for position in [large, far] {
        let table = Match::at(&setup, position);
        // The best of a few: a busy machine may wake a thread late.
        let delay = (0..10).map(|_| delay(&table)).min().unwrap();
        assert!(delay < Duration::from_millis(20), "{delay:?} at {position}");
    }
}

#[test]
fn a_tree_search_proves_a_win_and_stops() {
    let setup = Setup::default_of(Pyramidis::SPEC);
    let endings = include_str!("pyramidis/endings.txt").lines();
    let near = endings
        .filter_map(|line| line.strip_prefix("international win:3 "))
        .filter(|line| line.contains('r'));
    let search = Mcts { exploration: 0.6, playout: 2, minimax: 0.3, until_throw: false };
    let (stop, most) = (AtomicBool::new(false), 20_000);
    let mut proved = 0;
    for position in near {
        let position = Pyramidis::parse(&setup, position).unwrap();
        let Turn::Seat(seat) = position.turn() else { panic!("{position} is over") };
        let thought =
            search.think::<Pyramidis>(&position, seat, Budget::Steps(most), context(&stop)).unwrap();
        assert!(thought.values[seat.index()] >= 1.0, "{position}: {thought:?}");
        assert!(thought.steps < most, "{position}: nothing is left to search");
        proved += 1;
    }
    assert!(proved >= 3, "{proved}");
}

#[test]
fn ends_have_known_values_and_everything_adds_up() {
    let mut table = Match::<Pyramidis>::new(&setup("red, yellow", "international"));
    let mut random = Seeded::new(4);
    while table.actor().is_some() {
        let legal = legal(table.position());
        table.play(legal[random.below(legal.len() as u32) as usize]).unwrap();
    }
    let (bot, stop) = ("level:2".parse().unwrap(), AtomicBool::new(false));
    let analysed =
        (0..=table.ply()).map(|ply| analyse_position(bot, &table, ply, Lines::OfMistakes, context(&stop)));
    let positions: Vec<PositionAnalysis> = analysed.map(Option::unwrap).collect();
    let Turn::Over(outcome) = table.turn() else { panic!("the game is over") };
    let last = positions.last().unwrap();
    assert!(last.played.is_none());
    for (seat, expect) in Seat::all(2).zip(&last.expect) {
        let value = if outcome.winners.is_empty() {
            0.5
        } else {
            f32::from(u8::from(outcome.winners.contains(seat)))
        };
        assert!((expect - value).abs() < 1e-6, "{last:?}");
    }
    let (first, end) = (positions[0].expect.clone(), last.expect.clone());
    let analysis = Analysis::of(positions);
    for (seat, total) in analysis.totals.iter().enumerate() {
        let sum = first[seat] + total.luck - total.loss + total.rest;
        assert!((sum - end[seat]).abs() < 1e-3 && total.luck.abs() < 1e-6 && total.loss >= 0.0, "{total:?}");
    }
}
