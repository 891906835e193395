import Engine
import Rules
import SourceModel

extension LanguageServer {
  /// The most findings of a range that actions are offered for.
  private static let limit = 50

  mutating func actions(_ parameters: LSP.CodeActionParameters) -> [LSP.CodeAction] {
    self.settle()
    let address = parameters.textDocument.uri
    guard self.client.knowsActions, let path = self.path(address) else { return [] }
    let findings = self.findings(at: path)
    let diagnostics = self.diagnostics(findings, in: path)
    let touched = zip(findings, diagnostics).filter { $1.range.touches(parameters.range) }.prefix(Self.limit)
    var actions: [LSP.CodeAction] = []
    if LSP.CodeActionKind.isWanted(LSP.CodeActionKind.quickFix, by: parameters.context?.only) {
      for (finding, diagnostic) in touched where finding.fixable {
        actions.append(self.action(.fix, Self.title(finding), at: address, diagnostic))
      }
      let rules = Dictionary(grouping: findings.filter(\.fixable), by: \.rule)
      for rule in Set(touched.map(\.0.rule)).sorted() {
        guard let count = rules[rule]?.count, count > 1 else { continue }
        let title = "Fix all \(count) findings of '\(rule)' in this file"
        actions.append(self.action(.fixRule, title, at: address, rule: rule))
      }
      var suppressed: Set<String> = []
      for (finding, diagnostic) in touched where suppressed.insert("\(finding.rule):\(finding.line)").inserted
      {
        actions.append(
          self.action(.suppress, "Suppress '\(finding.rule)' for this line", at: address, diagnostic))
      }
    }
    if LSP.CodeActionKind.isWanted(LSP.CodeActionKind.fixAll, by: parameters.context?.only),
      findings.contains(where: \.fixable)
    {
      actions.append(self.action(.fixFile, "Fix all findings of plumb in this file", at: address))
    }
    guard !self.client.resolvesActions else { return actions }
    // An action without an edit would do nothing.
    return actions.compactMap { action in
      guard let edit = self.edit(of: action) else { return nil }
      var action = action
      (action.edit, action.data) = (edit, nil)
      return action
    }
  }

  /// An action with its edit.
  mutating func resolved(_ action: LSP.CodeAction) throws(ResponseError) -> LSP.CodeAction {
    self.settle()
    guard let edit = self.edit(of: action) else {
      throw .failed("the text has changed, and there is nothing to fix here any more")
    }
    var action = action
    action.edit = edit
    return action
  }

  private func action(
    _ means: LSP.CodeAction.Data.Means, _ title: String, at address: String,
    _ diagnostic: LSP.Diagnostic? = nil, rule: String? = nil
  ) -> LSP.CodeAction {
    LSP.CodeAction(
      title: title, kind: means == .fixFile ? LSP.CodeActionKind.fixAll : LSP.CodeActionKind.quickFix,
      diagnostics: diagnostic.map { [$0] }, isPreferred: means == .fix ? true : nil,
      data: LSP.CodeAction.Data(
        means: means, uri: address, rule: rule ?? diagnostic?.code, range: diagnostic?.range))
  }

  /// The message of a finding says what to do.
  private static func title(_ finding: ReportedFinding) -> String {
    finding.message.prefix(1).uppercased() + finding.message.dropFirst()
  }

  // MARK: Edits

  private func edit(of action: LSP.CodeAction) -> LSP.WorkspaceEdit? {
    guard let data = action.data, let path = self.path(data.uri), let index = self.workspace(of: path),
      let session = self.workspaces[index].session
    else { return nil }
    let findings = self.findings(at: path)
    switch data.means {
    case .fix:
      guard let finding = self.finding(of: data, at: path, among: findings),
        case .edits(let files)? = session.fix(finding)
      else { return nil }
      return self.workspaceEdit(files.map { (session.path(shown: $0.path), $0.edits) }, in: session)
    case .fixRule:
      let rule = data.rule
      return self.fixing(path, in: session, findings.filter { $0.rule == rule })
    case .fixFile:
      // Notes are fixed one by one, as by `plumb fix`.
      return self.fixing(path, in: session, findings.filter { $0.severity > .note })
    case .suppress:
      return self.finding(of: data, at: path, among: findings)
        .flatMap { self.suppression(of: $0, at: path, in: session) }
    }
  }

