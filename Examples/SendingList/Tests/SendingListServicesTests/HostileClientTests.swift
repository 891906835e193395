import Foundation
import SendingListServer
import Testing
import TestSupport
import UploadInterface

/// Clients that do not keep to what is agreed. None of them keeps the server from its work.
@Suite("Hostile clients")
struct HostileClientTests {
  /// Sends a text, in which `<host>` and `<token>` are replaced with those of the server.
  private func connection(to server: RunningServer, _ text: String) async throws -> RawConnection {
    let connection = try await RawConnection(to: server.address)
    let text = text.replacing("<host>", with: "127.0.0.1:\(server.port)")
      .replacing("<token>", with: server.token.authorization)
    try? await connection.send(text)
    return connection
  }

  /// A request of a client that keeps to what is agreed, but for its other headers and its body.
  nonisolated private static func request(_ line: String, _ headers: String..., body: String = "") -> String {
    let headers = ["\(line) HTTP/1.1", "Host: <host>", "Authorization: <token>"] + headers
    return headers.map { $0 + "\r\n" }.joined() + "\r\n" + body
  }

  private func expectStatus(
    _ code: Int, of connection: RawConnection, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let isThere = await eventually { connection.text.hasPrefix("HTTP/1.1 \(code) ") }
    #expect(isThere, "\(connection.text)", sourceLocation: sourceLocation)
  }

  @Test(
    "A host that is not this server is refused",
    arguments: [
      "Host: example.com", "Host: 127.0.0.1", "Host: 127.0.0.1:1", "Host: <host>.example.com", "Host:",
      "X: y", "Host: <host>\r\nHost: <host>",
    ])
  func otherHost(header: String) async throws {
    let server = try await RunningServer()
    let connection = try await self.connection(
      to: server, "GET /uploads HTTP/1.1\r\n\(header)\r\nAuthorization: <token>\r\n\r\n")
    await self.expectStatus(421, of: connection)
    await server.stop()
  }

