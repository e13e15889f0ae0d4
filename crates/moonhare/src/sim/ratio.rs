//! A share with its confidence interval.

use serde::Serialize;

/// A ratio, counted game by game. Events in one game depend on each other, so the interval comes
/// from how games differ. It holds only sums, so the order of games doesn't matter.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ratio {
    part: u64,
    whole: u64,
    part_part: u128,
    part_whole: u128,
    whole_whole: u128,
}

/// A share and its 95 % interval.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Share {
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Ratio {
    /// What one game adds.
    pub(crate) fn of(part: u64, whole: u64) -> Ratio {
        let (p, w) = (u128::from(part), u128::from(whole));
        Ratio {
            part,
            whole,
            part_part: p * p,
            part_whole: p * w,
            whole_whole: w * w,
        }
    }

    pub(crate) fn plus(self, other: Ratio) -> Ratio {
        Ratio {
            part: self.part + other.part,
            whole: self.whole + other.whole,
            part_part: self.part_part + other.part_part,
            part_whole: self.part_whole + other.part_whole,
            whole_whole: self.whole_whole + other.whole_whole,
        }
    }

    /// None if nothing was counted.
    pub(crate) fn share(self) -> Option<Share> {
        if self.whole == 0 {
            return None;
        }
        let share = self.part as f64 / self.whole as f64;
        let spread = self.part_part as f64 - 2.0 * share * self.part_whole as f64
            + share * share * self.whole_whole as f64;
        let margin = 1.96 * spread.max(0.0).sqrt() / self.whole as f64;
        Some(Share {
            share,
            low: (share - margin).max(0.0),
            high: (share + margin).min(1.0),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_games_have_a_narrow_interval() {
        let sum = |games: &[(u64, u64)]| {
            let each = games.iter().map(|(part, whole)| Ratio::of(*part, *whole));
            each.fold(Ratio::default(), Ratio::plus).share()
        };
        let sure = sum(&[(1, 2); 50]).unwrap();
        assert!((sure.share - 0.5).abs() < 1e-9 && sure.high - sure.low < 1e-9);
        let games: Vec<(u64, u64)> = (0..100).map(|game| (game % 2, 1)).collect();
        let unsure = sum(&games).unwrap();
        // Like a fair coin tossed a hundred times.
        assert!((unsure.high - 0.598).abs() < 1e-3, "{unsure:?}");
        let rare = sum(&[(0, 9), (1, 9), (0, 9)]).unwrap();
        assert!(rare.low >= 0.0, "{rare:?}");
        assert!(sum(&[]).is_none());
    }
}
