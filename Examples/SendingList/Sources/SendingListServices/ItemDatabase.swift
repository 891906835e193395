public import Foundation
import GRDB
public import PlumblineBlueprint
public import SendingList

/// The items in a database of SQLite.
///
/// An item is kept with its content, so it can be sent when its file is gone. What has been written is there after a
/// crash: the database writes ahead, and waits for the disk at each change.
public final class ItemDatabase: DatabaseServiceType {
  private let database: any DatabaseWriter

  /// Opens the database in a file, and makes one where there is none.
  public convenience init(path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try self.init(DatabasePool(path: path, configuration: configuration))
  }

  /// Makes a database in memory.
  public convenience init() throws { try self.init(DatabaseQueue()) }

  private init(_ database: any DatabaseWriter) throws {
    self.database = database
    var migrator = DatabaseMigrator()
    migrator.registerMigration("items") { database in
      try database.create(table: "item") { table in
        table.autoIncrementedPrimaryKey("position")
        table.column("id", .text).notNull().unique()
        table.column("name", .text).notNull()
        table.column("content", .blob).notNull()
        table.column("receiptNumber", .integer)
        table.column("receivedAt", .datetime)
      }
    }
    try migrator.migrate(database)
  }

  public func add(_ item: NewItem) -> Observable<Item> {
    SignalProducer { [database] () async throws(any Error) in
      let added = Item(id: UUID(), name: item.name, size: item.content.count, receipt: nil)
      try await database.write { database in
        try database.execute(
          sql: "INSERT INTO item (id, name, content) VALUES (?, ?, ?)",
          arguments: [added.id.uuidString, added.name, item.content])
      }
      return added
    }
  }

  public func items() -> Observable<[Item]> {
    SignalProducer(ValueObservation.tracking { try Item.all(in: $0) }.values(in: self.database))
  }

  public func keep(_ receipt: Receipt) -> Observable<Void> {
    SignalProducer { [database] () async throws(any Error) in
      try await database.write { database in
        try database.execute(
          sql: "UPDATE item SET receiptNumber = ?, receivedAt = ? WHERE id = ?",
          arguments: [receipt.number, receipt.receivedAt, receipt.itemID.uuidString])
      }
    }
  }

  public func remove(_ id: Item.ID) -> Observable<Void> {
    SignalProducer { [database] () async throws(any Error) in
      try await database.write { database in
        try database.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [id.uuidString])
      }
    }
  }

  /// A part of the content of an item.
  ///
  /// - Parameters:
  ///   - id: the identity of the item.
  ///   - offset: where it begins, in bytes.
  ///   - size: how many bytes it has at most.
  /// - Returns: the bytes; nil when there is no such item.
  func content(of id: Item.ID, from offset: Int, size: Int) async throws -> Data? {
    try await self.database.read { database in
      // SQLite counts from one, and has no part of what is empty.
      try Data.fetchOne(
        database, sql: "SELECT coalesce(substr(content, ?, ?), x'') FROM item WHERE id = ?",
        arguments: [offset + 1, size, id.uuidString])
    }
  }
}
