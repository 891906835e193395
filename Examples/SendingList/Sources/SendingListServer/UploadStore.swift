public import Foundation
import GRDB
import StoredRows
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
      let status = try Self.status(of: id, in: database)
      try database.execute(
        sql: "INSERT OR IGNORE INTO upload (id, name, size) VALUES (?, ?, ?)",
        arguments: [id.uuidString, name, size])
      let isKnown = try Bool.fetchOne(
        database, sql: "SELECT name = ? AND size = ? FROM upload WHERE id = ?",
        arguments: [name, size, id.uuidString])
      guard isKnown == true else { throw UploadRefusal.otherItem }
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
            UPDATE upload SET receivedAt = ?, number =
              (SELECT coalesce(max(number), 0) + 1 FROM upload
                WHERE typeof(number) = 'integer' AND number BETWEEN 1 AND ?)
            WHERE id = ?
            """,
          arguments: [Date(), StoredUpload.largestNumber - 1, id.uuidString])
      }
      return try Self.status(of: id, in: database)
    }
  }

  /// The items that it has received all of, by their numbers. Damaged ones are skipped.
  public func items() async throws -> [ReceivedItem] {
    try await self.database.read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM upload WHERE number IS NOT NULL ORDER BY number")
        .compactMap(StoredUpload.init)
        .compactMap { upload in
          upload.receipt.map {
            ReceivedItem(id: upload.id, number: $0.number, name: upload.name, size: upload.size)
          }
        }
    }
  }

  /// The rows that are skipped because a value is damaged, as text.
  public func damagedRows() async throws -> [String] {
    try await self.database.read { database in
      let uploads = try Row.fetchAll(database, sql: "SELECT rowid, * FROM upload ORDER BY rowid")
        .filter { StoredUpload($0) == nil }
        .map { "row \($0.integer("rowid") ?? 0) of the table 'upload'" }
      let parts = try Int.fetchAll(
        database, sql: "SELECT rowid FROM part WHERE \(Self.isPartDamaged) ORDER BY rowid")
      return uploads + parts.map { "row \($0) of the table 'part'" }
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
    let row = try Row.fetchOne(
      database, sql: "SELECT * FROM upload WHERE id = ?", arguments: [id.uuidString])
    guard let row else { return UploadStatus(offset: 0, receipt: nil) }
    let parts = try Row.fetchOne(
      database,
      sql: """
        SELECT coalesce(sum(length(bytes)), 0) AS size, coalesce(sum(\(Self.isPartDamaged)), 0) AS damagedCount
        FROM part WHERE upload = ?
        """,
      arguments: [id.uuidString])
    guard let upload = StoredUpload(row), let offset = parts?.integer("size"), offset <= upload.size,
      parts?.integer("damagedCount") == 0
    else { throw UploadRefusal.damaged }
    return UploadStatus(offset: offset, receipt: upload.receipt)
  }

  /// Whether a row of the table of parts is damaged, in SQL.
  private static let isPartDamaged = "(typeof(offset) <> 'integer' OR typeof(bytes) <> 'blob')"
}
