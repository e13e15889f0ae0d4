//! An attacker's connection, as raw bytes. Its outcome is counted when it is dropped.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

use crate::tally::{Fate, FateCounts};

/// The timeout for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// The smallest receive buffer that the system allows.
const TINY_BUFFER: u32 = 1024;

#[derive(Debug)]
pub(crate) struct Connection {
    stream: TcpStream,
    tally: Arc<FateCounts>,
    fate: Fate,
    /// The part of an answer read so far.
    received: Vec<u8>,
}

impl Connection {
    pub(crate) async fn open(
        from: Ipv4Addr,
        to: SocketAddr,
        tally: &Arc<FateCounts>,
    ) -> io::Result<Connection> {
        Connection::connect(TcpSocket::new_v4()?, from, to, tally).await
    }

    /// A connection with almost no receive buffer, for a client that never reads.
    pub(crate) async fn open_unread(
        from: Ipv4Addr,
        to: SocketAddr,
        tally: &Arc<FateCounts>,
    ) -> io::Result<Connection> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(TINY_BUFFER)?;
        let mut connection = Connection::connect(socket, from, to, tally).await?;
        connection.fate = Fate::Unread;
        Ok(connection)
    }

    async fn connect(
        socket: TcpSocket,
        from: Ipv4Addr,
        to: SocketAddr,
        tally: &Arc<FateCounts>,
    ) -> io::Result<Connection> {
        socket.bind((from, 0).into())?;
        let connected = timeout(CONNECT_TIMEOUT, socket.connect(to)).await;
        match connected.unwrap_or_else(|late| Err(late.into())) {
            Ok(stream) => Ok(Connection {
                stream,
                tally: tally.clone(),
                fate: Fate::Silent,
                received: Vec::new(),
            }),
            Err(error) => {
                tally.count(Fate::NotAccepted);
                Err(error)
            }
        }
    }

    /// Sends bytes. If the server hangs up meanwhile, its answer can still be read.
    pub(crate) async fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes).await
    }

    /// Sends the beginning, then the same small piece every second until an answer comes.
    pub(crate) async fn send_slowly(&mut self, begun: &[u8], bit: &[u8]) {
        let mut sent = self.send(begun).await;
        while sent.is_ok() {
            let answered = timeout(Duration::from_secs(1), self.read_status()).await;
            if answered.is_ok() {
                return;
            }
            sent = self.send(bit).await;
        }
        self.read_status().await;
    }

    /// Reads the status of the next answer, which becomes this connection's outcome.
    pub(crate) async fn read_status(&mut self) -> Fate {
        self.fate = loop {
            match self.stream.read_buf(&mut self.received).await {
                Ok(1..) if self.received.len() < 12 => {}
                Ok(1..) => break status(&self.received),
                Ok(0) | Err(_) => break Fate::HungUp,
            }
        };
        self.fate
    }

    /// Reads and ignores everything until the server hangs up.
    pub(crate) async fn drain(&mut self) {
        let mut ignored = vec![0; 64 * 1024];
        while matches!(self.stream.read(&mut ignored).await, Ok(1..)) {}
    }
}

fn status(head: &[u8]) -> Fate {
    let code = str::from_utf8(&head[9..12]);
    let code = code.ok().and_then(|code| code.parse().ok());
    // An HTTP/2 answer looks different; all that counts is that it came.
    Fate::Answered(code.unwrap_or(200))
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.tally.count(self.fate);
    }
}
