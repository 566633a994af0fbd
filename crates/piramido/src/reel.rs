//! Reels of seven pictures: the classic ones (V1), which random ones there may be and how they are drawn (V2), and
//! how somebody who has seen only a few pictures may imagine the rest.

use std::fmt;
use std::marker::PhantomData;
use std::sync::LazyLock;

use game::{Message, ParseError, RandomSource, Scan, join};

use crate::board::{Colour, Sign, Step};
use crate::labyrinth::Side;
use crate::network::Steps;

/// A reel: pictures 1 to 7, each of them possibly not drawn yet, or hidden from the owner of a view.
///
/// `P` is what a picture shows: the [`Step`] on which the explorer stands, or a [`Passage`] of the labyrinth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reel<P> {
    slides: [u8; 7],
    shows: PhantomData<P>,
}

/// What a picture of a reel can show, as a number below 254.
pub trait Slide: Copy + fmt::Display {
    /// Its number.
    fn number(self) -> u8;
    /// What has this number.
    fn from_number(number: u8) -> Self;
    /// Reads its notation.
    fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError>;
}

/// A passage of the labyrinth: a sign on its left or right wall, or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passage(pub Option<(Sign, Side)>);

/// The three reels of one kind, by colour.
pub type Reels<P> = [Reel<P>; 3];

const HIDDEN: u8 = 255;
const UNDRAWN: u8 = 254;

/// V2: the levels of pictures 1 to 7.
const LEVELS: [usize; 7] = [0, 1, 1, 2, 2, 3, 3];

/// V2: in how many ways a reel goes on from each step of each picture, if nothing more of it has been seen.
type Ways = [[u32; Steps::PLACES]; 7];
static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    let mut ways = [[1; Steps::PLACES]; 7];
    for number in (0..6).rev() {
        for from in Step::all() {
            let next = from.in_reach().and(Steps::LEVELS[LEVELS[number + 1]]);
            ways[number][from.place()] = next.iter().map(|to| ways[number + 1][to.place()]).sum();
        }
    }
    ways
});

impl<P: Slide> Reel<P> {
    /// A reel that has not been drawn yet.
    pub const UNDRAWN: Self = Self::of([UNDRAWN; 7]);

    const fn of(slides: [u8; 7]) -> Self {
        Self { slides, shows: PhantomData }
    }

    /// A reel with these pictures.
    pub fn new(pictures: [P; 7]) -> Self {
        Self::of(pictures.map(P::number))
    }

    /// Picture `number`, from 1 to 7, if it has been drawn and is not hidden.
    pub fn picture(&self, number: u8) -> Option<P> {
        let slide = *self.slides.get(usize::from(number).wrapping_sub(1))?;
        (slide < UNDRAWN).then(|| P::from_number(slide))
    }

    /// Puts another picture in the place of a number from 1 to 7.
    pub(crate) fn take_for(&mut self, number: u8, picture: P) {
        if let Some(slide) = self.slides.get_mut(usize::from(number).wrapping_sub(1)) {
            *slide = picture.number();
        }
    }

    /// Pictures 1 to 7.
    pub fn pictures(&self) -> impl DoubleEndedIterator<Item = Option<P>> {
        (1..=7).map(|number| self.picture(number))
    }

    /// Whether the reel has been drawn.
    pub fn is_drawn(&self) -> bool {
        self.slides[0] != UNDRAWN
    }

    /// The reel with all pictures hidden but those whose bit (1 for picture 1, 2 for picture 2, 4 …) is set.
    pub(crate) fn showing(mut self, open: u8) -> Self {
        if self.is_drawn() {
            for (number, slide) in self.slides.iter_mut().enumerate() {
                if open >> number & 1 == 0 {
                    *slide = HIDDEN;
                }
            }
        }
        self
    }

    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        let mut slides = [UNDRAWN; 7];
        for (number, slide) in slides.iter_mut().enumerate() {
            if number > 0 {
                scan.expect(",")?;
            }
            *slide = P::read(scan)?.number();
        }
        Ok(Self::of(slides))
    }
}

/// `e1,h4,f2,g7,d3,d5,e4`; hidden pictures are `?`, and one `?` is a reel of which nothing is seen.
impl<P: Slide> fmt::Display for Reel<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.pictures().all(|picture| picture.is_none()) {
            return f.write_str("?");
        }
        let text = |picture: Option<P>| picture.map_or_else(|| "?".to_owned(), |picture| picture.to_string());
        join(f, self.pictures().map(text), ",", "")
    }
}

