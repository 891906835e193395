public import Foundation
import GRDB
import UploadInterface

/// What a server has received, in a database of SQLite.
///
/// An identity has one row, whoever sends it and however often, and its receipt is written with the last of its bytes.
public struct UploadStore: Sendable {
  private let database: any DatabaseWriter

  /// Opens the database in a file, and makes one where there is none.
  public init(path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    let pool = try DatabasePool(path: path, configuration: configuration)
    // A pool waits for the disk now and then only, and a receipt is a promise.
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try self.init(pool)
  }

  /// Makes a database in memory.
  public init() throws { try self.init(DatabaseQueue()) }

  private init(_ database: any DatabaseWriter) throws {
    self.database = database
    var migrator = DatabaseMigrator()
    migrator.registerMigration("uploads") { database in
      try database.create(table: "upload") { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
        table.column("size", .integer).notNull()
        table.column("number", .integer).unique()
        table.column("receivedAt", .datetime)
      }
      try database.create(table: "part") { table in
        table.column("upload", .text).notNull().references("upload")
        table.column("offset", .integer).notNull()
        table.column("bytes", .blob).notNull()
        table.primaryKey(["upload", "offset"])
      }
    }
    try migrator.migrate(database)
  }

  /// What it has of an item.
  func status(of id: UUID) async throws -> UploadStatus {
    try await self.database.read { try Self.status(of: id, in: $0) }
  }

  /// Takes a part of an item. What it has already is left out.
  ///
  /// - Returns: what it has then.
  func take(_ bytes: Data, at offset: Int, of id: UUID, name: String, size: Int) async throws -> UploadStatus
  {
    guard bytes.count <= UploadStatus.partSize else { throw UploadRefusal.tooLarge }
    return try await self.database.write { database in
      try database.execute(
        sql: "INSERT OR IGNORE INTO upload (id, name, size) VALUES (?, ?, ?)",
        arguments: [id.uuidString, name, size])
      let isKnown = try Bool.fetchOne(
        database, sql: "SELECT name = ? AND size = ? FROM upload WHERE id = ?",
        arguments: [name, size, id.uuidString])
      guard isKnown == true else { throw UploadRefusal.otherItem }
      let status = try Self.status(of: id, in: database)
      guard status.receipt == nil else { return status }
      guard offset <= status.offset else { throw UploadRefusal.gap }
      let others = bytes.dropFirst(status.offset - offset)
      guard others.count <= size - status.offset else { throw UploadRefusal.tooLarge }
      if !others.isEmpty {
        try database.execute(
          sql: "INSERT INTO part (upload, offset, bytes) VALUES (?, ?, ?)",
          arguments: [id.uuidString, status.offset, Data(others)])
      }
      if status.offset + others.count == size {
        try database.execute(
          sql: """
            UPDATE upload SET number = (SELECT coalesce(max(number), 0) + 1 FROM upload), receivedAt = ?
            WHERE id = ?
            """,
          arguments: [Date(), id.uuidString])
      }
      return try Self.status(of: id, in: database)
    }
  }

  /// The items that it has received all of, by their numbers.
  public func items() async throws -> [ReceivedItem] {
    try await self.database.read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT id, number, name, size FROM upload WHERE number IS NOT NULL ORDER BY number")
      return rows.compactMap { row in
        UUID(uuidString: row["id"]).map {
          ReceivedItem(id: $0, number: row["number"], name: row["name"], size: row["size"])
        }
      }
    }
  }

  /// How many bytes it has of the items that it has only a part of.
  public func unfinishedByteCounts() async throws -> [Int] {
    try await self.database.read { database in
      try Int.fetchAll(
        database,
        sql: """
          SELECT coalesce(sum(length(bytes)), 0) FROM upload LEFT JOIN part ON upload = id
          WHERE number IS NULL GROUP BY id
          """)
    }
  }

  /// The bytes that it has of an item.
  public func content(of id: UUID) async throws -> Data {
    try await self.database.read { database in
      try Data.fetchAll(
        database, sql: "SELECT bytes FROM part WHERE upload = ? ORDER BY offset", arguments: [id.uuidString])
    }.reduce(into: Data()) { $0 += $1 }
  }

  private static func status(of id: UUID, in database: Database) throws -> UploadStatus {
    let offset = try Int.fetchOne(
      database, sql: "SELECT coalesce(sum(length(bytes)), 0) FROM part WHERE upload = ?",
      arguments: [id.uuidString])
    let row = try Row.fetchOne(
      database, sql: "SELECT number, receivedAt FROM upload WHERE id = ? AND number IS NOT NULL",
      arguments: [id.uuidString])
    return UploadStatus(
      offset: offset ?? 0, receipt: row.map { .init(number: $0["number"], receivedAt: $0["receivedAt"]) })
  }
}
