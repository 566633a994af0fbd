//! Lets what a [`Schedule`] plans happen to a [`Fleet`]: [`drive`].

use std::io;
use std::thread::sleep;
use std::time::{Duration, Instant};

use testing::{Bell, Fleet, Node, Proxy, Which};

use crate::schedule::{Fault, Link, Planned, Schedule};

/// Something that begins or ends.
#[derive(Clone, Copy)]
struct Moment {
    at: Duration,
    fault: Fault,
    begins: bool,
}

/// Lets everything go wrong that is planned, and mends all of it at the end.
pub fn drive(fleet: &mut Fleet, schedule: &Schedule) -> io::Result<()> {
    let both = |Planned { at, lasts, fault }: Planned| {
        let begins = Moment { at, fault, begins: true };
        [begins, Moment { at: at + lasts, fault, begins: false }]
    };
    let mut moments: Vec<Moment> = schedule.faults.iter().copied().flat_map(both).collect();
    moments.sort_by_key(|moment| (moment.at, !moment.begins));
    let begun = Instant::now();
    for Moment { at, fault, begins } in moments {
        sleep(at.saturating_sub(begun.elapsed()));
        if begins {
            begin(fleet, schedule.bell, fault)?;
        } else {
            end(fleet, schedule.bell, fault)?;
        }
    }
    fleet.heal()
}

fn begin(fleet: &mut Fleet, bell: Bell, fault: Fault) -> io::Result<()> {
    match fault {
        Fault::Cut(link, node) => {
            let (proxy, which) = wire(&fleet.nodes()[node], bell, link);
            proxy.cut(which);
        }
        Fault::Hold(link, node) => {
            let (proxy, which) = wire(&fleet.nodes()[node], bell, link);
            proxy.hold(which);
        }
        Fault::Delay(link, node, by) => wire(&fleet.nodes()[node], bell, link).0.delay(by),
        Fault::Kill(node) => fleet.kill(node),
        Fault::Pause(node) => fleet.pause(node)?,
        Fault::RestartPostgres => fleet.postgres.stop(),
        Fault::RestartNats => fleet.nats.as_mut().expect("the fleet has one").stop(),
        Fault::RollingRestart => {
            for node in 0..fleet.nodes().len() {
                // Anyone who ends in order needs the database for it, and a node that begins, too.
                if fleet.postgres.id().is_some() {
                    fleet.nodes()[node].let_go();
                    fleet.terminate(node)?;
                    fleet.start_node(node)?;
                }
            }
        }
    }
    Ok(())
}

fn end(fleet: &mut Fleet, bell: Bell, fault: Fault) -> io::Result<()> {
    match fault {
        Fault::Cut(link, node) | Fault::Hold(link, node) | Fault::Delay(link, node, _) => {
            wire(&fleet.nodes()[node], bell, link).0.let_go();
        }
        Fault::Kill(node) if fleet.postgres.id().is_some() => {
            fleet.nodes()[node].let_go();
            fleet.start_node(node)?;
        }
        Fault::Pause(node) => fleet.resume(node)?,
        Fault::RestartPostgres if fleet.postgres.id().is_none() => {
            fleet.postgres.start_again().map_err(io::Error::other)?;
        }
        Fault::RestartNats => {
            let nats = fleet.nats.as_mut().expect("the fleet has one");
            if !nats.runs() {
                nats.start_again()?;
            }
        }
        // Without a database nobody begins: the node is started when everything is mended.
        Fault::Kill(_) | Fault::RestartPostgres | Fault::RollingRestart => {}
    }
    Ok(())
}

/// The proxy before a kind of connections, and which of those that go through it they are.
fn wire(node: &Node, bell: Bell, link: Link) -> (&Proxy, Which) {
    let (proxy, which) = match (link, bell) {
        (Link::Postgres, _) => (&node.to_postgres, Which::All),
        (Link::Bell, Bell::Notify) => (&node.to_postgres, Which::Marked),
        (Link::Bell, Bell::Nats) => (&node.to_nats, Which::All),
        (Link::Door, _) => (&node.door, Which::All),
    };
    (proxy.as_ref().expect("every connection has a proxy"), which)
}
