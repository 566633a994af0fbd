//! Several servers as one hall: [`Fleet`] is a PostgreSQL, perhaps a NATS, and nodes as real processes. Each [`Node`] has
//! a [`Proxy`] of its own before every kind of connection: to PostgreSQL, to NATS, and for clients.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::{Ask, Exit, Nats, Postgres, Proxy, Running, Serve};

/// How long a node may take to be ready again, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// What a node says to PostgreSQL when it wants to be told of something: these connections are the bell.
const BELL: &str = "LISTEN";

/// How nodes hear of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bell {
    /// By PostgreSQL's `LISTEN` and `NOTIFY`.
    Notify,
    /// By NATS.
    Nats,
}

/// A fleet to be started.
pub struct FleetSetup {
    /// The binary `pyramidion`.
    pub binary: PathBuf,
    /// How many nodes.
    pub nodes: usize,
    /// How they hear of each other.
    pub bell: Bell,
    /// What else each is given.
    pub options: Vec<String>,
    /// Whether every connection goes through a proxy. What is measured does without.
    pub proxies: bool,
    /// Whether the nodes log where we do.
    pub shows_log: bool,
    /// What they log, if it is not the usual.
    pub log_filter: Option<&'static str>,
}

impl FleetSetup {
    /// For tests: without limits, one thread that thinks, and a proxy before every connection.
    pub fn new(binary: impl Into<PathBuf>, nodes: usize, bell: Bell) -> Self {
        let options = ["--thinkers", "1"].map(ToOwned::to_owned).to_vec();
        Self {
            binary: binary.into(),
            nodes,
            bell,
            options,
            proxies: true,
            shows_log: false,
            log_filter: None,
        }
    }

    /// With more options for each node.
    #[must_use]
    pub fn options(mut self, options: &[&str]) -> Self {
        self.options.extend(options.iter().map(|&option| option.to_owned()));
        self
    }

    /// Starts everything and waits until all nodes are ready.
    pub fn start(self) -> io::Result<Fleet> {
        let postgres = Postgres::start().map_err(io::Error::other)?;
        let nats = if self.bell == Bell::Nats { Some(Nats::start()?) } else { None };
        let mut fleet = Fleet { nodes: Vec::new(), postgres, nats, setup: self };
        for number in 0..fleet.setup.nodes {
            let node = fleet.new_node()?;
            fleet.nodes.push(node);
            fleet.start_node(number)?;
        }
        Ok(fleet)
    }
}

/// PostgreSQL, perhaps NATS, and nodes. All of it stops when this is dropped.
pub struct Fleet {
    // In this order: nodes end before what they need.
    nodes: Vec<Node>,
    /// What all nodes write to.
    pub postgres: Postgres,
    /// What they ring, if it is not PostgreSQL.
    pub nats: Option<Nats>,
    setup: FleetSetup,
}

/// A server of a fleet, which may be down.
pub struct Node {
    /// Between it and PostgreSQL. What it listens to for the bell is marked.
    pub to_postgres: Option<Proxy>,
    /// Between it and NATS.
    pub to_nats: Option<Proxy>,
    /// Between clients and it.
    pub door: Option<Proxy>,
    running: Option<Running>,
    /// What those logged that ran here before.
    logs: Vec<String>,
}

impl Fleet {
    /// Its nodes.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Where clients find each node, also when it has been started again.
    pub fn doors(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(Node::address).collect()
    }

    /// The database, past all proxies.
    pub fn database(&self) -> String {
        self.postgres.url()
    }

    /// Kills a node without warning.
    pub fn kill(&mut self, node: usize) {
        let node = &mut self.nodes[node];
        let Some(running) = node.running.take() else { return };
        let log = running.kill();
        node.ended(log);
    }

    /// Asks a node to end and waits until it has; nothing if it was down.
    pub fn terminate(&mut self, node: usize) -> io::Result<Option<Exit>> {
        let node = &mut self.nodes[node];
        node.resume()?;
        let Some(running) = node.running.take() else { return Ok(None) };
        let exit = running.terminate()?;
        node.ended(exit.log.clone());
        Ok(Some(exit))
    }

    /// Asks a node to end, and does not wait.
    pub fn ask_to_end(&mut self, node: usize) -> io::Result<()> {
        self.nodes[node].running.as_mut().map_or(Ok(()), Running::ask_to_end)
    }

    /// Lets a node stand still.
    pub fn pause(&mut self, node: usize) -> io::Result<()> {
        let node = &mut self.nodes[node];
        node.running.as_ref().map_or(Ok(()), Running::pause)
    }

    /// Lets it go on.
    pub fn resume(&mut self, node: usize) -> io::Result<()> {
        self.nodes[node].resume()
    }