impl Slide for Step {
    fn number(self) -> u8 {
        self.number()
    }

    fn from_number(number: u8) -> Self {
        Self::from_number(number)
    }

    fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        Self::read(scan)
    }
}

impl Passage {
    /// The passage without a sign.
    pub const BARE: Self = Self(None);
    /// How many passages with a sign there are.
    const SIGNED: u8 = 14;

    /// The sign in it.
    pub fn sign(self) -> Option<Sign> {
        self.0.map(|(sign, _)| sign)
    }
}

impl Slide for Passage {
    fn number(self) -> u8 {
        self.0.map_or(Self::SIGNED, |(sign, side)| sign as u8 * 2 + side as u8)
    }

    fn from_number(number: u8) -> Self {
        let side = if number.is_multiple_of(2) { Side::Left } else { Side::Right };
        Self(Sign::ALL.get(usize::from(number / 2)).map(|sign| (*sign, side)))
    }

    fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        if scan.take("-") {
            return Ok(Self::BARE);
        }
        let sign = scan.letter("one of `K`, `E`, `S`, `F`, `L`, `U`, `W` or `-`", Sign::from_letter)?;
        let side = scan.letter("`<` or `>`", |letter| match letter {
            '<' => Some(Side::Left),
            '>' => Some(Side::Right),
            _ => None,
        })?;
        Ok(Self(Some((sign, side))))
    }
}

impl fmt::Display for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some((sign, Side::Left)) => write!(f, "{}<", sign.letter()),
            Some((sign, Side::Right)) => write!(f, "{}>", sign.letter()),
            None => f.write_str("-"),
        }
    }
}

/// The classic reels of the pyramid (V1): they stand in for the printed ones, which are lost.
pub const CLASSIC_PYRAMID: Reels<Step> =
    [pyramid(b"e1h4f2g7d3d5e4"), pyramid(b"a5d2b4g3c3e6d5"), pyramid(b"e9b6d8c3e7f5e4")];

/// The classic reels of the labyrinth (V1).
pub const CLASSIC_LABYRINTH: Reels<Passage> =
    [labyrinth(b"S<U>L<- K>F<W>"), labyrinth(b"W>K<E>L<S>- F<"), labyrinth(b"F<- W>E<L>K<U>")];

const fn pyramid(text: &[u8; 14]) -> Reel<Step> {
    let mut slides = [UNDRAWN; 7];
    let mut number = 0;
    while number < 7 {
        slides[number] = Step::at(text[2 * number] - b'a', text[2 * number + 1] - b'1').number();
        number += 1;
    }
    Reel::of(slides)
}

const fn labyrinth(text: &[u8; 14]) -> Reel<Passage> {
    let mut slides = [Passage::SIGNED; 7];
    let mut number = 0;
    while number < 7 {
        let mut sign = 0;
        while sign < 7 {
            if Sign::ALL[sign as usize].letter() as u8 == text[2 * number] {
                slides[number] = sign * 2 + (text[2 * number + 1] == b'>') as u8;
            }
            sign += 1;
        }
        number += 1;
    }
    Reel::of(slides)
}

impl Reel<Step> {
    /// V2: marked steps, levels and walks. That the targets differ follows: two of one level stand one after another.
    pub(crate) fn keeps_v2(self) -> bool {
        self.fault().is_none()
    }

    /// The first picture that breaks V2, in a sentence.
    pub(crate) fn fault(self) -> Option<Message> {
        let mut before: Option<Step> = None;
        for (number, (picture, level)) in (1..).zip(self.pictures().zip(LEVELS)) {
            let of = |id: &'static str| Message::new(id).number("number", number);
            let Some(step) = picture else { return Some(of("piramido-not-picture-missing")) };
            if usize::from(step.level()) != level {
                let fault = of("piramido-not-picture-level").word("step", step).number("level", step.level());
                return Some(fault.number("needed", level as i64));
            }
            if step.part().is_none() {
                return Some(of("piramido-not-picture-stone").word("step", step));
            }
            if let Some(last) = before.replace(step).filter(|last| !last.in_reach().contains(step)) {
                let fault = of("piramido-not-picture-far").word("step", step).word("from", last);
                return Some(fault.number("count", last.walk(step)));
            }
        }
        None
    }

    /// V2: a reel drawn at random, its start none of `taken`.
    pub(crate) fn draw(taken: Steps, random: &mut impl RandomSource) -> Self {
        let start = pick(Steps::LEVELS[0].without(taken), random);
        Self::of([HIDDEN; 7]).imagine(start, random)
    }

