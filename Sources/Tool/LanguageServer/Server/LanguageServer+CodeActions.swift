import Engine
import Rules
import Scaffolding
import SourceModel

extension LanguageServer {
  /// The most findings of a range that actions are offered for.
  private static let limit = 50

  mutating func actions(_ parameters: LSP.CodeActionParameters) -> [LSP.CodeAction] {
    self.settle()
    let address = parameters.textDocument.uri
    guard self.client.knowsActions, let path = self.path(address) else { return [] }
    let findings = self.findings(at: path)
    var actions = self.quickFixes(findings, at: path, parameters)
    if LSP.CodeActionKind.isWanted(LSP.CodeActionKind.fixAll, by: parameters.context?.only),
      findings.contains(where: \.fixable)
    {
      actions.append(self.action(.fixFile, "Fix all findings of plumb in this file", at: address))
    }
    if LSP.CodeActionKind.isWanted(LSP.CodeActionKind.rewrite, by: parameters.context?.only) {
      actions += self.conversions(parameters) + self.additions(parameters) + self.twinActions(parameters)
    }
    if LSP.CodeActionKind.isWanted(LSP.CodeActionKind.extract, by: parameters.context?.only) {
      actions += self.extractions(parameters)
    }
    guard !self.client.resolvesActions else { return actions }
    // An action without an edit would do nothing.
    return actions.compactMap { action in
      guard let edit = try? self.edit(of: action) else { return nil }
      var action = action
      (action.edit, action.data) = (edit, nil)
      return action
    }
  }

  /// What is offered for the findings of a range.
  private func quickFixes(
    _ findings: [ReportedFinding], at path: String, _ parameters: LSP.CodeActionParameters
  ) -> [LSP.CodeAction] {
    guard LSP.CodeActionKind.isWanted(LSP.CodeActionKind.quickFix, by: parameters.context?.only) else {
      return []
    }
    let address = parameters.textDocument.uri
    let diagnostics = self.diagnostics(findings, in: path)
    let touched = zip(findings, diagnostics).filter { $1.range.touches(parameters.range) }.prefix(Self.limit)
    var actions: [LSP.CodeAction] = []
    for (finding, diagnostic) in touched where finding.fixable {
      actions.append(self.action(.fix, Self.title(finding), at: address, diagnostic))
    }
    let rules = Dictionary(grouping: findings.filter(\.fixable), by: \.rule)
    for rule in Set(touched.map(\.0.rule)).sorted() {
      guard let count = rules[rule]?.count, count > 1 else { continue }
      let title = "Fix all \(count) findings of '\(rule)' in this file"
      actions.append(self.action(.fixRule, title, at: address, rule: rule))
    }
    var seen: Set<String> = []
    for (finding, diagnostic) in touched where seen.insert("\(finding.rule):\(finding.line)").inserted {
      actions.append(
        self.action(.suppress, "Suppress '\(finding.rule)' for this line", at: address, diagnostic))
      if self.baseline(of: finding) != nil {
        actions.append(
          self.action(.addToBaseline, "Add this '\(finding.rule)' to the baseline", at: address, diagnostic))
      }
    }
    return actions
  }

  /// An action with its edit.
  mutating func resolved(_ action: LSP.CodeAction) throws(ResponseError) -> LSP.CodeAction {
    self.settle()
    guard let edit = try self.edit(of: action) else {
      throw .failed("the text has changed, and there is nothing to fix here any more")
    }
    var action = action
    action.edit = edit
    return action
  }

  func action(
    _ means: LSP.CodeAction.Data.Means, _ title: String, at address: String,
    _ diagnostic: LSP.Diagnostic? = nil, rule: String? = nil, range: LSP.Range? = nil
  ) -> LSP.CodeAction {
    let kind =
      switch means {
      case .fix, .fixRule, .suppress, .addToBaseline: LSP.CodeActionKind.quickFix
      case .fixFile: LSP.CodeActionKind.fixAll
      case .toMacro, .fromMacro, .addInput, .addOutput, .makeTwin: LSP.CodeActionKind.rewrite
      case .extractInput: LSP.CodeActionKind.extract
      }
    return LSP.CodeAction(
      title: title, kind: kind,
      diagnostics: diagnostic.map { [$0] }, isPreferred: means == .fix ? true : nil,
      data: LSP.CodeAction.Data(
        means: means, uri: address, rule: rule ?? diagnostic?.code, range: range ?? diagnostic?.range))
  }

