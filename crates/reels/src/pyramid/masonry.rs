//! The stone of the pyramid at a point. Start at [`tread`] and [`riser`].
//!
//! Steps with a sign have it on a pale slab with a painted border, all others are hewn stone. On the upright sides
//! there is a flight of stairs wherever two steps above each other are joined, a doorway below each gate, a frieze
//! below the forecourts and a cornice below the gallery (V1).

use piramido::{Heading, Part, Sign, Step, WIDTH};

use super::desert::{SAND, drifted};
use super::solid::{Hit, RISE, half_width, height};
use crate::field;
use crate::math::{V3, fade, floor, hash, light, mix, smooth, v3};
use crate::noise::{GRAIN, SWELL, Speck};

/// How wide a sign is on its step.
pub const SIGN: f32 = 0.7;
/// Half the width of the slab on which a sign is carved, and the radius of its corners.
const SLAB: [f32; 2] = [0.45, 0.05];
/// Where the painted border lies, from the edge of the slab inwards.
const BORDER: [f32; 2] = [0.025, 0.045];

/// Limestone: most blocks, yellow ones, and few that are nearly white.
const LIMESTONE: [V3; 3] = [light(0x00d6_b988), light(0x00c2_9a66), light(0x00e4_cfa6)];
/// The finer stone of slabs and stairs.
const PALE: V3 = light(0x00f6_ecd6);
/// Paint on architecture: red, blue, gold, green.
const PAINTS: [V3; 4] = [light(0x00a2_3f24), light(0x0022_568c), light(0x00d8_9a2c), light(0x0039_6f45)];

/// Steps of a flight of stairs between two levels.
const FLIGHT: f32 = 5.0;
/// How much of a step in it is its front; the rest is its tread.
const FRONT: f32 = 0.6;
/// Half the width of a flight of stairs, and how wide the wall beside it is.
const STAIRS: [f32; 2] = [0.33, 0.06];

/// Stone at a point.
pub struct Surface {
    pub colour: V3,
    pub normal: V3,
    /// How open it is to the sky, 0 to 1.
    pub open: f32,
}

/// What an upright side shows below one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Relief {
    Blocks,
    Frieze,
    Cornice,
    Stairs,
    Gate,
}

/// The upper side of a step.
pub fn tread(point: V3, level: usize, footprint: f32, pigments: &[V3; 7]) -> Surface {
    let (column, row) = (point.x + 4.5, point.y + 4.5);
    let cell = (floor(column), floor(row));
    let (u, v) = (column - cell.0 - 0.5, row - cell.1 - 0.5);
    let block = hash(cell.0 as i32, cell.1 as i32, 1);
    let rough = rough(point.x * 0.31 + block * 7.0, point.y * 0.31 + block * 3.0, footprint);
    // Distance to the joint around the block, and to the wall of the next level.
    let joint = 0.5 - u.abs().max(v.abs());
    let half = half_width(level + 1).max(0.0);
    let (dx, dy) = ((point.x.abs() - half).max(0.0), (point.y.abs() - half).max(0.0));
    let wall = if half > 0.0 { (dx * dx + dy * dy).sqrt() } else { 9.0 };
    let mut surface = block_surface(block, rough, joint, footprint);
    let edge = if u.abs() > v.abs() { v3(u.signum(), 0.0, 0.0) } else { v3(0.0, v.signum(), 0.0) };
    let bevel = smooth(0.05, 0.0, joint - 0.012 * rough.0.value);
    surface.normal = v3(-rough.1[0], -rough.1[1], 1.0) + edge * (bevel * 0.55);
    let mut sand = drifted(wall, rough.0.value);
    if let Some(sign) = Step::at(cell.0 as u8, cell.1 as u8).sign() {
        slab(&mut surface, [u, v], rough.0, footprint);
        surface.normal = surface.normal.unit();
        carve(&mut surface, sign, [u / SIGN, -v / SIGN], rough.0, footprint / SIGN, pigments);
        // Slabs are swept.
        sand *= 0.6;
    } else {
        hew(&mut surface, rough.0, footprint);
        surface.normal = surface.normal.unit();
    }
    surface.colour = surface.colour.mix(SAND[0], sand);
    surface.open *= 1.0 - 0.55 * fade(wall / (RISE * 0.45));
    surface
}

