//! Random numbers from a seed.

use moonhare_rules::Seed;

/// Pseudo-random numbers from a seed (SplitMix64). No secret depends on them.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: Seed, number: u64) -> Dice {
        let fold = |hash: u64, byte: &u8| mix(hash ^ u64::from(*byte));
        Dice(seed.0.iter().fold(mix(number), fold))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.unit() * bound as f32) as usize % bound.max(1)
    }

    /// From 0 to 1, without 1.
    pub(crate) fn unit(&mut self) -> f32 {
        unit(self.next())
    }

    /// Around 0 with a standard deviation of 1: the sum of twelve numbers less its mean.
    pub(crate) fn normal(&mut self) -> f32 {
        (0..12).map(|_| self.unit()).sum::<f32>() - 6.0
    }

    /// An index; larger log weights are more likely.
    pub(crate) fn softmax(&mut self, weights: &[f32]) -> usize {
        let chances = softmax(weights, 1.0);
        let mut rest = self.unit();
        for (place, chance) in chances.iter().enumerate() {
            rest -= chance;
            if rest < 0.0 {
                return place;
            }
        }
        weights.len().saturating_sub(1)
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

pub(crate) fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

pub(crate) fn hash(text: &str) -> u64 {
    let fold = |hash, byte| mix(hash ^ u64::from(byte));
    text.bytes().fold(0x6d6f_6f6e, fold)
}

pub(crate) fn unit(bits: u64) -> f32 {
    (bits >> 40) as f32 / (1u64 << 24) as f32
}

/// The probability of each index when weights are sharpened by `beta`.
pub(crate) fn softmax(weights: &[f32], beta: f32) -> Vec<f32> {
    let top = weights
        .iter()
        .fold(f32::MIN, |top, weight| top.max(*weight));
    let raised: Vec<f32> = weights
        .iter()
        .map(|weight| (beta * (weight - top)).exp())
        .collect();
    let sum: f32 = raised.iter().sum();
    raised.into_iter().map(|weight| weight / sum).collect()
}

/// The z-score of each value; all 0 if the values are equal.
pub(crate) fn z_scores(values: &[f32]) -> Vec<f32> {
    let count = values.len().max(1) as f32;
    let mean = values.iter().sum::<f32>() / count;
    let spread = (values
        .iter()
        .map(|value| (value - mean).powi(2))
        .sum::<f32>()
        / count)
        .sqrt();
    let scale = if spread > 1e-6 { 1.0 / spread } else { 0.0 };
    values.iter().map(|value| (value - mean) * scale).collect()
}
