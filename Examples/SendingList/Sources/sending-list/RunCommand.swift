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

  @MainActor func run() async throws {
    let terminal: Terminal
    do { terminal = try Terminal() } catch { throw ValidationError("\(error)") }
    defer { terminal.close() }
    let path = URL(filePath: self.database)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    let items = try ItemDatabase(path: path.path)
    if let server = self.server {
      return await App(database: items, server: server, terminal: terminal).run()
    }
    let uploads = try UploadServer(
      store: UploadStore(path: path.path + ".received"), delay: self.delay)
    let running = Task { try await uploads.run() }
    defer { running.cancel() }
    await App(database: items, server: try await uploads.address(), terminal: terminal).run()
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
