//! Plots as SVG, all in one style: ink on limestone, and colour never the only sign.

use std::ops::Range;

use anyhow::Result;
use bots::study::{Counts, mean, quantile};
use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::element::DashedPathElement;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

const LIMESTONE: RGBColor = RGBColor(0xf5, 0xef, 0xe2);
const INK: RGBColor = RGBColor(0x2b, 0x26, 0x22);
const GRID: RGBColor = RGBColor(0xdd, 0xd3, 0xbf);
const STONE: RGBColor = RGBColor(0xb8, 0x8a, 0x4a);
const FAMILY: &str = "sans-serif";

/// The size of every plot, in pixels; a list of bars is as high as it is long.
const WIDTH: u32 = 900;
const HEIGHT: u32 = 480;
const TITLE: i32 = 22;
const TEXT: i32 = 15;
/// What the title and the line below it take.
const HEAD: u32 = 66;
/// What the labels on the left take.
const LEFT: u32 = 70;
/// No histogram has more bars.
const MOST_BARS: u32 = 30;
/// How far labels of curves are apart, in pixels.
const APART: i32 = 18;

/// Colours by seat number, dark enough on limestone.
const COLOURS: [RGBColor; 4] = [
    RGBColor(0x1b, 0x5e, 0xa8),
    RGBColor(0xc2, 0x4a, 0x0c),
    RGBColor(0x00, 0x79, 0x5c),
    RGBColor(0x8c, 0x3a, 0x78),
];

/// Seats that are called by a colour have it.
const NAMED: [(&str, RGBColor); 5] = [
    ("red", RGBColor(0xb5, 0x2a, 0x1c)),
    ("yellow", RGBColor(0xb0, 0x82, 0x00)),
    ("green", RGBColor(0x1f, 0x78, 0x4a)),
    ("blue", RGBColor(0x1b, 0x5e, 0xa8)),
    ("white", RGBColor(0x7d, 0x76, 0x6c)),
];

/// By seat number: dash and gap in pixels. The first is drawn through.
const DASHES: [Option<(u32, u32)>; 4] = [None, Some((12, 5)), Some((3, 4)), Some((24, 4))];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// What a plot says above itself and along its axes.
pub struct Words<'a> {
    pub title: &'a str,
    /// A line below the title.
    pub note: &'a str,
    pub across: &'a str,
    pub up: &'a str,
}

/// A share, or another number, with the interval in which the true one lies.
pub struct Share<'a> {
    pub name: &'a str,
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// A seat's expectation over a game.
pub struct Curve<'a> {
    pub name: &'a str,
    pub values: Vec<f64>,
    /// What happened to it where, by the number of the value.
    pub marks: Vec<(usize, Mark)>,
}

