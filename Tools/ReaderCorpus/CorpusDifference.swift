package import SourceModel

/// A place at which the reader and the compiler differ.
package struct CorpusDifference: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var offset: Int
  package var position: SourcePosition
  /// What differs.
  package var subject: String
  /// What the compiler says.
  package var expected: String
  /// What the reader says.
  package var found: String

  package var description: String {
    "\(self.file):\(self.position.line):\(self.position.column): \(self.subject): expected \(self.expected), "
      + "found \(self.found)"
  }
}
