package import Foundation
package import GRDB

/// Values of rows, as they are written by the app and by the server: anything else is nil.
///
/// SQLite allows values of any type in any column, and the subscripts of a row trap on them.
extension Row {
  package func text(_ column: String) -> String? {
    if case .string(let value)? = self.storage(column) { value } else { nil }
  }

  package func integer(_ column: String) -> Int? {
    if case .int64(let value)? = self.storage(column) { Int(exactly: value) } else { nil }
  }

  package func bytes(_ column: String) -> Data? {
    if case .blob(let value)? = self.storage(column) { value } else { nil }
  }

  package func date(_ column: String) -> Date? {
    self.text(column).flatMap { Date.fromDatabaseValue($0.databaseValue) }
  }

  package func isNull(_ column: String) -> Bool {
    if case .null? = self.storage(column) { true } else { false }
  }

  private func storage(_ column: String) -> DatabaseValue.Storage? {
    guard self.hasColumn(column) else { return nil }
    let value: DatabaseValue = self[column]
    return value.storage
  }
}
