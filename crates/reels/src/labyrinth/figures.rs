//! What is painted on the walls of the labyrinth: people, beasts and things, as layers of colour. None of them is one
//! of the seven signs, nor like one: no disc, no ripples, no eye, no blossom, no beetle, no bird of prey, no looped
//! cross.

use crate::vector::{Layer, Pigment};

use Layer::{Fill, Line};

/// A painted figure in a square of 100 by 100, its feet at the lower edge.
pub type Figure = &'static [Layer];

/// Red ochre, the skin of men.
pub const OCHRE: Pigment = [0x9c, 0x48, 0x2a];
/// Light ochre, the skin of women.
const HONEY: Pigment = [0xc8, 0x8a, 0x48];
/// Soot.
pub const SOOT: Pigment = [0x24, 0x1e, 0x1b];
/// Lime white.
pub const LIME: Pigment = [0xf1, 0xe6, 0xcc];
/// Egyptian blue.
pub const BLUE: Pigment = [0x1d, 0x4e, 0x8c];
/// Malachite green.
pub const GREEN: Pigment = [0x2c, 0x69, 0x45];
/// Yellow ochre.
pub const YELLOW: Pigment = [0xd8, 0x9f, 0x2f];
/// Dark red.
pub const RED: Pigment = [0x86, 0x27, 0x1a];
/// Wood.
const WOOD: Pigment = [0x5e, 0x39, 0x1c];

/// All figures.
pub const FIGURES: [Figure; 23] = [
    WALKER, BEARER, KNEELER, ARCHER, HARPIST, IBIS, GOOSE, JACKAL, CAT, BULL, GAZELLE, CROCODILE, FISH,
    COBRA, HARE, BOAT, JAR, PALM, PILLAR, FEATHER, THRONE, TABLE, OBELISK,
];

/// Those of the figures who may guard a door.
pub const GUARDS: [usize; 3] = [0, 1, 13];

const WALKER: Figure = &[
    Line(WOOD, 2.5, "M84 14 L84 98"),
    Line(OCHRE, 6.0, "M36 27 L26 45 L31 58"),
    Line(OCHRE, 8.0, "M45 60 L35 93 L43 96"),
    Line(OCHRE, 8.0, "M52 60 L62 93 L72 96"),
    Fill(OCHRE, "M32 25 Q49 20 67 25 L58 49 L42 49 Z"),
    Fill(LIME, "M41 46 L59 46 L70 68 L37 66 Z"),
    Line(RED, 2.0, "M42 47 L58 47"),
    Line(OCHRE, 6.0, "M64 27 L73 45 L84 40"),
    Line(OCHRE, 7.0, "M50 24 L50 16"),
    Fill(OCHRE, "M46 8 C48 2 58 3 59 9 L62 14 L58 16 C57 20 50 20 47 18 Z"),
    Fill(SOOT, "M41 23 C37 9 43 1 52 2 C57 3 59 5 59 7 L51 8 L50 23 Z"),
    Line(BLUE, 4.0, "M40 26 Q50 34 60 26"),
];

const BEARER: Figure = &[
    Fill(LIME, "M40 44 L56 44 L62 94 L38 94 Z"),
    Line(YELLOW, 1.6, "M45 50 L43 92 M51 50 L54 92"),
    Line(HONEY, 6.0, "M44 95 L52 96 M56 95 L64 96"),
    Fill(HONEY, "M34 27 Q49 22 63 27 L56 46 L41 46 Z"),
    Line(LIME, 4.0, "M40 27 L42 45 M57 27 L55 45"),
    Line(HONEY, 5.5, "M36 29 L30 46 L36 60"),
    Line(HONEY, 5.5, "M61 29 L71 38 L76 22"),
    Line(HONEY, 6.0, "M49 26 L49 18"),
    Fill(HONEY, "M45 10 C47 4 57 5 58 11 L61 15 L57 17 C56 21 49 21 46 19 Z"),
    Fill(SOOT, "M38 34 C36 12 42 2 51 4 C56 5 58 7 58 9 L51 10 L48 34 Z"),
    Fill(RED, "M66 20 L88 20 L84 8 L70 8 Z"),
    Fill(YELLOW, "M70 8 Q77 -1 84 8 Z"),
    Line(GREEN, 4.0, "M41 28 Q49 35 57 28"),
];

