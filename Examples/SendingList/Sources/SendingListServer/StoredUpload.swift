import Foundation
import GRDB
import StoredRows
import UploadInterface

/// A row of the table of uploads.
struct StoredUpload {
  /// The largest number of a receipt: after it, SQLite would go on with numbers that are no integers.
  static let largestNumber = 1 << 53

  let id: UUID
  let name: String
  let size: Int
  /// The receipt; nil as long as bytes are missing.
  let receipt: UploadStatus.Receipt?

  /// Reads a row; nil when it is damaged.
  init?(_ row: Row) {
    guard let text = row.text("id"), let id = UUID(uuidString: text),
      let name = row.text("name"), let size = row.integer("size"), size >= 0
    else { return nil }
    if row.isNull("number"), row.isNull("receivedAt") {
      self.receipt = nil
    } else {
      guard let number = row.integer("number"), 1...Self.largestNumber ~= number,
        let receivedAt = row.date("receivedAt")
      else { return nil }
      self.receipt = UploadStatus.Receipt(number: number, receivedAt: receivedAt)
    }
    (self.id, self.name, self.size) = (id, name, size)
  }
}
