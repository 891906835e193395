import Foundation
import GRDB
public import PlumblineBlueprint
public import SendingList
import StoredRows

/// The items in a database of SQLite.
///
/// An item is kept with its content, so it can be sent when its file is gone. What has been written is there after a
/// crash: the database writes ahead, and waits for the disk at each change.
public final class ItemDatabase: DatabaseServiceType {
  /// The size of the parts that contents are kept in, so that one of them can be read without the others.
  private nonisolated static let partSize = 64 * 1024

  let database: any DatabaseWriter

  /// Opens the database in a file, and makes one where there is none.
  public convenience init(path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    let pool = try DatabasePool(path: path, configuration: configuration)
    // A pool waits for the disk now and then only.
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try self.init(pool)
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
        table.column("size", .integer).notNull()
        table.column("receiptNumber", .integer)
        table.column("receivedAt", .datetime)
      }
      try database.create(table: "part") { table in
        table.column("item", .text).notNull().references("item", column: "id", onDelete: .cascade)
        table.column("offset", .integer).notNull()
        table.column("bytes", .blob).notNull()
        table.primaryKey(["item", "offset"])
      }
    }
    try migrator.migrate(database)
  }

  public func add(_ item: NewItem) -> Observable<Item> {
    SignalProducer { [database] () async throws(any Error) in
      let added = Item(id: UUID(), name: item.name, size: item.content.count, receipt: nil)
      try await database.write { try Self.insert(added, item.content, into: $0) }
      return added
    }.asObservable()
  }

  private nonisolated static func insert(_ item: Item, _ content: Data, into database: Database) throws {
    let id = item.id.uuidString
    try database.execute(
      sql: "INSERT INTO item (id, name, size) VALUES (?, ?, ?)", arguments: [id, item.name, item.size])
    for offset in stride(from: 0, to: content.count, by: Self.partSize) {
      let bytes = content.dropFirst(offset).prefix(Self.partSize)
      try database.execute(
        sql: "INSERT INTO part (item, offset, bytes) VALUES (?, ?, ?)", arguments: [id, offset, Data(bytes)])
    }
  }

  public func items() -> Observable<[Item]> {
    SignalProducer(ValueObservation.tracking { try Item.all(in: $0) }.values(in: self.database))
      .asObservable()
  }

  /// The rows that are skipped because a value is damaged, as text.
  public func damagedRows() async throws -> [String] {
    try await self.database.read { try Item.damagedPositions(in: $0) }.map { "row \($0) of the table 'item'" }
  }

  public func keep(_ receipt: Receipt) -> Observable<Void> {
    SignalProducer { [database] () async throws(any Error) in
      try await database.write { database in
        try database.execute(
          sql: "UPDATE item SET receiptNumber = ?, receivedAt = ? WHERE id = ?",
          arguments: [receipt.number, receipt.receivedAt, receipt.itemID.uuidString])
        if database.changesCount == 0 { throw UploadError.removed }
      }
    }.asObservable()
  }

  public func remove(_ id: Item.ID) -> Observable<Void> {
    SignalProducer { [database] () async throws(any Error) in
      try await database.write { database in
        try database.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [id.uuidString])
      }
    }.asObservable()
  }

  /// What an item has from an offset on: some of it, and nothing at its end.
  ///
  /// - Returns: the bytes; nil when there is no such item.
  func content(of id: Item.ID, from offset: Int) async throws -> Data? {
    try await self.database.read { database in
      let isThere = try Bool.fetchOne(
        database, sql: "SELECT count(*) FROM item WHERE id = ?", arguments: [id.uuidString])
      guard isThere == true else { return nil }
      let row = try Row.fetchOne(
        database,
        sql: "SELECT offset, bytes FROM part WHERE item = ? AND offset <= ? ORDER BY offset DESC LIMIT 1",
        arguments: [id.uuidString, offset])
      guard let row else { return Data() }
      guard let start = row.integer("offset"), 0...offset ~= start, let bytes = row.bytes("bytes") else {
        throw UploadError.damaged
      }
      return Data(bytes.dropFirst(offset - start))
    }
  }
}