const KNEELER: Figure = &[
    Line(OCHRE, 9.0, "M40 68 L66 84 L40 94"),
    Line(OCHRE, 8.0, "M38 72 L30 93 L46 95"),
    Fill(LIME, "M30 62 L52 60 L66 80 L44 92 L28 88 Z"),
    Fill(OCHRE, "M28 40 Q42 35 56 40 L50 64 L32 64 Z"),
    Line(OCHRE, 6.0, "M30 42 L44 28 L62 14"),
    Line(OCHRE, 6.0, "M54 42 L66 34 L76 16"),
    Line(OCHRE, 7.0, "M42 40 L42 32"),
    Fill(OCHRE, "M38 24 C40 18 50 19 51 25 L54 29 L50 31 C49 35 42 35 39 33 Z"),
    Fill(SOOT, "M33 38 C29 24 35 16 44 17 C49 18 51 20 51 22 L43 23 L42 38 Z"),
    Line(BLUE, 4.0, "M33 41 Q42 49 51 41"),
];

const ARCHER: Figure = &[
    Line(OCHRE, 8.0, "M42 60 L28 93 L36 96"),
    Line(OCHRE, 8.0, "M48 60 L64 93 L72 96"),
    Fill(OCHRE, "M30 27 Q44 22 58 27 L52 50 L36 50 Z"),
    Fill(RED, "M35 47 L53 47 L58 66 L30 66 Z"),
    Line(OCHRE, 6.0, "M56 29 L86 30"),
    Line(OCHRE, 6.0, "M32 29 L26 36 L46 32"),
    Line(WOOD, 3.0, "M78 4 Q100 30 78 58"),
    Line(LIME, 1.2, "M78 4 L46 32 L78 58"),
    Line(WOOD, 1.8, "M46 31 L97 31"),
    Line(OCHRE, 7.0, "M44 26 L44 17"),
    Fill(OCHRE, "M40 10 C42 4 52 5 53 11 L56 15 L52 17 C51 21 44 21 41 19 Z"),
    Fill(GREEN, "M36 20 C33 9 38 2 46 3 C51 4 53 6 53 8 L45 10 L44 20 Z"),
    Line(WOOD, 5.0, "M30 40 L22 62"),
];

const HARPIST: Figure = &[
    Fill(WOOD, "M12 70 L44 70 L44 75 L40 75 L40 96 L35 96 L35 75 L20 75 L20 96 L15 96 L15 75 L12 75 Z"),
    Line(OCHRE, 9.0, "M30 66 L54 68 L54 93 L62 96"),
    Fill(LIME, "M22 58 L40 58 L58 64 L58 76 L22 74 Z"),
    Fill(OCHRE, "M20 34 Q32 29 44 34 L40 60 L24 60 Z"),
    Line(OCHRE, 5.5, "M42 37 L54 50 L68 44"),
    Line(OCHRE, 5.5, "M24 38 L40 54 L66 58"),
    Line(OCHRE, 6.5, "M33 34 L33 25"),
    Fill(OCHRE, "M29 17 C31 11 41 12 42 18 L45 22 L41 24 C40 28 33 28 30 26 Z"),
    Fill(SOOT, "M24 31 C21 16 27 9 35 10 C40 11 42 13 42 15 L34 17 L33 31 Z"),
    Line(YELLOW, 5.0, "M92 12 C92 50 86 84 62 94"),
    Line(LIME, 1.0, "M90 20 L70 34 M90 32 L68 48 M89 44 L66 62 M87 56 L64 76 M84 66 L62 88"),
    Line(WOOD, 4.0, "M74 24 L62 94"),
];

const IBIS: Figure = &[
    Line(SOOT, 3.0, "M44 66 L44 96 L54 96 M54 64 L56 96 L66 96"),
    Fill(LIME, "M18 58 C28 38 52 36 68 48 C74 54 68 66 54 70 C40 73 26 70 10 72 Z"),
    Fill(SOOT, "M10 72 L2 76 L20 56 C22 62 26 66 34 70 Z"),
    Line(SOOT, 6.0, "M64 50 C74 46 68 32 72 22"),
    Line(SOOT, 7.5, "M72 20 L74 19"),
    Line(SOOT, 3.0, "M77 20 C88 24 92 34 92 46"),
    Line(YELLOW, 1.4, "M30 52 C42 46 54 48 62 54"),
];

