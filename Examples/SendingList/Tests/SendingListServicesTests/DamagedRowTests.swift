import Foundation
import PlumblineBlueprint
import SendingList
import SendingListServer
import SendingListServices
import Testing
import TestSupport

/// Databases with values that neither the app nor the server has written.
@Suite("Damaged rows")
struct DamagedRowTests {
  let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  private func item(_ name: String, in database: ItemDatabase) async throws -> Item {
    try #require(
      try await database.add(NewItem(name: name, content: Data(name.utf8))).allValues().first)
  }

  @Test(
    "A damaged item is skipped and reported; the others are there",
    arguments: [
      "size = 'many'", "size = -1", "size = x'00'", "name = x'ff'", "id = 'nobody'", "id = x'00'",
      "receiptNumber = 'one', receivedAt = '2026-01-01 00:00:00.000'", "receiptNumber = 1",
      "receiptNumber = 1, receivedAt = 'now'", "receiptNumber = 1, receivedAt = 1e300",
      "receiptNumber = 1, receivedAt = x'00'",
    ])
  func item(change: String) async throws {
    let path = self.folder.path("items.sqlite")
    do {
      let database = try ItemDatabase(path: path)
      for name in ["a", "b", "c"] { _ = try await self.item(name, in: database) }
      #expect(try await database.damagedRows() == [])
    }
    try DamagedDatabase.execute("UPDATE item SET \(change) WHERE name = 'b'", in: path)
    let database = try ItemDatabase(path: path)
    let items = try await database.items().take(1).allValues()
    #expect(items.map { $0.map(\.name) } == [["a", "c"]])
    #expect(try await database.damagedRows() == ["row 2 of the table 'item'"])
  }

  @Test(
    "An item whose content is damaged is not uploaded",
    arguments: ["bytes = 'text'", "bytes = 7", "offset = -9223372036854775808"])
  func content(change: String) async throws {
    let path = self.folder.path("items.sqlite")
    let added: Item
    do { added = try await self.item("a", in: try ItemDatabase(path: path)) }
    try DamagedDatabase.execute("UPDATE part SET \(change)", in: path)
    let server = try await RunningServer()
    let client = UploadClient(
      address: server.address, token: server.token, database: try ItemDatabase(path: path))
    await #expect(throws: UploadError.damaged) { _ = try await client.upload(added).allValues() }
    await server.stop()
  }

  @Test(
    "A damaged upload is skipped and reported; the others are there, and new ones get their receipts",
    arguments: [
      "UPDATE upload SET number = 'one' WHERE name = 'b'",
      "UPDATE upload SET number = x'00' WHERE name = 'b'",
      "UPDATE upload SET number = 9223372036854775807 WHERE name = 'b'",
      "UPDATE upload SET number = -1 WHERE name = 'b'", "UPDATE upload SET number = 2.5 WHERE name = 'b'",
      "UPDATE upload SET receivedAt = 'now' WHERE name = 'b'",
      "UPDATE upload SET receivedAt = 1e300 WHERE name = 'b'",
      "UPDATE upload SET receivedAt = 9e999 WHERE name = 'b'",
      "UPDATE upload SET receivedAt = NULL WHERE name = 'b'",
      "UPDATE upload SET size = 'many' WHERE name = 'b'", "UPDATE upload SET size = -1 WHERE name = 'b'",
      "UPDATE upload SET name = x'ff' WHERE name = 'b'",
    ])
  func upload(change: String) async throws {
    let path = self.folder.path("received.sqlite")
    let items = try ItemDatabase()
    let sent = [
      try await self.item("a", in: items), try await self.item("b", in: items),
      try await self.item("c", in: items), try await self.item("d", in: items),
    ]
    do {
      let server = try await RunningServer(store: UploadStore(path: path))
      let client = UploadClient(address: server.address, token: server.token, database: items)
      for item in sent.prefix(3) { _ = try await client.upload(item).allValues() }
      #expect(try await server.store.damagedRows() == [])
      await server.stop()
    }
    try DamagedDatabase.execute(change, in: path)
    let server = try await RunningServer(store: UploadStore(path: path))
    let client = UploadClient(address: server.address, token: server.token, database: items)
    #expect(try await server.store.items().map(\.name) == ["a", "c"])
    #expect(try await server.store.damagedRows() == ["row 2 of the table 'upload'"])
    guard case .received(let receipt)? = try await client.upload(sent[3]).allValues().last else {
      Issue.record("no receipt")
      return
    }
    #expect(receipt.number > 3)
    await #expect(throws: UploadError.serverFailed) { _ = try await client.upload(sent[1]).allValues() }
    await server.stop()
  }

  @Test(
    "An upload whose parts are damaged is reported and does not go on",
    arguments: ["bytes = 'text'", "bytes = 7", "offset = 'here'"])
  func part(change: String) async throws {
    let path = self.folder.path("received.sqlite")
    let id = UUID()
    do {
      let server = try await RunningServer(store: UploadStore(path: path))
      #expect(try await server.put("?name=a&size=9&offset=0", id, Data("abcd".utf8)).code == 200)
      await server.stop()
    }
    try DamagedDatabase.execute("UPDATE part SET \(change)", in: path)
    let server = try await RunningServer(store: UploadStore(path: path))
    #expect(try await server.store.damagedRows() == ["row 1 of the table 'part'"])
    let answer = try await server.put("?name=a&size=9&offset=4", id, Data("e".utf8))
    #expect(answer.code == 500)
    #expect(answer.reason == "what is stored of the item is damaged")
    #expect(try await server.put("?name=a&size=1&offset=0", UUID(), Data("e".utf8)).code == 200)
    await server.stop()
  }
}
