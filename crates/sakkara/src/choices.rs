//! Sets of choices that can be counted, and picked from by number: [`Choices`].

/// A set of numbers below 32.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choices(pub(crate) u32);

impl Choices {
    /// None.
    pub(crate) const NONE: Self = Self(0);

    /// How many are in the set.
    #[inline]
    pub(crate) fn count(self) -> u32 {
        self.counts_up_to() >> 24
    }

    /// The one before which `number` others of the set come, in ascending order; any number if there is none.
    #[inline]
    pub(crate) fn nth(self, number: u32) -> u32 {
        let counts = self.counts_up_to();
        // The highest bit of each byte with which the count exceeds the number; the lowest such byte has the one.
        let exceeding = ((counts | 0x8080_8080) - (number % 32 + 1) * 0x0101_0101) & 0x8080_8080;
        let shift = exceeding.trailing_zeros() & 0b11000;
        let before = counts << 8 >> shift;
        let byte = self.0 >> shift;
        shift + u32::from(NTH_OF_BYTE[byte as u8 as usize][(number.wrapping_sub(before) % 8) as usize])
    }

    /// In each byte, how many are in the set among the numbers of this byte and the lower ones.
    #[inline]
    fn counts_up_to(self) -> u32 {
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555);
        let fours = (pairs & 0x3333_3333) + (pairs >> 2 & 0x3333_3333);
        let eights = (fours + (fours >> 4)) & 0x0f0f_0f0f;
        eights.wrapping_mul(0x0101_0101)
    }
}

/// By byte and number: the bit before which `number` others come.
static NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < 8 {
            if byte & 1 << bit != 0 {
                table[byte][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_is_the_nth_in_order() {
        let mut bits = 1u32;
        for _ in 0..10_000 {
            bits = bits.wrapping_mul(0x9e37_79b1).rotate_left(9) ^ bits >> 5;
            for set in [bits, bits & bits >> 7, bits | bits << 3, 0, u32::MAX].map(Choices) {
                let listed: Vec<u32> = (0..32).filter(|number| set.0 & 1 << number != 0).collect();
                let picked: Vec<u32> = (0..set.count()).map(|number| set.nth(number)).collect();
                assert_eq!(picked, listed);
            }
        }
    }
}