const GOOSE: Figure = &[
    Line(RED, 3.0, "M42 74 L40 95 L50 96 M54 74 L56 95 L66 96"),
    Fill(HONEY, "M6 56 C22 44 48 42 66 52 C74 60 68 74 52 78 C34 80 20 72 6 56 Z"),
    Fill(OCHRE, "M12 56 C26 48 46 48 58 56 C48 66 30 66 12 56 Z"),
    Line(LIME, 1.6, "M20 56 L50 58"),
    Line(HONEY, 8.0, "M64 56 C78 48 66 30 74 20"),
    Line(SOOT, 9.0, "M75 17 L77 17"),
    Fill(RED, "M79 13 L94 19 L79 22 Z"),
];

const JACKAL: Figure = &[
    Fill(YELLOW, "M8 72 L92 72 L96 97 L4 97 Z"),
    Line(RED, 2.4, "M8 77 L92 77 M22 80 L21 96 M40 80 L39 96 M60 80 L61 96 M78 80 L79 96"),
    Fill(
        SOOT,
        "M12 70 C12 56 24 48 40 49 L62 46 L66 34 L70 20 L75 30 L80 20 L83 33 L98 41 L97 45 L82 46 L80 64 L96 66 L96 71 Z",
    ),
    Line(SOOT, 4.5, "M14 62 L7 70 L5 90"),
    Line(RED, 4.0, "M66 45 L79 49"),
];

const CAT: Figure = &[
    Fill(
        HONEY,
        "M30 96 C26 76 34 58 48 46 L50 30 L47 14 L56 22 L66 21 L74 12 L74 32 C74 40 68 44 66 48 L70 94 L78 96 Z",
    ),
    Line(HONEY, 5.0, "M34 94 C14 94 10 78 18 66"),
    Line(SOOT, 2.0, "M44 60 L54 58 M40 70 L52 68 M38 80 L52 78"),
    Line(GREEN, 4.0, "M51 46 L67 47"),
    Line(SOOT, 2.4, "M66 31 L69 30"),
    Line(SOOT, 1.8, "M58 64 L60 94"),
];

const BULL: Figure = &[
    Line(OCHRE, 7.0, "M24 60 L20 94 M34 60 L34 94 M66 60 L64 94 M76 60 L78 94"),
    Fill(
        OCHRE,
        "M12 46 C20 36 46 40 60 36 C68 30 76 30 82 36 L96 46 L94 54 L82 54 C80 62 76 66 70 68 L26 68 C16 66 10 58 12 46 Z",
    ),
    Fill(
        LIME,
        "M34 44 C44 42 50 46 48 54 C42 62 32 60 30 52 Z M60 48 C66 46 70 50 66 58 C60 60 56 54 60 48 Z",
    ),
    Line(LIME, 3.6, "M76 34 C68 26 70 16 76 12 M84 36 C94 28 92 18 87 13"),
    Line(OCHRE, 3.0, "M13 46 C4 52 6 66 4 76"),
    Line(SOOT, 3.0, "M18 96 L24 96 M32 96 L38 96 M62 96 L68 96 M76 96 L82 96"),
];

const GAZELLE: Figure = &[
    Line(HONEY, 4.5, "M26 56 L18 78 L22 96 M34 58 L36 78 L32 96 M62 56 L64 78 L60 96 M70 54 L78 76 L74 96"),
    Fill(
        HONEY,
        "M16 48 C26 40 52 44 64 40 L72 22 L80 18 L94 28 L92 32 L82 32 L76 52 C72 62 60 62 48 62 L28 62 C18 60 14 54 16 48 Z",
    ),
    Fill(LIME, "M28 58 C42 60 56 60 68 56 L62 63 L32 63 Z"),
    Line(SOOT, 2.6, "M78 18 C72 10 74 4 66 -1 M82 18 C78 8 82 4 76 -1"),
    Line(HONEY, 4.0, "M74 24 L64 20"),
    Line(SOOT, 2.6, "M16 48 L8 54"),
];

