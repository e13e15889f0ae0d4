//! Presence: who is connected to a table, at this node and at others.

use std::collections::HashMap;

use moonhare_table::{Millis, PersonId, Presence, TokenHash};

use super::RoomTask;
use crate::{clock, clockwork::is_connected};

/// How many streams a person has open, and when the server last heard from them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    pub(crate) streams: i32,
    pub(crate) last_heard: Millis,
}

impl RoomTask {
    /// Remembers that somebody was just active. `change` is added to their streams. Forgets people whom
    /// the table doesn't know and who have no stream.
    pub(super) fn note_contact(&mut self, who: TokenHash, change: i32) {
        let is_known = self.replica.table.person(&who).is_some();
        let mut contact = Contact {
            streams: 0,
            last_heard: clock::now(),
        };
        if let Some(before) = self.contacts.get(&who) {
            contact.streams = before.streams;
        }
        contact.streams = (contact.streams + change).max(0);
        if is_known || contact.streams > 0 {
            self.contacts.insert(who, contact);
        } else {
            self.contacts.remove(&who);
        }
    }

    /// The people of this table who are, or were, connected to this node.
    fn contacts_here(&self) -> impl Iterator<Item = (PersonId, Contact)> {
        let people = self.replica.table.people();
        people.filter_map(|(person, token)| Some((person, *self.contacts.get(token)?)))
    }

    /// The people of this table who are, or were, connected to any node.
    pub(super) fn contacts(&self) -> HashMap<PersonId, Contact> {
        let mut contacts: HashMap<PersonId, Contact> = self.contacts_here().collect();
        for (person, there) in self.cluster.contacts() {
            let contact = contacts.entry(person).or_insert(there);
            contact.streams = contact.streams.max(there.streams);
            contact.last_heard = contact.last_heard.max(there.last_heard);
        }
        contacts
    }

    /// Tells the other nodes who is connected to this one.
    pub(super) fn announce_people(&mut self, now: Millis) {
        let people = self.contacts_here();
        let connected = people.filter(|(_, contact)| is_connected(contact, &self.pace, now));
        let connected = connected.map(|(person, _)| person).collect();
        self.cluster.announce_people(connected);
    }

    pub(super) fn presence(&self) -> Presence {
        self.clockwork.presence(
            &self.replica.table,
            &self.contacts(),
            &self.pace,
            clock::now(),
        )
    }

    /// Publishes a snapshot if somebody came or went since the last one.
    pub(super) fn publish_presence(&mut self) {
        if self.snapshots.borrow().presence != self.presence() {
            self.publish();
        }
    }
}
