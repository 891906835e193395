package import GRDB

extension Row {
  /// The value of a column; nil when it is missing, null, or of another type.
  ///
  /// The subscripts of a row trap on a value of another type, which SQLite allows in any column.
  package func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
    (self[column] as DatabaseValue?).flatMap { Value.fromDatabaseValue($0) }
  }

  /// The value of a column; nil unless it is an integer.
  package func integer(_ column: String) -> Int? {
    if case .int64(let value)? = (self[column] as DatabaseValue?)?.storage {
      Int(exactly: value)
    } else {
      nil
    }
  }

  /// Whether the value of a column is missing or null.
  package func isNull(_ column: String) -> Bool { (self[column] as DatabaseValue?)?.isNull ?? true }

  /// Whether the value of a column is bytes, not text that would be read as bytes.
  package func isBlob(_ column: String) -> Bool {
    if case .blob? = (self[column] as DatabaseValue?)?.storage { true } else { false }
  }
}
