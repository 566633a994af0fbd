//! Bots against each other: who sits where, playing a game, and what the results say. Files and progress are the
//! caller's.

use std::sync::atomic::AtomicBool;

use game::{Actor, AnyGame, AnyMatch, RandomSource, Seat, Seeded, Setup, Turn, mix};

use crate::{Bot, SearchContext, think};

/// One game of a tournament.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pairing {
    /// The numbers of the two bots in the list.
    pub bots: [usize; 2],
    /// Which of their games this is.
    pub game: u64,
    /// Whether the first of them has one seat against all others; otherwise each has half of them.
    pub alone: bool,
}

/// Every game of all against all.
pub fn pairings(bots: usize, games: u64, alone: bool) -> Vec<Pairing> {
    let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| [one, other]));
    let pairs: Vec<[usize; 2]> = pairs.collect();
    // Game by game, so that a tournament that is not finished has seen everybody.
    (0..games).flat_map(|game| pairs.iter().map(move |bots| Pairing { bots: *bots, game, alone })).collect()
}

impl Pairing {
    /// Which bot has each seat. They turn round the table from game to game; where the seats cannot be halved, each
    /// of the two has the greater part in every other game.
    pub fn seats(&self, seats: usize) -> Vec<usize> {
        let [one, other] = self.bots;
        let odd = seats % 2 == 1 && (self.game / seats as u64) % 2 == 1;
        let half = if self.alone { 1 } else { seats / 2 + usize::from(odd) };
        let turned = (self.game % seats as u64) as usize;
        (0..seats).map(|seat| if (seat + turned) % seats < half { one } else { other }).collect()
    }

    /// The seed of this game.
    pub fn seed(&self, seed: u64) -> u64 {
        let [one, other] = self.bots.map(|bot| bot as u64);
        mix(mix(mix(seed, one), other), self.game)
    }
}

/// Plays a game between bots by seat, of a game that bots [know](crate::find).
pub fn play(game: &dyn AnyGame, setup: &Setup, bots: &[Bot], seed: u64) -> Box<dyn AnyMatch> {
    let stop = AtomicBool::new(false);
    let context = SearchContext::new(&stop, seed);
    let played = play_with(game, setup, seed, |seat, table| {
        let advice = think(bots[seat.index()], table, context).expect("bots know the game");
        table.play(setup.name(Actor::Seat(seat)), &advice.action)
    });
    played.expect("bots play what the rules offer")
}

/// Plays a game in which `act` plays an action for the seat whose turn it is. Chance is drawn from the seed; the first
/// error ends the game.
pub fn play_with<E>(
    game: &dyn AnyGame,
    setup: &Setup,
    seed: u64,
    mut act: impl FnMut(Seat, &mut dyn AnyMatch) -> Result<(), E>,
) -> Result<Box<dyn AnyMatch>, E> {
    let mut table = game.open(setup);
    loop {
        match table.turn() {
            Turn::Over(_) => return Ok(table),
            Turn::Seat(seat) => act(seat, &mut *table)?,
            Turn::Chance => {
                let drawn = table.chance(&mut Seeded::new(mix(seed, table.ply() as u64)));
                table.play(setup.name(Actor::Chance), &drawn).expect("chance plays what the rules offer");
            }
        }
    }
}

/// What one game brought each bot: its seats' shares of the win, and what would have been fair.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// The number of the bot.
    pub bot: usize,
    /// Its share of the win; draws are shared by all seats.
    pub won: f64,
    /// Its share of the seats.
    pub fair: f64,
}

/// The scores of a finished game between the two bots of a pairing.
pub fn scores(pairing: &Pairing, table: &dyn AnyMatch) -> [Score; 2] {
    let seats = pairing.seats(table.setup().seats().len());
    let winners = if let Turn::Over(outcome) = table.turn() { outcome.winners } else { game::Seats::NONE };
    pairing.bots.map(|bot| {
        let (mut won, mut fair) = (0.0, 0.0);
        for seat in Seat::all(seats.len()).filter(|seat| seats[seat.index()] == bot) {
            fair += 1.0 / seats.len() as f64;
            won += match winners.len() {
                0 => 1.0 / seats.len() as f64,
                count => f64::from(u8::from(winners.contains(seat))) / count as f64,
            };
        }
        Score { bot, won, fair }
    })
}

