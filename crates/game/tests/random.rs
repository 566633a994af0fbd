//! Seeds give the same numbers for ever, and they are fair.

use game::{RandomSource, Seeded};

#[test]
fn a_seed_gives_the_same_numbers_for_ever() {
    let mut random = Seeded::new(1);
    let numbers: Vec<u32> = (0..12).map(|_| random.below(6)).collect();
    assert_eq!(numbers, [4, 4, 0, 4, 1, 3, 5, 3, 0, 0, 5, 2]);
}

#[test]
fn numbers_are_below_their_count_and_equally_likely() {
    let mut random = Seeded::new(2);
    let mut counts = [0u32; 6];
    for _ in 0..60_000 {
        counts[random.below(6) as usize] += 1;
    }
    // Five standard deviations of a binomial count of 10,000 are 457.
    assert!(counts.iter().all(|count| count.abs_diff(10_000) < 457), "{counts:?}");
    assert_eq!(random.below(1), 0);
    // A count just above half of all words is where a careless method favours some numbers.
    let many = (1u32 << 31) + 1;
    let low = (0..20_000).filter(|_| random.below(many) < many / 2).count();
    assert!(low.abs_diff(10_000) < 354, "{low}");
}
