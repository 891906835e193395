import SourceModel

/// Fixes of the properties that expose a view model in Swift as its ports.
struct AccessorFix {
  private let viewModel: ViewModel
  private let text: SourceText
  private let writer: DeclarationWriter

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    self.text = viewModel.file.text
    self.writer = DeclarationWriter(viewModel.file)
  }

  // MARK: Missing ones

  /// Declares a property that is missing.
  func declaring(_ kind: PortKind, _ group: PortGroup) -> Fix {
    self.declared(kind, group).provided(
      .isFreeElsewhere(member: self.name(for: kind), of: self.viewModel.typePath, isInherited: true))
  }

  private func declared(_ kind: PortKind, _ group: PortGroup) -> Fix {
    let name = self.name(for: kind)
    if self.viewModel.functions.contains(where: { $0.value.header.name.text == name }) {
      return .refused("the name '\(name)' is taken")
    }
    guard let list = group.declaration else {
      return .refused("'\(group.name)' is not declared in the files of this run")
    }
    let level = min(AccessLevel(self.viewModel.declaration.header), AccessLevel(list.value.header))
    let siblings = self.siblings
    guard siblings.allSatisfy({ $0.property.header.conditions.isEmpty }) else {
      return .refused("the declarations of the ports are inside '#if'")
    }
    guard let sibling = siblings.last(where: { $0.kind.rank < kind.rank }) ?? siblings.first else {
      let declaration = "\(level.prefix)var \(name): \(group.name) { return self }"
      return self.edits(
        self.writer.insert(
          into: self.viewModel.declaration,
          atTop: self.viewModel.profile.classSections.first?.role == .accessors
        ) { _ in declaration } ?? self.spread(declaration, at: self.viewModel.declaration.members.count))
    }
    let header = sibling.property.header
    let isWider = AccessLevel(header) > level
    guard !isWider, sibling.property.getter?.result?.isInstance == true,
      let declaration = AccessorText.copy(
        of: sibling.property, in: self.text, name: name, type: group.name)
    else {
      return self.insert(
        "\(isWider ? level.prefix : AccessLevel.written(header))var \(name): \(group.name) { return self }",
        kind, beside: sibling)
    }
    return self.insert(declaration, kind, beside: sibling)
  }

  private typealias Sibling = (kind: PortKind, property: PropertyDeclaration)

  /// The properties of the class that expose other ports, by their kinds.
  private var siblings: [Sibling] {
    self.viewModel.portKinds.compactMap { kind in
      let members = self.viewModel.declaration.properties
      return self.viewModel.accessors(for: kind).first { accessor in
        members.contains { $0 === accessor.value }
      }.map { (kind, $0.value) }
    }
  }

  private func insert(_ declaration: String, _ kind: PortKind, beside sibling: Sibling) -> Fix {
    let header = sibling.property.header
    let isBehind = sibling.kind.rank < kind.rank
    // Declarations of several lines are set apart.
    let isTight = !declaration.contains(where: \.isNewline)
    let tight = self.writer.lineBreak + self.writer.indentation(of: header)
    let space = self.spaceOfSiblings ?? (isTight ? tight : nil)
    let inserted =
      isBehind
      ? self.writer.insert(declaration, after: header, space: space)
      : self.writer.insert(declaration, before: header, space: space)
    if let inserted { return self.edits(inserted) }
    let members = self.viewModel.declaration.members
    let index = members.firstIndex { $0.header.range == header.range } ?? 0
    return self.edits(self.spread(declaration, at: isBehind ? index + 1 : index))
  }

  /// The space between two existing properties.
  private var spaceOfSiblings: String? {
    let headers = self.siblings.map(\.property.header).sorted { $0.range.start < $1.range.start }
    guard headers.count > 1 else { return nil }
    return self.writer.space(between: headers[0], headers[1])
  }

  private func spread(_ declaration: String, at index: Int) -> [Edit]? {
    self.writer.spread(self.viewModel.declaration, inserting: declaration, at: index)
  }

  private func edits(_ edits: [Edit]?) -> Fix {
    edits.map { .edits($0) } ?? .refused("the lines contain more than one declaration")
  }

  /// The name that the type protocol requires, or that matches the others.
  private func name(for kind: PortKind) -> String {
    let required: [PropertyDeclaration]
    if case .declared(let type) = self.viewModel.typeProtocol {
      required = type.value.properties
    } else {
      required = []
    }
    if let property = required.first(where: { kind.accessorNames.contains($0.header.name.text) }) {
      return property.header.name.text
    }
    let others = required + self.siblings.map(\.property)
    let isSingular = others.contains { ["input", "output", "action"].contains($0.header.name.text) }
    return isSingular ? String(kind.rawValue.dropLast()) : kind.rawValue
  }

  // MARK: Wrong ones

  /// Gives a property its type.
  func retyping(
    _ accessor: Located<PropertyDeclaration>, _ type: LocatedType, as group: PortGroup
  ) -> Fix {
    let name = accessor.value.header.name.text
    guard accessor.path == self.viewModel.path else { return .refused("'\(name)' is in another file") }
    // If it differs from the type protocol, the code does not compile, so no other code relies on it.
    guard case .declared(let declaration) = self.viewModel.typeProtocol,
      declaration.value.properties.contains(where: { required in
        required.header.name.text == name
          && required.type.map { $0.type.name == group.simpleName } ?? false
      }), accessor.value.getter?.result?.isInstance == true
    else {
      return .refused("other code may rely on the type of '\(name)'")
    }
    return .edits([Edit(replacing: type.range, with: group.name)])
  }

  /// Makes a property return the view model.
  func returningSelf(_ accessor: Located<PropertyDeclaration>) -> Fix {
    let property = accessor.value
    let header = property.header
    let name = header.name.text
    guard accessor.path == self.viewModel.path else { return .refused("'\(name)' is in another file") }
    guard property.accessors == .stored else {
      if case .computed(_, true) = property.accessors { return .refused("other code may set '\(name)'") }
      return .refused("'\(name)' returns something else")
    }
    guard let value = property.initialValue, value.isInstance else {
      return .refused("'\(name)' is stored and can be something other than 'self'")
    }
    guard let type = property.type else { return .refused("'\(name)' has no type") }
    guard property.isLazy, header.attributes.isEmpty, header.range.end == value.range.end,
      property.tuplePosition == nil, header.modifiers.allSatisfy({ $0.detail == nil }),
      !header.has("weak"), !header.has("unowned"), !self.viewModel.isAssigned(name),
      self.text[TextRange(type.range.end, value.range.start)].filter({ !$0.isWhitespace }) == "=",
      self.viewModel.declaration.properties.count(where: { $0.header.range == header.range }) == 1,
      let modifier = header.modifiers.first(where: { $0.name == "lazy" })
    else { return .refused("'\(name)' is stored in an unusual way") }
    return .edits([
      Edit(
        replacing: TextRange(modifier.range.start, self.text.startOfText(from: modifier.range.end)), with: ""),
      Edit(replacing: TextRange(type.range.end, value.range.end), with: " { return self }"),
    ]).provided(.isUnassignedElsewhere(member: name, of: self.viewModel.typePath))
  }
}

/// The text of a property in the style of another one.
enum AccessorText {
  /// A property with another name and another type; nil when the example has other parts, such as attributes.
  static func copy(
    of example: PropertyDeclaration, in text: SourceText, name: String, type: String
  ) -> String? {
    let header = example.header
    guard let written = example.type, header.attributes.isEmpty, example.tuplePosition == nil,
      header.range.contains(written.range), header.name.range.end <= written.range.start
    else { return nil }
    let whole = text[header.range]
    guard !whole.contains("//"), !whole.contains("/*"), !whole.contains("#") else { return nil }
    let old = text[written.range]
    let prefix = old.hasPrefix("any ") ? "any " : ""
    return text[TextRange(header.range.start, header.name.range.start)] + name
      + text[TextRange(header.name.range.end, written.range.start)] + prefix + type
      + text[TextRange(written.range.end, header.range.end)]
  }
}
