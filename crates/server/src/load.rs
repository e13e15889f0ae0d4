//! How loaded the server is, and whether it can open another table. When it is full, open tables go
//! on and new tables must wait.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use parking_lot::Mutex;

use crate::config::Limits;

/// How long a measurement of the memory is reused.
const FRESH: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(crate) struct Load {
    /// The most tables awake at once.
    tables: usize,
    /// The most bytes of memory; `None` where we cannot measure it.
    memory: Option<u64>,
    seen: Mutex<Option<(Instant, Option<u64>)>>,
}

impl Load {
    /// If no limit on memory is set, it is half of what this process may use.
    pub(crate) fn new(limits: &Limits) -> Load {
        Load {
            tables: limits.awake,
            memory: limits.memory.or_else(|| Some(memory_at_all()? / 2)),
            seen: Mutex::default(),
        }
    }

    /// Whether the server can open another table, with this many awake.
    pub(crate) fn can_carry(&self, awake: impl FnOnce() -> usize) -> bool {
        let memory = match (self.memory, self.memory_now()) {
            (Some(mark), Some(now)) => now < mark,
            _ => true,
        };
        memory && awake() < self.tables
    }

    fn memory_now(&self) -> Option<u64> {
        let mut seen = self.seen.lock();
        match *seen {
            Some((at, memory)) if at.elapsed() < FRESH => memory,
            _ => {
                let memory = read_kilobytes("/proc/self/status", "RssAnon:");
                *seen = Some((Instant::now(), memory));
                memory
            }
        }
    }
}

/// The most memory that this process may use: the machine's, or less if its cgroup has a lower
/// limit.
fn memory_at_all() -> Option<u64> {
    let machine = read_kilobytes("/proc/meminfo", "MemTotal:")?;
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

/// A line like "MemTotal:  1024 kB".
fn read_kilobytes(file: &str, name: &str) -> Option<u64> {
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
            awake,
            memory,
            ..Limits::default()
        })
    }

    #[test]
    fn tables_and_memory_have_a_mark_each() {
        assert!(load(5, None).can_carry(|| 4));
        assert!(!load(5, None).can_carry(|| 5));
        let sees_memory = cfg!(target_os = "linux");
        assert_eq!(load(5, Some(4096)).can_carry(|| 4), !sees_memory);
        assert!(load(5, Some(u64::MAX)).can_carry(|| 4));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_mark_is_below_what_the_machine_has() {
        let machine = read_kilobytes("/proc/meminfo", "MemTotal:").unwrap();
        let mark = load(5, None).memory.unwrap();
        assert!((1..=machine / 2).contains(&mark), "{mark} of {machine}");
    }
}
