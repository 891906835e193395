import SourceModel

/// Collects the conformances of a type: port protocols, its type protocol, and types outside of the run.
struct Conformances {
  private let declarations: DeclaredTypes
  private let name: String
  /// Where the type is declared, and the inside of it.
  private let place: NamePlace
  private let inside: NamePlace
  private var seen: Set<String> = []
  private var typeProtocols: [Located<TypeDeclaration>] = []
  private var typeAliases: [Located<AliasDeclaration>] = []
  private var typeNamesElsewhere: [String] = []

  private(set) var groups: [PortGroup] = []
  /// The indices of the groups that a superclass conforms to.
  private var inherited: Set<Int> = []
  /// Whether the type inherits from a class of the run.
  private(set) var inheritsClass = false
  /// The classes that are still to be visited.
  private var superclasses: [DeclaredTypes.Entry] = []
  private var followedSuperclasses = 0
  /// Whether everything that the type conforms to is in the run.
  private(set) var isComplete = true

  /// - Parameter place: where the type is declared.
  init(_ declarations: DeclaredTypes, of name: String, at place: NamePlace) {
    self.declarations = declarations
    self.name = name
    self.place = place
    self.inside = NamePlace(file: place.file, enclosing: place.enclosing + [name])
  }

  mutating func add(_ inherited: Located<LocatedType>) {
    self.add(inherited.value.type, writtenAs: inherited, at: self.inside(inherited.path))
    self.addSuperclasses()
  }

  /// The inside of the type in one of its files.
  private func inside(_ path: String) -> NamePlace {
    let file = self.declarations.place(in: path)?.file ?? self.place.file
    return NamePlace(file: file, enclosing: self.inside.enclosing)
  }

  /// Adds the port protocols nested in the type itself, to which the macro adds conformances.
  mutating func addNested(of type: TypeDeclaration) {
    for nested in type.types where nested.kind == .protocol && PortName([nested.name]) != nil {
      let reference = TypeReference.named(path: [type.name, nested.name], arguments: [])
      self.add(reference, writtenAs: nil, at: self.inside)
    }
  }

  /// A type to add, with its position.
  private struct Pending {
    var type: TypeReference
    var conformance: Located<LocatedType>?
    var place: NamePlace
  }

  private mutating func add(
    _ type: TypeReference, writtenAs conformance: Located<LocatedType>?, at place: NamePlace
  ) {
    // Chains of protocols and aliases may be long, so they are followed without recursion.
    var pending = [Pending(type: type, conformance: conformance, place: place)]
    while let next = pending.popLast() {
      switch next.type {
      case .composition(let types):
        pending += types.reversed().map {
          Pending(type: $0, conformance: next.conformance, place: next.place)
        }
      case .named(let path, _):
        pending += self.add(path, of: next).reversed()
      default: continue
      }
    }
  }

  /// Adds a named type; returns the types that it inherits or stands for.
  private mutating func add(_ path: [String], of pending: Pending) -> [Pending] {
    let name = path.joined(separator: ".")
    guard self.seen.insert(name).inserted else { return [] }
    let entry = self.declarations.names.type(named: path, at: pending.place)
    if let port = PortName(path),
      entry == nil || entry?.isAlias == true || entry?.payload.type?.kind == .protocol,
      entry.map(Self.abstractsPorts) != true
    {
      let list = self.declarations.type(named: path, at: pending.place)
      self.addGroup(port.kind, name: name, entry: list, at: pending.conformance)
      return []
    }
    switch entry?.payload {
    case .alias(let alias)?:
      if name.hasSuffix("Type"), let path = entry?.path { self.typeAliases.append(Located(alias, in: path)) }
      return [
        Pending(type: alias.target, conformance: pending.conformance, place: entry?.place ?? pending.place)
      ]
    case .type(let declaration)?:
      guard let entry, declaration.kind == .protocol else {
        if let entry { self.superclasses.append(entry) }
        return []
      }
      if self.isTypeProtocol(declaration) { self.typeProtocols.append(Located(declaration, in: entry.path)) }
      return declaration.inherited.map { Pending(type: $0.type, conformance: nil, place: entry.place) }
    default: break
    }
    if name.hasSuffix("Type") { self.typeNamesElsewhere.append(name) }
    if !Self.isKnownElsewhere(name) { self.isComplete = false }
    return []
  }

