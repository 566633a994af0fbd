//! Secrets: keys that open seats, tokens that hold them, and what is kept of both. Start at [`Digest`].

use std::fmt;
use std::str::FromStr;

use protocol::TableId;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;

use crate::environment::Environment;

/// 128 bits that nobody guesses, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 16]);

/// The SHA-256 of a secret: enough to recognise it, not to find it.
#[derive(Clone, Copy)]
pub struct Digest(pub(crate) [u8; 32]);

/// Why a text is not a secret. It does not say what was found: it may be one with a slip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("found something else, expected 32 hexadecimal digits in small letters")]
pub struct NotASecret;

/// Why a text is not a digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("found something else, expected 64 hexadecimal digits in small letters")]
pub struct NotADigest;

impl Secret {
    /// The number of a bot, and of nobody.
    pub const ZERO: Self = Self([0; 16]);

    /// A new one.
    pub fn draw(env: &Environment) -> Self {
        Self(env.random())
    }

    /// What is kept of it.
    pub fn digest(&self) -> Digest {
        Digest(Sha256::digest(self.0).into())
    }
}

impl Digest {
    /// Its first digits: enough to tell some from each other.
    pub fn mark(&self) -> String {
        hex(&self.0[..4])
    }

    /// Whether it is this one's, in a time that tells nothing.
    pub fn is_of(&self, secret: &Secret) -> bool {
        self.0.ct_eq(&secret.digest().0).into()
    }
}

impl PartialEq for Digest {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Digest {}

/// Never the secret itself, so that no log tells it.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digest(…)")
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Secret {
    type Err = NotASecret;

    fn from_str(text: &str) -> Result<Self, NotASecret> {
        unhex(text).map(Self).ok_or(NotASecret)
    }
}

/// Hexadecimal digits.
impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        unhex(text).map(Self).ok_or(NotADigest)
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A name for a new table: 16 of 32 letters and digits that are not mistaken for each other, 80 random bits.
pub fn new_table_id(env: &Environment) -> TableId {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let random: [u8; 16] = env.random();
    let text: String = random.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    text.parse().expect("letters and digits are a table's name")
}

/// Hexadecimal digits in small letters.
pub fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes any text");
        text
    })
}

/// Reads exactly N bytes.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N || digits.iter().any(|digit| !matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_recognised_by_its_digest_alone() {
        let (one, other) = (Secret([7; 16]), Secret([8; 16]));
        assert!(one.digest().is_of(&one));
        assert!(!one.digest().is_of(&other));
        assert_eq!(one.to_string().parse(), Ok(one));
        for text in ["", "07", "0707070707070707070707070707070G", "0707070707070707070707070707070A"] {
            assert_eq!(text.parse::<Secret>(), Err(NotASecret), "{text}");
        }
        assert_eq!(format!("{one:?}"), "Secret(…)");
    }
}
