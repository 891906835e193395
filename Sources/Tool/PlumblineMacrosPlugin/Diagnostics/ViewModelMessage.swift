internal import SwiftDiagnostics
internal import SwiftSyntax

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
