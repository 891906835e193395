import Foundation
import GRDB
import SendingList
import StoredRows

extension Item {
  /// The items of a database in the order in which they were added. Damaged ones are skipped.
  nonisolated static func all(in database: Database) throws -> [Item] {
    try Row.fetchAll(database, sql: "SELECT * FROM item ORDER BY position").compactMap(Item.init)
  }

  /// The positions of the rows that are skipped because a value is damaged.
  nonisolated static func damagedPositions(in database: Database) throws -> [Int] {
    try Row.fetchAll(database, sql: "SELECT * FROM item ORDER BY position")
      .filter { Item($0) == nil }
      .map { $0.integer("position") ?? 0 }
  }

  private nonisolated init?(_ row: Row) {
    guard let text = row.text("id"), let id = UUID(uuidString: text),
      let name = row.text("name"), let size = row.integer("size"), size >= 0
    else { return nil }
    guard !row.isNull("receiptNumber") || !row.isNull("receivedAt") else {
      self.init(id: id, name: name, size: size, receipt: nil)
      return
    }
    guard let number = row.integer("receiptNumber"), let receivedAt = row.date("receivedAt") else {
      return nil
    }
    self.init(
      id: id, name: name, size: size, receipt: Receipt(itemID: id, number: number, receivedAt: receivedAt))
  }
}
