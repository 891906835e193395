/// How the tokens of a language are written, as far as a scan without parsing needs it.
package struct LexicalSyntax: Sendable {
  /// How a string contains code.
  package enum Interpolation: Sendable {
    case none
    /// `\(code)`
    case escapedParentheses
    /// `$name`, `${code}`
    case dollarSign
  }

  package let interpolation: Interpolation
  /// Whether number signs may enclose a literal, `#"text"#`, and slashes a regular expression.
  package let hasExtendedLiterals: Bool
  /// Whether single quotes enclose a character.
  package let hasCharacters: Bool
  /// Whether a backslash is text in a string with three quotes.
  package let hasRawTextBlocks: Bool
  /// Whether `\u0041` is `A` anywhere in code, and names may contain control characters, which do not count.
  package let hasUnicodeEscapes: Bool
  /// Whether `$name` is another value of `name`.
  package let hasProjectedNames: Bool
  /// The words that are not names, by their meanings, with spaces between them.
  package let words: [(meaning: WordMeaning, words: String)]
}

/// The meaning of a word in code that is scanned without parsing.
package enum WordMeaning: UInt8, Sendable {
  case name
  /// `self`, `this`
  case instance
  /// `super`
  case superInstance
  /// A keyword that declares a variable.
  case variable
  case function
  case initializer
  /// A keyword that declares a type.
  case type
  case companion
  case alias
  /// `as`
  case cast
  case importing
  /// The keyword before the package of a file.
  case packaging
  /// A modifier, or a keyword of statements and expressions.
  case statement
}
