/// Writes a value and reads it back.
package enum RoundTrip {
  /// What is lost on the way; nil when nothing is.
  package static func failure<Value: Equatable>(
    of value: Value, write: (Value) -> String, read: ([UInt8]) throws -> Value
  ) -> String? {
    let text = write(value)
    do {
      let again = try read(Array(text.utf8))
      if again != value { return "what was written is read as something else" }
      if write(again) != text { return "what was read is written as something else" }
      return nil
    } catch {
      return "what was written cannot be read: \(error)"
    }
  }
}
