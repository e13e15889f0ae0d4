//! Gives everybody their own source address: all of 127.0.0.0/8 is this machine.

use std::{collections::BTreeSet, net::Ipv4Addr};

use parking_lot::Mutex;

/// The network of the players.
const PLAYERS: u8 = 1;

/// The network of newcomers, who only look at the first page.
const NEWCOMERS: u8 = 2;

/// The first network of the attackers. Each attack has its own.
const ATTACKERS: u8 = 10;

pub(crate) fn player(table: usize, seat: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, PLAYERS, low(table), low(seat))
}

pub(crate) fn newcomer(nth: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, NEWCOMERS, low(nth / 250), low(nth))
}

/// The last byte of an address, neither the network's nor the broadcast one.
fn low(nth: usize) -> u8 {
    (nth % 250) as u8 + 1
}

/// The addresses of one attack.
#[derive(Debug)]
pub(crate) struct Attackers {
    network: u8,
    used: Mutex<BTreeSet<Ipv4Addr>>,
}

impl Attackers {
    pub(crate) fn new(attack: usize) -> Attackers {
        Attackers {
            network: ATTACKERS.saturating_add((attack % 200) as u8),
            used: Mutex::default(),
        }
    }

    pub(crate) fn nth(&self, nth: usize) -> Ipv4Addr {
        let address = Ipv4Addr::new(127, self.network, low(nth / 250), low(nth));
        let mut used = self.used.lock();
        used.insert(address);
        address
    }

    /// Every address used so far.
    pub(crate) fn used(&self) -> Vec<Ipv4Addr> {
        let used = self.used.lock();
        used.iter().copied().collect()
    }
}
