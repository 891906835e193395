import NIOHTTP1
import UploadInterface

/// Which requests a server answers: those that carry its token, and are addressed to it by a name of this machine.
///
/// A web page can send requests to a local server under a name of its own, which its owner lets resolve to the loopback
/// interface (DNS rebinding). `Host` has that name then.
struct AccessPolicy: Sendable {
  private let token: AccessToken
  private static let names = ["127.0.0.1", "localhost", "[::1]"]

  init(token: AccessToken) { self.token = token }

  /// Checks a request that has arrived at a port.
  func check(_ head: HTTPRequestHead, port: Int) throws(UploadRefusal) {
    let hosts = head.headers["host"]
    let ends = port == 80 ? [":80", ""] : [":\(port)"]
    guard hosts.count == 1,
      Self.names.contains(where: { name in ends.contains { name + $0 == hosts[0].lowercased() } })
    else { throw .otherHost }
    let authorizations = head.headers["authorization"]
    guard authorizations.count == 1, self.token.matches(authorizations[0]) else { throw .unauthorized }
  }
}