/// The side of a level: two courses of blocks, the upper one as wide as the steps on it, and what the way up needs.
pub fn riser(along: f32, z: f32, hit: Hit, footprint: f32) -> Surface {
    let up = z - (height(hit.level) - RISE);
    let upper = up > RISE * 0.48;
    let place = along + 4.5 + if upper { 0.0 } else { 0.5 };
    let cell = floor(place);
    let side = (hit.normal.x * 2.0 + hit.normal.y) as i32;
    let block = hash(cell as i32 * 2 + i32::from(upper), hit.level as i32 * 8 + side, 2);
    let rough = rough(along * 0.31 + block * 5.0, z * 0.31 + block * 9.0, footprint);
    let (low, high) = if upper { (RISE * 0.48, RISE) } else { (0.0, RISE * 0.48) };
    let across = 0.5 - (place - cell - 0.5).abs();
    let over = (up - low).min(high - up);
    let mut surface = block_surface(block, rough, across.min(over), footprint);
    // Rain has washed dark streaks down, and the wind keeps the foot of the wall clear.
    let streak = GRAIN.at(along * 0.9 + block, z * 0.07 + block).value;
    surface.colour = surface.colour * (1.0 - 0.22 * smooth(0.0, 0.7, streak));
    let tangent = if hit.normal.x == 0.0 { v3(1.0, 0.0, 0.0) } else { v3(0.0, 1.0, 0.0) };
    let bevel = smooth(0.045, 0.0, RISE - up) * 0.6 - smooth(0.03, 0.0, over) * 0.2;
    surface.normal = hit.normal + tangent * -rough.1[0] + v3(0.0, 0.0, bevel - rough.1[1]);
    let column = floor(along + 4.5);
    let wall = Wall {
        aside: along + 4.0 - column,
        up,
        face: hit.normal,
        tangent,
        grain: rough.0.value,
        blur: footprint.max(0.006),
    };
    match relief(hit, column as u8) {
        Relief::Blocks => {}
        Relief::Frieze => wall.frieze(&mut surface),
        Relief::Cornice => wall.cornice(&mut surface),
        Relief::Stairs => wall.stairs(&mut surface),
        Relief::Gate => {
            wall.stairs(&mut surface);
            wall.doorway(&mut surface);
        }
    }
    surface.normal = surface.normal.unit();
    surface.open *= 1.0 - 0.5 * fade(up / (RISE * 0.4));
    surface
}

/// What the side of a level shows below the step with this number along it.
fn relief(hit: Hit, along: u8) -> Relief {
    let (level, along) = (hit.level as u8, along.min(WIDTH - 1));
    let far = WIDTH - 1 - level;
    let (step, outward) = if hit.normal.x > 0.5 {
        (Step::at(far, along), Heading::East)
    } else if hit.normal.x < -0.5 {
        (Step::at(level, along), Heading::West)
    } else if hit.normal.y > 0.0 {
        (Step::at(along, far), Heading::North)
    } else {
        (Step::at(along, level), Heading::South)
    };
    let joined = step.joined(outward) != Step::DESERT;
    match step.part() {
        Some(Part::Forecourt) => Relief::Frieze,
        Some(Part::Gate) if joined => Relief::Gate,
        Some(_) if joined => Relief::Stairs,
        Some(Part::Gallery) => Relief::Cornice,
        _ => Relief::Blocks,
    }
}

/// A point of an upright side, as seen from the middle of the step's lower edge.
struct Wall {
    aside: f32,
    up: f32,
    face: V3,
    tangent: V3,
    grain: f32,
    /// How wide a pixel is there.
    blur: f32,
}

impl Wall {
    /// 1 from `from` to `to`, 0 elsewhere, as soft as a pixel.
    fn within(&self, value: f32, from: f32, to: f32) -> f32 {
        let half = self.blur * 0.7;
        smooth(from - half, from + half, value) * (1.0 - smooth(to - half, to + half, value))
    }

    /// Paint that the wind has worn.
    fn paint(&self, surface: &mut Surface, paint: V3, part: f32) {
        let wear = 0.85 - 0.45 * smooth(0.0, 0.7, self.grain);
        surface.colour = surface.colour.mix(paint, part * wear);
    }

    /// A flight of stairs between two low walls.
    fn stairs(&self, surface: &mut Surface) {
        let [half, thick] = STAIRS;
        let aside = self.aside.abs();
        let flight = self.within(aside, -1.0, half);
        let cheek = self.within(aside, half, half + thick);
        let place = self.up / RISE * FLIGHT;
        let part = place - floor(place);
        let soft = (self.blur / RISE * FLIGHT * 0.7).clamp(0.02, 0.5);
        // The lower part of each band is the front of a step, the upper part the tread behind it.
        let flat = smooth(FRONT - soft, FRONT + soft, part) * (1.0 - smooth(1.0 - soft, 1.0, part));
        let (stone, covers) = (PALE * (0.82 + 0.1 * self.grain), flight.max(cheek));
        surface.colour = surface.colour.mix(stone, covers * 0.92);
        surface.open = mix(surface.open, 1.0, covers);
        let normal = self.face.mix(self.face * 0.25 + v3(0.0, 0.0, 1.0), flat);
        surface.normal = surface.normal.mix(normal, flight);
        let front = mix(0.5, 0.95, (part / FRONT).min(1.0));
        let shade = mix(front, 1.0, flat) * (1.0 - 0.3 * self.within(aside, half - 0.04, half));
        surface.open *= mix(1.0, shade, flight);
        surface.colour = surface.colour * mix(1.0, shade, flight);
        // The low walls are rounded.
        let round = (aside - half - thick * 0.5) / thick * self.aside.signum();
        surface.normal = surface.normal.mix(self.face + self.tangent * round, cheek);
    }

