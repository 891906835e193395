import Engine
import Rules
import SourceModel

extension LanguageServer {
  /// What adds a port to the view model in a range: on the name of the view model, of a port protocol, or of a port.
  func additions(_ parameters: LSP.CodeActionParameters) -> [LSP.CodeAction] {
    guard let (viewModel, kinds) = self.viewModel(at: parameters.range, parameters.textDocument) else {
      return []
    }
    let (address, range) = (parameters.textDocument.uri, parameters.range)
    return kinds.filter { NewPort($0, of: viewModel) != nil }.map { kind in
      kind == .inputs
        ? self.action(.addInput, "Add an input", at: address, range: range)
        : self.action(.addOutput, "Add an output", at: address, range: range)
    }
  }

  /// The view model that is named in a range, and the kinds of ports that can be added there.
  func viewModel(
    at range: LSP.Range, _ document: LSP.TextDocumentIdentifier
  ) -> (viewModel: ViewModel, kinds: [PortKind])? {
    guard let (viewModels, shown, text) = self.described(document) else { return nil }
    func isNamed(_ name: Name) -> Bool { text.range(name.range, self.client.encoding).touches(range) }
    let offset = text.offset(of: range.start, self.client.encoding)
    for (viewModel, _) in viewModels {
      if viewModel.path == shown, isNamed(viewModel.declaration.header.name) {
        return (viewModel, [.inputs, .outputs])
      }
      if let port = viewModel.port(at: offset, in: shown)?.port { return (viewModel, [port.kind]) }
      for kind in [PortKind.inputs, .outputs] {
        let groups = viewModel.ownGroups(kind).compactMap(\.declaration).filter { $0.path == shown }
        if groups.contains(where: { isNamed($0.value.header.name) }) { return (viewModel, [kind]) }
      }
    }
    return nil
  }

  /// The edit that adds a port, where the view model then has it.
  func addition(
    of kind: PortKind, _ data: LSP.CodeAction.Data, in session: Session
  ) throws(ResponseError) -> LSP.WorkspaceEdit? {
    guard let range = data.range,
      let (viewModel, _) = self.viewModel(at: range, LSP.TextDocumentIdentifier(uri: data.uri)),
      let port = NewPort(kind, of: viewModel)
    else { return nil }
    let test = session.uses(of: viewModel).flatMap { uses in
      TestLines(for: port, uses) { session.description(of: session.path(shown: $0)) }
    }
    return try self.edit(
      port.insertions + (test?.insertions ?? []), adding: port, to: viewModel, in: session
    ) { _, _ in true }
  }

  /// The edit that adds a port with what goes with it, where the view model then has it.
  ///
  /// - Parameter isRight: whether the changed view model is as it should be in the changed session.
  func edit(
    _ insertions: [NewPort.Insertion], adding port: NewPort, to viewModel: ViewModel, in session: Session,
    where isRight: (ViewModel, Session) -> Bool
  ) throws(ResponseError) -> LSP.WorkspaceEdit? {
    var session = session
    var texts: [String: (old: [UInt8], new: [UInt8])] = [:]
    for (shown, insertions) in Dictionary(grouping: insertions, by: \.path) {
      let path = session.path(shown: shown)
      guard let old = session.text(of: path) else { return nil }
      var new = old
      for insertion in insertions.sorted(by: { $0.range.start > $1.range.start }) {
        new.replaceSubrange(insertion.range.start..<insertion.range.end, with: insertion.text.utf8)
      }
      texts[path] = (old, new)
      guard (try? session.update(path, text: new)) != nil else { return nil }
    }
    let path = session.path(shown: viewModel.path)
    let changed = session.viewModels(with: path).map(\.viewModel).first {
      $0.path == viewModel.path && $0.name == viewModel.name
    }
    guard let changed, changed.ownPorts(port.port.kind).contains(where: { $0.name.text == port.name }),
      isRight(changed, session)
    else { throw .failed("'\(viewModel.name)' has no port that a new one can be made like") }
    self.sort(&texts, in: &session)
    return self.workspaceEdit(
      texts.map { ($0.key, ReportedEdit.lines(from: $0.value.old, to: $0.value.new)) }, in: session)
  }

  /// Moves what was inserted to its sorted place, where a rule finds that it is not there, and found nothing before.
  private func sort(_ texts: inout [String: (old: [UInt8], new: [UInt8])], in session: inout Session) {
    func sorting(_ finding: ReportedFinding) -> Bool { finding.rule.hasPrefix("sorted-") && finding.fixable }
    var before = self.workspaces
    let known = Set(
      texts.keys.flatMap { path in self.workspace(of: path).map { before[$0].findings(at: path) } ?? [] }
        .filter(sorting).map(\.rule))
    for path in texts.keys.sorted() {
      let rules = Set(session.findings(path).filter(sorting).map(\.rule)).subtracting(known)
      for change in session.fixed(path, where: { rules.contains($0.rule) }) where texts[change.path] != nil {
        guard (try? session.update(change.path, text: change.new)) != nil else { continue }
        texts[change.path]?.new = change.new
      }
    }
  }
}
