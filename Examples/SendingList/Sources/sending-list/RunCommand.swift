import ArgumentParser
import Foundation
import SendingListServer
import SendingListServices
import TerminalInterface

/// `sending-list run`
struct RunCommand: AsyncParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Show the list in this terminal.")

  @Option(help: "The file that the items are kept in.")
  var database = RunCommand.standardDatabase

  @Option(help: "The address of the server. Without it, a server runs in the app, on the loopback interface.")
  var server: URL?

  @Option(help: "How long the server in the app takes for each part of a file, in seconds.")
  var delay = 0.1

  func validate() throws {
    if !ServeCommand.delays.contains(self.delay) {
      throw ValidationError(
        "The delay is \(ServeCommand.delays.lowerBound) to \(ServeCommand.delays.upperBound) seconds.")
    }
  }

  @MainActor func run() async throws {
    // What cannot be had is told before the terminal is taken over.
    guard Terminal.isThere else { throw ValidationError("\(Terminal.Missing())") }
    let path = URL(filePath: self.database)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    let items = try ItemDatabase(path: path.path)
    if let server = self.server { return try await Self.show(items, server) }
    try await UploadServer(store: UploadStore(path: path.path + ".received"), delay: self.delay)
      .run { try await Self.show(items, $0) }
  }

  @MainActor private static func show(_ items: ItemDatabase, _ server: URL) async throws {
    let terminal = try Terminal()
    defer { terminal.close() }
    await App(database: items, server: server, terminal: terminal).run()
  }

  private nonisolated static var standardDatabase: String {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? URL(filePath: FileManager.default.currentDirectoryPath)
    return folder.appending(components: "sending-list", "items.sqlite").path
  }
}

extension URL: @retroactive ExpressibleByArgument {
  public nonisolated init?(argument: String) {
    guard let url = URL(string: argument), let scheme = url.scheme, ["http", "https"].contains(scheme),
      url.host?.isEmpty == false
    else { return nil }
    self = url
  }
}
