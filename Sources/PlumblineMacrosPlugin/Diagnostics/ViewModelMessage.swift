internal import SwiftDiagnostics
internal import SwiftSyntax

/// What the macro says of a view model.
///
/// What cannot be written is an error. What the convention asks for is a warning, with the words of `plumb lint`: a
/// build does not break for an unsorted list.
struct ViewModelMessage: DiagnosticMessage {
  let message: String
  /// The rule of `plumb lint` that says the same, or a name of the same form.
  let rule: String
  let severity: DiagnosticSeverity

  private init(_ message: String, _ rule: String, _ severity: DiagnosticSeverity) {
    self.message = message
    self.rule = rule
    self.severity = severity
  }

  var diagnosticID: MessageID { MessageID(domain: "PlumblineMacros", id: self.rule) }

  /// - Parameter rule: the rule of `plumb lint` that says the same, or a name of the same form.
  static func error(_ message: String, _ rule: String) -> Self { Self(message, rule, .error) }

  /// - Parameter rule: the rule of `plumb lint` that says the same, or a name of the same form.
  static func warning(_ message: String, _ rule: String) -> Self { Self(message, rule, .warning) }

  /// What a person has written by hand is against the convention alone; what nobody has cannot be written.
  static func unwritten(_ message: String, _ rule: String, isWritten: Bool) -> Self {
    isWritten ? .warning(message, rule) : .error(message, rule)
  }

  /// The diagnosis at a place.
  func at(_ node: some SyntaxProtocol, _ fixIts: FixIt...) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixIts)
  }
}
