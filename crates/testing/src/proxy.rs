//! A TCP proxy on loopback that cuts, delays and holds what goes through it: [`Proxy`].

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Instant, sleep_until};

/// How much is read at once.
const CHUNK: usize = 16 << 10;

/// How many chunks may be on their way in one direction.
const CHUNKS: usize = 64;

/// A proxy in front of an address, on a thread of its own. It ends, and every connection with it, when this is dropped.
pub struct Proxy {
    /// Where it listens.
    pub address: SocketAddr,
    faults: Option<watch::Sender<Faults>>,
    open: Arc<AtomicUsize>,
    thread: Option<JoinHandle<()>>,
}

/// Which connections of a [`Proxy`] a fault is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Which {
    /// All of them.
    #[default]
    All,
    /// Those over which the word was once said that the proxy listens for.
    Marked,
}

/// What is wrong.
#[derive(Clone, Default)]
struct Faults {
    /// Where connections lead; nowhere if nobody is there.
    target: Option<SocketAddr>,
    which: Which,
    refuses: bool,
    holds: bool,
    latency: Duration,
    /// How often all connections were cut, and how often those that are marked.
    cuts: (u64, u64),
}

/// Whether the word was said over a connection.
#[derive(Default)]
struct Mark {
    word: Option<&'static str>,
    said: AtomicBool,
    changed: Notify,
}

impl Proxy {
    /// One that leads to this address, at a free port of 127.0.0.1.
    pub fn start(target: impl Into<Option<SocketAddr>>) -> io::Result<Self> {
        Self::listening_for(None, target.into())
    }

    /// The same, which marks every connection over which a client says this word: `LISTEN` for example.
    pub fn marking(word: &'static str, target: impl Into<Option<SocketAddr>>) -> io::Result<Self> {
        Self::listening_for(Some(word), target.into())
    }