    /// V2: the hidden pictures drawn, each reel that agrees with the others and with `start` as likely as any other.
    pub(crate) fn imagine(self, start: Step, random: &mut impl RandomSource) -> Self {
        let allowed = |number: usize| match self.slides[number] {
            _ if number == 0 => Steps::one(start),
            HIDDEN => Steps::LEVELS[LEVELS[number]],
            slide => Steps::one(Step::from_number(slide)),
        };
        // Who takes one picture for another may see two in a row that V2 does not allow: seen is seen.
        let seen_both = |number: usize| {
            self.slides[number.saturating_sub(1)..=number].iter().all(|slide| *slide != HIDDEN)
        };
        let next = |number: usize, from: Step| match allowed(number) {
            next if seen_both(number) => next,
            next => next.and(from.in_reach()),
        };
        // In how many ways the reel goes on from each step of each picture, from the last picture seen back.
        let seen = self.slides.iter().rposition(|slide| *slide != HIDDEN).unwrap_or(0);
        let mut ways = *WAYS;
        for number in (0..seen).rev() {
            for step in allowed(number).iter() {
                ways[number][step.place()] =
                    next(number + 1, step).iter().map(|to| ways[number + 1][to.place()]).sum();
            }
        }
        let mut reel = self;
        let mut choice = Steps::one(start);
        for (number, ways) in ways.iter().enumerate() {
            let total: u32 = choice.iter().map(|step| ways[step.place()]).sum();
            let mut drawn = random.below(total.max(1));
            for step in choice.iter() {
                let here = ways[step.place()];
                if drawn < here {
                    reel.slides[number] = step.number();
                    choice = next((number + 1).min(6), step);
                    break;
                }
                drawn -= here;
            }
        }
        reel
    }
}

impl Reel<Passage> {
    /// V2: six signs and one picture without, neither the first nor the last.
    pub(crate) fn keeps_v2(self) -> bool {
        self.fault().is_none()
    }

    /// How it breaks V2, in a sentence.
    pub(crate) fn fault(self) -> Option<Message> {
        let bare = self.pictures().filter(|picture| *picture == Some(Passage::BARE)).count();
        if bare != 1 {
            return Some(Message::new("piramido-not-picture-signs").number("count", bare as i64));
        }
        let end = ["piramido-not-picture-first", "piramido-not-picture-last"];
        let ends = [self.slides[0], self.slides[6]];
        ends.iter().position(|slide| *slide == Passage::SIGNED).map(|number| Message::new(end[number]))
    }

    /// V2: a reel drawn at random.
    pub(crate) fn draw(random: &mut impl RandomSource) -> Self {
        Self::of([HIDDEN; 7]).imagine(random)
    }

    /// V2: the hidden pictures drawn.
    pub(crate) fn imagine(self, random: &mut impl RandomSource) -> Self {
        let hidden = |number: &usize| self.slides[*number] == HIDDEN;
        let mut bare = None;
        if !self.slides.contains(&Passage::SIGNED) {
            let places = (1..6).filter(hidden).count() as u32;
            bare = (1..6).filter(hidden).nth(random.below(places.max(1)) as usize);
        }
        let mut slides = self.slides;
        for number in (0..7).filter(hidden) {
            let signed = bare != Some(number);
            slides[number] =
                if signed { random.below(Passage::SIGNED.into()) as u8 } else { Passage::SIGNED };
        }
        Self::of(slides)
    }
}

/// One of the steps, each as likely as the other.
fn pick(steps: Steps, random: &mut impl RandomSource) -> Step {
    let drawn = random.below(steps.len().max(1) as u32) as usize;
    steps.iter().nth(drawn).unwrap_or(Step::TOP)
}

/// Three different starting steps, one of each set (V2); all such choices are equally likely.
pub(crate) fn imagine_starts(sets: [Steps; 3], random: &mut impl RandomSource) -> [Step; 3] {
    let mut starts = sets.map(|set| pick(set, random));
    // What is not allowed is drawn again. Only a position without meaning has no choice that is.
    for _ in 0..1000 {
        let [a, b, c] = starts;
        if a != b && b != c && a != c {
            break;
        }
        starts = sets.map(|set| pick(set, random));
    }
    starts
}

/// The colour whose reel of a kind is drawn next, in the order red, blue, yellow.
pub(crate) fn next_drawn<P: Slide>(reels: &Reels<P>) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| !reels[*colour as usize].is_drawn())
}
