//! How long things took.

use std::{fmt, time::Duration};

use parking_lot::Mutex;

#[derive(Debug, Default)]
pub(crate) struct Times(Mutex<Vec<Duration>>);

impl Times {
    pub(crate) fn took(&self, time: Duration) {
        self.0.lock().push(time);
    }

    pub(crate) fn spread(&self) -> Spread {
        let mut times = self.0.lock().clone();
        times.sort_unstable();
        // The smallest time that this percentage of all times doesn't exceed.
        let at = |percent: usize| {
            let rank = (times.len() * percent).div_ceil(100).max(1);
            times.get(rank - 1).copied().unwrap_or_default()
        };
        Spread {
            count: times.len(),
            median: at(50),
            p99: at(99),
            most: at(100),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Spread {
    pub(crate) count: usize,
    pub(crate) median: Duration,
    pub(crate) p99: Duration,
    pub(crate) most: Duration,
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |time: Duration| format!("{:.0} ms", time.as_secs_f64() * 1000.0);
        write!(
            f,
            "{} at the median, {} at the 99th percentile, {} at the most",
            millis(self.median),
            millis(self.p99),
            millis(self.most)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_one_of_the_times() {
        let times = Times::default();
        assert_eq!(times.spread().p99, Duration::ZERO);
        for millis in (1..=200).rev() {
            times.took(Duration::from_millis(millis));
        }
        let spread = times.spread();
        let millis = [spread.median, spread.p99, spread.most].map(|time| time.as_millis());
        assert_eq!((spread.count, millis), (200, [100, 198, 200]));
    }
}
