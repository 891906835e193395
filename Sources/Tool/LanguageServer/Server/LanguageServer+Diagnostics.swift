import Engine
import Rules
import SourceModel

extension LanguageServer {
  /// The diagnostics of the open documents, and of the configurations that have errors, by addresses.
  mutating func currentDiagnostics() -> [String: [LSP.Diagnostic]] {
    var diagnostics: [String: [LSP.Diagnostic]] = [:]
    for document in self.documents.values {
      diagnostics[document.address] = self.diagnostics(
        self.findings(at: document.path), in: document.path)
    }
    for error in self.workspaces.compactMap(\.error) {
      let (address, diagnostic) = self.diagnostic(of: error)
      diagnostics[address, default: []].append(diagnostic)
    }
    return diagnostics
  }

  /// Answers for one document.
  mutating func diagnostics(of parameters: LSP.DocumentParameters) -> LSP.DocumentReport {
    self.settle()
    let address = parameters.textDocument.uri
    guard let path = self.path(address) else { return LSP.DocumentReport(items: []) }
    let errors = self.workspaces.compactMap(\.error).map(self.diagnostic).filter { self.path($0.0) == path }
    return LSP.DocumentReport(
      items: self.diagnostics(self.findings(at: path), in: path) + errors.map(\.1))
  }

  /// Answers for all files, also for those that had diagnostics and have none any more.
  mutating func allDiagnostics() -> LSP.WorkspaceReport {
    self.settle()
    var all = self.currentDiagnostics()
    for index in self.workspaces.indices {
      for (path, findings) in self.workspaces[index].findings where self.documents[path] == nil {
        all[DocumentAddress.address(of: path)] = self.diagnostics(findings, in: path)
      }
    }
    let cleared = self.reported.subtracting(all.keys)
    self.reported = Set(all.filter { !$0.value.isEmpty }.keys)
    let items = all.map { address, diagnostics in
      LSP.WorkspaceReport.Item(
        uri: address, version: self.path(address).flatMap { self.documents[$0]?.version }, items: diagnostics)
    }
    return LSP.WorkspaceReport(
      items: (items + cleared.map { LSP.WorkspaceReport.Item(uri: $0, version: nil, items: []) })
        .sorted { $0.uri < $1.uri })
  }

  /// The findings of a file of the workspaces.
  mutating func findings(at path: String) -> [ReportedFinding] {
    guard let index = self.workspace(of: path) else { return [] }
    return self.workspaces[index].findings(at: path)
  }

  func diagnostics(_ findings: [ReportedFinding], in path: String) -> [LSP.Diagnostic] {
    guard let index = self.workspace(of: path) else { return [] }
    var texts = Texts(
      documents: self.documents, session: self.workspaces[index].session, self.client.encoding)
    return findings.map { self.diagnostic($0, in: path, &texts) }
  }

  private func diagnostic(
    _ finding: ReportedFinding, in path: String, _ texts: inout Texts
  ) -> LSP.Diagnostic {
    let severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    let notes = finding.notes.map { note in
      LSP.Diagnostic.Related(location: texts.location(note.path, note.range), message: note.message)
    }
    let address = self.client.followsLinks ? self.surroundings.address(finding.rule) : nil
    return LSP.Diagnostic(
      range: texts.range(finding.range, at: path), severity: severity, code: finding.rule,
      codeDescription: address.map(LSP.Diagnostic.Description.init), source: "plumb",
      message: finding.message,
      tags: self.client.marksUnused && Self.unused.contains(finding.rule) ? [1] : nil,
      relatedInformation: self.client.showsRelated && !notes.isEmpty ? notes : nil)
  }

  /// The rules that find what is of no use.
  private static let unused: Set = ["unused-input", "unused-value", "unused-suppression"]

  private func diagnostic(of error: ConfigurationError) -> (address: String, LSP.Diagnostic) {
    let path = Paths.absolute(error.path, relativeTo: Paths.workingDirectory)
    let line = max(0, (error.line ?? 1) - 1)
    let start = LSP.Position(line: line, character: max(0, (error.column ?? 1) - 1))
    let end = LSP.Position(line: line + 1, character: 0)
    return (
      self.documents[path]?.address ?? DocumentAddress.address(of: path),
      LSP.Diagnostic(
        range: LSP.Range(start: start, end: max(start, end)), severity: 1, code: "configuration",
        source: "plumb",
        message: error.message)
    )
  }
}
