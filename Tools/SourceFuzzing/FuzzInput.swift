package import SourceModel

/// An input to try, and how to make it again.
package struct FuzzInput: Sendable {
  /// The number that makes the same input from the same seed and corpus.
  package var number: Int
  /// How it was made.
  package var name: String
  /// The name of a file that would hold it.
  package var fileName: String
  package var bytes: [UInt8]

  package init(number: Int, name: String, fileName: String, bytes: [UInt8]) {
    self.number = number
    self.name = name
    self.fileName = fileName
    self.bytes = bytes
  }

  /// The language of a source text. A text of no language counts as Swift.
  package var language: Language { Language(path: self.fileName) ?? .swift }

  /// Whether it is so large that it is read and checked once, and not compared with its variants.
  package var isBrief: Bool { self.bytes.count > 200_000 }

  /// Whether it is so large that it may take longer.
  package var isLarge: Bool { self.bytes.count > 900_000 }
}
