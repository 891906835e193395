import Engine
import PortUses
import Rules
import SourceModel

extension LanguageServer {
  /// What makes an input of the statements that are marked.
  func extractions(_ parameters: LSP.CodeActionParameters) -> [LSP.CodeAction] {
    guard let path = self.path(parameters.textDocument.uri), let index = self.workspace(of: path),
      let session = self.workspaces[index].session,
      self.extraction(at: parameters.range, of: path, in: session) != nil
    else { return [] }
    return [
      self.action(
        .extractInput, "Extract into an input of the view model", at: parameters.textDocument.uri,
        range: parameters.range)
    ]
  }

  /// The statements in a range with the one view model that a property of their type has.
  private func extraction(at range: LSP.Range, of path: String, in session: Session) -> Extraction? {
    guard range.start != range.end, let view = session.description(of: path) else { return nil }
    let text = DocumentText(view.text.bytes)
    let offsets = TextRange(
      text.offset(of: range.start, self.client.encoding), text.offset(of: range.end, self.client.encoding))
    guard let statements = MarkedStatements(offsets, in: view) else { return nil }
    let types = Set(statements.properties.compactMap { $0.knownType?.unwrapped.name })
    let found = types.filter { $0.contains("ViewModel") }.sorted().flatMap { type in
      session.viewModels(naming: type).filter { viewModel, _ in
        viewModel.declaration.name == type || viewModel.typeProtocol.declaration?.value.name == type
      }
    }
    guard found.count == 1, let (viewModel, uses) = found.first, let uses else { return nil }
    return Extraction(statements, in: view, of: viewModel, uses: uses)
  }

  /// The edit of an extraction, after which the view calls the new input.
  func extraction(
    _ data: LSP.CodeAction.Data, of path: String, in session: Session
  ) throws(ResponseError) -> LSP.WorkspaceEdit? {
    guard let range = data.range, let extraction = self.extraction(at: range, of: path, in: session) else {
      return nil
    }
    return try self.edit(extraction.edits, adding: extraction.port, to: extraction.viewModel, in: session) {
      changed, later in
      let view = later.shownPath(of: path)
      let port = changed.ownPorts(.inputs).first { $0.name.text == extraction.port.name }
      return port.flatMap { later.uses(of: changed)?.uses(of: $0) }?.contains { $0.path == view } ?? false
    }
  }
}
