import Foundation
import PlumblineBlueprint
import PlumblineTesting
import SendingList
import SendingListServer
import SendingListServices
import Testing
import TestSupport
import UploadInterface

/// The client and the server, which talk over a real connection.
@Suite("Uploads")
struct UploadTests {
  let database: ItemDatabase

  init() throws { self.database = try ItemDatabase() }

  func add(_ name: String = "photo.jpg", size: Int) async throws -> Item {
    let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    let added = try await self.database.add(NewItem(name: name, content: content)).allValues()
    return try #require(added.first)
  }

  func client(_ server: RunningServer) -> UploadClient {
    UploadClient(address: server.address, token: server.token, database: self.database)
  }

  @Test(
    "An item arrives as it is, in parts, and has one receipt however often it is uploaded",
    arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func arrives(size: Int) async throws {
    let server = try await RunningServer()
    let item = try await self.add("Größe & co. = 100 %/?#.jpg", size: size)
    let steps = try await self.client(server).upload(item).allValues()
    let offsets = Array(stride(from: 0, to: max(size, 1), by: 65_536))
    #expect(steps.dropLast() == offsets.map { .progress(item.id, byteCount: $0) }[...])
    guard case .received(let receipt)? = steps.last else { Issue.record("no receipt: \(steps)"); return }
    #expect(receipt.number == 1)
    #expect(receipt.itemID == item.id)
    #expect(abs(receipt.receivedAt.timeIntervalSinceNow) < 60)

    let again = try await self.client(server).upload(item).allValues()
    #expect(again == [.received(receipt)])
    let received = try await server.store.items()
    #expect(received.map(\.id) == [item.id])
    #expect(received.map(\.name) == [item.name])
    #expect(received.map(\.size) == [size])
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    #expect(try await server.store.content(of: item.id) == Data(content))
    await server.stop()
  }

  @Test("Items get numbers in the order in which they have arrived")
  func numbers() async throws {
    let server = try await RunningServer()
    for number in 1...3 {
      let steps = try await self.client(server).upload(self.add(size: 10)).allValues()
      guard case .received(let receipt)? = steps.last else { Issue.record("no receipt: \(steps)"); return }
      #expect(receipt.number == number)
    }
    await server.stop()
  }

  @Test("A server that goes away in the middle is an error, and the upload goes on where it was")
  func serverLost() async throws {
    let folder = try TemporaryFolder()
    let store = try UploadStore(path: folder.path("received.sqlite"))
    let server = try await RunningServer(store: store, delay: 0.05)
    let item = try await self.add(size: 40 * 65_536)
    let client = self.client(server)
    let steps = TestObserver<UploadStep, any Error>()
    client.upload(item).start(steps.observer)
    #expect(await eventually { steps.values.count > 5 })
    await server.stop()
    #expect(await eventually { steps.didFail })
    #expect((steps.failedError as? UploadError)?.isTransient == true)
    #expect(try await store.items().isEmpty)

    // The same place, another run of the server.
    let next = try await RunningServer(
      store: UploadStore(path: folder.path("received.sqlite")), port: server.port, token: server.token)
    let rest = try await client.upload(item).allValues()
    guard case .progress(_, let byteCount)? = rest.first else { Issue.record("no progress: \(rest)"); return }
    #expect(byteCount >= 5 * 65_536)
    #expect(rest.count == 1 + 40 - byteCount / 65_536)
    #expect(try await next.store.items().map(\.size) == [item.size])
    await next.stop()
  }

  @Test("No server is an error")
  func noServer() async throws {
    // A port that the system gives to nobody: that of a server that was stopped may belong to another test.
    let address = try #require(URL(string: "http://127.0.0.1:1"))
    let item = try await self.add(size: 10)
    let client = UploadClient(address: address, token: AccessToken(), database: self.database)
    await #expect(throws: UploadError.serverUnreachable) { _ = try await client.upload(item).allValues() }
  }

  @Test("A server that is silent is an error")
  func silentServer() async throws {
    let server = try await RunningServer(delay: 5)
    let item = try await self.add(size: 10)
    let client = UploadClient(
      address: server.address, token: server.token, database: self.database, timeout: 0.3)
    await #expect(throws: UploadError.serverUnreachable) { _ = try await client.upload(item).allValues() }
    await server.stop()
  }

  @Test("An upload that is interrupted sends no more")
  func interrupted() async throws {
    let server = try await RunningServer(delay: 0.01)
    let item = try await self.add(size: 100 * 65_536)
    let steps = TestObserver<UploadStep, any Error>()
    let handle = self.client(server).upload(item).start(steps.observer)
    #expect(await eventually { steps.values.count > 3 })
    handle.dispose()
    #expect(steps.didInterrupt)
    // What was under way may arrive.
    try await Task.sleep(for: .milliseconds(500))
    let size = try await server.store.content(of: item.id).count
    try await Task.sleep(for: .milliseconds(500))
    #expect(try await server.store.content(of: item.id).count == size)
    #expect(size < 50 * 65_536)
    await server.stop()
  }

  @Test("An identity that belongs to another item is refused")
  func otherItem() async throws {
    let server = try await RunningServer()
    let item = try await self.add(size: 100)
    _ = try await server.put("?name=\(item.name)&size=50&offset=0", item.id, Data([1]))
    await #expect(throws: UploadError.refused("its identity belongs to another item")) {
      _ = try await self.client(server).upload(item).allValues()
    }
    await server.stop()
  }