  /// Classes above this number are not followed: every class of a chain follows those above it.
  private static let maximumSuperclasses = 100

  /// Whether a protocol only requires that a type has ports, of a type that each conforming type chooses:
  /// `protocol Input { associatedtype Input }`.
  private static func abstractsPorts(_ entry: DeclaredTypes.Entry) -> Bool {
    guard let members = entry.payload.type?.members else { return false }
    return members.contains { member in
      guard case .other(let header) = member else { return false }
      return PortName([header.name.text]) != nil
    }
  }

  /// Adds the conformances of the superclasses that were found, which the type inherits.
  private mutating func addSuperclasses() {
    while let entry = self.superclasses.popLast() {
      self.inheritsClass = true
      self.followedSuperclasses += 1
      guard self.followedSuperclasses <= Self.maximumSuperclasses else {
        // Types further up count as outside of the run.
        self.isComplete = false
        self.superclasses = []
        return
      }
      let own = self.groups.count
      for body in [entry.type].compactMap(\.self) + self.declarations.extensions(named: entry.name) {
        let file = self.declarations.place(in: body.path)?.file ?? entry.place.file
        for inherited in body.value.inherited {
          self.add(
            inherited.type, writtenAs: nil, at: NamePlace(file: file, enclosing: entry.place.enclosing))
        }
      }
      self.inherited.formUnion(own..<self.groups.count)
    }
  }

  /// Whether a superclass of a type may be outside of the run: the first name that a class inherits may be that of one.
  func mayInheritElsewhere(_ type: TypeDeclaration) -> Bool {
    var (type, place) = (type, self.place)
    var passed: Set<Int> = []
    while type.kind == .class, let path = type.inherited.first?.type.path {
      guard let entry = self.declarations.type(named: path, at: place) else {
        return PortName(path) == nil && !Self.isKnownElsewhere(path.joined(separator: "."))
      }
      guard let next = entry.payload.type, passed.insert(entry.id).inserted else { return false }
      (type, place) = (next, entry.place)
    }
    return false
  }

  /// Whether a name outside the run is known to declare no ports.
  /// Whether a name outside of the run is one that requires no methods of a view model.
  static func requiresNothing(_ name: String) -> Bool {
    [
      "AnyObject", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable", "NSObject",
      "Observable",
      "ObservableObject", "Sendable",
    ].contains(name)
  }

  private static func isKnownElsewhere(_ name: String) -> Bool {
    let known: Set = [
      "AnyObject", "ObservableObject", "Sendable", "Equatable", "Hashable", "Identifiable", "class",
    ]
    if known.contains(name) { return true }
    // The names of the system's frameworks start with two capital letters.
    let isSystem = name.count > 4 && name.prefix(2).allSatisfy(\.isUppercase)
    return isSystem && !name.contains("ViewModel") && PortName([name]) == nil
  }

  private mutating func addGroup(
    _ kind: PortKind, name: String, entry: DeclaredTypes.Entry?, at conformance: Located<LocatedType>?
  ) {
    var ports: [Port] = []
    var isComplete = false
    if let entry {
      ports = Self.members(of: entry).map {
        Port(Located($0, in: entry.path), kind: kind, isOwn: true, group: name)
      }
      isComplete = self.addInherited(by: entry, kind, of: name, to: &ports)
    }
    self.groups.append(
      PortGroup(
        kind: kind, name: name, isOwn: false, declaration: entry?.type,
        isNested: entry.map { !$0.place.enclosing.isEmpty } ?? name.contains("."), conformance: conformance,
        ports: ports, isComplete: isComplete))
  }

