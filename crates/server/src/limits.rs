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
use moonhare_shelf::UPLOADS;
use moonhare_table::PersonId;
use parking_lot::Mutex;

use crate::{
    Code,
    config::{BODIES_ALWAYS, Limits, UNREAD_ALWAYS},
    held::{ByteLimit, Hold},
    slots::{Slot, Slots},
};

/// A seat may send as many commands at once as its limit allows in this many seconds. The same holds
/// for chat at a table.
const BURST: u32 = 6;

/// How many of the [`UPLOADS`] at once may come from one household.
const UPLOADS_PER_HOUSEHOLD: usize = 2;

/// How many answers are compressed at once, and how many of them for one household.
const COMPRESSORS: usize = 200;
const COMPRESSORS_PER_HOUSEHOLD: usize = 40;

#[derive(Debug)]
pub(crate) struct Limiter {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    recordings: DefaultKeyedRateLimiter<IpAddr>,
    /// Wrong codes.
    wrong_codes: Mutex<HashMap<IpAddr, Guesses>>,
    /// Wrong passwords. They are counted apart, so that somebody with a right link and the right password
    /// gets in while a neighbour mistypes codes.
    wrong_passwords: Arc<Mutex<HashMap<IpAddr, Guesses>>>,
    /// Wrong codes that are not in `wrong_codes`: those of streams, and those that came when no guess was
    /// left.
    misses: Mutex<HashMap<IpAddr, Guesses>>,
    seats: DefaultKeyedRateLimiter<(Code, PersonId)>,
    talk: DefaultKeyedRateLimiter<Code>,
    streams: Slots,
    uploads_under_way: Slots,
    compressors: Slots,
    unread: ByteLimit,
    bodies: ByteLimit,
}

/// The guesses of one address.
#[derive(Debug, Default)]
struct Guesses {
    /// The times of its wrong guesses within the last minute.
    wrong: Vec<Instant>,
    /// How many guesses are being checked. They count as wrong until they prove right.
    pending: usize,
}

/// A guess of a password that is being checked. Dropping it counts it as wrong, so a client gains nothing by not
/// waiting for the answer.
#[derive(Debug)]
pub(crate) struct PasswordGuess {
    client: IpAddr,
    wrong_passwords: Arc<Mutex<HashMap<IpAddr, Guesses>>>,
    counts_as_wrong: bool,
}

const MINUTE: Duration = Duration::from_secs(60);

/// How long an address waits if all guesses that it may make are still being checked.
const PENDING_WAIT: Duration = Duration::from_secs(5);

