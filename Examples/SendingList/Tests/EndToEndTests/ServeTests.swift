#if os(Linux)
  import Foundation
  import SendingListServer
  import Testing
  import TestSupport
  import UploadInterface

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The server as a process.
  @Suite("The server alone")
  struct ServeTests {
    private let folder: TemporaryFolder

    init() throws { self.folder = try TemporaryFolder() }

    /// Reads what a command prints until there are so many lines.
    private func lines(_ count: Int, of pipe: Pipe) -> [Substring] {
      var text = ""
      while text.count(where: { $0 == "\n" }) < count {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      return text.split(separator: "\n")
    }

    private func address(in line: Substring) throws -> URL {
      let text = try #require(line.firstMatch(of: /http:[^ ]*[0-9]/)).output
      return try #require(URL(string: String(text)))
    }

    private func status(of address: URL, _ path: String = "uploads", token: AccessToken?) async -> Int? {
      var request = URLRequest(url: address.appending(path: path))
      request.timeoutInterval = 5
      if let token { request.setValue(token.authorization, forHTTPHeaderField: "Authorization") }
      let response = try? await URLSession.shared.data(for: request).1
      return (response as? HTTPURLResponse)?.statusCode
    }

    @Test("A damaged row is reported once, at the start")
    func damagedRow() async throws {
      let path = self.folder.path("received.sqlite")
      let (output, error, id) = (Pipe(), Pipe(), UUID())
      do { _ = try await UploadStore(path: path).damagedRows() }
      try DamagedDatabase.execute(
        "INSERT INTO upload (id, name, size) VALUES ('\(id)', 'a', 'many')", in: path)
      let token = AccessToken()
      let command = try Command(["serve", "--database", path], output: output, error: error, token: token)
      let address = try self.address(in: try #require(self.lines(1, of: output).first))
      for _ in 0..<3 {
        #expect(await self.status(of: address, token: token) == 200)
        #expect(await self.status(of: address, "uploads/\(id)", token: token) == 500)
      }
      await command.kill()
      let text = String(decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      #expect(text == "warning: row 1 of the table 'upload' in \(path) is skipped: a value is damaged\n")
    }

    @Test("It prints its address and its token")
    func token() async throws {
      let output = Pipe()
      let command = try Command(["serve"], output: output)
      let lines = self.lines(3, of: output)
      try #require(lines.count == 3)
      let address = try self.address(in: lines[0])
      let text = try #require(lines[2].wholeMatch(of: /export SENDING_LIST_TOKEN=([0-9a-f]+)/)).output.1
      let token = try #require(AccessToken(String(text)))
      #expect(await self.status(of: address, token: token) == 200)
      #expect(await self.status(of: address, token: AccessToken()) == 401)
      #expect(await self.status(of: address, token: nil) == 401)
      await command.kill()
    }

    @Test("It answers again after it has run out of descriptors")
    func descriptors() async throws {
      let limit = 64
      let (output, token) = (Pipe(), AccessToken())
      let command = try Command(
        ["serve", "--timeout", "2", "--database", self.folder.path("received.sqlite")], output: output,
        token: token, descriptorLimit: limit)
      let address = try self.address(in: try #require(self.lines(1, of: output).first))
      var connections: [RawConnection] = []
      for _ in 0..<(limit + 20) { connections.append(try await RawConnection(to: address)) }
      #expect(await eventually { command.descriptorCount >= limit })
      #expect(await eventually { await self.status(of: address, token: token) == 200 })
      #expect(command.isRunning)
      #expect(try self.folder.permissions("received.sqlite") == 0o600)
      connections.removeAll()
      await command.kill()
    }
  }
#endif
