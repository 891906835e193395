import ArgumentParser
import Foundation
import SendingListServer
import UploadInterface

/// `sending-list serve`
struct ServeCommand: AsyncParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Run the server alone, on the loopback interface, until it is interrupted.",
    discussion: """
      It answers only requests with its token. It prints a random one, unless the environment variable \
      \(AccessToken.variable) has one.
      """)

  @Option(help: "The file that what is received is kept in; without it, it is kept in memory.")
  var database: String?

  @Option(help: "The port; 0 lets the system choose one.")
  var port: UInt16 = 0

  @Option(help: "How long it takes for each part of a file, in seconds.")
  var delay = 0.0

  @Option(help: "How long a connection may be idle or take for a request, in seconds.")
  var timeout = 10.0

  /// What a server may take for a part: the app waits for ten seconds.
  nonisolated static let delays = 0.0...5.0
  /// What a connection may take for a request.
  nonisolated static let timeouts = 0.1...3600.0

  func validate() throws {
    if !Self.delays.contains(self.delay) {
      throw ValidationError("The delay is \(Self.delays.lowerBound) to \(Self.delays.upperBound) seconds.")
    }
    if !Self.timeouts.contains(self.timeout) {
      throw ValidationError(
        "The timeout is \(Self.timeouts.lowerBound) to \(Self.timeouts.upperBound) seconds.")
    }
    _ = try AccessToken.fromEnvironment()
  }

  func run() async throws {
    // Other users of the machine cannot read the files that it makes.
    umask(0o077)
    let store = try self.database.map { try UploadStore(path: $0) } ?? UploadStore()
    if let path = self.database { DamagedRows.report(try await store.damagedRows(), in: path) }
    let given = try AccessToken.fromEnvironment()
    let token = given ?? AccessToken()
    let server = try await UploadServer(
      store: store, port: self.port, token: token, delay: self.delay,
      limits: ServerLimits(timeout: self.timeout))
    var lines = "The server listens at \(server.address).\n"
    if given == nil {
      lines += "To use it, set its token where the app runs:\nexport \(AccessToken.variable)=\(token.text)\n"
    }
    // Who starts it from a program waits for these lines, so they are not kept back.
    try FileHandle.standardOutput.write(contentsOf: Data(lines.utf8))
    await server.waitUntilStopped()
  }
}
