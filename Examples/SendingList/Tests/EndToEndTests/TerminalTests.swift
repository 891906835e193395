#if os(Linux)
  import Foundation
  import SendingListServer
  import Testing
  import TestSupport
  import UploadInterface

  /// The built app in a terminal, as a person uses it.
  @Suite("The app in a terminal", .serialized)
  struct TerminalTests {
    let folder: TemporaryFolder
    let terminal: PseudoTerminal

    init() throws {
      self.folder = try TemporaryFolder()
      self.terminal = try PseudoTerminal()
    }

    func start(_ arguments: String..., token: AccessToken? = nil) throws -> Command {
      try Command(
        ["--database", self.folder.path("items.sqlite")] + arguments, input: self.terminal.secondary,
        output: self.terminal.secondary, error: self.terminal.secondary, token: token)
    }

    func start(_ server: RunningServer) throws -> Command {
      try self.start("--server", server.address.absoluteString, token: server.token)
    }

    /// Makes a file and adds it to the list.
    func add(_ name: String, size: Int) async throws {
      try self.folder.write(Data(repeating: 5, count: size), to: name)
      // What is typed before the app has the terminal is lost.
      await self.terminal.expect("Quit")
      self.terminal.type("a")
      await self.terminal.expect("Path of the file:")
      self.terminal.type(self.folder.path(name) + "\r")
      await self.terminal.expect("the list with \(name)") {
        $0.hasPrefix("Sending list") && $0.contains(name)
      }
    }

    /// Waits until an upload is at some percentage, neither begun nor ended.
    func expectProgress(sourceLocation: SourceLocation = #_sourceLocation) async {
      await self.terminal.expect("a percentage", sourceLocation: sourceLocation) {
        $0.contains(/\ [1-9][0-9] %/)
      }
    }

    func quit(_ command: Command) async {
      if self.terminal.text.hasPrefix("Sent\n") {
        self.terminal.type("\r")
        await self.terminal.expect("Quit")
      }
      self.terminal.type("q")
      #expect(await command.exitCode() == 0)
      await self.terminal.expect("the screen of before") { _ in self.terminal.isRestored }
    }

    @Test("A file is added, uploaded, and its receipt is a new scene")
    func upload() async throws {
      let server = try await RunningServer(delay: 0.05)
      let app = try self.start(server)
      await self.terminal.expect("Nothing is in the list.")
      try await self.add("photo.jpg", size: 1_500_000)
      await self.terminal.expect("1 to send, 0 sent")
      self.terminal.type("u")
      await self.expectProgress()
      await self.terminal.expect("Receipt 1")
      #expect(self.terminal.text.hasPrefix("Sent\n"))
      #expect(self.terminal.text.contains("Item      photo.jpg\nSize      1.5 MB\nReceived  2"))
      self.terminal.type("\r")
      await self.terminal.expect("sent, receipt 1")
      await self.terminal.expect("0 to send, 1 sent")
      // The receipt is there for who wants to see it again.
      self.terminal.type("\r")
      await self.terminal.expect("Item      photo.jpg")
      self.terminal.type("\u{1B}")
      await self.terminal.expect("sent, receipt 1")
      await self.quit(app)
      #expect(try await server.store.items().map(\.name) == ["photo.jpg"])
      await server.stop()
    }

    @Test("A server that is lost in the middle loses nothing: the person is told, and tries again")
    func serverLost() async throws {
      let path = self.folder.path("received.sqlite")
      let server = try await RunningServer(store: UploadStore(path: path), delay: 0.2)
      let app = try self.start(server)
      try await self.add("photo.jpg", size: 3_000_000)
      self.terminal.type("u")
      await self.expectProgress()
      await server.stop()
      await self.terminal.expect("the server is away for a moment")
      await self.terminal.expect("The server cannot be reached. Nothing is lost: the item is still to send.")
      #expect(self.terminal.text.contains("1 to send, 0 sent"))

      let next = try await RunningServer(
        store: UploadStore(path: path), port: server.port, token: server.token)
      self.terminal.type("u")
      await self.terminal.expect("Receipt 1")
      self.terminal.type("\r")
      await self.terminal.expect("sent, receipt 1")
      #expect(!self.terminal.text.contains("cannot be reached"))
      await self.quit(app)
      #expect(try await next.store.items().map(\.size) == [3_000_000])
      await next.stop()
    }

    @Test("A server that is back in a moment is not spoken of")
    func serverBack() async throws {
      let path = self.folder.path("received.sqlite")
      let server = try await RunningServer(store: UploadStore(path: path), delay: 0.2)
      let app = try self.start(server)
      try await self.add("photo.jpg", size: 3_000_000)
      self.terminal.type("u")
      await self.expectProgress()
      await server.stop()
      await self.terminal.expect("the server is away for a moment")
      let next = try await RunningServer(
        store: UploadStore(path: path), port: server.port, token: server.token)
      await self.terminal.expect("Receipt 1")
      self.terminal.type("\r")
      await self.terminal.expect("sent, receipt 1")
      #expect(!self.terminal.text.contains("cannot be reached"))
      await self.quit(app)
      #expect(try await next.store.items().count == 1)
      await next.stop()
    }

    @Test("An upload is cancelled, and can be begun again")
    func cancel() async throws {
      let server = try await RunningServer(delay: 0.05)
      let app = try self.start(server)
      try await self.add("photo.jpg", size: 3_000_000)
      self.terminal.type("u")
      await self.expectProgress()
      self.terminal.type("c")
      await self.terminal.expect("The upload was cancelled.")
      await self.terminal.expect("to send\n")
      #expect(try await server.store.items().isEmpty)
      self.terminal.type("u")
      await self.terminal.expect("Receipt 1")
      await self.quit(app)
      #expect(try await server.store.items().map(\.size) == [3_000_000])
      await server.stop()
    }

    @Test("Items are chosen with the arrows, removed, and are there the next time")
    func list() async throws {
      let server = try await RunningServer()
      let app = try self.start(server)
      for name in ["one.txt", "two.txt", "three.txt"] { try await self.add(name, size: 10) }
      await self.terminal.expect("▸ one.txt")
      self.terminal.type("\u{1B}[B\u{1B}[B\u{1B}[B")
      await self.terminal.expect("▸ three.txt")
      self.terminal.type("\u{1B}[A")
      await self.terminal.expect("▸ two.txt")
      self.terminal.type("r")
      await self.terminal.expect("the other two") { !$0.contains("two.txt") && $0.contains("▸ three.txt") }
      await self.quit(app)

      let again = try self.start(server)
      await self.terminal.expect("both items") { $0.contains("▸ one.txt") && $0.contains("  three.txt") }
      await self.quit(again)
      await server.stop()
    }

    @Test("A file that is not there is told, and the path can be changed")
    func missingFile() async throws {
      let server = try await RunningServer()
      let app = try self.start(server)
      await self.terminal.expect("Nothing is in the list.")
      self.terminal.type("a")
      await self.terminal.expect("Path of the file:")
      self.terminal.type("/none.txt")
      // When the typing stops.
      await self.terminal.expect("There is no file at /none.txt.")
      self.terminal.type("x\r")
      await self.terminal.expect("There is no file at /none.txtx.")
      self.terminal.type("\u{1B}")
      await self.terminal.expect("Nothing is in the list.")
      await self.quit(app)
      await server.stop()
    }

    @Test("Without a server of one's own, one runs in the app")
    func ownServer() async throws {
      let app = try self.start("--delay", "0")
      try await self.add("photo.jpg", size: 100_000)
      self.terminal.type("u")
      await self.terminal.expect("Receipt 1")
      // Nobody else can read what is in the list and what was sent.
      for name in ["items.sqlite", "items.sqlite.received"] {
        #expect(try self.folder.permissions(name) == 0o600)
      }
      await self.quit(app)
    }

    @Test("Control-C and signals give the terminal back", arguments: [nil, SIGTERM, SIGHUP, SIGINT])
    func ended(signal: Int32?) async throws {
      let before = self.terminal.modes
      let app = try self.start("--delay", "0")
      await self.terminal.expect("Nothing is in the list.")
      #expect(!self.terminal.isRestored)
      #expect(self.terminal.modes != before)
      if let signal { app.send(signal) } else { self.terminal.type("\u{3}") }
      #expect(await app.exitCode() == 0)
      await self.terminal.expect("the screen of before") { _ in self.terminal.isRestored }
      #expect(self.terminal.modes == before)
    }

    @Test("Without a terminal, and with addresses that are none, it says so")
    func usage() async throws {
      let cases: [([String], String)] = [
        (["--database", self.folder.path("items.sqlite")], "this needs a terminal"),
        (["--server", "nowhere"], "The value 'nowhere' is invalid for '--server <server>'"),
        (["--server", "http://127.0.0.1:1"], "Set SENDING_LIST_TOKEN to the token"),
        (["serve", "--delay", "inf"], "The delay is 0.0 to 5.0 seconds."),
        (["serve", "--timeout", "0"], "The timeout is 0.1 to 3600.0 seconds."),
        (["serve", "--port", "70000"], "The value '70000' is invalid for '--port <port>'"),
      ]
      for (arguments, message) in cases {
        let pipe = Pipe()
        let command = try Command(arguments, error: pipe)
        #expect(await command.exitCode() == 64)
        let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        #expect(text.contains(message), "\(text)")
      }
    }
  }
#endif