    fn listening_for(word: Option<&'static str>, target: Option<SocketAddr>) -> io::Result<Self> {
        let listener = std::net::TcpListener::bind(("127.0.0.1", 0))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let (faults, known) = watch::channel(Faults { target, ..Faults::default() });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let open = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&open);
        let thread = thread::Builder::new().name("proxy".to_owned()).spawn(move || {
            runtime.block_on(async {
                let listener = TcpListener::from_std(listener).expect("it does not block");
                accept(&listener, word, known, &count).await;
            });
        })?;
        Ok(Self { address, faults: Some(faults), open, thread: Some(thread) })
    }

    /// Leads new connections elsewhere, or nowhere.
    pub fn lead_to(&self, target: impl Into<Option<SocketAddr>>) {
        let target = target.into();
        self.change(|faults| faults.target = target);
    }

    /// Ends these connections, and refuses new ones until [`Proxy::let_go`].
    pub fn cut(&self, which: Which) {
        self.change(|faults| (faults.refuses, faults.which) = (true, which));
    }

    /// Ends these connections; new ones are welcome.
    pub fn cut_once(&self, which: Which) {
        self.change(|faults| match which {
            Which::All => faults.cuts.0 += 1,
            Which::Marked => faults.cuts.1 += 1,
        });
    }

    /// Lets these connections be, but nothing comes through in either direction until [`Proxy::let_go`]. Nothing is lost.
    pub fn hold(&self, which: Which) {
        self.change(|faults| (faults.holds, faults.which) = (true, which));
    }

    /// Lets everything come so much later, in both directions, until [`Proxy::let_go`].
    pub fn delay(&self, latency: Duration) {
        self.change(|faults| (faults.latency, faults.which) = (latency, Which::All));
    }

    /// Nothing is wrong any more.
    pub fn let_go(&self) {
        self.change(|faults| {
            *faults = Faults { target: faults.target, cuts: faults.cuts, ..Faults::default() };
        });
    }

    /// How many connections go through it.
    pub fn connections(&self) -> usize {
        self.open.load(Ordering::Relaxed)
    }

    fn change(&self, change: impl FnOnce(&mut Faults)) {
        self.faults.as_ref().expect("it is there until the proxy is dropped").send_modify(change);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        drop(self.faults.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Faults {
    fn are_for(&self, mark: &Mark) -> bool {
        self.which == Which::All || mark.said.load(Ordering::Relaxed)
    }
}

/// Takes connections until the proxy is dropped.
async fn accept(
    listener: &TcpListener,
    word: Option<&'static str>,
    mut faults: watch::Receiver<Faults>,
    open: &Arc<AtomicUsize>,
) {
    loop {
        let stream = tokio::select! {
            accepted = listener.accept() => accepted,
            // Only its end matters here.
            changed = faults.changed() => match changed {
                Ok(()) => continue,
                Err(_) => return,
            },
        };
        let Ok((stream, _)) = stream else { continue };
        let (faults, open, mark) = (faults.clone(), Arc::clone(open), Mark { word, ..Mark::default() });
        tokio::spawn(async move {
            open.fetch_add(1, Ordering::Relaxed);
            carry(stream, faults, &mark).await;
            open.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

/// Carries everything between the two ends of a connection.
async fn carry(mut client: TcpStream, faults: watch::Receiver<Faults>, mark: &Mark) {
    let (target, refuses) = {
        let now = faults.borrow();
        (now.target, now.refuses && now.which == Which::All)
    };
    let Some(target) = target.filter(|_| !refuses) else { return reset(&client) };
    let Ok(mut server) = TcpStream::connect(target).await else { return reset(&client) };
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let is_cut = {
        let ((from_client, to_client), (from_server, to_server)) = (client.split(), server.split());
        let there = pump(from_client, to_server, faults.clone(), mark, true);
        let back = pump(from_server, to_client, faults.clone(), mark, false);
        tokio::select! {
            _ = async { tokio::join!(there, back) } => false,
            () = cut(faults, mark) => true,
        }
    };
    if is_cut {
        reset(&client);
        reset(&server);
    }
}

/// Sees to it that the other end learns at once that the connection is gone, when it is dropped.
fn reset(stream: &TcpStream) {
    let _ = stream.set_zero_linger();
}

/// Ends when a connection is cut.
async fn cut(mut faults: watch::Receiver<Faults>, mark: &Mark) {
    let born = faults.borrow().cuts;
    loop {
        {
            let now = faults.borrow_and_update();
            let marked = mark.said.load(Ordering::Relaxed) && now.cuts.1 != born.1;
            if now.refuses && now.are_for(mark) || now.cuts.0 != born.0 || marked {
                return;
            }
        }
        tokio::select! {
            changed = faults.changed() => if changed.is_err() { return },
            () = mark.changed.notified() => {}
        }
    }
}

/// Carries everything in one direction.
async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut faults: watch::Receiver<Faults>,
    mark: &Mark,
    listens: bool,
) {
    let (sender, mut chunks) = mpsc::channel::<(Instant, Vec<u8>)>(CHUNKS);
    let read = async move {
        loop {
            let mut bytes = Vec::with_capacity(CHUNK);
            if !matches!(from.read_buf(&mut bytes).await, Ok(1..)) {
                return;
            }
            if listens {
                mark.listen(&bytes);
            }
            if sender.send((Instant::now(), bytes)).await.is_err() {
                return;
            }
        }
    };
    let write = async move {
        while let Some((read, bytes)) = chunks.recv().await {
            if !may_pass(&mut faults, mark, read).await || to.write_all(&bytes).await.is_err() {
                return;
            }
        }
        let _ = to.shutdown().await;
    };
    tokio::join!(read, write);
}

/// Waits until what was read then may be written; no if the proxy ends before.
async fn may_pass(faults: &mut watch::Receiver<Faults>, mark: &Mark, read: Instant) -> bool {
    loop {
        let (holds, due) = {
            let now = faults.borrow_and_update();
            (now.holds && now.are_for(mark), read + now.latency)
        };
        if !holds && due <= Instant::now() {
            return true;
        }
        tokio::select! {
            changed = faults.changed() => if changed.is_err() { return false },
            () = sleep_until(due), if !holds => {}
        }
    }
}

impl Mark {
    fn listen(&self, bytes: &[u8]) {
        let Some(word) = self.word else { return };
        if bytes.windows(word.len()).any(|found| found == word.as_bytes())
            && !self.said.swap(true, Ordering::Relaxed)
        {
            self.changed.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream};
    use std::time::Instant;

    use super::*;

    /// Somebody who says everything again.
    fn echo() -> SocketAddr {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                thread::spawn(move || io::copy(&mut &stream, &mut &stream));
            }
        });
        address
    }

    fn connect(proxy: &Proxy) -> TcpStream {
        let stream = TcpStream::connect(proxy.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
        stream
    }

    /// Says something and hears it again.
    fn answers(mut stream: &TcpStream, word: &str) -> io::Result<()> {
        stream.write_all(word.as_bytes())?;
        hears(stream, word)
    }

    fn hears(mut stream: &TcpStream, word: &str) -> io::Result<()> {
        let mut heard = vec![0; word.len()];
        stream.read_exact(&mut heard)?;
        assert_eq!(heard, word.as_bytes());
        Ok(())
    }

    #[test]
    fn what_is_held_comes_later_and_nothing_is_lost() {
        let proxy = Proxy::start(echo()).unwrap();
        let stream = connect(&proxy);
        answers(&stream, "one").unwrap();
        proxy.hold(Which::All);
        assert!(answers(&stream, "two").is_err(), "nothing comes through");
        assert_eq!(proxy.connections(), 1);
        proxy.let_go();
        hears(&stream, "two").unwrap();
        answers(&stream, "three").unwrap();
    }

    #[test]
    fn what_is_delayed_takes_its_time_both_ways() {
        let proxy = Proxy::start(echo()).unwrap();
        let stream = connect(&proxy);
        answers(&stream, "one").unwrap();
        proxy.delay(Duration::from_millis(50));
        let begun = Instant::now();
        answers(&stream, "two").unwrap();
        assert!(begun.elapsed() >= Duration::from_millis(100), "{:?}", begun.elapsed());
    }

    #[test]
    fn what_is_cut_is_gone_until_it_is_let_go() {
        let proxy = Proxy::start(echo()).unwrap();
        let stream = connect(&proxy);
        answers(&stream, "one").unwrap();
        proxy.cut_once(Which::All);
        assert!(answers(&stream, "two").is_err());
        let stream = connect(&proxy);
        answers(&stream, "three").unwrap();
        proxy.cut(Which::All);
        assert!(answers(&stream, "four").is_err());
        let refused = TcpStream::connect(proxy.address).and_then(|stream| answers(&stream, "five"));
        assert!(refused.is_err());
        proxy.let_go();
        answers(&connect(&proxy), "six").unwrap();
        proxy.lead_to(None);
        let refused = TcpStream::connect(proxy.address).and_then(|stream| answers(&stream, "seven"));
        assert!(refused.is_err(), "it leads nowhere");
    }

    #[test]
    fn connections_that_said_a_word_have_faults_of_their_own() {
        let proxy = Proxy::marking("LISTEN", echo()).unwrap();
        let (one, other) = (connect(&proxy), connect(&proxy));
        answers(&one, "one LISTEN \"steps\"").unwrap();
        answers(&other, "other").unwrap();
        proxy.hold(Which::Marked);
        assert!(answers(&one, "held").is_err());
        answers(&other, "not held").unwrap();
        proxy.let_go();
        hears(&one, "held").unwrap();
        proxy.cut(Which::Marked);
        assert!(answers(&one, "cut").is_err());
        answers(&other, "not cut").unwrap();
        assert!(answers(&connect(&proxy), "LISTEN, too").is_err());
        proxy.let_go();
        answers(&other, "still not cut").unwrap();
        answers(&connect(&proxy), "LISTEN again").unwrap();
    }
}