/// What may be marked on a curve.
pub enum Mark {
    /// A mistake, with the sign that stands at it.
    Mistake(&'static str),
    /// A throw that brought much.
    Luck,
    /// A throw that took much.
    Misfortune,
}

/// How often each number was counted, in bars, with the median as a line.
pub fn histogram(words: &Words, counts: &Counts) -> Result<String> {
    let (least, most) = (quantile(counts, 0.0).unwrap_or(0), quantile(counts, 1.0).unwrap_or(0));
    let step = bar_width(most - least);
    let first = least / step * step;
    let bins = (most - first) / step + 1;
    let mut sums = vec![0; bins as usize];
    for (number, count) in counts {
        sums[((number - first) / step) as usize] += count;
    }
    let highest = sums.iter().copied().max().unwrap_or(0).max(1) as f64;
    // A bar stands over the middle of its numbers.
    let left_of = |bin: u32| f64::from(first + bin * step) - 0.5;
    draw(words, HEIGHT, |area| {
        let (x, y) = (left_of(0)..left_of(bins), 0.0..highest * 1.12);
        let axes = Axes { across: Some(plain), up: Some(plain), left: LEFT };
        let mut chart = chart(area, words, x, y, &axes)?;
        chart.draw_series(sums.iter().enumerate().map(|(bin, sum)| {
            let (left, right, gap) = (left_of(bin as u32), left_of(bin as u32 + 1), f64::from(step) * 0.04);
            let corners = [(left + gap, 0.0), (right - gap, *sum as f64)];
            Rectangle::new(corners, STONE.filled())
        }))?;
        if let (Some(median), Some(mean)) = (quantile(counts, 0.5), mean(counts)) {
            let x = f64::from(median);
            let line = [(x, 0.0), (x, highest * 1.06)];
            chart.draw_series(DashedLineSeries::new(line, 7, 4, INK.stroke_width(2)))?;
            let (x, y) = chart.backend_coord(&(x, highest * 1.06));
            // The label stands on the side where there is room.
            let (side, x) = if x > WIDTH as i32 / 2 { (HPos::Right, x - 6) } else { (HPos::Left, x + 6) };
            write(area, &format!("median {median}, mean {mean:.1}"), (x, y), side, TEXT, INK)?;
        }
        Ok(())
    })
}

/// Shares by name, with their intervals, and the fair share as a line.
pub fn shares(words: &Words, shares: &[Share], fair: Option<f64>) -> Result<String> {
    let highest = shares.iter().map(|share| share.high).fold(0.05, f64::max);
    draw(words, HEIGHT, |area| {
        let (x, y) = (0.0..shares.len().max(1) as f64, 0.0..(highest * 1.12).min(1.08));
        let axes = Axes { across: None, up: Some(percent), left: LEFT };
        let mut chart = chart(area, words, x, y, &axes)?;
        for (number, share) in shares.iter().enumerate() {
            let middle = number as f64 + 0.5;
            let bar = Rectangle::new([(middle - 0.28, 0.0), (middle + 0.28, share.value)], STONE.filled());
            let stroke = INK.stroke_width(2);
            let line = |from: (f64, f64), to: (f64, f64)| PathElement::new([from, to], stroke);
            let (low, high) = (share.low, share.high);
            chart.draw_series([bar])?;
            chart.draw_series([
                line((middle, low), (middle, high)),
                line((middle - 0.05, low), (middle + 0.05, low)),
                line((middle - 0.05, high), (middle + 0.05, high)),
            ])?;
            let (x, y) = chart.backend_coord(&(middle, 0.0));
            write(area, share.name, (x, y + 16), HPos::Center, TEXT + 1, INK)?;
            let (x, y) = chart.backend_coord(&(middle + 0.06, share.high));
            write(area, &format!("{:.1} %", 100.0 * share.value), (x + 4, y - 8), HPos::Left, TEXT, INK)?;
        }
        if let Some(fair) = fair {
            let line = [(0.0, fair), (shares.len() as f64, fair)];
            chart.draw_series(DashedLineSeries::new(line, 9, 5, COLOURS[0].stroke_width(2)))?;
            let (x, y) = chart.backend_coord(&(0.0, fair));
            write(
                area,
                &format!("fair {:.1} %", 100.0 * fair),
                (x + 6, y - 10),
                HPos::Left,
                TEXT,
                COLOURS[0],
            )?;
        }
        Ok(())
    })
}

/// Numbers by name from left to right, joined by a line, with their intervals.
pub fn points(words: &Words, points: &[Share]) -> Result<String> {
    let highest = points.iter().map(|point| point.high).fold(1.0, f64::max);
    let lowest = points.iter().map(|point| point.low).fold(-1.0, f64::min);
    let room = 0.08 * (highest - lowest);
    draw(words, HEIGHT, |area| {
        let (x, y) = (0.0..points.len().max(1) as f64, lowest - room..highest + room);
        let axes = Axes { across: None, up: Some(plain), left: LEFT };
        let mut chart = chart(area, words, x, y, &axes)?;
        let at = |number: usize| number as f64 + 0.5;
        let line = points.iter().enumerate().map(|(number, point)| (at(number), point.value));
        chart.draw_series(LineSeries::new(line.clone(), COLOURS[0].stroke_width(3)))?;
        chart.draw_series(line.map(|point| Circle::new(point, 4, COLOURS[0].filled())))?;
        for (number, point) in points.iter().enumerate() {
            let middle = at(number);
            let line = |from: (f64, f64), to: (f64, f64)| PathElement::new([from, to], INK.stroke_width(2));
            let (low, high) = (point.low, point.high);
            chart.draw_series([
                line((middle, low), (middle, high)),
                line((middle - 0.05, low), (middle + 0.05, low)),
                line((middle - 0.05, high), (middle + 0.05, high)),
            ])?;
            let (x, y) = chart.backend_coord(&(middle, lowest - room));
            write(area, point.name, (x, y + 16), HPos::Center, TEXT, INK)?;
            let (x, y) = chart.backend_coord(&(middle, point.value));
            write(area, &format!("{:+.0}", point.value), (x + 10, y + 12), HPos::Left, TEXT, INK)?;
        }
        Ok(())
    })
}

/// A mean over the course of a game, within a band that holds the middle half.
pub fn band(words: &Words, parts: &[Counts]) -> Result<String> {
    let count = parts.len().max(1) as f64;
    let filled = || parts.iter().enumerate().filter(|(_, part)| !part.is_empty());
    let at = |number: usize| (number as f64 + 0.5) / count;
    let over = |of: &dyn Fn(&Counts) -> f64| -> Vec<(f64, f64)> {
        filled().map(|(number, part)| (at(number), of(part))).collect()
    };
    let line = over(&|part| mean(part).unwrap_or(0.0));
    let low = over(&|part| f64::from(quantile(part, 0.25).unwrap_or(0)));
    let high = over(&|part| f64::from(quantile(part, 0.75).unwrap_or(0)));
    let highest = line.iter().chain(&high).map(|(_, y)| *y).fold(1.0, f64::max);
    draw(words, HEIGHT, |area| {
        let axes = Axes { across: Some(percent), up: Some(plain), left: LEFT };
        let mut chart = chart(area, words, 0.0..1.0, 0.0..highest * 1.15, &axes)?;
        let outline: Vec<(f64, f64)> = high.iter().chain(low.iter().rev()).copied().collect();
        chart.draw_series([Polygon::new(outline, STONE.mix(0.35))])?;
        chart.draw_series(LineSeries::new(line.clone(), COLOURS[0].stroke_width(3)))?;
        chart.draw_series(line.iter().map(|point| Circle::new(*point, 3, COLOURS[0].filled())))?;
        if let (Some(early), Some(top)) = (line.get(line.len() / 8), high.get(high.len() / 2)) {
            let (x, y) = chart.backend_coord(early);
            write(area, "mean", (x, y - 14), HPos::Center, TEXT, COLOURS[0])?;
            let (x, y) = chart.backend_coord(top);
            write(area, "half of all decisions lie in the band", (x, y - 12), HPos::Center, TEXT, INK)?;
        }
        Ok(())
    })
}

/// In what the bars of a [`list`] are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Percent,
    Plain,
}

