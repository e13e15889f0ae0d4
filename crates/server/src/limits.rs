//! How much one address, and one seat, may ask for.

use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
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

/// Seconds' worth of commands that a seat may send, or of talk at a table, at once.
const BURST: u32 = 6;

#[derive(Debug)]
pub(crate) struct Limiter {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    recordings: DefaultKeyedRateLimiter<IpAddr>,
    guesses: Arc<Mutex<HashMap<IpAddr, Guesses>>>,
    /// Codes of no table that are not counted as guesses.
    misses: Mutex<HashMap<IpAddr, Guesses>>,
    seats: DefaultKeyedRateLimiter<(Code, PersonId)>,
    talk: DefaultKeyedRateLimiter<Code>,
    streams: Places,
}

/// What an address guessed.
#[derive(Debug, Default)]
struct Guesses {
    /// When it was wrong, within the last minute.
    wrong: Vec<Instant>,
    /// Those being judged; they count as wrong until they are known to be right.
    open: usize,
}

/// A guess that is being judged. Unless it was right it counts as wrong, also when whoever made it
/// does not wait for the answer.
#[derive(Debug)]
pub(crate) struct Guess {
    client: IpAddr,
    guesses: Arc<Mutex<HashMap<IpAddr, Guesses>>>,
    counts: bool,
}

const MINUTE: Duration = Duration::from_secs(60);

/// By when a guess that is being judged is known.
const JUDGED: Duration = Duration::from_secs(5);

/// For each guess that an address has, codes that it may miss beside.
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

    /// What is said at a table goes to everybody there, so all of them share this.
    pub(crate) fn talk(&self, code: &Code) -> Result<(), Duration> {
        check(&self.talk, code)
    }

    /// Only wrong codes and passwords count, so that a room full of friends is never locked out.
    pub(crate) fn may_guess(&self, client: IpAddr) -> Result<(), Duration> {
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(own) = guesses.get_mut(&client) else {
            return Ok(());
        };
        own.may(self.limits.guesses as usize)
    }

    pub(crate) fn guessed_wrong(&self, client: IpAddr) {
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        let own = guesses.entry(client).or_default();
        own.wrong.push(Instant::now());
    }

    /// Counts a guess before it is judged, so that many at once are no more than many in a row.
    pub(crate) fn guess(&self, client: IpAddr) -> Result<Guess, Duration> {
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
        let own = guesses.entry(client).or_default();
        own.may(self.limits.guesses as usize)?;
        own.open += 1;
        Ok(Guess {
            client,
            guesses: self.guesses.clone(),
            counts: true,
        })
    }

    /// Whether codes that a stranger at this address brings are looked up.
    pub(crate) fn may_look_up(&self, client: IpAddr) -> Result<(), Duration> {
        let mut misses = self.misses.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(own) = misses.get_mut(&client) else {
            return Ok(());
        };
        own.may((self.limits.guesses as usize).saturating_mul(MISSES))
    }

    pub(crate) fn missed(&self, client: IpAddr) {
        let mut misses = self.misses.lock().unwrap_or_else(PoisonError::into_inner);
        misses.entry(client).or_default().wrong.push(Instant::now());
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
        self.recordings.retain_recent();
        self.seats.retain_recent();
        self.talk.retain_recent();
        let young = |at: &Instant| at.elapsed() < MINUTE;
        for counted in [&*self.guesses, &self.misses] {
            let mut counted = counted.lock().unwrap_or_else(PoisonError::into_inner);
            counted.retain(|_, own| own.open > 0 || own.wrong.last().is_some_and(young));
        }
    }
}

impl Guesses {
    /// Whether one more may be judged, or how long it has to wait.
    fn may(&mut self, most: usize) -> Result<(), Duration> {
        self.wrong.retain(|at| at.elapsed() < MINUTE);
        if self.wrong.len() + self.open < most {
            return Ok(());
        }
        // Those being judged are known in a moment.
        let first = self.wrong.first().filter(|_| self.open < most);
        Err(first.map_or(JUDGED, |at| MINUTE.saturating_sub(at.elapsed())))
    }
}

impl Guess {
    /// It was right, or nobody looked at it: it does not count.
    pub(crate) fn forgive(mut self) {
        self.counts = false;
    }
}

impl Drop for Guess {
    fn drop(&mut self) {
        let mut guesses = self.guesses.lock().unwrap_or_else(PoisonError::into_inner);
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