  private func finding(
    of data: LSP.CodeAction.Data, at path: String, among findings: [ReportedFinding]
  ) -> ReportedFinding? {
    zip(findings, self.diagnostics(findings, in: path))
      .first { $0.rule == data.rule && $1.range == data.range }?.0
  }

  /// - Parameter findings: the findings of the file that may be fixed; those of a baseline are not among them.
  private func fixing(
    _ path: String, in session: Session, _ findings: [ReportedFinding]
  ) -> LSP.WorkspaceEdit? {
    let rules = Set(findings.map(\.rule))
    let kept = session.findings(path).filter { rules.contains($0.rule) && !findings.contains($0) }
    let places = Set(kept.map(Place.init))
    let changes = session.fixed(path) { finding in
      rules.contains(finding.rule) && !places.contains(Place(finding))
    }
    guard !changes.isEmpty else { return nil }
    return self.workspaceEdit(changes.map { ($0.path, $0.edits) }, in: session)
  }

  /// What tells a finding whose line may move.
  private struct Place: Hashable {
    var rule: String
    var message: String
    var content: String

    init(_ finding: ReportedFinding) {
      self.rule = finding.rule
      self.message = finding.message
      self.content = finding.content
    }
  }

  /// A comment above the line; nil where it would not suppress the finding, or would have another one.
  private func suppression(
    of finding: ReportedFinding, at path: String, in session: Session
  ) -> LSP.WorkspaceEdit? {
    let text = Texts(documents: self.documents, session: session, self.client.encoding).reading(path)
    guard finding.line >= 1, finding.range.start.line < text.lineCount else { return nil }
    let line = text.line(finding.range.start.line)
    let indentation = text.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let comment =
      String(decoding: indentation, as: UTF8.self)
      + "// plumb:disable:next \(finding.rule) - say why\(text.lineEnd)"
    var copy = session
    var bytes = text.bytes
    bytes.insert(contentsOf: comment.utf8, at: line.lowerBound)
    guard (try? copy.update(path, text: bytes)) != nil else { return nil }
    let (before, after) = (session.findings(path), copy.findings(path))
    let known = Set(before.map(Place.init))
    guard after.count < before.count, after.allSatisfy({ known.contains(Place($0)) }) else { return nil }
    let start = LSP.Position(line: finding.range.start.line, character: 0)
    return self.workspaceEdit([
      path: [LSP.TextEdit(range: LSP.Range(start: start, end: start), newText: comment)]
    ])
  }

  private func workspaceEdit(
    _ files: [(path: String, edits: [ReportedEdit])], in session: Session
  ) -> LSP.WorkspaceEdit {
    var texts = Texts(documents: self.documents, session: session, self.client.encoding)
    var edits: [String: [LSP.TextEdit]] = [:]
    for file in files {
      edits[file.path, default: []] += file.edits.map {
        LSP.TextEdit(range: texts.range($0.range, at: file.path), newText: $0.replacement)
      }
    }
    return self.workspaceEdit(edits)
  }

  /// - Parameter edits: the edits by absolute paths.
  func workspaceEdit(_ edits: [String: [LSP.TextEdit]]) -> LSP.WorkspaceEdit {
    let files = edits.sorted { $0.key < $1.key }.map { path, edits in
      LSP.TextDocumentEdit(
        textDocument: .init(
          uri: self.documents[path]?.address ?? DocumentAddress.address(of: path),
          version: self.documents[path]?.version),
        edits: edits)
    }
    if self.client.versionedEdits { return LSP.WorkspaceEdit(documentChanges: files) }
    return LSP.WorkspaceEdit(
      changes: Dictionary(files.map { ($0.textDocument.uri, $0.edits) }, uniquingKeysWith: +))
  }
}
