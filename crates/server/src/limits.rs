//! How much one address, and one seat, may ask for.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::Arc,
    time::{Duration, Instant},
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use moonhare_table::PersonId;
use parking_lot::Mutex;

use crate::{
    Code,
    config::Limits,
    places::{Place, Places},
};

/// How many seconds' worth of commands a seat may send at once. The same holds for chat at a table.
const BURST: u32 = 6;

#[derive(Debug)]
pub(crate) struct Limiter {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    recordings: DefaultKeyedRateLimiter<IpAddr>,
    guesses: Arc<Mutex<HashMap<IpAddr, Guesses>>>,
    /// Codes that belong to no table, but are not counted as guesses.
    misses: Mutex<HashMap<IpAddr, Guesses>>,
    seats: DefaultKeyedRateLimiter<(Code, PersonId)>,
    talk: DefaultKeyedRateLimiter<Code>,
    streams: Places,
}

/// The guesses of one address.
#[derive(Debug, Default)]
struct Guesses {
    /// The times of its wrong guesses within the last minute.
    wrong: Vec<Instant>,
    /// How many guesses are being checked. They count as wrong until we know that they are right.
    open: usize,
}

/// A guess that is being checked. It counts as wrong unless it was right, even if the client does
/// not wait for the answer.
#[derive(Debug)]
pub(crate) struct Guess {
    client: IpAddr,
    guesses: Arc<Mutex<HashMap<IpAddr, Guesses>>>,
    counts: bool,
}

const MINUTE: Duration = Duration::from_secs(60);

/// How long an address must wait if all of its guesses are being checked.
const JUDGED: Duration = Duration::from_secs(5);

/// How many further wrong codes an address may send for each guess that it has.
const MISSES: usize = 3;

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Limiter {
        let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let a_second = |n: u32| {
            Quota::per_second(at_least_one(n)).allow_burst(at_least_one(n.saturating_mul(BURST)))
        };
        Limiter {
            requests: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.requests))),
            tables: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.tables))),
            uploads: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.uploads))),
            recordings: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.recordings))),
            guesses: Arc::default(),
            misses: Mutex::default(),
            seats: RateLimiter::keyed(a_second(limits.commands)),
            talk: RateLimiter::keyed(a_second(limits.talk)),
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

    pub(crate) fn recording(&self, client: IpAddr) -> Result<(), Duration> {
        check(&self.recordings, &client)
    }

    pub(crate) fn seat(&self, code: &Code, person: PersonId) -> Result<(), Duration> {
        check(&self.seats, &(code.clone(), person))
    }

    /// What is said at a table goes to everybody there, so they all share one limit.
    pub(crate) fn talk(&self, code: &Code) -> Result<(), Duration> {
        check(&self.talk, code)
    }

    /// Only wrong codes and passwords count, so that a room full of friends is never locked out.
    pub(crate) fn may_guess(&self, client: IpAddr) -> Result<(), Duration> {
        let mut guesses = self.guesses.lock();
        let Some(own) = guesses.get_mut(&client) else {
            return Ok(());
        };
        own.may(self.limits.guesses as usize)
    }

    pub(crate) fn guessed_wrong(&self, client: IpAddr) {
        let mut guesses = self.guesses.lock();
        let own = guesses.entry(client).or_default();
        own.wrong.push(Instant::now());
    }

    /// Counts a guess before it is checked, so that sending many at once gains nothing.
    pub(crate) fn guess(&self, client: IpAddr) -> Result<Guess, Duration> {
        let mut guesses = self.guesses.lock();
        let own = guesses.entry(client).or_default();
        own.may(self.limits.guesses as usize)?;
        own.open += 1;
        Ok(Guess {
            client,
            guesses: self.guesses.clone(),
            counts: true,
        })
    }

    /// Whether we still look up codes for a stranger at this address.
    pub(crate) fn may_look_up(&self, client: IpAddr) -> Result<(), Duration> {
        let mut misses = self.misses.lock();
        let Some(own) = misses.get_mut(&client) else {
            return Ok(());
        };
        own.may((self.limits.guesses as usize).saturating_mul(MISSES))
    }

    pub(crate) fn missed(&self, client: IpAddr) {
        let mut misses = self.misses.lock();
        misses.entry(client).or_default().wrong.push(Instant::now());
    }

    /// Takes one of the streams that an address may have.
    pub(crate) fn stream(&self, client: IpAddr) -> Option<Place> {
        self.streams.take(client)
    }

    /// Forgets addresses that have sent nothing lately.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
        self.uploads.retain_recent();
        self.recordings.retain_recent();
        self.seats.retain_recent();
        self.talk.retain_recent();
        let young = |at: &Instant| at.elapsed() < MINUTE;
        for counted in [&*self.guesses, &self.misses] {
            let mut counted = counted.lock();
            counted.retain(|_, own| own.open > 0 || own.wrong.last().is_some_and(young));
        }
    }
}

impl Guesses {
    /// Whether one more guess is allowed; if not, how long it must wait.
    fn may(&mut self, most: usize) -> Result<(), Duration> {
        self.wrong.retain(|at| at.elapsed() < MINUTE);
        if self.wrong.len() + self.open < most {
            return Ok(());
        }
        // The guesses that are being checked are known in a moment.
        let first = self.wrong.first().filter(|_| self.open < most);
        Err(first.map_or(JUDGED, |at| MINUTE.saturating_sub(at.elapsed())))
    }
}

impl Guess {
    /// Does not count the guess, because it was right or could not be checked.
    pub(crate) fn forgive(mut self) {
        self.counts = false;
    }
}

impl Drop for Guess {
    fn drop(&mut self) {
        let mut guesses = self.guesses.lock();
        let own = guesses.entry(self.client).or_default();
        own.open = own.open.saturating_sub(1);
        if self.counts {
            own.wrong.push(Instant::now());
        }
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