/// The limit of misses is this many times the limit of wrong codes.
const MISSES_PER_GUESS: usize = 3;

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
            wrong_codes: Mutex::default(),
            wrong_passwords: Arc::default(),
            misses: Mutex::default(),
            seats: RateLimiter::keyed(a_second(limits.commands)),
            talk: RateLimiter::keyed(a_second(limits.talk)),
            streams: Slots::new(limits.streams, limits.all_streams),
            uploads_under_way: Slots::new(UPLOADS_PER_HOUSEHOLD, UPLOADS),
            compressors: Slots::new(COMPRESSORS_PER_HOUSEHOLD, COMPRESSORS),
            unread: ByteLimit::new(limits.unread, limits.all_unread, UNREAD_ALWAYS),
            bodies: ByteLimit::new(limits.bodies, limits.all_bodies, BODIES_ALWAYS),
            limits,
        }
    }

    pub(crate) fn check_request(&self, client: IpAddr) -> Result<(), Duration> {
        check(&self.requests, &client)
    }

    pub(crate) fn check_table(&self, client: IpAddr) -> Result<(), Duration> {
        check(&self.tables, &client)
    }

    pub(crate) fn check_upload(&self, client: IpAddr) -> Result<(), Duration> {
        check(&self.uploads, &client)
    }

    pub(crate) fn check_recording(&self, client: IpAddr) -> Result<(), Duration> {
        check(&self.recordings, &client)
    }

    pub(crate) fn check_seat(&self, code: &Code, person: PersonId) -> Result<(), Duration> {
        check(&self.seats, &(code.clone(), person))
    }

    /// Chat goes to everybody at the table, so the whole table shares one limit.
    pub(crate) fn check_talk(&self, code: &Code) -> Result<(), Duration> {
        check(&self.talk, code)
    }

    /// Whether this address may guess more codes. Only wrong ones count, so that a room full of friends is
    /// never locked out.
    pub(crate) fn check_code_guesses(&self, client: IpAddr) -> Result<(), Duration> {
        let mut wrong_codes = self.wrong_codes.lock();
        let Some(own) = wrong_codes.get_mut(&client) else {
            return Ok(());
        };
        own.check(self.limits.guesses as usize)
    }

    pub(crate) fn count_wrong_code(&self, client: IpAddr) {
        let mut wrong_codes = self.wrong_codes.lock();
        let own = wrong_codes.entry(client).or_default();
        own.wrong.push(Instant::now());
    }

    /// Counts a guess of a password before it is checked, so that a client gains nothing by sending many at
    /// once.
    pub(crate) fn begin_password_guess(&self, client: IpAddr) -> Result<PasswordGuess, Duration> {
        let mut wrong_passwords = self.wrong_passwords.lock();
        let own = wrong_passwords.entry(client).or_default();
        own.check(self.limits.guesses as usize)?;
        own.pending += 1;
        Ok(PasswordGuess {
            client,
            wrong_passwords: self.wrong_passwords.clone(),
            counts_as_wrong: true,
        })
    }

    /// Whether the server still looks up codes for strangers at this address.
    pub(crate) fn check_misses(&self, client: IpAddr) -> Result<(), Duration> {
        let mut misses = self.misses.lock();
        let Some(own) = misses.get_mut(&client) else {
            return Ok(());
        };
        own.check((self.limits.guesses as usize).saturating_mul(MISSES_PER_GUESS))
    }

    pub(crate) fn count_miss(&self, client: IpAddr) {
        let mut misses = self.misses.lock();
        misses.entry(client).or_default().wrong.push(Instant::now());
    }

    /// Takes one of the streams that a household may have.
    pub(crate) fn take_stream(&self, client: IpAddr) -> Option<Slot> {
        self.streams.take(client)
    }

    /// Takes a place among the uploads that are under way.
    pub(crate) fn take_upload(&self, client: IpAddr) -> Option<Slot> {
        self.uploads_under_way.take(client)
    }

    /// Takes a compressor for an answer.
    pub(crate) fn take_compressor(&self, client: IpAddr) -> Option<Slot> {
        self.compressors.take(client)
    }

    /// Begins to count the bytes of an answer. They count until they are sent.
    pub(crate) fn hold_answer(&self, client: IpAddr) -> Hold {
        self.unread.hold(client)
    }

    /// Begins to count the bytes of a request. They count until it is answered.
    pub(crate) fn hold_body(&self, client: IpAddr) -> Hold {
        self.bodies.hold(client)
    }

    /// Forgets addresses that sent nothing lately.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
        self.uploads.retain_recent();
        self.recordings.retain_recent();
        self.seats.retain_recent();
        self.talk.retain_recent();
        let young = |at: &Instant| at.elapsed() < MINUTE;
        for counted in [&self.wrong_codes, &*self.wrong_passwords, &self.misses] {
            let mut counted = counted.lock();
            counted.retain(|_, own| own.pending > 0 || own.wrong.last().is_some_and(young));
        }
    }
}

impl Guesses {
    /// Allows one more guess, or says how long to wait for it.
    fn check(&mut self, most: usize) -> Result<(), Duration> {
        self.wrong.retain(|at| at.elapsed() < MINUTE);
        if self.wrong.len() + self.pending < most {
            return Ok(());
        }
        // If the guesses being checked fill the limit by themselves, it's enough to wait for them.
        let first = self.wrong.first().filter(|_| self.pending < most);
        Err(first.map_or(PENDING_WAIT, |at| MINUTE.saturating_sub(at.elapsed())))
    }
}

impl PasswordGuess {
    /// Does not count the guess. It was right, or could not be checked.
    pub(crate) fn forgive(mut self) {
        self.counts_as_wrong = false;
    }
}

impl Drop for PasswordGuess {
    fn drop(&mut self) {
        let mut wrong_passwords = self.wrong_passwords.lock();
        let own = wrong_passwords.entry(self.client).or_default();
        own.pending = own.pending.saturating_sub(1);
        if self.counts_as_wrong {
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