/// Numbers by name, one below the other.
pub fn list(words: &Words, bars: &[(&str, f64)], unit: Unit) -> Result<String> {
    const BAR: u32 = 30;
    /// What the axis and the margins take besides the head.
    const FOOT: u32 = 70;
    /// What short names take, and how much a letter of a longer one.
    const NAMES: u32 = 130;
    const LETTER: u32 = 8;
    let highest = bars.iter().map(|(_, value)| *value).fold(0.01, f64::max);
    let lowest = bars.iter().map(|(_, value)| *value).fold(0.0, f64::min);
    let rows = bars.len().max(1);
    let longest = bars.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0) as u32;
    let names = NAMES.max(LETTER * longest + 20);
    draw(words, HEAD + FOOT + BAR * rows as u32, |area| {
        let (x, y) = (lowest..highest * 1.1, 0.0..rows as f64);
        let format: Format = if unit == Unit::Percent { percent } else { plain };
        let axes = Axes { across: Some(format), up: None, left: names };
        let mut chart = chart(area, words, x, y, &axes)?;
        for (number, (name, value)) in bars.iter().enumerate() {
            let middle = rows as f64 - number as f64 - 0.5;
            chart.draw_series([Rectangle::new(
                [(0.0, middle - 0.36), (*value, middle + 0.36)],
                STONE.filled(),
            )])?;
            let (x, y) = chart.backend_coord(&(lowest, middle));
            write(area, name, (x - 10, y), HPos::Right, TEXT, INK)?;
            let (x, y) = chart.backend_coord(&(value.max(0.0), middle));
            let number = match unit {
                Unit::Percent => format!("{:.1} %", 100.0 * value),
                Unit::Plain => format!("{value:.2}"),
            };
            write(area, &number, (x + 6, y), HPos::Left, TEXT, INK)?;
        }
        Ok(())
    })
}

