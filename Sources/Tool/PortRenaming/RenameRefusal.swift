import SourceModel

/// Why a port is not renamed.
package struct RenameRefusal: Error, Hashable, Sendable {
  /// The reason, with its place.
  package var reason: String

  init(_ reason: String) { self.reason = reason }

  init(_ reason: String, _ path: String, _ text: SourceText, _ range: TextRange) {
    self.reason = "\(path):\(text.position(at: range.start).line): \(reason)"
  }
}
