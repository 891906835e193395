internal import SwiftParser
internal import SwiftSyntax

/// A name, with and without its backticks.
struct Identifier: Hashable {
  /// The name without backticks.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(_ token: TokenSyntax) {
    self.init(token.identifier?.name ?? token.text)
  }

  /// The name as it is written where it is declared or used.
  var written: String { self.text.isValidSwiftIdentifier(for: .variableName) ? self.text : "`\(self.text)`" }

  /// The name as it is written behind a point.
  var writtenAsMember: String {
    self.text.isValidSwiftIdentifier(for: .memberAccess) ? self.text : "`\(self.text)`"
  }

  /// The same with a big first letter, to stand within another name.
  var capitalized: String { self.text.prefix(1).uppercased() + self.text.dropFirst() }

  /// The first word: `configure` of `configureWith`.
  var firstWord: String { String(self.text.prefix { !$0.isUppercase && $0 != "_" }) }
}
