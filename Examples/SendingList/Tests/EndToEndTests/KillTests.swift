#if os(Linux)
  import Foundation
  import PlumblineBlueprint
  import SendingList
  import SendingListServer
  import SendingListServices
  import Testing
  import TestSupport

  /// Ends the app in the middle of uploads, as a crash does.
  @Suite("After a kill")
  struct KillTests {
    private static let size = 900_000
    /// How many requests it takes to upload that much.
    private static let partCount = 14

    let folder: TemporaryFolder
    let server: RunningServer

    init() async throws {
      self.folder = try TemporaryFolder()
      try self.folder.write(Data(repeating: 7, count: Self.size), to: "photo.jpg")
      // It takes its time, so that kills come in the middle.
      self.server = try await RunningServer(
        store: UploadStore(path: self.folder.path("received.sqlite")), delay: 0.001)
    }

    private func start(_ terminal: PseudoTerminal) throws -> Command {
      try Command(
        ["--database", self.folder.path("items.sqlite"), "--server", self.server.address.absoluteString],
        input: terminal.secondary, output: terminal.secondary, error: terminal.secondary,
        token: self.server.token)
    }

    /// The items in the database of the app, as they are found after a crash.
    @MainActor
    private func items() async throws -> [Item] {
      let database = try ItemDatabase(path: self.folder.path("items.sqlite"))
      return await withCheckedContinuation { continuation in
        database.items().take(1).subscribe(
          onNext: { continuation.resume(returning: $0) }, onError: { _ in continuation.resume(returning: []) }
        )
      }
    }

    @Test("Each item was sent once or is still to send, wherever in an upload the app is killed")
    func kill() async throws {
      var addedCount = 0
      var amidCount = 0
      for round in 0..<100 {
        let terminal = try PseudoTerminal()
        let app = try self.start(terminal)
        await terminal.expect(" to send, ")
        if terminal.text.contains("\n0 to send, ") {
          terminal.type("a")
          await terminal.expect("Path of the file:")
          terminal.type(self.folder.path("photo.jpg") + "\r")
          await terminal.expect("the added item") {
            $0.hasPrefix("Sending list") && $0.contains("\n1 to send, ")
          }
          addedCount += 1
        }
        // The item that is still to send is the last one.
        terminal.type(String(repeating: "\u{1B}[B", count: addedCount))
        await terminal.expect("the item that is highlighted") { $0.contains(/▸ photo.jpg .* to send\n/) }
        terminal.type("u")
        await terminal.expect("an upload") { !$0.contains(/▸ photo.jpg .* to send\n/) }
        try await self.wait(for: Int.random(in: 0...Self.partCount), addedCount)
        await app.kill()

        let received = try await self.server.store.items().map(\.id)
        let items = try await self.items()
        #expect(items.count == addedCount, "round \(round)")
        #expect(Set(received).isSubset(of: items.map(\.id)), "round \(round)")
        #expect(items.allSatisfy { $0.receipt == nil || received.contains($0.id) }, "round \(round)")
        if try await self.server.store.unfinishedByteCounts().contains(where: { $0 > 0 }) { amidCount += 1 }
      }
      try await self.sendRest(addedCount)
      #expect(amidCount >= 25, "\(amidCount) of 100 kills came amid an upload of one of \(addedCount) items")
      await self.server.stop()
    }

    /// Waits until so many parts of an item are with the server.
    private func wait(for partCount: Int, _ itemCount: Int) async throws {
      #expect(
        try await eventually {
          let byteCount = try await self.server.store.unfinishedByteCounts().first ?? 0
          if byteCount >= partCount * 65_536 { return true }
          return try await self.server.store.items().count == itemCount
        })
    }

    /// What is still to send is sent, and then everything was.
    private func sendRest(_ count: Int) async throws {
      let terminal = try PseudoTerminal()
      let app = try self.start(terminal)
      await terminal.expect(" to send, ")
      if terminal.text.contains("\n1 to send, ") {
        terminal.type(String(repeating: "\u{1B}[B", count: count) + "u")
        await terminal.expect("Receipt \(count)\n")
        terminal.type("\r")
      }
      await terminal.expect("0 to send, \(count) sent")
      terminal.type("q")
      #expect(await app.exitCode() == 0)

      let received = try await self.server.store.items()
      let items = try await self.items()
      #expect(received.map(\.number) == Array(1...count))
      #expect(received.map(\.id) == items.map(\.id))
      #expect(items.map(\.receipt?.number) == Array(1...count))
      for id in received.map(\.id) {
        #expect(try await self.server.store.content(of: id) == Data(repeating: 7, count: Self.size))
      }
    }
  }
#endif
