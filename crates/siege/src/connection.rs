//! A connection of an attacker, spoken byte by byte. What became of it is counted when it is dropped.

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

use crate::tally::{Fate, Tally};

/// Longer than this nobody waits for a connection.
const CONNECTING: Duration = Duration::from_secs(10);

/// As little as the system keeps for somebody who does not read.
const DEAF: u32 = 1024;

#[derive(Debug)]
pub(crate) struct Line {
    stream: TcpStream,
    tally: Arc<Tally>,
    fate: Fate,
    /// What was heard of an answer that is not yet understood.
    heard: Vec<u8>,
}

impl Line {
    pub(crate) async fn open(
        from: Ipv4Addr,
        to: SocketAddr,
        tally: &Arc<Tally>,
    ) -> io::Result<Line> {
        Line::made(TcpSocket::new_v4()?, from, to, tally).await
    }

    /// A line whose answers hardly fit anywhere.
    pub(crate) async fn deaf(
        from: Ipv4Addr,
        to: SocketAddr,
        tally: &Arc<Tally>,
    ) -> io::Result<Line> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(DEAF)?;
        let mut line = Line::made(socket, from, to, tally).await?;
        line.fate = Fate::Unheard;
        Ok(line)
    }

    async fn made(
        socket: TcpSocket,
        from: Ipv4Addr,
        to: SocketAddr,
        tally: &Arc<Tally>,
    ) -> io::Result<Line> {
        socket.bind((from, 0).into())?;
        let connected = timeout(CONNECTING, socket.connect(to)).await;
        match connected.unwrap_or_else(|late| Err(late.into())) {
            Ok(stream) => Ok(Line {
                stream,
                tally: tally.clone(),
                fate: Fate::Silent,
                heard: Vec::new(),
            }),
            Err(error) => {
                tally.count(Fate::NotLetIn);
                Err(error)
            }
        }
    }

    /// Says something. The server may hang up meanwhile: what it said before can still be heard.
    pub(crate) async fn say(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes).await
    }

    /// Begins, and then says the same little bit every second until there is an answer.
    pub(crate) async fn say_slowly(&mut self, begun: &[u8], bit: &[u8]) {
        let mut said = self.say(begun).await;
        while said.is_ok() {
            let heard = timeout(Duration::from_secs(1), self.hear()).await;
            if heard.is_ok() {
                return;
            }
            said = self.say(bit).await;
        }
        self.hear().await;
    }

    /// The status of the next answer, and with it what became of this line.
    pub(crate) async fn hear(&mut self) -> Fate {
        self.fate = loop {
            match self.stream.read_buf(&mut self.heard).await {
                Ok(1..) if self.heard.len() < 12 => {}
                Ok(1..) => break status(&self.heard),
                Ok(0) | Err(_) => break Fate::HungUp,
            }
        };
        self.fate
    }

    /// Listens until the server hangs up, without a thought for what it says.
    pub(crate) async fn drain(&mut self) {
        let mut heard = vec![0; 64 * 1024];
        while matches!(self.stream.read(&mut heard).await, Ok(1..)) {}
    }
}

fn status(head: &[u8]) -> Fate {
    let code = str::from_utf8(&head[9..12]);
    let code = code.ok().and_then(|code| code.parse().ok());
    // An answer in HTTP/2 begins otherwise; that it came is all that counts.
    Fate::Answered(code.unwrap_or(200))
}

impl Drop for Line {
    fn drop(&mut self) {
        self.tally.count(self.fate);
    }
}
