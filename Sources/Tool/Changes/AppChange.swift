package import Rules

/// What a change of the code does to the view models of an app.
package struct AppChange: Sendable {
  /// What is compared, as it is shown: `main`, `the working tree`.
  package var oldName: String
  package var newName: String
  package var viewModels: [ViewModelChange]
  /// The findings that the later state alone has.
  package var newFindings: [ReportedFinding]
  /// The findings that the earlier state alone has.
  package var fixedFindings: [ReportedFinding]

  package init(
    from old: (name: String, viewModels: [ViewModelState], findings: [ReportedFinding]),
    to new: (name: String, viewModels: [ViewModelState], findings: [ReportedFinding])
  ) {
    self.oldName = old.name
    self.newName = new.name
    self.viewModels = ViewModelChange.all(from: old.viewModels, to: new.viewModels)
    self.fixedFindings = old.findings
    self.newFindings = new.findings
    // A finding is the same where its line is, or, in a file that was moved or a line that changed, its message.
    self.removeCommonFindings { [$0.rule, $0.path, $0.content, $0.message] }
    self.removeCommonFindings { [$0.rule, $0.path, $0.content] }
    self.removeCommonFindings { [$0.rule, $0.viewModel ?? $0.path, $0.message] }
    // The message may name the type that changed: it is about what it names first.
    self.removeCommonFindings { [$0.rule, $0.path, Self.subject(of: $0.message)] }
    self.newFindings.sort()
    self.fixedFindings.sort()
  }

  /// The first name in a message; the message where it has none.
  private static func subject(of message: String) -> String {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : message
  }

  private mutating func removeCommonFindings(_ identity: (ReportedFinding) -> [String]) {
    let (old, new) = (self.fixedFindings, self.newFindings)
    self.newFindings = new.without(old, by: identity)
    self.fixedFindings = old.without(new, by: identity)
  }

  /// Whether code that uses the view models has to be changed.
  package var breaksUsers: Bool { self.viewModels.contains(where: \.breaksUsers) }

  /// Whether a view model may do something else than before.
  package var changesBehaviour: Bool { self.viewModels.contains(where: \.changesBehaviour) }
}
