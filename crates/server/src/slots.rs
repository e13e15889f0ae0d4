//! Limits how many connections or live streams are open at once, in total and for one household.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::Arc,
};

use parking_lot::Mutex;

/// The address that limits are counted by. A household with IPv6 has a whole /64 network, so only the
/// network part of its addresses counts.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        v4 => v4,
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Slots {
    /// The most slots of one household.
    each: usize,
    /// The most slots in total.
    all: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by_household: HashMap<IpAddr, usize>,
}

impl Slots {
    pub(crate) fn new(each: usize, all: usize) -> Slots {
        Slots {
            each,
            all,
            taken: Arc::default(),
        }
    }

    /// Takes a slot. Returns `None` if all slots are taken, or all that this household may have.
    pub(crate) fn take(&self, from: IpAddr) -> Option<Slot> {
        let from = household(from);
        let mut taken = self.taken.lock();
        let own = taken.by_household.get(&from).copied().unwrap_or(0);
        if own >= self.each || taken.all >= self.all {
            return None;
        }
        taken.all += 1;
        taken.by_household.insert(from, own + 1);
        Some(Slot {
            from,
            taken: self.taken.clone(),
        })
    }
}

/// A slot that is taken until this is dropped.
#[derive(Debug)]
pub(crate) struct Slot {
    from: IpAddr,
    taken: Arc<Mutex<Taken>>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.taken.lock();
        taken.all -= 1;
        if let Some(own) = taken.by_household.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                taken.by_household.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_is_free_again_when_somebody_goes() {
        let slots = Slots::new(3, 5);
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let mut inside: Vec<Slot> = (0..9).filter_map(|_| slots.take(here)).collect();
        assert_eq!(inside.len(), 3);
        inside.extend((0..9).filter_map(|_| slots.take(there)));
        assert_eq!(inside.len(), 5);
        inside.pop();
        assert!(slots.take(here).is_none());
        assert!(slots.take(there).is_some());
        drop(inside);
        let taken = slots.taken.lock();
        assert_eq!((taken.all, taken.by_household.len()), (0, 0));
    }

    /// Eight addresses of one network are one household; a neighbour is another.
    #[test]
    fn a_household_counts_as_one() {
        let slots = Slots::new(10, 1_000);
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let own = (0..8u16).map(|nth| IpAddr::from([0x2001, 0xdb8, 0, 0, 0, 0, nth, 1]));
        let inside: Vec<Slot> = own
            .cycle()
            .take(3_000)
            .filter_map(|from| slots.take(from))
            .collect();
        assert_eq!(inside.len(), 10);
        assert!(slots.take(address("2001:db8:0:1::1")).is_some());
        // The same address, however it is written.
        let mapped: Vec<Option<Slot>> = (0..10)
            .map(|_| slots.take(address("::ffff:1.2.3.4")))
            .collect();
        assert!(mapped.iter().all(Option::is_some));
        assert!(slots.take(address("1.2.3.4")).is_none());
    }
}
