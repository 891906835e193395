import ArgumentParser
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

  func run() async throws {
    let store = try self.database.map { try UploadStore(path: $0) } ?? UploadStore()
    let server = try UploadServer(store: store, port: self.port, delay: self.delay)
    async let running: Void = server.run()
    print("The server listens at \(try await server.address()).")
    try await running
  }
}
