import SourceModel

/// Declares the missing protocols of a view model.
struct PortProtocolFix {
  private let viewModel: ViewModel
  private let text: SourceText
  private let names: PortNaming
  private let writer: DeclarationWriter
  /// The starts of the declarations that belong to a section.
  private let starts: Set<Int>

  init(_ viewModel: ViewModel, _ names: PortNaming) {
    self.viewModel = viewModel
    self.text = viewModel.file.text
    self.names = names
    self.writer = DeclarationWriter(viewModel.file)
    var types = viewModel.groups.compactMap { $0.declaration?.value } + [viewModel.declaration]
    if case .declared(let declared) = viewModel.typeProtocol { types.append(declared.value) }
    self.starts = Set(types.map(\.header.range.start))
  }

  // MARK: Lists

  /// Declares a port protocol, and adds the conformance of the view model.
  func declaring(_ kind: PortKind) -> Fix {
    let name = self.names.list(kind)
    let groups = self.viewModel.groups.filter(\.isOwn)
    guard let group = groups.last(where: { $0.kind.rank < kind.rank }) ?? groups.first else {
      return .refused("'\(self.viewModel.name)' has no other protocol to model it on")
    }
    if let other = self.otherInterface {
      return .refused("'\(other)' may be this interface under another name")
    }
    guard let sibling = group.declaration else {
      return .refused("'\(group.name)' is not declared in the files of this run")
    }
    guard sibling.path == self.viewModel.path else {
      return .refused("'\(group.name)' is in another file")
    }
    guard let siblings = self.list(of: sibling.value), sibling.value.header.conditions.isEmpty,
      self.viewModel.declaration.header.conditions.isEmpty
    else { return .refused("'\(group.name)' is inside '#if'") }
    let isTaken =
      group.isNested
      ? siblings.contains { $0.type?.name == name || $0.alias?.header.name.text == name }
      : self.viewModel.isTypeName(name)
    guard !isTaken else { return .refused("the name '\(name)' is taken") }
    let declaration =
      AccessLevel.written(sibling.value.header)
      + "\(self.viewModel.language.portKeyword) \(name)\(self.viewModel.language.emptyBody)"
    guard let declared = self.insert(declaration, as: .portProtocol(kind), among: siblings) else {
      return .refused("the lines around '\(group.name)' contain more than one declaration")
    }
    switch self.conforming(to: name, kind, like: group) {
    case .edits(let edits):
      let fix = Fix.edits(declared + edits)
      return group.isNested ? fix : fix.provided(.isUnknownElsewhere(name: name))
    case let refusal: return refusal
    }
  }

  /// The siblings of a declaration: those of the file, or those of a type.
  private func list(of type: TypeDeclaration) -> [Declaration]? {
    var declarations = self.viewModel.file.declarations
    let start = type.header.range.start
    // A file may declare many types, so a binary search finds the one around this type.
    while true {
      let index = declarations.firstIndex(from: { $0.header.range.end > start })
      guard index < declarations.count, let found = declarations[index].type else { return nil }
      if found === type { return declarations }
      declarations = found.members
    }
  }

  /// Inserts a declaration where the order of the sections requires it.
  private func insert(
    _ declaration: String, as role: SectionRole, among siblings: [Declaration]
  ) -> [Edit]? {
    guard let section = self.viewModel.profile.fileSections[role] else { return nil }
    // A file may declare many types, so only those of the view model are searched.
    let sections = self.indices(in: siblings).compactMap { index in
      siblings[index].type.flatMap { self.section(of: $0) }
        .map { (section: $0, header: siblings[index].header) }
    }
    let isTight = self.isTight(siblings)
    if let previous = sections.last(where: { $0.section < section }) {
      let space = isTight ? self.writer.lineBreak + self.writer.indentation(of: previous.header) : nil
      return self.writer.insert(declaration, after: previous.header, space: space, isApart: !isTight)
    }
    guard let next = sections.first(where: { $0.section > section }) else { return nil }
    let space = isTight ? self.writer.lineBreak + self.writer.indentation(of: next.header) : nil
    return self.writer.insert(declaration, before: next.header, passesHeadings: true, space: space)
  }

  /// The indices of the declarations that start where those of the sections do, in source order.
  private func indices(in siblings: [Declaration]) -> [Int] {
    self.starts.sorted().compactMap { start in
      let index = siblings.firstIndex(from: { $0.header.range.start >= start })
      return index < siblings.count && siblings[index].header.range.start == start ? index : nil
    }
  }

  private func section(of type: TypeDeclaration) -> Section? {
    self.role(of: type).flatMap { self.viewModel.profile.fileSections[$0] }
  }

  private func role(of type: TypeDeclaration) -> SectionRole? {
    guard self.starts.contains(type.header.range.start) else { return nil }
    if let group = self.viewModel.groups.first(where: { $0.isOwn && $0.declaration?.value === type }) {
      return .portProtocol(group.kind)
    }
    if case .declared(let declared) = self.viewModel.typeProtocol, declared.value === type {
      return .typeProtocol
    }
    return type === self.viewModel.declaration ? .viewModel : nil
  }

  /// Whether empty protocols are on consecutive lines.
  private func isTight(_ siblings: [Declaration]) -> Bool {
    self.indices(in: siblings).contains { index in
      guard index + 1 < siblings.count, let type = siblings[index].type, self.role(of: type) != nil else {
        return false
      }
      let space = self.writer.space(between: siblings[index].header, siblings[index + 1].header)
      return space.map { SourceText($0).lineStarts.count == 2 } ?? false
    }
  }

