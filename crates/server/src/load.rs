//! Whether the server has room for another table. When it is full, open tables go on, and nobody can
//! open a new one.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use parking_lot::Mutex;

use crate::config::Limits;

/// How long one measurement of the memory is used.
const MEASURE_EVERY: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(crate) struct Load {
    /// The most tables awake at once.
    most_tables: usize,
    /// The most bytes of memory. `None` on systems where the server can't measure them.
    most_memory: Option<u64>,
    measured: Mutex<Option<(Instant, Option<u64>)>>,
}

impl Load {
    /// Without a limit on memory, half of what this process may use is the limit.
    pub(crate) fn new(limits: &Limits) -> Load {
        Load {
            most_tables: limits.tables_awake,
            most_memory: limits.memory.or_else(|| Some(memory_available()? / 2)),
            measured: Mutex::default(),
        }
    }

    /// Whether the server has room for one more table. `awake` counts those that are awake.
    pub(crate) fn has_capacity(&self, awake: impl FnOnce() -> usize) -> bool {
        let memory = match (self.most_memory, self.memory_used()) {
            (Some(most), Some(used)) => used < most,
            _ => true,
        };
        memory && awake() < self.most_tables
    }

    fn memory_used(&self) -> Option<u64> {
        let mut measured = self.measured.lock();
        match *measured {
            Some((at, memory)) if at.elapsed() < MEASURE_EVERY => memory,
            _ => {
                let memory = read_memory_line("/proc/self/status", "RssAnon:");
                *measured = Some((Instant::now(), memory));
                memory
            }
        }
    }
}

/// How much memory this process may use: what the machine has, or less if a cgroup limits it.
fn memory_available() -> Option<u64> {
    let machine = read_memory_line("/proc/meminfo", "MemTotal:")?;
    let own = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    let groups = own.lines().find_map(|line| line.strip_prefix("0::/"));
    let groups = groups.into_iter().flat_map(|group| {
        let path = Path::new("/sys/fs/cgroup").join(group);
        let within = path.ancestors().map(|group| group.join("memory.max"));
        within.collect::<Vec<_>>()
    });
    let limits = groups.filter_map(|file| fs::read_to_string(file).ok()?.trim().parse().ok());
    Some(limits.fold(machine, u64::min))
}

/// Reads the bytes from a line like `MemTotal:  1024 kB`.
fn read_memory_line(file: &str, name: &str) -> Option<u64> {
    let text = fs::read_to_string(file).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    let number: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(number * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(awake: usize, memory: Option<u64>) -> Load {
        Load::new(&Limits {
            tables_awake: awake,
            memory,
            ..Limits::default()
        })
    }

    #[test]
    fn tables_and_memory_have_a_limit_each() {
        assert!(load(5, None).has_capacity(|| 4));
        assert!(!load(5, None).has_capacity(|| 5));
        let sees_memory = cfg!(target_os = "linux");
        assert_eq!(load(5, Some(4096)).has_capacity(|| 4), !sees_memory);
        assert!(load(5, Some(u64::MAX)).has_capacity(|| 4));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_limit_is_below_what_the_machine_has() {
        let machine = read_memory_line("/proc/meminfo", "MemTotal:").unwrap();
        let limit = load(5, None).most_memory.unwrap();
        assert!((1..=machine / 2).contains(&limit), "{limit} of {machine}");
    }
}
