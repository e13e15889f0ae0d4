//! A table at this node, among the nodes where it is played.

use std::sync::Arc;

use moonhare_table::PersonId;
use tokio::sync::watch;

use super::{Elsewhere, others::Others};
use crate::{Code, room::Contact, summary::Summary};

/// A table at this node. Dropping it tells the other nodes that nobody is left here.
#[derive(Debug)]
pub(crate) struct Here {
    pub(super) elsewhere: Arc<Elsewhere>,
    pub(super) code: Code,
    pub(super) told: Vec<PersonId>,
    pub(super) others: watch::Receiver<Others>,
}

impl Here {
    /// Tells who is connected here, if that has changed.
    pub(crate) fn tell(&mut self, mut people: Vec<PersonId>) {
        people.sort_unstable();
        if self.told != people {
            self.elsewhere.tell(&self.code, people.clone());
            self.told = people;
        }
    }

    pub(crate) fn list(&self, summary: Option<Summary>) {
        self.elsewhere.list(&self.code, summary);
    }

    /// The people who are, or were, connected to other nodes.
    pub(crate) fn contacts(&self) -> Vec<(PersonId, Contact)> {
        self.others.borrow().contacts().collect()
    }

    /// How many nodes are to act before this one: those with people at the table come first, in the order
    /// of their numbers. Nodes that don't know of each other may have the same turn.
    pub(crate) fn turn(&self) -> u64 {
        let others = self.others.borrow();
        let nobody_here = self.told.is_empty();
        let nodes = others.nodes.keys();
        let before = nodes.filter(|node| nobody_here || **node < self.elsewhere.node);
        before.count() as u64
    }

    /// Returns when somebody came or went elsewhere.
    pub(crate) async fn changed(&mut self) {
        if self.others.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.tell(Vec::new());
    }
}