/// Expectations over a game, a curve for each seat, with marks.
pub fn expectations(words: &Words, curves: &[Curve]) -> Result<String> {
    /// Room above 100 % and below 0 %.
    const ROOM: f64 = 0.04;
    let length = curves.iter().map(|curve| curve.values.len()).max().unwrap_or(0);
    let last = length.saturating_sub(1).max(1) as f64;
    draw(words, HEIGHT, |area| {
        let (plot, side) = area.split_horizontally(WIDTH - 110);
        let axes = Axes { across: Some(plain), up: Some(percent), left: LEFT };
        let mut chart = chart(&plot, words, 0.0..last, -ROOM..1.0 + ROOM, &axes)?;
        let mut names = Vec::new();
        for (number, curve) in curves.iter().enumerate() {
            let points = curve.values.iter().enumerate().map(|(at, value)| (at as f64, *value));
            chart.draw_series([stroke(points.collect(), number, curve.name)])?;
            let colour = colour_of(number, curve.name);
            for (at, mark) in &curve.marks {
                let Some(value) = curve.values.get(*at) else { continue };
                sign(&plot, mark, chart.backend_coord(&(*at as f64, *value)), *value, colour)?;
            }
            if let Some(value) = curve.values.last() {
                names.push((chart.backend_coord(&(last, *value)).1, number, curve.name));
            }
        }
        // Names beside the ends of their curves, none above another.
        names.sort_by_key(|(y, ..)| *y);
        let lowest = chart.backend_coord(&(0.0, 0.0)).1;
        let mut latest = lowest - APART * (names.len() as i32 - 1);
        let mut free = HEAD as i32;
        for (y, number, name) in names {
            let y = y.min(latest).max(free);
            (free, latest) = (y + APART, latest + APART);
            side.draw(&stroke(vec![(0, y), (26, y)], number, name))?;
            write(&side, name, (32, y), HPos::Left, TEXT, INK)?;
        }
        Ok(())
    })
}

/// The curve of a seat.
fn stroke<'a, C: Clone + 'static>(
    points: Vec<C>,
    number: usize,
    name: &str,
) -> DynElement<'static, SVGBackend<'a>, C>
where
    SVGBackend<'a>: DrawingBackend,
{
    let style = colour_of(number, name).stroke_width(if number == 0 { 3 } else { 2 });
    match DASHES[number % DASHES.len()] {
        None => PathElement::new(points, style).into_dyn(),
        Some((dash, gap)) => DashedPathElement::new(points, dash, gap, style).into_dyn(),
    }
}

fn colour_of(number: usize, name: &str) -> RGBColor {
    let named = NAMED.iter().find(|(known, _)| *known == name).map(|(_, colour)| *colour);
    named.unwrap_or(COLOURS[number % COLOURS.len()])
}

/// A cross for a mistake, triangles for luck and its opposite.
fn sign(area: &Area, mark: &Mark, (x, y): (i32, i32), value: f64, colour: RGBColor) -> Result<()> {
    const SIZE: i32 = 6;
    // Where there is room.
    let below = if value < 0.12 { -18 } else { 18 };
    let arrow = |up: i32| {
        let tip = y - up * (SIZE + 7);
        Polygon::new([(x, tip), (x - SIZE, tip + up * 9), (x + SIZE, tip + up * 9)], colour.filled())
    };
    match mark {
        Mark::Mistake(text) => {
            area.draw(&Circle::new((x, y), SIZE + 2, LIMESTONE.filled()))?;
            area.draw(&Cross::new((x, y), SIZE, colour.stroke_width(3)))?;
            area.draw(&Circle::new((x, y + below), SIZE + 2, LIMESTONE.mix(0.85).filled()))?;
            write(area, text, (x, y + below), HPos::Center, TEXT + 1, INK)?;
        }
        Mark::Luck => area.draw(&arrow(1))?,
        Mark::Misfortune => area.draw(&arrow(-1))?,
    }
    Ok(())
}

