//! Images as files: PNG for those who keep them, JPEG for paper, and JPEG of a given length for those who must not learn
//! anything from it.

use game::Seeded;
use jpeg_encoder::SamplingFactor;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};

use crate::error::Error;
use crate::stereo::Raster;

/// How good JPEG is at first, and how much worse it is tried if that is too long.
const QUALITY: u8 = 85;
const WORSE: u8 = 5;

/// The marker at the end of every JPEG.
const END: [u8; 2] = [0xff, 0xd9];
/// The marker of a comment, which every reader skips, and its length, which counts itself.
const COMMENT: [u8; 2] = [0xff, 0xfe];
const HEAD: usize = 4;
/// The longest comment with its head.
const LONGEST: usize = 0xffff + COMMENT.len();

impl Raster {
    /// The image as PNG.
    pub fn png(&self) -> Result<Vec<u8>, Error> {
        let mut bytes = Vec::with_capacity(self.pixels.len() / 2);
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Fast);
        encoder.set_filter(Filter::Paeth);
        let failed = |error: png::EncodingError| Error::Write(error.to_string());
        let mut writer = encoder.write_header().map_err(failed)?;
        writer.write_image_data(&self.pixels).map_err(failed)?;
        writer.finish().map_err(failed)?;
        Ok(bytes)
    }

    /// The image as JPEG of exactly this length: as good as fits, and filled up with comments.
    pub fn padded_jpeg(&self, length: usize) -> Result<Vec<u8>, Error> {
        let mut quality = QUALITY;
        loop {
            let jpeg = self.encoded(quality)?;
            match length.checked_sub(jpeg.len()) {
                Some(0) => return Ok(jpeg),
                Some(missing) if missing >= HEAD => return Ok(fill(jpeg, missing)),
                _ if quality > WORSE => quality -= WORSE,
                _ => return Err(Error::Room { room: length, needed: jpeg.len() + HEAD }),
            }
        }
    }

    /// The image as JPEG, as short as it comes.
    pub fn jpeg(&self) -> Result<Vec<u8>, Error> {
        self.encoded(QUALITY)
    }

    fn encoded(&self, quality: u8) -> Result<Vec<u8>, Error> {
        let failed = |error: jpeg_encoder::EncodingError| Error::Write(error.to_string());
        let mut bytes = Vec::with_capacity(self.pixels.len() / 8);
        let mut encoder = jpeg_encoder::Encoder::new(&mut bytes, quality);
        // Red signs on grey stone are to stay sharp.
        encoder.set_sampling_factor(SamplingFactor::F_1_1);
        let [width, height] = [self.width, self.height].map(|side| side as u16);
        encoder.encode(&self.pixels, width, height, jpeg_encoder::ColorType::Rgb).map_err(failed)?;
        Ok(bytes)
    }
}

/// Puts comments of this length in all before the end, where they delay nothing. Their bytes look random, so that the
/// length stays the same even if somebody packs the file again; they come from the picture itself and tell nothing
/// more.
fn fill(mut jpeg: Vec<u8>, mut missing: usize) -> Vec<u8> {
    jpeg.truncate(jpeg.len() - END.len());
    let digest = jpeg.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mut random = Seeded::new(digest);
    jpeg.reserve(missing + END.len());
    while missing > 0 {
        // What is left after this one must be nothing, or have room for a head.
        let room = missing.min(LONGEST);
        let part = if (1..HEAD).contains(&(missing - room)) { room - HEAD } else { room };
        jpeg.extend(COMMENT);
        jpeg.extend(((part - COMMENT.len()) as u16).to_be_bytes());
        let until = jpeg.len() + part - HEAD;
        while jpeg.len() < until {
            jpeg.extend(random.word().to_le_bytes());
        }
        jpeg.truncate(until);
        missing -= part;
    }
    jpeg.extend(END);
    jpeg
}