  // MARK: Conformances

  /// Makes the view model conform to a port protocol where it conforms to another one.
  private func conforming(to name: String, _ kind: PortKind, like group: PortGroup) -> Fix {
    guard let conformance = group.conformance else {
      // The macro adds conformances to nested protocols; a class in an interface may omit its port protocols.
      let isImplied =
        switch self.viewModel.language.recognition {
        case .conformances: self.viewModel.form == .generated
        case .nestedInterfaces: true
        }
      if isImplied { return .edits([]) }
      return .refused("'\(self.viewModel.name)' conforms to '\(group.name)' through another type")
    }
    guard conformance.path == self.viewModel.path else {
      return .refused("the conformance to '\(group.name)' is in another file")
    }
    guard conformance.value.type.name == group.simpleName,
      let body = self.viewModel.bodies.first(where: {
        $0.path == self.viewModel.path && $0.value.inherited.contains(conformance.value)
      }), let index = body.value.inherited.firstIndex(of: conformance.value),
      body.value.header.conditions.isEmpty
    else {
      return .refused("'\(self.viewModel.name)' conforms to '\(group.name)' through another type")
    }
    // The text before the name of a nested protocol also precedes the new name.
    let written = self.text[conformance.value.range]
    guard written.hasSuffix(group.simpleName), !self.isDelegated(conformance.value) else {
      return .refused("the conformance is written in an unusual way")
    }
    let isBehind = group.kind.rank < kind.rank
    return .edits([
      ConformanceInsertion.edit(
        String(written.dropLast(group.simpleName.count)) + name, to: body.value, at: index,
        isBehind: isBehind, in: self.text)
    ])
  }

  /// Whether the class delegates an interface to another object, as in Kotlin: `Inputs by inputs`.
  private func isDelegated(_ conformance: LocatedType) -> Bool {
    let end = conformance.range.end
    // Only this much white space is searched.
    return self.text[TextRange(end, end + 500)].prefixMatch(of: /\s*(\/\*.*?\*\/\s*)*by\b/) != nil
  }

  // MARK: The type protocol

  /// Declares the type protocol, to which the view model conforms.
  func declaringType() -> Fix {
    let name = self.names.typeProtocol
    let type = self.viewModel.declaration
    guard !self.viewModel.isTypeName(name) else { return .refused("the name '\(name)' is taken") }
    guard self.viewModel.enclosingTypes.isEmpty, type.header.conditions.isEmpty else {
      return .refused("'\(self.viewModel.name)' is nested in another declaration")
    }
    guard !self.viewModel.inheritsClass else {
      return .refused("'\(self.viewModel.name)' inherits from a class")
    }
    var groups: [(kind: PortKind, group: PortGroup)] = []
    for kind in self.viewModel.portKinds {
      guard let group = self.viewModel.ownGroups(kind).first else {
        return .refused("'\(self.viewModel.name)' has no \(kind.protocolName)")
      }
      groups.append((kind, group))
    }
    let levels = groups.compactMap { $0.group.declaration.map { AccessLevel($0.value.header) } }
    let accessors = groups.flatMap { self.viewModel.accessors(for: $0.kind) }
    let level = ([AccessLevel(type.header)] + levels + accessors.map { AccessLevel($0.value.header) }).min()
    var lines: [String] = []
    let isBound = self.viewModel.profile.bindsTypeProtocolToClasses && type.kind == .class
    let access =
      level == AccessLevel(type.header) ? AccessLevel.written(type.header) : level?.prefix ?? ""
    lines.append("\(access)protocol \(name)\(isBound ? ": AnyObject" : "") {")
    for (kind, group) in groups {
      if let refusal = TypeProtocolFix.refusal(
        of: kind, group, in: self.viewModel, for: level ?? .internal)
      {
        return .refused(refusal)
      }
      guard let accessor = TypeProtocolFix.name(of: kind, in: self.viewModel) else {
        return .refused("'\(self.viewModel.name)' exposes its \(kind.rawValue) under another name")
      }
      lines.append("\(self.writer.unit)var \(accessor): \(group.name) { get }")
    }
    lines.append("}")
    let isDerived = type.inherited.first.map { !($0.type.name.map(self.isProtocol) ?? false) } ?? false
    guard let siblings = self.list(of: type),
      let declared = self.insert(
        self.writer.joined(lines, indentation: ""), as: .typeProtocol, among: siblings),
      let conforming = ConformanceInsertion.edit(name, first: type, behindClass: isDerived, in: self.text)
    else { return .refused("the header of '\(self.viewModel.name)' is written in an unusual way") }
    return .edits(declared + [conforming]).provided(.isUnknownElsewhere(name: name))
  }

  /// Whether a name certainly refers to a protocol.
  private func isProtocol(_ name: String) -> Bool {
    self.viewModel.groups.contains { $0.simpleName == name } || self.viewModel.kindOfType(name) == .protocol
  }

  /// An interface of the wrapper that the class implements and that is not named like a port protocol.
  private var otherInterface: String? {
    let nested = Set(
      self.viewModel.wrapper?.value.types.filter { $0.kind == .protocol }.map(\.name) ?? [])
    return self.viewModel.declaration.inherited.compactMap(\.type.name).first { name in
      nested.contains(name) && PortName([name]) == nil
    }
  }
}