  /// The functions and properties that a protocol requires of instances.
  private static func members(of entry: DeclaredTypes.Entry) -> [Declaration] {
    (entry.payload.type?.members ?? []).filter { member in
      guard !member.header.isStatic else { return false }
      return member.function?.kind == .function || member.property != nil
    }
  }

  /// Adds the members of the protocols that a port protocol inherits; returns whether all of them are in the run.
  private func addInherited(
    by entry: DeclaredTypes.Entry, _ kind: PortKind, of name: String, to ports: inout [Port]
  ) -> Bool {
    var isComplete = true
    var visited: Set = [entry.id]
    var pending = entry.inherited.map { (path: $0, place: entry.place) }
    while let (path, place) = pending.popLast() {
      guard let inherited = self.declarations.names.type(named: path, at: place) else {
        if !Self.isKnownElsewhere(path.joined(separator: ".")) { isComplete = false }
        continue
      }
      guard visited.insert(inherited.id).inserted else { continue }
      ports += Self.members(of: inherited).map {
        Port(Located($0, in: inherited.path), kind: kind, isOwn: false, group: name)
      }
      pending += inherited.inherited.map { ($0, inherited.place) }
    }
    return isComplete
  }

  // MARK: The type's own ports

  /// The port protocols, with the view model's own marked and first.
  func ordered() -> [PortGroup] {
    let qualified = self.inside.enclosing.joined()
    var own: Set<Int> = []
    for kind in PortKind.allCases {
      let indices = self.groups.indices.filter {
        self.groups[$0].kind == kind && !self.inherited.contains($0)
      }
      let named = indices.filter { index in
        let stem = PortName(self.groups[index].name.pathNames)?.stem ?? ""
        return stem.hasPrefix(self.name) || stem.hasPrefix(qualified) || stem.isEmpty
      }
      // A port protocol with an unrelated name, a typing error for example, is the type's own if there is no better
      // one.
      own.formUnion(named.isEmpty ? indices.filter { !self.isAnother(self.groups[$0].name) } : named)
    }
    return self.groups.indices.filter(own.contains).map { self.groups[$0].belonging(toViewModel: true) }
      + self.groups.indices.filter { !own.contains($0) }.map { self.groups[$0].belonging(toViewModel: false) }
  }

  /// Whether a port protocol or a type protocol is named after another type of the run.
  private func isAnother(_ name: String) -> Bool {
    let path = name.pathNames
    let stem = PortName(path)?.stem ?? (name.hasSuffix("Type") ? String(name.dropLast("Type".count)) : name)
    return stem != self.name && !self.declarations.models(named: stem).isEmpty
  }

  /// Whether a protocol offers ports.
  private func isTypeProtocol(_ declaration: TypeDeclaration) -> Bool {
    if declaration.name == self.name + "Type" { return true }
    let offered = Set(["input", "inputs", "output", "outputs", "actions", "action"])
    return declaration.properties.contains { offered.contains($0.header.name.text) }
  }

  func typeProtocol() -> TypeProtocol {
    let named = self.typeProtocols.first { $0.value.name == self.name + "Type" }
    let own = self.typeProtocols.filter { !self.isAnother($0.value.name) }
    if let declaration = named ?? own.first { return .declared(declaration) }
    if let another = self.typeProtocols.first { return .elsewhere(name: another.value.name) }
    if let alias = self.typeAliases.first { return .alias(alias) }
    if let name = self.typeNamesElsewhere.first { return .elsewhere(name: name) }
    // The view model may leave its own type protocol out of its conformances.
    guard let entry = self.declarations.names.type(named: [self.name + "Type"], at: self.place) else {
      return .missing
    }
    if case .alias(let alias) = entry.payload { return .alias(Located(alias, in: entry.path)) }
    let isOwn = self.declarations.isNearest(
      self.place.file.path, to: entry.path, declaring: self.inside.enclosing.joined(separator: "."))
    guard isOwn, let declaration = entry.type, declaration.value.kind == .protocol else { return .missing }
    return .declared(declaration)
  }
}
