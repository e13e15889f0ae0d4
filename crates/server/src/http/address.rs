//! The IP address of a client, and the scheme and host that it used to reach us.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, Uri, header};

use crate::slots::household;

/// The address that limits are counted by: the client's, as the outermost trusted proxy saw it.
pub(super) fn client(peer: SocketAddr, headers: &HeaderMap, proxies: usize) -> IpAddr {
    let forwarded = || {
        let chain = headers
            .get_all("x-forwarded-for")
            .iter()
            .filter_map(|value| value.to_str().ok());
        let hops: Vec<&str> = chain
            .flat_map(|value| value.split(','))
            .map(str::trim)
            .collect();
        hops.get(hops.len().checked_sub(proxies)?)?.parse().ok()
    };
    let address = if proxies > 0 {
        forwarded().unwrap_or(peer.ip())
    } else {
        peer.ip()
    };
    household(address)
}

/// The scheme and host that the client used, like `https://moonhare.example`. HTTP/2 has the host in
/// the URI.
pub(super) fn origin(
    headers: &HeaderMap,
    uri: &Uri,
    tls: bool,
    proxies: usize,
    url: Option<&str>,
) -> Option<String> {
    if let Some(url) = url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let trusted = |name| if proxies > 0 { text(name) } else { None };
    let scheme = trusted("x-forwarded-proto").unwrap_or(if tls { "https" } else { "http" });
    let host = trusted("x-forwarded-host")
        .or_else(|| text(header::HOST.as_str()))
        .or_else(|| Some(uri.authority()?.as_str()))?;
    Some(format!("{scheme}://{host}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(forwarded: &str, proxies: usize) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        client("10.0.0.1:1".parse().unwrap(), &headers, proxies).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(from("1.1.1.1, 2.2.2.2", 0), "10.0.0.1");
        assert_eq!(from("1.1.1.1, 2.2.2.2", 1), "2.2.2.2");
        assert_eq!(from("1.1.1.1, 2.2.2.2", 2), "1.1.1.1");
        assert_eq!(from("rubbish", 1), "10.0.0.1");
        assert_eq!(from("1.1.1.1", 5), "10.0.0.1");
    }

    #[test]
    fn a_household_counts_as_one() {
        let address = |text: &str| client(text.parse().unwrap(), &HeaderMap::new(), 0);
        assert_eq!(address("[2001:db8::1]:1"), address("[2001:db8::ffff]:2"));
        assert_ne!(address("[2001:db8::1]:1"), address("[2001:db8:0:1::1]:1"));
        assert_eq!(address("[::ffff:1.2.3.4]:1"), address("1.2.3.4:9"));
    }
}
