//! A siege: a server with its usual limits, three tables that play there, and every known attack at
//! once, from many addresses. Everything stays on the loopback interface, and every attack is
//! bounded.

mod address;
mod attack;
mod bounds;
mod connection;
mod disk;
mod evening;
mod ground;
mod kept;
mod newcomers;
mod report;
mod siege;
mod spread;
mod tally;

pub use bounds::Bounds;
pub use report::SiegeReport;
pub use siege::Siege;