/// A bot's standing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Games played.
    pub games: u64,
    /// Wins, shared ones and draws in parts.
    pub won: f64,
    /// What would have been fair.
    pub fair: f64,
    /// Rating above what all are compared with, and the ends of its 95 % interval.
    pub elo: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How often the results are drawn again, to see how much they could have differed.
const RESAMPLES: u64 = 400;

/// What ratings are compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Above {
    /// The average of all bots.
    Average,
    /// The first bot: where only neighbours met, it is known best how far the next ones are above it.
    First,
}

/// The standings of all bots after these games.
pub fn standings(bots: usize, games: &[[Score; 2]], above: Above, seed: u64) -> Vec<Standing> {
    let all: Vec<usize> = (0..games.len()).collect();
    let ratings = |drawn: &[usize]| {
        let ratings = ratings(bots, games, drawn);
        let least = if above == Above::First { ratings[0] } else { 0.0 };
        ratings.into_iter().map(move |rating| rating - least)
    };
    let elos: Vec<f64> = ratings(&all).collect();
    let mut random = Seeded::new(seed);
    let mut samples: Vec<Vec<f64>> = vec![Vec::new(); bots];
    for _ in 0..RESAMPLES {
        let drawn: Vec<usize> =
            games.iter().map(|_| random.below(games.len().max(1) as u32) as usize).collect();
        for (sample, elo) in samples.iter_mut().zip(ratings(&drawn)) {
            sample.push(elo);
        }
    }
    (0..bots)
        .map(|bot| {
            let mine = || games.iter().flatten().filter(|score| score.bot == bot);
            samples[bot].sort_by(f64::total_cmp);
            let quantile = |part: f64| samples[bot][((samples[bot].len() - 1) as f64 * part) as usize];
            Standing {
                games: mine().count() as u64,
                won: mine().map(|score| score.won).sum(),
                fair: mine().map(|score| score.fair).sum(),
                elo: elos[bot],
                low: quantile(0.025),
                high: quantile(0.975),
            }
        })
        .collect()
}

/// The most rounds in which strengths are brought nearer to what the games say, and the change below which they are near
/// enough. Bots of which only neighbours met need many.
const ROUNDS: usize = 20_000;
const NEAR: f64 = 1e-8;

/// Bradley-Terry strengths as Elo numbers around 0, from the drawn games. Each pair of bots that met is helped by half a
/// drawn game, so that a bot that won everything has a rating, too.
fn ratings(bots: usize, games: &[[Score; 2]], drawn: &[usize]) -> Vec<f64> {
    let mut wins = vec![vec![0.0; bots]; bots];
    for [one, other] in games {
        (wins[one.bot][other.bot], wins[other.bot][one.bot]) = (0.25, 0.25);
    }
    for game in drawn {
        let [one, other] = games[*game];
        // For each seat, so that three against one is not an advantage.
        let (a, b) = (one.won / one.fair, other.won / other.fair);
        let share = if a + b > 0.0 { a / (a + b) } else { 0.5 };
        wins[one.bot][other.bot] += share;
        wins[other.bot][one.bot] += 1.0 - share;
    }
    let mut strengths = vec![1.0_f64; bots];
    for _ in 0..ROUNDS {
        let next: Vec<f64> = (0..bots)
            .map(|one| {
                let others = || (0..bots).filter(move |other| *other != one);
                let won: f64 = others().map(|other| wins[one][other]).sum();
                let met: f64 = others()
                    .map(|other| (wins[one][other] + wins[other][one]) / (strengths[one] + strengths[other]))
                    .sum();
                if met > 0.0 { won / met } else { 1.0 }
            })
            .collect();
        let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / bots as f64;
        let next: Vec<f64> = next.iter().map(|strength| (strength.ln() - mean).exp()).collect();
        let change =
            next.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strengths = next;
        if change < NEAR {
            break;
        }
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}
