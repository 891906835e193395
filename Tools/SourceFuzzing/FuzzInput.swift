package import SourceModel

/// A text to try, and how to make it again.
package struct FuzzInput: Sendable {
  /// The number that makes the same input from the same seed and corpus.
  package var number: Int
  /// How it was made.
  package var name: String
  package var language: Language
  package var bytes: [UInt8]

  package init(number: Int, name: String, language: Language, bytes: [UInt8]) {
    self.number = number
    self.name = name
    self.language = language
    self.bytes = bytes
  }

  /// Whether it is so large that it is read and checked once, and not compared with its variants.
  package var isBrief: Bool { self.bytes.count > 200_000 }

  /// Whether it is so large that it may take longer.
  package var isLarge: Bool { self.bytes.count > 1_000_000 }
}
