import ArgumentParser
import Foundation
import SendingListServer

/// `sending-list serve`
struct ServeCommand: AsyncParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Run the server alone, on the loopback interface, until it is interrupted.")

  @Option(help: "The file that what is received is kept in; without it, it is kept in memory.")
  var database: String?

  @Option(help: "The port; 0 lets the system choose one.")
  var port: UInt16 = 0

  @Option(help: "How long it takes for each part of a file, in seconds.")
  var delay = 0.0

  /// What a server may take for a part: the app waits for ten seconds.
  nonisolated static let delays = 0.0...5.0

  func validate() throws {
    if !Self.delays.contains(self.delay) {
      throw ValidationError("The delay is \(Self.delays.lowerBound) to \(Self.delays.upperBound) seconds.")
    }
  }

  func run() async throws {
    let store = try self.database.map { try UploadStore(path: $0) } ?? UploadStore()
    let server = try UploadServer(store: store, port: self.port, delay: self.delay)
    try await server.run { address in
      // Who starts it from a program waits for this line, so it is not kept back.
      try FileHandle.standardOutput.write(contentsOf: Data("The server listens at \(address).\n".utf8))
      while true { try await Task.sleep(for: .seconds(3600)) }
    }
  }
}
