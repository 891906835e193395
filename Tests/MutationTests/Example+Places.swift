import ViewModelModel

/// The places in an example that mutations ask for.
extension Example {
  var declaration: TypeDeclaration { self.viewModel.declaration }
  var name: String { self.viewModel.name }

  // MARK: Ranges

  /// The whole lines that a range touches, with the end of the last one.
  func lines(_ range: TextRange) -> TextRange {
    let starts = self.source.lineStarts
    let last = self.source.lineIndex(at: range.end)
    let end = last + 1 < starts.count ? starts[last + 1] : self.source.bytes.count
    return TextRange(starts[self.source.lineIndex(at: range.start)], end)
  }

  /// The whole lines of a declaration with its documentation.
  func lines(of header: Header) -> TextRange {
    let first = header.leadingComments.first(where: \.isDocumentation)?.range.start ?? header.range.start
    return self.lines(TextRange(first, header.range.end))
  }

  /// The whole lines from one declaration to another.
  func lines(from first: Header, to last: Header) -> TextRange {
    TextRange(self.lines(of: first).start, self.lines(of: last).end)
  }

  /// Where the line of a type's closing brace starts.
  func lastLine(of type: TypeDeclaration) -> Int {
    self.lines(TextRange(type.memberRange.end - 1, type.memberRange.end)).start
  }

  /// Whether an identifier is in the text.
  func mentions(_ word: String) -> Bool {
    !SourceEditor.occurrences(of: word, in: self.source).isEmpty
  }

  // MARK: Protocols

  /// The view model's own lists of ports that stand in the file outside of the class.
  func list(_ kind: PortKind) -> TypeDeclaration? {
    self.viewModel.ownGroups(kind).first { !$0.isNested }?.declaration?.value
  }

  /// The members of the view model's own list, in the class or outside.
  func ports(_ kind: PortKind) -> [Port] { self.viewModel.ownGroups(kind).flatMap(\.ports) }

  var typeProtocol: TypeDeclaration? {
    guard case .declared(let declaration) = self.viewModel.typeProtocol else { return nil }
    return declaration.value
  }

  /// The requirement of the type protocol that offers the ports of a kind.
  func requirement(_ kind: PortKind) -> PropertyDeclaration? {
    self.typeProtocol?.properties.first { $0.header.name.text.hasPrefix(kind.rawValue.dropLast()) }
  }

  /// The kinds of lists that stand outside of the class.
  var listKinds: [PortKind] { PortKind.allCases.filter { self.list($0) != nil } }

  /// The empty extension that conforms to the ports.
  var conformance: TypeDeclaration? {
    self.viewModel.extensions.map(\.value).first { !$0.inherited.isEmpty }
  }

  // MARK: Members

  var initializer: FunctionDeclaration? {
    self.declaration.functions.first { $0.kind == .initializer }
  }

  func property(_ name: String) -> PropertyDeclaration? {
    self.declaration.properties.first { $0.header.name.text == name }
  }

  /// The property of the class that hands out the ports of a kind.
  func accessor(_ kind: PortKind) -> PropertyDeclaration? {
    self.declaration.properties.first {
      $0.getter != nil && $0.header.name.text.hasPrefix(kind.rawValue.dropLast())
    }
  }

  var accessors: [PropertyDeclaration] { PortKind.allCases.compactMap { self.accessor($0) } }

  /// The functions of the inputs, in source order.
  var inputs: [InputImplementation] {
    self.viewModel.inputs.sorted {
      $0.function.value.header.range.start < $1.function.value.header.range.start
    }
  }

  /// The inputs whose function directly follows the property that backs it.
  var inputPairs: [InputPair] {
    let members = self.declaration.members
    return zip(members, members.dropFirst()).compactMap { first, second in
      guard let storage = first.property, storage.isStoredInInstance, let function = second.function,
        let input = self.inputs.first(where: { $0.function.value.header.range == function.header.range }),
        input.feeds.contains(where: { $0.member.text == storage.header.name.text })
      else { return nil }
      return InputPair(
        input: input, storage: storage,
        lines: self.lines(from: storage.header, to: function.header))
    }
  }

  /// The outputs that the class stores, in source order.
  var storedOutputs: [OutputImplementation] {
    self.viewModel.outputs.filter { $0.property.value.isStoredInInstance }
      .sorted { $0.property.value.header.range.start < $1.property.value.header.range.start }
  }

  /// The stored properties of the ports of a kind, in source order.
  func storage(_ kind: PortKind) -> [PropertyDeclaration] {
    let names = Set(self.ports(kind).map(\.name.text))
    return self.declaration.properties.filter {
      $0.isStoredInInstance && names.contains($0.header.name.text)
    }
  }

  /// The service and the coordinator.
  var dependencies: [PropertyDeclaration] {
    ["analytics", "service", "coordinator"].compactMap { self.property($0) }
      .sorted { $0.header.range.start < $1.header.range.start }
  }

  /// The assignments of the initializer to a member.
  func assignments(to member: String) -> [Effect] {
    (self.initializer?.body?.effects ?? []).filter { effect in
      guard case .assignment("=", _) = effect.kind, let target = effect.target.chain else { return false }
      return target.member?.text == member && target.linksAfterMember.isEmpty
    }
  }

  /// The private functions outside of the class.
  var helpers: [FunctionDeclaration] {
    self.file.declarations.compactMap(\.function).filter { $0.header.isPrivate }
  }
}
