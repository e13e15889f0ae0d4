//! A siege: a server with its usual limits, three tables that play there, and all the harm that
//! strangers are known to try, at once and from many addresses. Everything stays on the loopback
//! interface, and every attack ends by itself.

mod address;
mod attack;
mod bounds;
mod disk;
mod evening;
mod ground;
mod kept;
mod line;
mod newcomers;
mod report;
mod siege;
mod spread;
mod tally;

pub use bounds::Bounds;
pub use report::Report;
pub use siege::Siege;