    /// Starts a node that is down, and waits until it is ready.
    pub fn start_node(&mut self, number: usize) -> io::Result<()> {
        if self.nodes[number].running.as_mut().is_some_and(|running| !running.has_ended()) {
            return Ok(());
        }
        self.kill(number);
        let node = &self.nodes[number];
        let through = |proxy: &Option<Proxy>, address| proxy.as_ref().map_or(address, |proxy| proxy.address);
        let database = self.postgres.url_through(through(&node.to_postgres, self.postgres.address()));
        // Its owner's socket and bans are not those of anybody else.
        let mut serve = Serve::with(&self.setup.binary).at_a_free_port().without_limits().new_data()?;
        serve = serve.args(["--database", &database]).args(&self.setup.options);
        if let Some(nats) = &self.nats {
            serve = serve.args(["--nats", &format!("nats://{}", through(&node.to_nats, nats.address()))]);
        }
        if self.setup.shows_log {
            serve = serve.show_log();
        }
        if let Some(filter) = self.setup.log_filter {
            serve = serve.env("PYRAMIDION_LOG_FILTER", filter);
        }
        let running = serve.start()?;
        let node = &mut self.nodes[number];
        if let Some(door) = &node.door {
            door.lead_to(running.address);
        }
        node.running = Some(running);
        node.until_ready()
    }

    /// Mends everything: what was stopped goes on, what ended is started, and nothing is wrong with any connection.
    pub fn heal(&mut self) -> io::Result<()> {
        if self.postgres.id().is_none() {
            self.postgres.start_again().map_err(io::Error::other)?;
        }
        if let Some(nats) = self.nats.as_mut().filter(|nats| !nats.runs()) {
            nats.start_again()?;
        }
        for node in &mut self.nodes {
            node.let_go();
            node.resume()?;
        }
        for number in 0..self.nodes.len() {
            self.start_node(number)?;
        }
        self.nodes.iter().try_for_each(Node::until_ready)
    }

    /// Ends all nodes in order, and then what they need.
    pub fn end(mut self) -> io::Result<()> {
        for node in 0..self.nodes.len() {
            self.ask_to_end(node)?;
        }
        (0..self.nodes.len()).try_for_each(|node| self.terminate(node).map(drop))
    }

    fn new_node(&self) -> io::Result<Node> {
        let mut node = Node { to_postgres: None, to_nats: None, door: None, running: None, logs: Vec::new() };
        if self.setup.proxies {
            node.to_postgres = Some(Proxy::marking(BELL, self.postgres.address())?);
            node.to_nats = self.nats.as_ref().map(|nats| Proxy::start(nats.address())).transpose()?;
            node.door = Some(Proxy::start(None)?);
        }
        Ok(node)
    }
}

impl Node {
    /// Where clients find it.
    pub fn address(&self) -> SocketAddr {
        let itself = self.running.as_ref().map(|running| running.address);
        let door = self.door.as_ref().map(|door| door.address);
        door.or(itself).expect("a node without a proxy runs")
    }

    /// The number of its process, if it runs.
    pub fn id(&self) -> Option<u32> {
        self.running.as_ref().map(Running::id)
    }

    /// Where its own data are, if it runs: the owner is heard there.
    pub fn data(&self) -> Option<&Path> {
        self.running.as_ref().and_then(Running::data)
    }

    /// Everything that was logged here, also before it was started again.
    pub fn log(&self) -> String {
        let now = self.running.as_ref().map(Running::log);
        self.logs.iter().cloned().chain(now).collect::<Vec<_>>().join("── started again\n")
    }

    /// Asks it something past its door; nothing if it is down.
    pub fn ask(&self, ask: Ask) -> io::Result<crate::Answer> {
        let running = self.running.as_ref().ok_or_else(|| io::Error::other("the node is down"))?;
        ask.blocking(running.address)
    }

    /// Nothing is wrong with its connections any more.
    pub fn let_go(&self) {
        for proxy in [&self.to_postgres, &self.to_nats, &self.door].into_iter().flatten() {
            proxy.let_go();
        }
    }

    fn resume(&mut self) -> io::Result<()> {
        self.running.as_ref().map_or(Ok(()), Running::resume)
    }

    fn ended(&mut self, log: String) {
        self.logs.push(log);
        if let Some(door) = &self.door {
            door.lead_to(None);
        }
    }

    /// Waits until it says that it serves.
    fn until_ready(&self) -> io::Result<()> {
        let until = Instant::now() + PATIENCE;
        loop {
            let answer = self.ask(Ask::get("/readyz"));
            if answer.as_ref().is_ok_and(|answer| answer.status == 200) {
                return Ok(());
            }
            if Instant::now() > until {
                return Err(io::Error::other(format!("a node is not ready: {answer:?}\n{}", self.log())));
            }
            sleep(Duration::from_millis(20));
        }
    }
}