/// Bars of 1, 2 or 5, or of ten times that, so that there are not too many.
fn bar_width(range: u32) -> u32 {
    let steps = (0..9).flat_map(|power| [1, 2, 5].map(|step: u32| step * 10_u32.pow(power)));
    steps.into_iter().find(|step| range / step < MOST_BARS).unwrap_or(range)
}

fn percent(value: f64) -> String {
    format!("{:.0} %", 100.0 * value)
}

/// A number without a fraction that says nothing.
fn plain(value: f64) -> String {
    if value.fract().abs() < 1e-6 { format!("{value:.0}") } else { format!("{value:.1}") }
}

/// A whole plot: background, title and the line below it, then what `paint` adds.
fn draw(words: &Words, height: u32, paint: impl FnOnce(&Area) -> Result<()>) -> Result<String> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        area.fill(&LIMESTONE)?;
        write(&area, words.title, (24, 26), HPos::Left, TITLE, INK)?;
        write(&area, words.note, (24, 50), HPos::Left, TEXT - 1, INK)?;
        paint(&area)?;
        area.present()?;
    }
    // For those who have it read to them.
    let title = words.title.replace('&', "&amp;").replace('<', "&lt;");
    Ok(svg.replacen('>', &format!(" role=\"img\">\n<title>{title}</title>"), 1))
}

type Format = fn(f64) -> String;

/// How the numbers along the axes are written; an axis without has names instead, and no grid.
struct Axes {
    across: Option<Format>,
    up: Option<Format>,
    /// The room for the labels on the left, in pixels.
    left: u32,
}

/// Axes and their grid.
fn chart<'a, 'b>(
    area: &'a Area<'b>,
    words: &Words,
    x: Range<f64>,
    y: Range<f64>,
    axes: &Axes,
) -> Result<Chart<'a, 'b>> {
    let mut chart = ChartBuilder::on(area)
        .margin_top(HEAD)
        .margin_right(24)
        .margin_bottom(10)
        .margin_left(10)
        .x_label_area_size(48)
        .y_label_area_size(axes.left)
        .build_cartesian_2d(x, y)?;
    let text = |size: i32| (FAMILY, size).into_font().color(&INK);
    let across = |value: &f64| axes.across.map_or(String::new(), |format| format(*value));
    let up = |value: &f64| axes.up.map_or(String::new(), |format| format(*value));
    let mut mesh = chart.configure_mesh();
    mesh.axis_style(INK)
        .bold_line_style(GRID)
        .light_line_style(TRANSPARENT)
        .label_style(text(TEXT - 1))
        .axis_desc_style(text(TEXT))
        .x_desc(words.across)
        .y_desc(words.up)
        .x_label_formatter(&across)
        .y_label_formatter(&up);
    if axes.across.is_none() {
        mesh.disable_x_mesh().set_tick_mark_size(LabelAreaPosition::Bottom, 0);
    }
    if axes.up.is_none() {
        mesh.disable_y_mesh().set_tick_mark_size(LabelAreaPosition::Left, 0);
    }
    mesh.draw()?;
    Ok(chart)
}

/// A text at a place, in its middle by height.
fn write(area: &Area, text: &str, at: (i32, i32), side: HPos, size: i32, colour: RGBColor) -> Result<()> {
    let style = (FAMILY, size).into_font().color(&colour).pos(Pos::new(side, VPos::Center));
    area.draw(&Text::new(text.to_owned(), at, style))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histograms_have_few_bars_of_round_widths() {
        let widths = [0, 29, 30, 100, 1_000, u32::MAX].map(bar_width);
        assert_eq!(widths, [1, 1, 2, 5, 50, 200_000_000]);
    }

    #[test]
    fn nothing_to_show_is_no_error() {
        let words = Words { title: "a < b & c", note: "", across: "", up: "" };
        assert!(
            histogram(&words, &Counts::from([(7, 1)])).unwrap().contains("<title>a &lt; b &amp; c</title>")
        );
        for svg in [
            histogram(&words, &Counts::new()),
            shares(&words, &[], None),
            points(&words, &[]),
            band(&words, &[Counts::new()]),
            list(&words, &[], Unit::Plain),
            expectations(&words, &[]),
        ] {
            assert!(svg.unwrap().ends_with("</svg>\n"));
        }
    }
}
