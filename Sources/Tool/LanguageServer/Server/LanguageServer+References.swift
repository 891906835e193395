import Engine
import PortUses
import SourceModel

extension LanguageServer {
  /// The port that is named at a position: in its protocol, in its view model, or where a view or a test uses it.
  mutating func port(_ document: LSP.TextDocumentIdentifier, at position: LSP.Position) -> PlacedPort? {
    self.settle()
    guard let path = self.path(document.uri), let index = self.workspace(of: path),
      let session = self.workspaces[index].session, let (own, shown, text) = self.described(document)
    else { return nil }
    let offset = text.offset(of: position, self.client.encoding)
    func placed(_ viewModel: ViewModel, _ uses: ViewModelUses?, _ port: Port, _ range: TextRange)
      -> PlacedPort
    {
      PlacedPort(
        viewModel: viewModel, uses: uses, port: port, range: range, path: path, session: session)
    }
    for (viewModel, uses) in own {
      if let (port, range) = viewModel.port(at: offset, in: shown) {
        return placed(viewModel, uses, port, range)
      }
    }
    guard let word = text.word(at: offset) else { return nil }
    for case (let viewModel, let uses?) in session.viewModels(naming: word) {
      for port in PortKind.allCases.flatMap(viewModel.ownPorts) {
        let all = uses.uses(of: port) + uses.uses(inside: port)
        if let use = all.first(where: { $0.path == shown && $0.range.isAt(offset) }) {
          return placed(viewModel, uses, port, use.range)
        }
      }
    }
    return nil
  }

  /// Where a port is declared, implemented, stored and used, on both platforms.
  mutating func references(_ parameters: LSP.ReferenceParameters) -> [LSP.Location] {
    guard let placed = self.port(parameters.textDocument, at: parameters.position) else { return [] }
    var places = Self.places(
      of: placed.port, placed.viewModel, placed.uses,
      includingDeclaration: parameters.context?.includeDeclaration ?? true)
    if let (viewModel, port) = placed.twin {
      let uses = placed.session.uses(of: viewModel)
      places += Self.places(of: port, viewModel, uses, includingDeclaration: true)
    }
    return self.locations(places, in: placed.session)
  }

  /// Where the view model of a port implements it.
  mutating func implementations(_ parameters: LSP.PositionParameters) -> [LSP.Location] {
    guard let placed = self.port(parameters.textDocument, at: parameters.position) else { return [] }
    let members = placed.viewModel.members(implementing: placed.port)
    return self.locations(members.map { Located($0.value.range, in: $0.path) }, in: placed.session)
  }

  private static func places(
    of port: Port, _ viewModel: ViewModel, _ uses: ViewModelUses?, includingDeclaration: Bool
  ) -> [Located<TextRange>] {
    let names = viewModel.members(implementing: port) + viewModel.storage(of: port)
    let used = uses.map { $0.uses(of: port) + $0.uses(inside: port) } ?? []
    return (includingDeclaration ? [Located(port.name.range, in: port.path)] : [])
      + names.map { Located($0.value.range, in: $0.path) }
      + used.map { Located($0.range, in: $0.path) }
  }

  /// - Returns: each place once, in the order of their first.
  private func locations(_ places: [Located<TextRange>], in session: Session) -> [LSP.Location] {
    var texts = Texts(documents: self.documents, session: session, self.client.encoding)
    var seen: Set<Located<TextRange>> = []
    return places.filter { seen.insert($0).inserted }.map { place in
      let path = session.path(shown: place.path)
      return LSP.Location(uri: texts.address(of: path), range: texts.range(place.value, at: path))
    }
  }

  // MARK: Symbols of the folders

  /// The most symbols of an answer.
  private static let mostSymbols = 1000

  /// The ports of all view models whose names have the letters of a query one after the other.
  mutating func workspaceSymbols(_ parameters: LSP.WorkspaceSymbolParameters) -> [LSP.SymbolInformation] {
    self.settle()
    let query = parameters.query.lowercased().filter { !$0.isWhitespace && $0 != "." }
    var symbols: [LSP.SymbolInformation] = []
    for session in self.workspaces.compactMap(\.session) {
      let found = session.map { NamedPorts($0, matching: query) }
      var texts = Texts(documents: self.documents, session: session, self.client.encoding)
      for viewModel in found {
        for port in viewModel.ports where symbols.count < Self.mostSymbols {
          let path = session.path(shown: port.path)
          symbols.append(
            LSP.SymbolInformation(
              name: port.name, kind: port.isFunction ? 6 : 7,
              location: LSP.Location(
                uri: texts.address(of: path), range: texts.range(port.range, at: path)),
              containerName: viewModel.name))
        }
      }
    }
    return symbols
  }

  /// What is kept of a view model for the symbols.
  private struct NamedPorts {
    struct Port {
      var name: String
      var path: String
      var range: TextRange
      var isFunction: Bool
    }

    let name: String
    let ports: [Port]

    init(_ viewModel: ViewModel, matching query: String) {
      self.name = viewModel.name
      self.ports = PortKind.allCases.flatMap(viewModel.ownPorts)
        .filter { Self.holds("\(viewModel.name)\($0.name.text)".lowercased(), lettersOf: query) }
        .map {
          Port(
            name: $0.fullName, path: $0.path, range: $0.name.range,
            isFunction: $0.declaration.function != nil)
        }
    }

    private static func holds(_ text: String, lettersOf query: String) -> Bool {
      var rest = query[...]
      for letter in text where letter == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
  }
}
