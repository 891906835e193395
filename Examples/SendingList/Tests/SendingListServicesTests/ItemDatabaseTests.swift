import Foundation
import PlumblineTesting
import SendingList
import SendingListServices
import Testing

@Suite("The database of items")
struct ItemDatabaseTests {
  let receipt = Receipt(itemID: UUID(), number: 3, receivedAt: Date(timeIntervalSince1970: 1_700_000_000.125))

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
        Receipt(itemID: added[1].id, number: 3, receivedAt: self.receipt.receivedAt)
      ).allValues()
      _ = try await database.remove(added[0].id).allValues()
    }
    let items = try await ItemDatabase(path: path).items().take(first: 1).allValues()
    let receipt = Receipt(itemID: added[1].id, number: 3, receivedAt: self.receipt.receivedAt)
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
    #expect(names.didInterrupt)
    #expect(names.lastValue == [])
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

/// Lets others work until something is so.
///
/// - Returns: whether it came to be so in ten seconds.
func eventually(_ isSo: () -> Bool) async -> Bool {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(10)
  while !isSo() {
    guard clock.now < end else { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}
