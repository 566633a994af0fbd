//! The door: how connections come in, and how many have come from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::serve::{ListenerExt, TapIo};
use tokio::net::{TcpListener, TcpStream};

/// What connections come in by: messages are small and must not wait to be bundled.
pub type Door = TapIo<TcpListener, fn(&mut TcpStream)>;

/// Sends what is written at once.
pub fn door(listener: TcpListener) -> Door {
    listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection may be slow");
        }
    })
}

/// Counts connections by address.
#[derive(Debug)]
pub struct Doors {
    most: usize,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place that is free again when it is dropped.
#[derive(Debug)]
pub struct Place {
    address: IpAddr,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Doors {
    /// Lets in so many from one address; 0 is without limit.
    pub fn new(most: usize) -> Self {
        Self { most, inside: Arc::default() }
    }

    /// A place for somebody from this address, unless there are too many.
    pub fn enter(&self, address: IpAddr) -> Option<Place> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let count = inside.entry(address).or_default();
        if self.most > 0 && *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { address, inside: Arc::clone(&self.inside) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = inside.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_somebody_goes() {
        let doors = Doors::new(2);
        let address = "10.0.0.1".parse().unwrap();
        let (one, two) = (doors.enter(address), doors.enter(address));
        assert!(one.is_some() && two.is_some() && doors.enter(address).is_none());
        drop(one);
        assert!(doors.enter(address).is_some());
        drop(two);
        assert!(doors.inside.lock().unwrap().is_empty());
    }
}
