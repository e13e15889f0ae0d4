//! What the terminal shows when the game is ready: addresses, and a QR code for phones.

use std::{
    io::{self, IsTerminal, Write},
    net::{IpAddr, SocketAddr},
};

use qrcode::{QrCode, render::unicode::Dense1x2};

/// Ignores errors: the game goes on even if nobody reads this.
pub(crate) fn print(
    addresses: &[SocketAddr],
    admin: Option<SocketAddr>,
    url: Option<&str>,
    https: bool,
) {
    let _ = write(&mut io::stdout().lock(), addresses, admin, url, https);
}

fn write(
    out: &mut impl Write,
    addresses: &[SocketAddr],
    admin: Option<SocketAddr>,
    url: Option<&str>,
    https: bool,
) -> io::Result<()> {
    let Some(first) = addresses.first() else {
        return Ok(());
    };
    let scheme = if https { "https" } else { "http" };
    let link = |host: String, port: u16| format!("{scheme}://{host}:{port}");
    let everywhere = first.ip().is_unspecified();
    let here = if everywhere {
        "localhost".to_owned()
    } else {
        host(first.ip())
    };

    writeln!(out, "Moonhare is ready.\n")?;
    writeln!(out, "  On this computer    {}", link(here, first.port()))?;
    if let Some(admin) = admin {
        writeln!(out, "  Metrics             http://{admin}/metrics")?;
    }
    let outside = match url {
        Some(url) => Some(url.to_owned()),
        None if everywhere => in_this_network().map(|ip| link(host(ip), first.port())),
        None => None,
    };
    if let Some(outside) = outside {
        let place = if url.is_some() {
            "From anywhere   "
        } else {
            "In this network "
        };
        writeln!(out, "  {place}    {outside}\n")?;
        // In a file or a log the squares would be noise.
        if io::stdout().is_terminal()
            && let Ok(code) = QrCode::new(&outside)
        {
            let mut picture = code.render::<Dense1x2>();
            // Terminals are mostly dark, and scanners need a light margin.
            picture
                .dark_color(Dense1x2::Light)
                .light_color(Dense1x2::Dark);
            writeln!(out, "{}\n", picture.build())?;
        }
    }
    writeln!(out, "  Stop with Ctrl+C; nothing is lost.")
}

fn host(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    }
}

/// The address that phones in the same network can reach, if any.
fn in_this_network() -> Option<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().ok()?;
    let private = |ip: &IpAddr| matches!(ip, IpAddr::V4(ip) if ip.is_private());
    let mut outside: Vec<IpAddr> = interfaces
        .iter()
        .filter(|interface| !interface.is_loopback())
        .map(if_addrs::Interface::ip)
        .collect();
    outside.sort_by_key(|ip| (!private(ip), ip.is_ipv6()));
    outside
        .into_iter()
        .find(|ip| !matches!(ip, IpAddr::V6(ip) if ip.is_unicast_link_local()))
}
