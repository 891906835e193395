internal import SourceModel
internal import SwiftParser
internal import SwiftSyntax

/// A name, with and without its backticks.
struct Identifier: Hashable {
  /// The name without backticks.
  let text: String
  /// The name in source code, with backticks if it needs them.
  let written: String

  init(_ text: String) {
    self.text = text
    // The parser is slow, and hardly any name needs it.
    let isPlain =
      text.utf8.allSatisfy { $0.isWord && $0 != UInt8(ascii: "$") } && text.hasSuffix("Property")
    self.written = isPlain || text.isValidSwiftIdentifier(for: .variableName) ? text : "`\(text)`"
  }

  /// Takes the name of a token as it is written. A keyword without backticks is an argument label: it needs them as the
  /// name of the value.
  init(_ token: TokenSyntax) {
    let text = token.text
    if SwiftWords.isKeyword(text) {
      self.init(text: text, written: "`\(text)`")
    } else {
      self.init(
        text: text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text, written: text
      )
    }
  }

  private init(text: String, written: String) {
    self.text = text
    self.written = written
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
  func hash(into hasher: inout Hasher) { hasher.combine(self.text) }

  /// The name with a capital first letter, for use within another name.
  var capitalized: String { NameWords.uppercasingFirst(self.text) }
}

/// The names of functions with their labels.
enum FullName {
  static func of(_ function: FunctionDeclSyntax) -> String {
    let labels = function.signature.parameterClause.parameters.map { parameter in
      parameter.firstName.tokenKind == .wildcard ? "_:" : "\(Identifier(parameter.firstName).text):"
    }
    return "\(Identifier(function.name).text)(\(labels.joined()))"
  }

  /// The types of the parameters, which distinguish functions with the same full name.
  static func types(of function: FunctionDeclSyntax) -> [String] {
    function.signature.parameterClause.parameters.map { $0.type.source }
  }
}
