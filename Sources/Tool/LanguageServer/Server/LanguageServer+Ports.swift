import Engine
import PortUses
import Reporting
import SourceModel

extension LanguageServer {
  /// What is known of the port at a position, where its view model declares or implements it, or of the rule whose ID is
  /// there.
  mutating func hover(_ parameters: LSP.PositionParameters) -> LSP.Hover? {
    self.settle()
    if let rule = self.ruleHover(parameters) { return rule }
    guard let (viewModels, shown, text) = self.described(parameters.textDocument) else { return nil }
    let offset = text.offset(of: parameters.position, self.client.encoding)
    for (viewModel, uses) in viewModels {
      guard let (port, range) = viewModel.port(at: offset, in: shown),
        let row = PortTable(viewModel, uses ?? RunUses([]).uses(of: viewModel), text: { _ in nil })
          .row(of: port)
      else { continue }
      let card = PortCard.text(row, of: viewModel, hasUses: uses != nil)
      return LSP.Hover(
        contents: LSP.MarkupContent(kind: self.client.readsMarkdown ? "markdown" : "plaintext", value: card),
        range: text.range(range, self.client.encoding))
    }
    return nil
  }

  /// What uses each port that a document declares, where the views of its view model are in the folder.
  mutating func lenses(_ parameters: LSP.DocumentParameters) -> [LSP.CodeLens] {
    self.settle()
    guard let (viewModels, shown, text) = self.described(parameters.textDocument) else { return [] }
    return viewModels.flatMap { viewModel, uses -> [LSP.CodeLens] in
      guard let uses, uses.hasViews || uses.hasTests else { return [] }
      let table = PortTable(viewModel, uses) { _ in nil }
      return PortKind.allCases.flatMap(viewModel.ownPorts).filter { $0.path == shown }.compactMap { port in
        table.row(of: port).map { row in
          LSP.CodeLens(
            range: text.range(port.name.range, self.client.encoding),
            command: LSP.CodeLens.Command(title: PortCard.users(row)))
        }
      }
    }
  }

  /// The view models of a document, with their ports by kind.
  mutating func symbols(_ parameters: LSP.DocumentParameters) -> [LSP.DocumentSymbol]? {
    self.settle()
    guard self.client.nestsSymbols,
      let (viewModels, shown, text) = self.described(parameters.textDocument)
    else { return nil }
    return viewModels.flatMap { viewModel, _ in
      PortKind.allCases.compactMap { self.symbol(of: $0, viewModel, in: shown, text) }
    }.sorted { $0.range.start < $1.range.start }
  }

  /// The view models that are read with a document, its path as findings show it, and its text; nil where no run has it.
  func described(_ document: LSP.TextDocumentIdentifier) -> (
    viewModels: [(viewModel: ViewModel, uses: ViewModelUses?)], shown: String, text: DocumentText
  )? {
    guard let path = self.path(document.uri), let index = self.workspace(of: path),
      let session = self.workspaces[index].session, let shown = session.shownPath(of: path)
    else { return nil }
    let texts = Texts(documents: self.documents, session: session, self.client.encoding)
    return (session.viewModels(with: path), shown, texts.reading(path))
  }

  /// The port protocol of a kind, where a document declares it.
  private func symbol(
    of kind: PortKind, _ viewModel: ViewModel, in shown: String, _ text: DocumentText
  ) -> LSP.DocumentSymbol? {
    guard
      let declaration = viewModel.ownGroups(kind).compactMap(\.declaration).first(where: { $0.path == shown })
    else { return nil }
    let encoding = self.client.encoding
    func symbol(_ name: String, _ number: Int, _ header: Header, _ children: [LSP.DocumentSymbol]?)
      -> LSP.DocumentSymbol
    {
      LSP.DocumentSymbol(
        name: name, detail: nil, kind: number, range: text.range(header.range, encoding),
        selectionRange: text.range(header.name.range, encoding), children: children)
    }
    let ports = viewModel.ownPorts(kind).filter { $0.path == shown }.map { port in
      // 6 is a method, 7 a property.
      symbol(port.fullName, port.declaration.function == nil ? 7 : 6, port.declaration.header, nil)
    }
    // 11 is an interface.
    return symbol("\(viewModel.name) \(kind.rawValue)", 11, declaration.value.header, ports)
  }
}

extension PortTable {
  fileprivate func row(of port: Port) -> Row? {
    self.rows.first { $0.kind == port.kind && $0.name == port.fullName }
  }
}

extension ViewModel {
  /// The port whose name is at an offset, in its declaration or in the view model, and the range of the name.
  func port(at offset: Int, in path: String) -> (port: Port, range: TextRange)? {
    for port in PortKind.allCases.flatMap(self.ownPorts) {
      let names = [Located(port.name, in: port.path)] + self.members(implementing: port)
      if let name = names.first(where: { $0.path == path && $0.value.range.isAt(offset) }) {
        return (port, name.value.range)
      }
    }
    return nil
  }

  /// The names of the members that implement a port.
  func members(implementing port: Port) -> [Located<Name>] {
    let functions = self.functions.map { Located($0.value.header.name, in: $0.path) }
    let properties = self.properties.map { Located($0.value.header.name, in: $0.path) }
    let isFunction = port.declaration.function != nil && port.kind != .outputs
    return (isFunction ? functions : properties + functions).filter { $0.value.text == port.name.text }
  }

  /// The names of the properties that store the values of an input.
  func storage(of port: Port) -> [Located<Name>] {
    self.inputs.filter { $0.port === port }.flatMap(\.feeds).compactMap { feed in
      feed.storage.map { Located($0.value.header.name, in: $0.path) }
    }
  }
}

extension TextRange {
  /// Whether a cursor at an offset is in it or at its end.
  func isAt(_ offset: Int) -> Bool { self.start <= offset && offset <= self.end }
}
