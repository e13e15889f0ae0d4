//! How much one address, and one seat, may ask for.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use moonhare_table::PersonId;

use crate::{
    Code,
    config::Limits,
    places::{Place, Places},
};

/// Seconds' worth of commands that a seat may send at once.
const BURST: u32 = 6;

#[derive(Debug)]
pub(crate) struct Limiter {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    guesses: Mutex<HashMap<IpAddr, Vec<std::time::Instant>>>,
    seats: DefaultKeyedRateLimiter<(Code, PersonId)>,
    streams: Places,
}

const MINUTE: Duration = Duration::from_secs(60);

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Limiter {
        let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let seat = Quota::per_second(at_least_one(limits.commands))
            .allow_burst(at_least_one(limits.commands.saturating_mul(BURST)));
        Limiter {
            requests: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.requests))),
            tables: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.tables))),
            uploads: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.uploads))),
            guesses: Mutex::default(),
            seats: RateLimiter::keyed(seat),
            streams: Places::new(limits.streams, limits.all_streams),
            limits,
        }
    }

    pub(crate) fn request(&self, client: IpAddr) -> Result<(), Duration> {
        check(&self.requests, &client)
    }

    pub(crate) fn table(&self, client: IpAddr) -> Result<(), Duration> {
        check(&self.tables, &client)
    }

    pub(crate) fn upload(&self, client: IpAddr) -> Result<(), Duration> {
        check(&self.uploads, &client)
    }

    pub(crate) fn seat(&self, code: &Code, person: PersonId) -> Result<(), Duration> {
        check(&self.seats, &(code.clone(), person))
    }

    /// Only wrong codes and passwords count, so that a room full of friends is never locked out.
    pub(crate) fn may_guess(&self, client: IpAddr) -> Result<(), Duration> {
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(wrong) = guesses.get_mut(&client) else {
            return Ok(());
        };
        wrong.retain(|at| at.elapsed() < MINUTE);
        if wrong.len() < self.limits.guesses as usize {
            return Ok(());
        }
        Err(wrong
            .first()
            .map_or(MINUTE, |at| MINUTE.saturating_sub(at.elapsed())))
    }

    pub(crate) fn guessed_wrong(&self, client: IpAddr) {
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        guesses
            .entry(client)
            .or_default()
            .push(std::time::Instant::now());
    }

    /// One of the streams an address may have.
    pub(crate) fn stream(&self, client: IpAddr) -> Option<Place> {
        self.streams.take(client)
    }

    /// Forgets addresses that have not been heard of.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
        self.uploads.retain_recent();
        self.seats.retain_recent();
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        guesses.retain(|_, wrong| wrong.last().is_some_and(|at| at.elapsed() < MINUTE));
    }
}

fn check<K: std::hash::Hash + Eq + Clone>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), Duration> {
    limiter
        .check_key(key)
        .map_err(|until| until.wait_time_from(DefaultClock::default().now()))
}