const CROCODILE: Figure = &[
    Fill(
        GREEN,
        "M2 88 C18 66 30 62 46 60 L64 60 C70 56 76 56 80 60 L98 66 L99 72 L74 76 C60 82 40 82 28 82 C18 82 10 88 2 88 Z",
    ),
    Line(GREEN, 6.0, "M36 78 L30 95 L40 96 M66 76 L68 94 L78 96"),
    Line(SOOT, 1.8, "M30 66 L34 74 M38 63 L42 72 M46 62 L50 71 M54 61 L58 70"),
    Line(LIME, 1.6, "M80 70 L98 69"),
    Line(SOOT, 3.0, "M76 62 L77 62"),
    Line(YELLOW, 2.0, "M30 80 L62 79"),
];

const FISH: Figure = &[
    Fill(RED, "M96 58 C82 38 52 36 30 54 L8 40 L14 60 L8 80 L30 66 C52 82 82 78 96 58 Z"),
    Fill(GREEN, "M48 44 L60 28 L72 44 Z M50 74 L58 86 L66 74 Z"),
    Line(LIME, 1.8, "M40 52 Q46 60 40 68 M52 48 Q58 60 52 72 M64 47 Q70 60 64 73"),
    Line(SOOT, 2.6, "M76 48 Q82 58 76 70"),
    Line(LIME, 3.6, "M86 54 L87 54"),
];

const COBRA: Figure = &[
    Line(YELLOW, 8.0, "M58 40 C54 60 62 72 50 82 C40 90 22 84 14 92 L6 94"),
    Fill(YELLOW, "M46 50 C40 34 46 20 58 14 C70 20 76 34 70 50 C66 58 50 58 46 50 Z"),
    Fill(GREEN, "M52 46 C49 36 52 26 58 22 C64 26 67 36 64 46 Z"),
    Fill(YELLOW, "M50 14 C52 4 64 2 72 8 L80 12 L70 18 L56 20 Z"),
    Line(RED, 1.6, "M80 12 L90 14 M82 13 L89 9"),
    Line(SOOT, 2.6, "M66 9 L67 9"),
    Line(RED, 2.2, "M53 32 L63 32 M53 39 L63 39 M56 60 L62 61 M56 70 L62 72"),
];

const HARE: Figure = &[
    Fill(
        HONEY,
        "M14 86 C10 66 28 54 46 58 C56 56 62 48 66 42 L58 16 L66 14 L74 36 L72 12 L80 14 L82 40 L94 50 L92 54 L80 58 C78 70 72 76 70 80 L76 95 L66 95 L60 82 L38 84 L44 95 L22 95 Z",
    ),
    Line(OCHRE, 2.2, "M62 20 L70 38 M76 18 L78 38"),
    Line(SOOT, 3.0, "M82 47 L83 47"),
    Line(LIME, 4.0, "M14 76 L10 72"),
    Line(OCHRE, 2.0, "M26 70 C36 66 44 72 44 82"),
];

const BOAT: Figure = &[
    Fill(
        GREEN,
        "M0 58 L10 58 C16 80 34 84 50 84 C66 84 84 80 90 58 L100 58 C96 84 78 94 50 94 C22 94 4 84 0 58 Z",
    ),
    Line(YELLOW, 2.0, "M10 72 C24 88 76 88 90 72"),
    Line(WOOD, 3.0, "M50 84 L50 6"),
    Fill(LIME, "M22 12 L78 12 L74 56 L26 56 Z"),
    Line(RED, 2.0, "M22 22 L78 22 M24 34 L76 34 M25 46 L75 46"),
    Line(WOOD, 2.4, "M20 11 L80 11 M25 57 L75 57"),
    Line(WOOD, 2.6, "M84 52 L98 96 M70 62 L72 82"),
    Fill(RED, "M28 66 L44 66 L44 83 L28 80 Z"),
];

