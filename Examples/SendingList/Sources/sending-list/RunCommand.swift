import ArgumentParser
import Foundation
import SendingListServer
import SendingListServices
import TerminalInterface
import UploadInterface

/// `sending-list run`
struct RunCommand: AsyncParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Show the list in this terminal.")

  @Option(help: "The file that the items are kept in.")
  var database = RunCommand.standardDatabase

  @Option(
    help: ArgumentHelp(
      "The address of the server. Without it, a server runs in the app, on the loopback interface.",
      discussion: "The environment variable \(AccessToken.variable) has the token of the server."))
  var server: URL?

  @Option(help: "How long the server in the app takes for each part of a file, in seconds.")
  var delay = 0.1

  func validate() throws {
    if !ServeCommand.delays.contains(self.delay) {
      throw ValidationError(
        "The delay is \(ServeCommand.delays.lowerBound) to \(ServeCommand.delays.upperBound) seconds.")
    }
    if self.server != nil, try AccessToken.fromEnvironment() == nil {
      throw ValidationError("Set \(AccessToken.variable) to the token that 'sending-list serve' prints.")
    }
  }

  @MainActor func run() async throws {
    // Other users of the machine cannot read the files that it makes.
    umask(0o077)
    // What cannot be had is told before the terminal is taken over.
    guard Terminal.isThere else { throw ValidationError("\(Terminal.Missing())") }
    let path = URL(filePath: self.database)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    let items = try ItemDatabase(path: path.path)
    DamagedRows.report(try await items.damagedRows(), in: path.path)
    if let server = self.server, let token = try AccessToken.fromEnvironment() {
      return try await Self.show(items, server, token)
    }
    let storePath = path.path + ".received"
    let store = try UploadStore(path: storePath)
    DamagedRows.report(try await store.damagedRows(), in: storePath)
    let token = AccessToken()
    let server = try await UploadServer(store: store, token: token, delay: self.delay)
    try await Self.show(items, server.address, token)
    await server.stop()
  }

  @MainActor private static func show(_ items: ItemDatabase, _ server: URL, _ token: AccessToken) async throws
  {
    let terminal = try Terminal()
    defer { terminal.close() }
    await App(database: items, server: server, token: token, terminal: terminal).run()
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
