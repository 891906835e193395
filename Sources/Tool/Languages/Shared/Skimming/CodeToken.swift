/// A token of code that is scanned without parsing.
package struct CodeToken: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or a keyword.
    case word
    /// A number, a string or a character.
    case literal
    /// One sign, which is in `sign`.
    case sign
  }

  package var kind: Kind
  /// The byte of a sign.
  package var sign: UInt8
  /// Whether a line break precedes it.
  package var beginsLine: Bool
  /// Whether it is a word in backticks, which is never a keyword.
  package var isQuoted: Bool
  /// The number of a word among the names of the file.
  package var name: Int32
  /// The index of the bracket that closes this one, or that this one closes; -1 if there is none.
  package var partner: Int32
  /// The line number, from 1.
  package var line: Int32
  package var start: Int32
  package var end: Int32
}

extension CodeToken {
  package var isOpening: Bool {
    guard self.kind == .sign else { return false }
    switch Unicode.Scalar(self.sign) {
    case "(", "[", "{": return true
    default: return false
    }
  }

  package var isClosing: Bool {
    guard self.kind == .sign else { return false }
    switch Unicode.Scalar(self.sign) {
    case ")", "]", "}": return true
    default: return false
    }
  }
}
