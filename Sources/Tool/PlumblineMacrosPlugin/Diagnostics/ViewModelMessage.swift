internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A diagnostic message about a view model.
///
/// A member that cannot be generated is an error. A violation of the convention is a warning, with the words of
/// `plumb lint`: an unsorted protocol does not break a build.
struct ViewModelMessage: DiagnosticMessage {
  let message: String
  /// The corresponding rule of `plumb lint`, or a name of the same form.
  let rule: String
  let severity: DiagnosticSeverity

  private init(_ message: String, _ rule: String, _ severity: DiagnosticSeverity) {
    self.message = message
    self.rule = rule
    self.severity = severity
  }

  var diagnosticID: MessageID { MessageID(domain: "PlumblineMacros", id: self.rule) }

  /// - Parameter rule: the corresponding rule of `plumb lint`, or a name of the same form.
  static func error(_ message: String, _ rule: String) -> Self { Self(message, rule, .error) }

  /// - Parameter rule: the corresponding rule of `plumb lint`, or a name of the same form.
  static func warning(_ message: String, _ rule: String) -> Self { Self(message, rule, .warning) }

  /// A warning for a handwritten member, which only violates the convention; otherwise an error, since the member
  /// cannot be generated.
  static func unwritten(_ message: String, _ rule: String, isWritten: Bool) -> Self {
    isWritten ? .warning(message, rule) : .error(message, rule)
  }

  /// The diagnostic at a node.
  func at(_ node: some SyntaxProtocol, _ fixIts: FixIt...) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixIts)
  }
}

/// A fix-it.
struct Repair: FixItMessage {
  let message: String
  let fixItID: MessageID

  private init(_ message: String, _ rule: String) {
    self.message = message
    self.fixItID = MessageID(domain: "PlumblineMacros", id: rule)
  }

  /// A fix-it that replaces one node.
  static func replacing<Node: SyntaxProtocol>(
    _ node: Node, with replacement: some SyntaxProtocol, _ message: String, _ rule: String
  ) -> FixIt {
    FixIt(
      message: Self(message, rule),
      changes: [.replace(oldNode: Syntax(node), newNode: Syntax(replacement))])
  }

  /// A fix-it that inserts text before a node.
  static func inserting(
    _ text: String, before node: some SyntaxProtocol, _ message: String, _ rule: String
  ) -> FixIt {
    self.inserting([(text, node)], message, rule)
  }

  /// A fix-it that inserts texts before several nodes.
  static func inserting(
    _ texts: [(text: String, node: some SyntaxProtocol)], _ message: String, _ rule: String
  ) -> FixIt {
    FixIt(
      message: Self(message, rule),
      changes: texts.compactMap { text, node in
        node.firstToken(viewMode: .sourceAccurate).map { token in
          .replaceLeadingTrivia(token: token, newTrivia: token.leadingTrivia.merging(.unexpectedText(text)))
        }
      })
  }

  /// A fix-it that inserts text after a token, before the rest of its line.
  static func inserting(_ text: String, after token: TokenSyntax, _ message: String, _ rule: String) -> FixIt
  {
    FixIt(
      message: Self(message, rule),
      changes: [
        .replaceTrailingTrivia(
          token: token, newTrivia: Trivia.unexpectedText(text).merging(token.trailingTrivia))
      ])
  }
}

extension Trivia {
  /// Trivia with any text.
  fileprivate static func unexpectedText(_ text: String) -> Trivia { Trivia(pieces: [.unexpectedText(text)]) }
}

extension SyntaxProtocol {
  /// The spaces at the start of the node's line, if the node is first on it.
  var indentation: String {
    guard let trivia = self.firstToken(viewMode: .sourceAccurate)?.leadingTrivia else { return "" }
    var spaces = ""
    for piece in trivia.pieces {
      switch piece {
      case .spaces(let count): spaces += String(repeating: " ", count: count)
      case .tabs(let count): spaces += String(repeating: "\t", count: count)
      default: spaces = ""
      }
    }
    return spaces
  }
}
