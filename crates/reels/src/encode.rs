//! Images as PNG. For the server all pictures of a size have the same length: what is missing is filled up with a chunk
//! that every reader skips, so that the length tells nothing about what is shown.

use game::Seeded;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};

use crate::error::Error;
use crate::stereo::{Image, Size};

/// The chunk that fills up: ancillary, private, safe to copy.
const FILLER: [u8; 4] = *b"fiLl";
/// Length, type and checksum of a chunk.
const CHUNK: usize = 12;
/// The chunk with which every PNG ends.
const END: usize = 12;

/// The length of every padded picture of this size, in bytes.
pub const fn padded_length(size: Size) -> usize {
    // More than any picture that we have seen needs, as docs/performance.md says; small ones have more detail a pixel.
    size.width() as usize * size.height() as usize * 15 / 8 + size.width() as usize * 64
}

impl Image {
    /// The image as PNG.
    pub fn png(&self) -> Result<Vec<u8>, Error> {
        encode(self, &self.pixels, Compression::Fast)
    }

    /// The image as PNG of exactly this length. If it is longer by itself, it is packed harder, and if need be the
    /// lowest bits of its colours are left out.
    pub fn padded_png(&self, length: usize) -> Result<Vec<u8>, Error> {
        let mut png = encode(self, &self.pixels, Compression::Fast)?;
        let mut bits = 0;
        while png.len() + CHUNK > length && png.len() != length && bits < 8 {
            let kept = 0xff_u8 << bits;
            let coarse: Vec<u8> = self.pixels.iter().map(|byte| byte & kept).collect();
            png = encode(self, &coarse, Compression::Balanced)?;
            bits += 1;
        }
        match length.checked_sub(png.len()) {
            Some(0) => Ok(png),
            Some(missing) if missing >= CHUNK => Ok(fill(png, missing - CHUNK)),
            _ => Err(Error::Room { room: length, needed: png.len() + CHUNK }),
        }
    }
}

fn encode(image: &Image, pixels: &[u8], compression: Compression) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::with_capacity(pixels.len() / 2);
    let mut encoder = Encoder::new(&mut bytes, image.width, image.height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(compression);
    encoder.set_filter(Filter::Paeth);
    let failed = |error: png::EncodingError| Error::Write(error.to_string());
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(pixels).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(bytes)
}

/// Puts a filling chunk before the end. Its bytes look random, so that the length stays the same even if somebody packs
/// the file again; they come from the picture itself and tell nothing more.
fn fill(mut png: Vec<u8>, count: usize) -> Vec<u8> {
    let end = png.split_off(png.len() - END);
    let digest = png.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mut lot = Seeded::new(digest);
    let mut chunk = Vec::with_capacity(count + 8);
    chunk.extend(FILLER);
    while chunk.len() < count + FILLER.len() {
        chunk.extend(lot.word().to_le_bytes());
    }
    chunk.truncate(count + FILLER.len());
    png.extend((count as u32).to_be_bytes());
    png.extend(&chunk);
    png.extend(checksum(&chunk).to_be_bytes());
    png.extend(end);
    png
}

/// The checksum of a chunk, CRC-32.
fn checksum(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut byte = 0;
        while byte < 256 {
            let (mut value, mut bit) = (byte as u32, 0);
            while bit < 8 {
                value = if value & 1 == 1 { 0xedb8_8320 ^ (value >> 1) } else { value >> 1 };
                bit += 1;
            }
            table[byte] = value;
            byte += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |crc, byte| TABLE[((crc ^ u32::from(*byte)) & 0xff) as usize] ^ (crc >> 8))
}
