package import SourceModel
import SwiftParser
import SwiftSyntax

/// Finds the names in Swift code, and the text of its comments.
package enum NameUses {
  /// The positions of some names, in source order. Comments and the text of literals do not count.
  package static func find(_ names: Set<String>, in text: SourceText) -> [NameUse] {
    // Most files contain none of the names, and need not be parsed.
    guard names.contains(where: { text.bytes.holds(Array($0.utf8)) }) else { return [] }
    let (tree, places) = Self.parse(text)
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard names.contains(token.bareText), let role = Self.role(of: token) else { return nil }
      var qualifiers: [Name] = []
      var start = index
      while start >= 2, tokens[start - 1].tokenKind == .period, Self.isName(tokens[start - 2]) {
        qualifiers.insert(places.identifier(tokens[start - 2]), at: 0)
        start -= 2
      }
      // A name after the dot of a call or of an implicit member belongs to another type.
      guard start == 0 || tokens[start - 1].tokenKind != .period else { return nil }
      let hasMember = index + 1 < tokens.count && tokens[index + 1].tokenKind == .period
      return NameUse(
        name: places.identifier(token), qualifiers: qualifiers, role: role, hasMember: hasMember)
    }
  }

  /// The positions of some words in code, whatever they refer to.
  package static func members(_ names: Set<String>, in text: SourceText) -> [TextRange] {
    let (tree, places) = Self.parse(text)
    return tree.tokens(viewMode: .sourceAccurate).filter { names.contains($0.bareText) }.map {
      places.range($0)
    }
  }

  /// The comments of a text in source order, with each run of white space as a single space.
  package static func comments(in text: SourceText) -> [String] {
    Self.parse(text).tree.tokens(viewMode: .sourceAccurate).flatMap { token in
      (token.leadingTrivia.pieces + token.trailingTrivia.pieces).compactMap { piece in
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        default: nil
        }
      }
    }
  }

  private static func parse(_ text: SourceText) -> (tree: SourceFileSyntax, places: Places) {
    let base = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let tree = text.bytes.withUnsafeBufferPointer { bytes in
      // Code that the parser cannot read in a reasonable time does not compile either, so it uses no names.
      let isTooDeep = BracketNesting.tooDeepOffset(in: bytes) != nil
      return Parser.parse(source: UnsafeBufferPointer(rebasing: isTooDeep ? bytes[..<0] : bytes[base...]))
    }
    return (tree, Places(text: text, base: base))
  }

  private static func isName(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .identifier, .keyword(.Self), .keyword(.self): true
    default: false
    }
  }

  /// The name of a token; nil when it is a label or another word.
  private static func role(of token: TokenSyntax) -> NameUse.Role? {
    guard let parent = token.parent else { return nil }
    if parent.asProtocol((any NamedDeclSyntax).self)?.name == token { return .declaration }
    if parent.is(DeclReferenceExprSyntax.self) { return .expression }
    guard parent.is(IdentifierTypeSyntax.self) || parent.is(MemberTypeSyntax.self) else { return nil }
    var node = parent
    while let next = node.parent {
      switch next.kind {
      case .inheritedType: return .inheritance
      case .extensionDecl: return .extended
      case .someOrAnyType, .compositionType, .compositionTypeElement, .genericParameter,
        .conformanceRequirement:
        return .constraint
      case .memberType, .attributedType: node = next
      default: return .type
      }
    }
    return .type
  }
}

/// A place where Swift code names something.
package struct NameUse: Hashable, Sendable {
  /// The purpose of the name.
  package enum Role: Hashable, Sendable {
    /// A declaration declares it.
    case declaration
    /// An extension extends it.
    case extended
    /// A type inherits it or conforms to it.
    case inheritance
    /// `any Name`, `some Name`, `<Value: Name>`, `Name & Other`
    case constraint
    /// A type: of a property, a parameter, a result, an argument, a cast.
    case type
    /// A value or a type in an expression.
    case expression
  }

  package var name: Name
  /// The names before it and its dot, outermost first.
  package var qualifiers: [Name]
  package var role: Role
  /// Whether a dot follows.
  package var hasMember: Bool
}