const JAR: Figure = &[
    Fill(
        OCHRE,
        "M38 10 L62 10 L60 18 C60 24 80 34 78 54 C76 74 62 86 58 96 L42 96 C38 86 24 74 22 54 C20 34 40 24 40 18 Z",
    ),
    Fill(BLUE, "M23 46 L77 46 L78 56 L22 56 Z"),
    Line(LIME, 2.0, "M24 43 L76 43 M23 60 L77 60"),
    Line(OCHRE, 4.5, "M34 30 C14 26 12 44 23 50 M66 30 C86 26 88 44 77 50"),
    Line(SOOT, 4.0, "M37 9 L63 9"),
];

const PALM: Figure = &[
    Line(WOOD, 6.0, "M50 97 C47 72 48 52 51 34"),
    Line(SOOT, 1.4, "M45 86 L53 84 M45 74 L53 72 M46 62 L53 60 M47 50 L54 48"),
    Line(GREEN, 5.5, "M51 34 C40 20 24 20 10 34 M51 34 C62 20 78 20 92 34"),
    Line(GREEN, 5.5, "M51 34 C38 30 24 38 18 56 M51 34 C64 30 78 38 84 56"),
    Line(GREEN, 5.5, "M51 34 C44 18 34 8 22 8 M51 34 C58 18 68 8 80 8"),
    Line(RED, 5.0, "M44 40 L42 50 M58 40 L60 50"),
];

const PILLAR: Figure = &[
    Fill(YELLOW, "M40 40 L60 40 L66 96 L34 96 Z"),
    Fill(GREEN, "M24 8 L76 8 L76 15 L24 15 Z M24 26 L76 26 L76 33 L24 33 Z"),
    Fill(RED, "M24 17 L76 17 L76 24 L24 24 Z M24 35 L76 35 L76 42 L24 42 Z"),
    Line(BLUE, 2.6, "M40 56 L60 56 M39 66 L61 66 M38 76 L62 76"),
    Line(SOOT, 3.0, "M30 97 L70 97"),
];

const FEATHER: Figure = &[
    Fill(LIME, "M44 97 L44 30 C42 10 58 -2 70 8 C78 18 66 24 58 20 C66 34 66 64 52 97 Z"),
    Line(GREEN, 2.6, "M48 96 C50 60 48 30 56 12"),
    Line(BLUE, 1.6, "M50 40 L60 36 M50 52 L61 48 M50 64 L59 61 M50 76 L56 74"),
    Line(RED, 2.0, "M46 34 L46 92"),
];

const THRONE: Figure = &[
    Fill(BLUE, "M14 54 L66 54 L66 84 L14 84 Z"),
    Fill(YELLOW, "M8 10 L18 10 L22 54 L14 54 Z M62 46 L78 46 L78 54 L62 54 Z"),
    Line(YELLOW, 2.4, "M22 62 L58 62 L58 77 L22 77 L22 62 M32 62 L32 77 M45 62 L45 77"),
    Fill(RED, "M8 84 L92 84 L92 96 L8 96 Z"),
    Line(LIME, 2.0, "M12 90 L88 90"),
    Line(WOOD, 4.0, "M14 46 L66 46"),
];

const TABLE: Figure = &[
    Fill(WOOD, "M10 60 L90 60 L90 66 L10 66 Z"),
    Fill(WOOD, "M45 66 L55 66 L62 96 L38 96 Z"),
    Fill(LIME, "M16 60 C16 46 28 46 28 60 Z M32 60 L36 34 L40 60 Z"),
    Fill(HONEY, "M44 60 C44 50 62 50 62 60 Z"),
    Fill(RED, "M66 60 L70 40 L78 40 L82 60 Z"),
    Fill(GREEN, "M22 46 C30 30 44 30 58 38 L74 34 L60 46 L46 48 Z"),
    Line(YELLOW, 3.0, "M48 50 L58 50 M70 40 L78 40"),
    Line(BLUE, 2.4, "M68 48 L80 48"),
];

const OBELISK: Figure = &[
    Fill(RED, "M40 20 L60 20 L66 86 L34 86 Z"),
    Fill(YELLOW, "M40 20 L50 3 L60 20 Z"),
    Fill(SOOT, "M24 86 L76 86 L80 97 L20 97 Z"),
    Line(LIME, 2.2, "M46 32 L54 32 M45 44 L55 44 M45 56 L55 56 M44 68 L56 68 M50 32 L50 76"),
];