  @Test(
    "The names of this machine are answered", arguments: ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])
  func ownHost(name: String) async throws {
    let server = try await RunningServer()
    let connection = try await self.connection(
      to: server,
      "GET /uploads HTTP/1.1\r\nHost: \(name):\(server.port)\r\nAuthorization: <token>\r\n\r\n")
    await self.expectStatus(200, of: connection)
    connection.close()
    await server.stop()
  }

  @Test(
    "A request without the token is refused",
    arguments: [
      "X: y", "Authorization:", "Authorization: Bearer", "Authorization: <token>x", "Authorization: x<token>",
      "Authorization: Bearer 00000000000000000000000000000000",
      "Authorization: <token>\r\nAuthorization: <token>",
    ])
  func noToken(header: String) async throws {
    let server = try await RunningServer()
    let connection = try await self.connection(
      to: server, "GET /uploads HTTP/1.1\r\nHost: <host>\r\n\(header)\r\n\r\n")
    await self.expectStatus(401, of: connection)
    await server.stop()
  }

  @Test(
    "A body that is too large is refused before it is sent",
    arguments: [
      (10, "Content-Length: 11", ""), (900_000_000, "Content-Length: 65537", ""),
      (900_000_000, "Content-Length: 300000000", ""),
      (10, "Transfer-Encoding: chunked", "B\r\n01234567890\r\n"),
    ])
  func largeBody(size: Int, header: String, body: String) async throws {
    let server = try await RunningServer()
    let connection = try await self.connection(
      to: server,
      Self.request("PUT /uploads/\(UUID())?name=a&offset=0&size=\(size)", header, body: body))
    await self.expectStatus(413, of: connection)
    connection.close()
    await server.stop()
  }

  /// What is no request, has too many bytes, or leads to another protocol.
  nonisolated private static let malformedTexts: KeyValuePairs = [
    "long line": "GET /\(String(repeating: "a", count: 300_000)) HTTP/1.1\r\n",
    "long header": "GET /uploads HTTP/1.1\r\nX: \(String(repeating: "a", count: 300_000))\r\n",
    "many headers": "GET /uploads HTTP/1.1\r\n\(String(repeating: "X: y\r\n", count: 1_000))",
    "text": "nonsense\r\n\r\n", "zeros": "\0\0\0", "version": "GET /uploads HTTP/9.9\r\n\r\n",
    "negative length": "PUT /uploads/a HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "large length": "PUT /uploads/a HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "chunk": "PUT /uploads/a HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nmany\r\n",
    "chunk of a client": Self.request("PUT /uploads/a", "Transfer-Encoding: chunked", body: "many\r\n"),
    "connect": Self.request("CONNECT example.com:80"),
    "upgrade": Self.request("GET /uploads", "Connection: upgrade", "Upgrade: h2c"),
  ]

  @Test("A connection is closed after what is no request", arguments: malformedTexts.map { $0.key })
  func malformed(name: String) async throws {
    let server = try await RunningServer()
    let text = try #require(Self.malformedTexts.first { $0.key == name }?.value)
    let connection = try await self.connection(to: server, text)
    #expect(await eventually { !connection.isOpen }, "\(connection.text)")
    #expect(try await server.get("/uploads").code == 200)
    await server.stop()
  }

  @Test("Requests that are sent at once are answered one after another")
  func pipelined() async throws {
    let server = try await RunningServer(delay: 0.01)
    let id = UUID()
    let put = Self.request("PUT /uploads/\(id)?name=a&size=2&offset=0", "Content-Length: 1", body: "x")
    let get = Self.request("GET /uploads/\(id)")
    let connection = try await self.connection(to: server, put + get + put)
    #expect(await eventually { connection.text.matches(of: /"offset":1/).count == 3 }, "\(connection.text)")
    connection.close()
    await server.stop()
  }

  @Test("A client that waits for the permission to send a body gets it")
  func expectContinue() async throws {
    let server = try await RunningServer()
    let connection = try await self.connection(
      to: server,
      Self.request(
        "PUT /uploads/\(UUID())?name=a&size=1&offset=0", "Expect: 100-continue", "Content-Length: 1"))
    await self.expectStatus(100, of: connection)
    try await connection.send("x")
    #expect(await eventually { connection.text.contains("HTTP/1.1 200 ") }, "\(connection.text)")
    connection.close()
    await server.stop()
  }

  @Test("Connections that are idle, or send a byte now and then, are closed")
  func idle() async throws {
    let server = try await RunningServer(limits: ServerLimits(timeout: 0.5))
    let silent = try await self.connection(to: server, "")
    let answered = try await self.connection(to: server, Self.request("GET /uploads"))
    let waiting = try await self.connection(
      to: server,
      Self.request("PUT /uploads/\(UUID())?name=a&size=9&offset=0", "Content-Length: 9", body: "x"))
    let slow = try await self.connection(to: server, "GET /")
    let isSlowClosed = await eventually {
      try? await slow.send("a")
      return !slow.isOpen
    }
    #expect(isSlowClosed)
    for connection in [silent, answered, waiting] { #expect(await eventually { !connection.isOpen }) }
    await server.stop()
  }

  @Test("More connections than the server takes wait until others are closed")
  func manyConnections() async throws {
    let server = try await RunningServer(limits: ServerLimits(connectionCount: 4, timeout: 600))
    var connections: [RawConnection] = []
    for _ in 0..<4 { connections.append(try await self.connection(to: server, "")) }
    let last = try await self.connection(to: server, Self.request("GET /uploads"))
    try await Task.sleep(for: .milliseconds(300))
    #expect(last.text == "")
    connections[2].close()
    await self.expectStatus(200, of: last)
    await server.stop()
  }

  @Test("A connection is closed with its server")
  func stopped() async throws {
    let server = try await RunningServer()
    let connection = try await self.connection(to: server, "GET /")
    #expect(try await server.get("/uploads").code == 200)
    #expect(connection.isOpen)
    await server.stop()
    #expect(await eventually { !connection.isOpen })
  }
}