  /// The message of a finding says what to do.
  private static func title(_ finding: ReportedFinding) -> String {
    finding.message.prefix(1).uppercased() + finding.message.dropFirst()
  }

  // MARK: Edits

  private mutating func edit(of action: LSP.CodeAction) throws(ResponseError) -> LSP.WorkspaceEdit? {
    guard let data = action.data, let path = self.path(data.uri), let index = self.workspace(of: path) else {
      return nil
    }
    let findings = self.findings(at: path)
    guard let session = self.workspaces[index].session else { return nil }
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
    case .addToBaseline:
      return self.finding(of: data, at: path, among: findings).flatMap(self.addition)
    case .toMacro: return try self.conversion(.toMacro, of: path, in: session)
    case .fromMacro: return try self.conversion(.fromMacro, of: path, in: session)
    case .addInput: return try self.addition(of: .inputs, data, in: session)
    case .addOutput: return try self.addition(of: .outputs, data, in: session)
    case .makeTwin: return try self.twin(data, in: session)
    case .extractInput: return try self.extraction(data, of: path, in: session)
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
    var session = session
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
    var (session, copy) = (session, session)
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

  /// The path of the baseline that the configuration of a finding's file names; nil without one.
  private func baseline(of finding: ReportedFinding) -> String? {
    self.workspaces.lazy.compactMap(\.session).compactMap { session in
      session.configuration(of: session.path(shown: finding.path))?.baseline
    }.first
  }

  /// The baseline with one more finding.
  private func addition(_ finding: ReportedFinding) -> LSP.WorkspaceEdit? {
    guard let path = self.baseline(of: finding), var baseline = try? Baseline(contentsOf: path),
      let old = try? FileSystem.read(path, limit: .baseline)
    else { return nil }
    baseline.add(finding)
    let text = DocumentText(old)
    let new = LSP.TextEdit(
      range: text.range(TextRange(0, old.count), self.client.encoding),
      newText: baseline.text.text)
    return self.workspaceEdit([path: [new]])
  }

  // MARK: Conversions

  /// What converts the view model whose name is in a range.
  private func conversions(_ parameters: LSP.CodeActionParameters) -> [LSP.CodeAction] {
    guard let (viewModels, shown, text) = self.described(parameters.textDocument) else { return [] }
    let viewModel = viewModels.map(\.viewModel).first { viewModel in
      let name = text.range(viewModel.declaration.header.name.range, self.client.encoding)
      return viewModel.path == shown && viewModel.dialect == .kickstarterSwift
        && name.touches(parameters.range)
    }
    let address = parameters.textDocument.uri
    switch viewModel?.form {
    // The macro requires Plumbline.
    case .written where viewModel?.file.imports.contains { $0.path == "Plumbline" } ?? false:
      return [self.action(.toMacro, "Convert to '@ViewModel'", at: address)]
    case .generated: return [self.action(.fromMacro, "Convert from '@ViewModel'", at: address)]
    default: return []
    }
  }

  /// The edit of `plumb convert` for one file.
  private func conversion(
    _ form: FormConversion, of path: String, in session: Session
  ) throws(ResponseError) -> LSP.WorkspaceEdit? {
    guard let shown = session.shownPath(of: path) else { return nil }
    let run: Run
    do throws(ConfigurationError) { run = try session.complete() } catch { throw .failed(error.message) }
    let outcome = form.changes(in: run, of: shown)
    guard let change = outcome.changes.first else {
      throw .failed(outcome.notes.last ?? "there is nothing to convert")
    }
    for note in outcome.notes { self.log(note) }
    return self.workspaceEdit([(path, ReportedEdit.lines(from: change.old, to: change.new))], in: session)
  }

  func workspaceEdit(
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
    if self.client.versionedEdits {
      return LSP.WorkspaceEdit(documentChanges: files.map(LSP.DocumentChange.edit))
    }
    return LSP.WorkspaceEdit(
      changes: Dictionary(files.map { ($0.textDocument.uri, $0.edits) }, uniquingKeysWith: +))
  }
}