    /// Two painted posts and a lintel with the disc of the sun.
    fn doorway(&self, surface: &mut Surface) {
        let aside = self.aside.abs();
        let lintel = self.within(self.up, RISE * 0.8, RISE * 0.98) * self.within(aside, -1.0, 0.49);
        let post = self.within(aside, 0.36, 0.47) * (1.0 - lintel);
        let band = floor(self.up / RISE * 7.0) as usize % 2;
        surface.colour = surface.colour.mix(PALE, post.max(lintel) * 0.7);
        self.paint(surface, PAINTS[band], post);
        self.paint(surface, PAINTS[1], lintel);
        let high = self.up - RISE * 0.89;
        let away = (aside * aside + high * high).sqrt();
        self.paint(surface, PAINTS[2], self.within(away, -1.0, 0.055) * lintel);
        let wing = self.within(high.abs(), -1.0, 0.02 - aside * 0.03) * self.within(aside, 0.08, 0.42);
        self.paint(surface, PAINTS[2], wing * lintel);
        let raised = self.within(aside, 0.47, 0.5) - self.within(aside, 0.33, 0.36);
        surface.normal += self.tangent * (raised * 0.5 * self.aside.signum());
        surface.open *= 1.0 - 0.4 * self.within(self.up, RISE * 0.72, RISE * 0.8);
    }

    /// A band of painted tiles.
    fn frieze(&self, surface: &mut Surface) {
        let band = self.within(self.up, RISE * 0.6, RISE * 0.86);
        let place = (self.aside + 0.5) * 8.0;
        let tile = floor(place);
        let gap = self.within((place - tile - 0.5).abs() / 8.0, -1.0, 0.048);
        surface.colour = surface.colour.mix(PALE, band * 0.8);
        let inner = self.within(self.up, RISE * 0.64, RISE * 0.82);
        self.paint(surface, PAINTS[[0, 1, 2, 1][tile as usize % 4]], inner * gap * 0.9);
    }

    /// A rounded moulding and upright leaves above it.
    fn cornice(&self, surface: &mut Surface) {
        let leaves = self.within(self.up, RISE * 0.72, RISE * 0.97);
        let place = (self.aside + 0.5) * 10.0;
        let leaf = floor(place);
        let gap = self.within((place - leaf - 0.5).abs() / 10.0, -1.0, 0.036);
        surface.colour = surface.colour.mix(PALE, leaves * 0.7);
        self.paint(surface, PAINTS[[3, 0, 3, 1][leaf as usize % 4]], leaves * gap * 0.75);
        let round = (self.up - RISE * 0.66) / (RISE * 0.06);
        let moulding = self.within(round.abs(), -1.0, 1.0);
        surface.normal = surface.normal.mix(self.face + v3(0.0, 0.0, round), moulding);
        surface.open *= 1.0 - 0.45 * self.within(self.up, RISE * 0.54, RISE * 0.6);
    }
}

/// The pale slab of a sign: a little raised, with a painted border.
fn slab(surface: &mut Surface, [u, v]: [f32; 2], grain: Speck, footprint: f32) {
    let [half, radius] = SLAB;
    let (x, y) = (u.abs() - half + radius, v.abs() - half + radius);
    let (outer_x, outer_y) = (x.max(0.0), y.max(0.0));
    let inside = radius - (outer_x * outer_x + outer_y * outer_y).sqrt() - x.max(y).min(0.0);
    let blur = footprint.max(0.006) * 0.7;
    let on = smooth(-blur, blur, inside);
    surface.colour = surface.colour.mix(PALE * (0.98 + 0.07 * grain.value), on);
    let border = smooth(BORDER[0] - blur, BORDER[0] + blur, inside)
        * (1.0 - smooth(BORDER[1] - blur, BORDER[1] + blur, inside));
    let wear = 0.8 - 0.4 * smooth(0.1, 0.7, grain.value);
    surface.colour = surface.colour.mix(PAINTS[0], border * wear);
    // The raised edge catches the light, and a dark line lies around it.
    let edge = smooth(-0.005, 0.0, inside) * (1.0 - smooth(0.008, 0.022, inside));
    let out = if x > y { v3(u.signum(), 0.0, 0.0) } else { v3(0.0, v.signum(), 0.0) };
    surface.normal = surface.normal.mix(v3(0.0, 0.0, 1.0), on * 0.55) + out * (edge * 0.7);
    let gap = 1.0 - smooth(0.0, 0.028 + blur, inside.abs() + if inside > 0.0 { 0.03 } else { 0.0 });
    surface.open *= 1.0 - 0.45 * gap;
    surface.colour = surface.colour * (1.0 - 0.4 * gap);
}

