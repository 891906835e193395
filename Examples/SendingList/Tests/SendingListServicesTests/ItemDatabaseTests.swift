import Foundation
import GRDB
import PlumblineTesting
import SendingList
import Testing
import TestSupport

@testable import SendingListServices

@Suite("The database of items")
struct ItemDatabaseTests {
  let date = Date(timeIntervalSince1970: 1_700_000_000.125)

  @Test("Items are there when the file is opened again, in their order, with their receipts")
  func reopened() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("items.sqlite")
    var added: [Item] = []
    do {
      let database = try ItemDatabase(path: path)
      for name in ["b", "a", "ä\n"] {
        added += try await database.add(NewItem(name: name, content: Data(name.utf8))).allValues()
      }
      _ = try await database.keep(
        Receipt(itemID: added[1].id, number: 3, receivedAt: self.date)
      ).allValues()
      _ = try await database.remove(added[0].id).allValues()
    }
    let items = try await ItemDatabase(path: path).items().take(1).allValues()
    let receipt = Receipt(itemID: added[1].id, number: 3, receivedAt: self.date)
    #expect(
      items == [
        [Item(id: added[1].id, name: "a", size: 1, receipt: receipt), added[2]]
      ])
  }

  @Test("A change is emitted, and what is no change is not")
  func observed() async throws {
    let database = try ItemDatabase()
    let names = TestObserver<[String], any Error>()
    let handle = database.items().map { $0.map(\.name) }.start(names.observer)
    #expect(await eventually { names.values == [[]] })
    let added = try await database.add(NewItem(name: "a", content: Data())).allValues()
    #expect(await eventually { names.values == [[], ["a"]] })
    _ = try await database.remove(UUID()).allValues()
    _ = try await database.remove(added[0].id).allValues()
    #expect(await eventually { names.lastValue == [] })
    handle.dispose()
    _ = try await database.add(NewItem(name: "b", content: Data())).allValues()
    let others = TestObserver<[Item], any Error>()
    database.items().start(others.observer)
    #expect(await eventually { others.lastValue?.count == 1 })
    #expect(names.didInterrupt)
    #expect(names.lastValue == [])
  }

  @Test("What was written is on the disk when it counts as written")
  func durable() async throws {
    let folder = try TemporaryFolder()
    let database = try ItemDatabase(path: folder.path("items.sqlite")).database
    // The pragma is that of a connection: the one that writes is asked. 2 is FULL.
    let mode = try await database.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    #expect(mode == 2)
  }

  @Test("A content is read in parts, from any offset", arguments: [0, 1, 65_536, 65_537, 150_000])
  func content(size: Int) async throws {
    let database = try ItemDatabase()
    let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    let item = try #require(try await database.add(NewItem(name: "a", content: content)).allValues().first)
    #expect(item.size == size)
    for start in [0, 1, 100, 65_535, 65_536, 65_537, 149_999] where start <= size {
      var read = Data()
      while let part = try await database.content(of: item.id, from: start + read.count), !part.isEmpty {
        read += part
      }
      #expect(read == content.dropFirst(start))
    }
    _ = try await database.remove(item.id).allValues()
    #expect(try await database.content(of: item.id, from: 0) == nil)
    let rest = try await database.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM part") }
    #expect(rest == 0)
  }

  @Test("A receipt of an item that was removed is an error")
  func keepRemoved() async throws {
    let database = try ItemDatabase()
    let receipt = Receipt(itemID: UUID(), number: 1, receivedAt: self.date)
    await #expect(throws: UploadError.removed) { _ = try await database.keep(receipt).allValues() }
  }

  @Test("A file that is no database is refused with a reason, and left as it is")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let text = Data(String(repeating: "This is no database. ", count: 100).utf8)
    try folder.write(text, to: "items.sqlite")
    #expect(throws: (any Error).self) { try ItemDatabase(path: folder.path("items.sqlite")) }
    #expect(try Data(contentsOf: URL(filePath: folder.path("items.sqlite"))) == text)
  }
}
