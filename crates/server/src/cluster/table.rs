//! One table as the nodes of a cluster share it.

use std::sync::Arc;

use moonhare_table::PersonId;
use tokio::sync::watch;

use super::{Cluster, other_nodes::OtherNodes};
use crate::{Code, room::Contact, summary::Summary};

/// One table: who is connected to it at other nodes, and what this node told them. A table may
/// have two of these for a moment. Dropping the last one tells the other nodes that nobody is left here.
#[derive(Debug)]
pub(crate) struct ClusterTable {
    pub(super) cluster: Arc<Cluster>,
    pub(super) code: Code,
    /// The people at this node that the others were last told of.
    pub(super) announced: Vec<PersonId>,
    pub(super) others: watch::Receiver<OtherNodes>,
}

impl ClusterTable {
    pub(crate) fn code(&self) -> &Code {
        &self.code
    }

    /// Tells the other nodes who is connected here, if that has changed.
    pub(crate) fn announce_people(&mut self, mut people: Vec<PersonId>) {
        people.sort_unstable();
        if self.announced != people {
            self.cluster.announce_people(&self.code, people.clone());
            self.announced = people;
        }
    }

    pub(crate) fn announce_entry(&self, summary: Option<Summary>) {
        self.cluster.announce_entry(&self.code, summary);
    }

    /// The people who are, or were, connected to other nodes.
    pub(crate) fn contacts(&self) -> Vec<(PersonId, Contact)> {
        self.others.borrow().contacts().collect()
    }

    /// How many nodes act before this one. Nodes with people at the table come first, in the order of
    /// their ids. Nodes that don't know of each other may count the same.
    pub(crate) fn nodes_before(&self) -> u64 {
        let others = self.others.borrow();
        let nobody_here = self.announced.is_empty();
        let nodes = others.nodes.keys();
        let before = nodes.filter(|node| nobody_here || **node < self.cluster.node);
        before.count() as u64
    }

    /// Waits until somebody comes or goes at another node.
    pub(crate) async fn changed(&mut self) {
        if self.others.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for ClusterTable {
    fn drop(&mut self) {
        self.cluster.leave_table(&self.code, &mut self.others);
    }
}