/// Plain stone: darker than a slab and rougher, as the chisel has left it.
fn hew(surface: &mut Surface, grain: Speck, footprint: f32) {
    surface.colour = surface.colour * (0.84 + 0.08 * grain.value);
    let clear = 0.003 * (1.0 - smooth(0.01, 0.05, footprint));
    surface.normal += v3(-grain.slope[0], -grain.slope[1], 0.0) * clear;
}

/// A sign carved into its slab and painted, the paint worn by the wind.
fn carve(surface: &mut Surface, sign: Sign, at: [f32; 2], grain: Speck, footprint: f32, pigments: &[V3; 7]) {
    if at[0].abs() > 0.56 || at[1].abs() > 0.56 {
        return;
    }
    let field = field::of(sign);
    let [x, y] = at;
    let depth = field.at(x, y);
    let blur = footprint.max(0.008);
    let inside = smooth(-blur * 0.7, blur * 0.7, depth);
    let wear = 0.95 - 0.22 * smooth(0.1, 0.7, grain.value);
    surface.colour = surface.colour.mix(pigments[sign as usize], inside * wear);
    let flank = 1.0 - smooth(0.012, 0.03 + blur, depth.abs());
    if flank > 0.0 {
        let step = 0.012;
        let slope =
            [field.at(x + step, y) - field.at(x - step, y), field.at(x, y + step) - field.at(x, y - step)];
        let tilt = flank * 0.55 / (2.0 * step);
        surface.normal = (surface.normal + v3(-slope[0] * tilt, slope[1] * tilt, 0.0) * -1.0).unit();
        surface.open *= 1.0 - 0.25 * flank;
    }
}

/// Limestone: the colour of a block, its grain, and the joint around it.
fn block_surface(block: f32, rough: (Speck, [f32; 2]), joint: f32, footprint: f32) -> Surface {
    let tint = LIMESTONE[0].mix(LIMESTONE[1], block).mix(LIMESTONE[2], smooth(0.6, 1.0, block * block));
    let stain = smooth(0.15, 0.8, rough.0.value);
    let tint =
        tint * (mix(0.88, 1.08, hash((block * 4096.0) as i32, 7, 3)) + 0.16 * rough.0.value - 0.2 * stain);
    let blur = footprint.max(0.006);
    let line = 1.0 - smooth(0.008, 0.008 + blur * 1.5, joint + 0.006 * rough.0.value);
    let near = 1.0 - smooth(0.0, 0.09, joint);
    let dark = line * (0.02 / blur).min(1.0);
    Surface { colour: tint * (1.0 - 0.5 * dark), normal: V3::default(), open: 1.0 - 0.12 * near - 0.4 * dark }
}

/// The roughness of stone: worn hollows, and fine grain where a pixel can show it.
fn rough(x: f32, y: f32, footprint: f32) -> (Speck, [f32; 2]) {
    let worn = SWELL.at(x * 1.3, y * 1.3);
    let grain = GRAIN.at(x * 1.9 + 0.3, y * 1.9 + 0.7);
    let clear = 0.011 * (1.0 - smooth(0.008, 0.04, footprint)) + 0.003;
    let slope =
        [worn.slope[0] * 0.028 + grain.slope[0] * clear, worn.slope[1] * 0.028 + grain.slope[1] * clear];
    (Speck { value: worn.value * 0.5 + grain.value * 0.6, slope: grain.slope }, slope)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramid::solid::Face;

    /// V1: all sides are alike. Forecourts have a frieze, the gallery a cornice, and stairs lead where steps are
    /// joined.
    #[test]
    fn every_side_shows_what_lies_above_it() {
        for normal in [v3(1.0, 0.0, 0.0), v3(-1.0, 0.0, 0.0), v3(0.0, 1.0, 0.0), v3(0.0, -1.0, 0.0)] {
            for (level, shown) in ["...fff...", "..s.s..", "cscsc", ".g.", "s"].into_iter().enumerate() {
                let hit = Hit { distance: 1.0, level, face: Face::AlongX, normal };
                let letter = |along: u8| match relief(hit, along) {
                    Relief::Blocks => '.',
                    Relief::Frieze => 'f',
                    Relief::Cornice => 'c',
                    Relief::Stairs => 's',
                    Relief::Gate => 'g',
                };
                let found: String = (level as u8..WIDTH - level as u8).map(letter).collect();
                assert_eq!(found, shown, "level {level}, {normal:?}");
            }
        }
    }
}
