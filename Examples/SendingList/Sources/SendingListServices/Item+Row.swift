import Foundation
import GRDB
import SendingList

extension Item {
  /// The items of a database in the order in which they were added.
  nonisolated static func all(in database: Database) throws -> [Item] {
    try Row.fetchAll(
      database,
      sql: "SELECT id, name, size, receiptNumber, receivedAt FROM item ORDER BY position"
    ).compactMap(Item.init)
  }

  private nonisolated init?(_ row: Row) {
    guard let id = UUID(uuidString: row["id"]) else { return nil }
    var receipt: Receipt?
    if let number: Int = row["receiptNumber"], let receivedAt: Date = row["receivedAt"] {
      receipt = Receipt(itemID: id, number: number, receivedAt: receivedAt)
    }
    self.init(id: id, name: row["name"], size: row["size"], receipt: receipt)
  }
}
