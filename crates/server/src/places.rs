//! Limits what is open at once, in total and for one household: connections and live streams.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::Arc,
};

use parking_lot::Mutex;

/// The address that limits are counted by. Of an IPv6 address, that is the part of one household.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        v4 => v4,
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Places {
    /// For one household.
    each: usize,
    all: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

impl Places {
    pub(crate) fn new(each: usize, all: usize) -> Places {
        Places {
            each,
            all,
            taken: Arc::default(),
        }
    }

    /// Takes a place; `None` if all places, or all places of this household, are taken.
    pub(crate) fn take(&self, from: IpAddr) -> Option<Place> {
        let from = household(from);
        let mut taken = self.taken.lock();
        let own = taken.by.get(&from).copied().unwrap_or(0);
        if own >= self.each || taken.all >= self.all {
            return None;
        }
        taken.all += 1;
        taken.by.insert(from, own + 1);
        Some(Place {
            from,
            taken: self.taken.clone(),
        })
    }
}

/// A taken place; free again when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    from: IpAddr,
    taken: Arc<Mutex<Taken>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock();
        taken.all -= 1;
        if let Some(own) = taken.by.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                taken.by.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_somebody_goes() {
        let places = Places::new(3, 5);
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let mut inside: Vec<Place> = (0..9).filter_map(|_| places.take(here)).collect();
        assert_eq!(inside.len(), 3);
        inside.extend((0..9).filter_map(|_| places.take(there)));
        assert_eq!(inside.len(), 5);
        inside.pop();
        assert!(places.take(here).is_none());
        assert!(places.take(there).is_some());
        drop(inside);
        let taken = places.taken.lock();
        assert_eq!((taken.all, taken.by.len()), (0, 0));
    }

    /// Eight addresses of one network are one household; a neighbour is another.
    #[test]
    fn a_household_counts_as_one() {
        let places = Places::new(10, 1_000);
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let own = (0..8u16).map(|nth| IpAddr::from([0x2001, 0xdb8, 0, 0, 0, 0, nth, 1]));
        let inside: Vec<Place> = own
            .cycle()
            .take(3_000)
            .filter_map(|from| places.take(from))
            .collect();
        assert_eq!(inside.len(), 10);
        assert!(places.take(address("2001:db8:0:1::1")).is_some());
        // The same address, however it is written.
        let mapped: Vec<Option<Place>> = (0..10)
            .map(|_| places.take(address("::ffff:1.2.3.4")))
            .collect();
        assert!(mapped.iter().all(Option::is_some));
        assert!(places.take(address("1.2.3.4")).is_none());
    }
}
