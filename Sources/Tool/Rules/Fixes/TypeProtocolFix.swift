import SourceModel

/// Fixes of the protocol that offers the ports of a view model.
struct TypeProtocolFix {
  private let viewModel: ViewModel
  private let declaration: TypeDeclaration
  private let file: SourceFile?

  init(_ viewModel: ViewModel, _ declaration: Located<TypeDeclaration>) {
    self.viewModel = viewModel
    self.declaration = declaration.value
    self.file = viewModel.file(at: declaration.path)
  }

  // MARK: Missing requirements

  /// Declares a requirement that is missing.
  ///
  /// - Parameter accessors: the existing requirements, by their kinds.
  func declaring(
    _ kind: PortKind, _ group: PortGroup, besides accessors: [(PortKind, [Declaration])]
  ) -> Fix {
    guard let file else { return .refused("the protocol is in another file") }
    if let refusal = Self.refusal(
      of: kind, group, in: self.viewModel, for: AccessLevel(self.declaration.header))
    {
      return .refused(refusal)
    }
    // Every other conforming type would have to declare it too.
    if self.viewModel.hasOtherConformers(to: self.declaration.name) {
      return .refused("other types conform to '\(self.declaration.name)'")
    }
    guard let name = Self.name(of: kind, in: self.viewModel) else {
      return .refused("'\(self.viewModel.name)' exposes them under another name")
    }
    let siblings = accessors.compactMap { kind, members in members.first?.property.map { (kind, $0) } }
    guard siblings.allSatisfy({ $0.1.header.conditions.isEmpty }) else {
      return .refused("the requirements are inside '#if'")
    }
    let edits = self.insert(name, kind, group, siblings, in: file)
    return edits.map { self.fix(by: $0) } ?? .refused("the lines contain more than one requirement")
  }

  /// A change of the protocol's requirements, which another conforming type may not meet.
  private func fix(by edits: [Edit]) -> Fix {
    .edits(edits).provided(
      .hasNoConformer(protocol: self.declaration.name, but: self.viewModel.typePath))
  }

  private func insert(
    _ name: String, _ kind: PortKind, _ group: PortGroup, _ siblings: [(PortKind, PropertyDeclaration)],
    in file: SourceFile
  ) -> [Edit]? {
    let writer = DeclarationWriter(file)
    let plain = "var \(name): \(group.name) { get }"
    guard let sibling = siblings.last(where: { $0.0.rank < kind.rank }) ?? siblings.first else {
      return writer.insert(into: self.declaration, atTop: true, isTight: true) { _ in plain }
        ?? writer.spread(self.declaration, inserting: plain, at: 0)
    }
    let header = sibling.1.header
    let isReadOnly = sibling.1.accessors == .requirement(settable: false)
    let copy =
      isReadOnly ? AccessorText.copy(of: sibling.1, in: file.text, name: name, type: group.name) : nil
    let requirement = copy ?? plain
    let headers = siblings.map(\.1.header).sorted { $0.range.start < $1.range.start }
    let tight = writer.lineBreak + writer.indentation(of: header)
    let space = headers.count > 1 ? writer.space(between: headers[0], headers[1]) ?? tight : tight
    let isBehind = sibling.0.rank < kind.rank
    let inserted =
      isBehind
      ? writer.insert(requirement, after: header, space: space)
      : writer.insert(requirement, before: header, space: space)
    let index = self.declaration.members.firstIndex { $0.header.range == header.range } ?? 0
    return inserted
      ?? writer.spread(self.declaration, inserting: requirement, at: isBehind ? index + 1 : index)
  }

  /// Why a view model would not meet a requirement; nil when it would.
  static func refusal(
    of kind: PortKind, _ group: PortGroup, in viewModel: ViewModel, for level: AccessLevel
  ) -> String? {
    let accessors = viewModel.accessors(for: kind)
    guard !accessors.isEmpty else { return "'\(viewModel.name)' has no '\(kind.rawValue)'" }
    guard accessors.allSatisfy({ $0.value.type?.type.name == group.simpleName }) else {
      return "'\(viewModel.name)' does not expose '\(group.name)' as its \(kind.rawValue)"
    }
    guard let list = group.declaration else {
      return "'\(group.name)' is not declared in the files of this run"
    }
    if AccessLevel(list.value.header) < level { return "'\(group.name)' has a lower access level" }
    let own = viewModel.properties
    let needed = min(level, AccessLevel(viewModel.declaration.header))
    for accessor in accessors where own.contains(where: { $0.value === accessor.value }) {
      if AccessLevel(accessor.value.header) < needed {
        return "'\(accessor.value.header.name.text)' of '\(viewModel.name)' has a lower access level"
      }
    }
    return nil
  }

  /// The name by which a view model offers its ports; nil when it has an unusual one.
  static func name(of kind: PortKind, in viewModel: ViewModel) -> String? {
    let names = viewModel.accessors(for: kind).map(\.value.header.name.text)
    return names.first { kind.accessorNames.contains($0) }
  }

  // MARK: Wrong requirements

  /// Gives a requirement its type.
  func retyping(_ property: PropertyDeclaration, _ type: LocatedType, as group: PortGroup) -> Fix {
    let name = property.header.name.text
    let own = self.viewModel.properties.filter { $0.value.header.name.text == name }
    // If the accessor differs from its protocol, the code does not compile: no other code relies on it.
    let isMet = own.isEmpty || own.contains { $0.value.type?.type.name != group.simpleName }
    guard !isMet, !self.viewModel.hasOtherConformers(to: self.declaration.name) else {
      return .refused("other code may rely on the type of '\(name)'")
    }
    return self.fix(by: [Edit(replacing: type.range, with: group.name)])
  }

  /// Makes a requirement read-only.
  func readingOnly(_ property: PropertyDeclaration) -> Fix {
    let name = property.header.name.text
    let own = self.viewModel.properties.filter { $0.value.header.name.text == name }
    let isMet = own.isEmpty || own.contains { $0.value.isSettable }
    guard !isMet, !self.viewModel.hasOtherConformers(to: self.declaration.name) else {
      return .refused("other code may set '\(name)'")
    }
    guard let text = self.file?.text, let type = property.type else { return .refused("it has no type") }
    let block = text[TextRange(type.range.end, property.header.range.end)]
    let words = block.split { $0.isWhitespace || $0 == "{" || $0 == "}" }
    guard words.count == 2, Set(words) == ["get", "set"] else {
      return .refused("its accessors are written in an unusual way")
    }
    let isFirst = words[0] == "set"
    let start = isFirst ? words[0].startIndex : words[0].endIndex
    let end = isFirst ? words[1].startIndex : words[1].endIndex
    func offset(_ index: String.Index) -> Int {
      type.range.end + block.utf8.distance(from: block.startIndex, to: index)
    }
    return self.fix(by: [Edit(replacing: TextRange(offset(start), offset(end)), with: "")])
  }
}

extension PropertyDeclaration {
  /// Whether it can be set, according to its declaration.
  fileprivate var isSettable: Bool {
    switch self.accessors {
    case .stored: !self.isConstant
    case .requirement(let settable), .computed(_, let settable): settable
    }
  }
}
