//! Presence: who is connected to a table, here and at other nodes.

use std::collections::HashMap;

use moonhare_table::{Millis, PersonId, Presence, TokenHash};

use super::Live;
use crate::{clock, clockwork::is_there};

/// How many streams a person has open, and when they were last heard of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    pub(crate) streams: i32,
    pub(crate) heard: Millis,
}

impl Live {
    /// Remembers when somebody was last active. Forgets people with neither a place at the table
    /// nor a stream.
    pub(super) fn hear(&mut self, who: TokenHash, streams: i32) {
        let is_known = self.known.table.person(&who).is_some();
        let heard = clock::now();
        let mut contact = Contact { streams: 0, heard };
        if let Some(before) = self.contacts.get(&who) {
            contact.streams = before.streams;
        }
        contact.streams = (contact.streams + streams).max(0);
        if is_known || contact.streams > 0 {
            self.contacts.insert(who, contact);
        } else {
            self.contacts.remove(&who);
        }
    }

    /// Those who are, or were, connected to this node.
    fn contacts_here(&self) -> impl Iterator<Item = (PersonId, Contact)> {
        let people = self.known.table.people();
        people.filter_map(|(person, token)| Some((person, *self.contacts.get(token)?)))
    }

    /// Everybody of this table who is, or was, connected to any node.
    pub(super) fn contacts(&self) -> HashMap<PersonId, Contact> {
        let mut contacts: HashMap<PersonId, Contact> = self.contacts_here().collect();
        for (person, there) in self.cluster.contacts() {
            let contact = contacts.entry(person).or_insert(there);
            contact.streams = contact.streams.max(there.streams);
            contact.heard = contact.heard.max(there.heard);
        }
        contacts
    }

    pub(super) fn tell_others(&mut self, now: Millis) {
        let people = self.contacts_here();
        let there = people.filter(|(_, contact)| is_there(contact, &self.pace, now));
        let there = there.map(|(person, _)| person).collect();
        self.cluster.announce_people(there);
    }

    pub(super) fn presence(&self) -> Presence {
        self.clockwork.presence(
            &self.known.table,
            &self.contacts(),
            &self.pace,
            clock::now(),
        )
    }

    pub(super) fn show_presence(&mut self) {
        if self.snapshots.borrow().presence != self.presence() {
            self.show();
        }
    }
}
