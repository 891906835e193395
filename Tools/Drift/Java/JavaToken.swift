/// A token or a comment of a Java text.
struct JavaToken {
  enum Kind {
    case word
    case literal
    case sign
    case comment
  }

  var kind: Kind
  var text: String
  /// The lines, counted from 0, on which it starts and ends.
  var firstLine: Int
  var lastLine: Int

  var isDocumentation: Bool { self.text.hasPrefix("/**") && self.text != "/**/" }
}
