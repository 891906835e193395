import SourceModel

/// Collects the conformances of a type: port protocols, its type protocol, and types outside of the run.
struct Conformances {
  private let declarations: Declarations
  private let name: String
  private let enclosing: [String]
  private let file: String
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
  private var superclasses: [Declarations.Entry] = []
  private var followedSuperclasses = 0
  /// Whether everything that the type conforms to is in the run.
  private(set) var isComplete = true

  init(_ declarations: Declarations, of name: String, enclosing: [String], file: String) {
    self.declarations = declarations
    self.name = name
    self.enclosing = enclosing
    self.file = file
  }

  mutating func add(_ inherited: Located<LocatedType>) {
    self.add(inherited.value.type, at: inherited, from: inherited.path, within: self.enclosing + [self.name])
    self.addSuperclasses()
  }

  /// Adds the port protocols nested in the type itself, to which the macro adds conformances.
  mutating func addNested(of type: TypeDeclaration) {
    for nested in type.types where nested.kind == .protocol && PortName([nested.name]) != nil {
      let reference = TypeReference.named(path: [type.name, nested.name], arguments: [])
      self.add(reference, at: nil, from: self.file, within: self.enclosing + [self.name])
    }
  }

  /// A type to add, with its position.
  private struct Pending {
    var type: TypeReference
    var place: Located<LocatedType>?
    var file: String
    var enclosing: [String]
  }

  private mutating func add(
    _ type: TypeReference, at place: Located<LocatedType>?, from file: String, within enclosing: [String]
  ) {
    // Chains of protocols and aliases may be long, so they are followed without recursion.
    var pending = [Pending(type: type, place: place, file: file, enclosing: enclosing)]
    while let next = pending.popLast() {
      switch next.type {
      case .composition(let types):
        pending += types.reversed().map {
          Pending(type: $0, place: next.place, file: next.file, enclosing: next.enclosing)
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
    let entry = self.declarations.type(named: path, within: pending.enclosing, in: pending.file)
    if let port = PortName(path), entry == nil || entry?.declaration.value.kind == .protocol {
      self.addGroup(port.kind, name: name, entry: entry, at: pending.place)
      return []
    }
    if let entry {
      guard entry.declaration.value.kind == .protocol else {
        self.superclasses.append(entry)
        return []
      }
      let declaration = entry.declaration.value
      if self.isTypeProtocol(declaration) { self.typeProtocols.append(entry.declaration) }
      return declaration.inherited.map {
        Pending(type: $0.type, place: nil, file: entry.declaration.path, enclosing: entry.enclosing)
      }
    }
    if path.count == 1, let alias = self.declarations.alias(named: name, in: pending.file) {
      if name.hasSuffix("Type") { self.typeAliases.append(alias) }
      return [Pending(type: alias.value.target, place: pending.place, file: alias.path, enclosing: [])]
    }
    if name.hasSuffix("Type") { self.typeNamesElsewhere.append(name) }
    if !Self.isKnownElsewhere(name) { self.isComplete = false }
    return []
  }

  /// Classes above this number are not followed: every class of a chain follows those above it.
  private static let maximumSuperclasses = 100

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
      let extensions = self.declarations.extensions[entry.declaration.value.name] ?? []
      for body in [entry.declaration] + extensions {
        for inherited in body.value.inherited {
          self.add(inherited.type, at: nil, from: body.path, within: entry.enclosing)
        }
      }
      self.inherited.formUnion(own..<self.groups.count)
    }
  }

  /// Whether a name outside the run is known to declare no ports.
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
    _ kind: PortKind, name: String, entry: Declarations.Entry?, at place: Located<LocatedType>?
  ) {
    var ports: [Port] = []
    var isComplete = false
    if let entry {
      ports = entry.declaration.value.members.compactMap { member in
        switch member {
        case .function(let function) where function.kind == .function && !function.header.isStatic: break
        case .property(let property) where !property.header.isStatic: break
        default: return nil
        }
        return Port(Located(member, in: entry.declaration.path), kind: kind, isOwn: true, group: name)
      }
      isComplete = self.addInherited(by: entry, kind, of: name, to: &ports)
    }
    self.groups.append(
      PortGroup(
        kind: kind, name: name, isOwn: false, declaration: entry?.declaration,
        isNested: entry.map { !$0.enclosing.isEmpty } ?? name.contains("."), conformance: place, ports: ports,
        isComplete: isComplete))
  }

  /// Adds the members of the protocols that a port protocol inherits; returns whether all of them are in the run.
  private func addInherited(
    by entry: Declarations.Entry, _ kind: PortKind, of name: String, to ports: inout [Port]
  ) -> Bool {
    guard !entry.declaration.value.inherited.isEmpty else { return true }
    var isComplete = true
    var visited: Set<String> = [name]
    var pending = entry.declaration.value.inherited.map { ($0.type, entry) }
    while let (type, origin) = pending.popLast() {
      switch type {
      case .composition(let types): pending += types.map { ($0, origin) }
      case .named(let path, _):
        guard visited.insert(path.joined(separator: ".")).inserted else { continue }
        guard
          let inherited = self.declarations.type(
            named: path, within: origin.enclosing, in: origin.declaration.path)
        else {
          if !Self.isKnownElsewhere(path.joined(separator: ".")) { isComplete = false }
          continue
        }
        ports += inherited.declaration.value.members.filter { $0.function != nil || $0.property != nil }
          .map {
            Port(Located($0, in: inherited.declaration.path), kind: kind, isOwn: false, group: name)
          }
        pending += inherited.declaration.value.inherited.map { ($0.type, inherited) }
      default: continue
      }
    }
    return isComplete
  }

  // MARK: The type's own ports

  /// The port protocols, with the view model's own marked and first.
  func ordered() -> [PortGroup] {
    let qualified = (self.enclosing + [self.name]).joined()
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
    guard stem != self.name, let entries = self.declarations.types[stem] else { return false }
    return entries.contains { [.class, .struct, .actor].contains($0.declaration.value.kind) }
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
    let wanted = self.name + "Type"
    if let entry = self.declarations.type(named: [wanted], within: self.enclosing, in: self.file),
      entry.declaration.value.kind == .protocol,
      self.declarations.isNearest(
        self.file, to: entry.declaration.path,
        declaring: (self.enclosing + [self.name]).joined(separator: "."))
    {
      return .declared(entry.declaration)
    }
    if let alias = self.declarations.alias(named: wanted, in: self.file) { return .alias(alias) }
    return .missing
  }
}