  @Test("A client without the token of the server is refused")
  func otherToken() async throws {
    let server = try await RunningServer()
    let item = try await self.add(size: 100)
    let client = UploadClient(address: server.address, token: AccessToken(), database: self.database)
    await #expect(throws: UploadError.refused("its token is missing or wrong")) {
      _ = try await client.upload(item).allValues()
    }
    #expect(try await server.store.items().isEmpty)
    await server.stop()
  }

  @Test("An item that was removed is not uploaded")
  func removed() async throws {
    let server = try await RunningServer()
    let item = try await self.add(size: 100)
    _ = try await self.database.remove(item.id).allValues()
    await #expect(throws: UploadError.removed) {
      _ = try await self.client(server).upload(item).allValues()
    }
    await server.stop()
  }

  /// Servers that do not keep to what is agreed, and what is said of them.
  nonisolated static let others: [(code: Int, body: String, error: UploadError)] = [
    (500, "", .serverFailed), (503, #"{"reason": "asleep"}"#, .serverFailed),
    (404, "Not here.", .unexpectedAnswer), (404, #"{"reason": "not here"}"#, .refused("not here")),
    (200, "", .unexpectedAnswer), (200, "{}", .unexpectedAnswer),
    (200, #"{"offset": -1}"#, .unexpectedAnswer),
    (200, #"{"offset": 9223372036854775807}"#, .unexpectedAnswer),
    // It takes nothing, however much is sent.
    (200, #"{"offset": 0}"#, .unexpectedAnswer), (200, #"{"offset": 10}"#, .unexpectedAnswer),
  ]

  @Test("Of a server that does not keep to what is agreed it is said what it does", arguments: others)
  func otherServer(code: Int, body: String, error: UploadError) async throws {
    let server = try await OtherServer(code: code, body: body)
    let item = try await self.add(size: 10)
    let client = UploadClient(address: server.address, token: AccessToken(), database: self.database)
    await #expect(throws: error) { _ = try await client.upload(item).allValues() }
    await server.stop()
  }

  @Test("A server whose port is taken says so")
  func takenPort() async throws {
    let server = try await RunningServer()
    await #expect { _ = try await RunningServer(port: server.port) } throws: {
      "\($0)".contains("Address already in use")
    }
    await server.stop()
  }
}
