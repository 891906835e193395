import ReaderSupport
import SourceModel

/// Selects the chains of a file that may lead to ports, with the meaning of their first names as far as the file shows
/// it.
struct ChainSelection {
  private let raw: [RawChain]
  private let scopes: NameScopes
  private let types: [UsedType]
  private let code: CodeTokens
  private let casts: SmartCasts
  private let wanted: String?
  private let telling: TellingNames
  private let facts: Facts
  /// The bounds of associated types, by their names with that of the protocol.
  private let associatedTypes: [String: NamedType]
  /// The new numbers of the selected chains.
  private var numbers: [Int?]
  private var chains: [UseChain] = []

  /// The depth up to which chains are followed to see whether they lead to ports.
  private static let deepestValue = 8

  private init(_ reader: UseReader) {
    self.raw = reader.chains
    self.scopes = reader.scopes
    self.types = reader.result.types
    self.code = reader.code
    self.casts = reader.casts
    self.wanted = reader.result.wanted
    self.telling = reader.telling
    self.facts = Facts(reader)
    self.associatedTypes = Dictionary(
      self.types.filter(\.isAssociated).compactMap { type in type.alias.map { (type.name, $0) } },
      uniquingKeysWith: { $1 })
    self.numbers = [Int?](repeating: nil, count: reader.chains.count)
  }

  static func uses(of reader: UseReader) -> FileUses {
    var result = reader.result
    var selection = ChainSelection(reader)
    for (number, chain) in reader.chains.enumerated()
    where !chain.chain.isImplied && selection.isInteresting(number) {
      selection.select(number)
      if selection.isShadowed(chain) { result.shadowed.append(Int(chain.chain.start)) }
    }
    for type in result.types.indices {
      for case (let name, .chain(let number)) in result.types[type].members {
        result.types[type].members[name] = selection.member(ofValue: number)
      }
    }
    result.chains = selection.chains
    if !reader.telling.portals.isEmpty { result.portalMembers = selection.portalMembers }
    reader.casts.add(to: &result, reader.scopes, reader.code.names)
    return result
  }

  /// Facts about names and chains, each of which is determined once.
  private struct Facts {
    /// By the number of a name, whether it is named like a view model or a port protocol.
    let names: [Bool]
    /// By the number of a chain, whether one of its members may be or lead to a port.
    let leading: [Bool]
    /// By the number of a chain, whether one of its calls names a view model as a type.
    let making: [Bool]
    /// The declarations of the types that have extensions in the file, by name.
    let extended: [String: [Int]]

    init(_ reader: UseReader) {
      let (telling, wanted, types) = (reader.telling, reader.result.wanted, reader.result.types)
      let names = reader.code.names.map { telling.contain($0) }
      self.names = names
      let extended = Set(types.filter(\.isExtension).map(\.name))
      self.extended = Dictionary(
        grouping: types.indices.filter { extended.contains(types[$0].name) }, by: { types[$0].name })
      self.leading = reader.chains.map { chain in
        chain.linkNames.contains { $0 >= 0 && names[Int($0)] }
          || chain.chain.links.contains { $0.name == "*" || $0.name == wanted }
      }
      self.making = reader.chains.map { chain in
        chain.chain.links.contains { link in
          link.call.type.map { telling.contain($0) } == true
            || link.call.argumentClass.map { telling.contain($0) } == true
        }
      }
    }
  }

  private func name(_ number: Int32) -> String { self.code.names[Int(number)] }

  // MARK: Interest

  private func isInteresting(_ number: Int, depth: Int = 0) -> Bool {
    let chain = self.raw[number]
    if self.mayBeMember(chain) { return true }
    guard !chain.chain.links.isEmpty else {
      // `bind(output)` hands on all ports.
      guard case .name(let name) = chain.base, !chain.chain.context.isEmpty else { return false }
      return self.facts.names[Int(name)] && PortalNames.kind(of: self.name(name)) != nil
    }
    if self.facts.leading[number] { return true }
    switch chain.base {
    case .name(let name): return self.facts.names[Int(name)] || self.leadsToPorts(name, chain, depth)
    case .chain(let number): return depth < Self.deepestValue && self.isValue(number, depth: depth + 1)
    case .instance, .superInstance:
      guard chain.chain.type >= 0, let first = chain.chain.links.first else { return false }
      switch self.member(first.name, of: chain.chain.type) {
      case .type(let type)?: return self.isTelling(type, in: chain.chain.type)
      case .chain(let number)?: return depth < Self.deepestValue && self.isValue(number, depth: depth + 1)
      case .unknown?, nil: return false
      }
    case .unknown: return false
    }
  }

  /// Whether the variable or the member that a chain begins with leads to ports.
  private func leadsToPorts(_ name: Int32, _ chain: RawChain, _ depth: Int) -> Bool {
    guard depth < Self.deepestValue else { return false }
    if let variable = self.scopes.variable(name, from: chain.scope) {
      if let type = variable.type { return self.isTelling(type, in: chain.chain.type) }
      return variable.chain.map { self.isValue($0, depth: depth + 1) } ?? false
    }
    var type = chain.chain.type
    while type >= 0 {
      switch self.member(self.name(name), of: type) {
      case .type(let bound)?: return self.isTelling(bound, in: type)
      case .chain(let number)?: return self.isValue(number, depth: depth + 1)
      case .unknown?: return false
      case nil: type = self.types[type].outer
      }
    }
    return false
  }

  /// Whether a chain may create or return a view model.
  private func isValue(_ number: Int, depth: Int = 0) -> Bool {
    let chain = self.raw[number]
    if let cast = chain.chain.cast { return self.telling.contain(cast) }
    let types = [chain.chain.baseCall.type, chain.chain.baseCall.argumentClass].compactMap(\.self)
    if self.facts.making[number] || types.contains(where: { self.telling.contain($0) }) { return true }
    if case .name(let name) = chain.base,
      self.facts.names[Int(name)] || chain.chain.links.isEmpty && self.leadsToPorts(name, chain, depth + 1)
    {
      return true
    }
    if case .chain(let number) = chain.base, depth < Self.deepestValue, self.isValue(number, depth: depth + 1)
    {
      return true
    }
    return self.isInteresting(number, depth: depth + 1)
  }

  /// Whether a name without a receiver is the wanted one, and may be a member of the receiver of a Kotlin closure, or
  /// of an extended type.
  private func mayBeMember(_ chain: RawChain) -> Bool {
    guard let wanted, case .name(let name) = chain.base, self.name(name) == wanted else { return false }
    guard self.code.language == .swift else { return !self.scopes.receivers(in: chain.scope).isEmpty }
    // The label in `f(title: a)`.
    return chain.chain.type >= 0 && self.types[chain.chain.type].isExtension
      && !self.code.isSign(":", at: chain.end)
  }

  /// Whether a name refers to a variable or a function, but may also refer to a member: in Kotlin a variable that is
  /// not a function does not hide a method, and in Swift a top-level name does not hide a member in an extension.
  private func isShadowed(_ chain: RawChain) -> Bool {
    guard self.mayBeMember(chain), case .name(let name) = chain.base,
      let scope = self.scopes.scope(declaring: name, from: chain.scope)
    else { return false }
    switch self.code.language {
    case .swift: return scope == 0 && self.telling.contain(self.types[chain.chain.type].name)
    case .kotlin: return chain.chain.baseCall.isCalled
    default: return false
    }
  }

  // MARK: Types

  /// The member of a type, or of the type that it extends.
  private func member(_ name: String, of type: Int) -> UsedType.Member? {
    let owner = self.types[type]
    return owner.members[name]
      ?? self.facts.extended[owner.name]?.firstResult { self.types[$0].members[name] }
  }

  /// Whether a type that is written in another one leads to ports, perhaps as a generic parameter of that one.
  private func isTelling(_ type: NamedType, in owner: Int) -> Bool {
    if self.telling.contain(type) { return true }
    var owner = owner
    while owner >= 0 {
      let outer = self.types[owner]
      if let bound = self.associatedTypes["\(outer.name).\(type.path)"] { return self.telling.contain(bound) }
      if let parameter = outer.parameters.first(where: { $0.name == type.path }) {
        return [parameter.bound, outer.constraints[type.path]].contains {
          $0.map { self.telling.contain($0) } == true
        }
      }
      owner = outer.outer
    }
    return false
  }

  /// The names of members whose types are portals by other names, and which do not tell it themselves.
  private var portalMembers: Set<String> {
    var names: Set<String> = []
    for (index, type) in self.types.enumerated() {
      for case (let name, .type(let value)) in type.members
      where !self.telling.contain(name) && self.isTelling(value, in: index) {
        names.insert(name)
      }
    }
    return names
  }

  /// The value of a member whose initial value is a chain.
  private mutating func member(ofValue number: Int) -> UsedType.Member {
    let chain = self.raw[number]
    // An instance of a library type may hold ports that were passed to its initializer.
    if self.wanted != nil, !chain.chain.baseCall.handed.isEmpty, chain.chain.links.isEmpty {
      return .chain(self.select(number))
    }
    if let made = self.madeType(chain) { return .type(made) }
    return self.isValue(number) ? .chain(self.select(number)) : .unknown
  }

  /// The type that a chain creates an instance of, if it is only a call of a type's name.
  private func madeType(_ raw: RawChain) -> NamedType? {
    let chain = raw.chain
    guard chain.links.isEmpty else { return nil }
    guard chain.baseCall.isCalled, chain.cast == nil, case .name(let number) = raw.base,
      self.name(number).first?.isUppercase == true
    else { return chain.cast }
    return NamedType(path: self.name(number), arguments: chain.baseCall.type.map { [$0] } ?? [])
  }

  // MARK: Selection

  @discardableResult
  private mutating func select(_ number: Int, depth: Int = 0) -> Int {
    if let known = self.numbers[number] { return known }
    let place = self.chains.count
    self.numbers[number] = place
    let raw = self.raw[number]
    var chain = raw.chain
    if !self.casts.all.isEmpty {
      chain.place = SmartCasts.place(of: raw.base, [], in: raw.scope, self.scopes, self.code.names)
    }
    chain.isValue = raw.target != nil
    self.hash(&chain)
    self.chains.append(chain)
    if depth <= TypeScanner.deepest { self.chains[place].base = self.base(of: raw, depth: depth + 1) }
    if self.wanted != nil, depth < TypeScanner.deepest { self.selectOthers(of: raw, at: place, depth + 1) }
    return place
  }

  private mutating func base(of raw: RawChain, depth: Int) -> UseChain.Base {
    switch raw.base {
    case .name(let number):
      let name = self.name(number)
      guard let scope = self.scopes.scope(declaring: number, from: raw.scope),
        let variable = self.scopes.variable(number, declaredIn: scope)
      else { return .name(name) }
      if let type = variable.type { return .local(type, name: name, scope: scope) }
      return variable.chain.map { .chain(self.select($0, depth: depth)) } ?? .unknown
    case .chain(let number): return .chain(self.select(number, depth: depth))
    case .instance: return .instance
    case .superInstance: return .superInstance
    case .unknown: return .unknown
    }
  }

  /// Selects the chains that the calls of a chain may return, and the possible receivers of its first name.
  private mutating func selectOthers(of raw: RawChain, at place: Int, _ depth: Int) {
    self.chains[place].baseCall.handed = raw.chain.baseCall.handed.map { self.select($0, depth: depth) }
    for (index, link) in raw.chain.links.enumerated() {
      self.chains[place].links[index].call.handed = link.call.handed.map { self.select($0, depth: depth) }
    }
    guard self.code.language == .kotlin else { return }
    var receivers: [NameScopes.Receiver] = []
    switch self.chains[place].base {
    case .name: receivers = self.scopes.receivers(in: raw.scope)
    case .instance: receivers = [self.scopes.receiver(in: raw.scope)].compactMap(\.self)
    default: break
    }
    self.chains[place].receivers = receivers.map { receiver -> UseChain.Receiver in
      switch receiver {
      case .chain(let number): .chain(self.select(number, depth: depth))
      case .type(let type): .type(type)
      }
    }
  }

  // MARK: Hashes

  /// Adds hashes of the code of the arguments if the chain is observed.
  private func hash(_ chain: inout UseChain) {
    chain.observer = self.hashed(chain.observer)
    guard chain.observer.start >= 0 || chain.links.contains(where: { PortUse.observing.contains($0.name) })
    else { return }
    for index in chain.links.indices { chain.links[index].code = self.hashed(chain.links[index].code) }
  }

  private func hashed(_ code: UseChain.Code) -> UseChain.Code {
    var code = code
    guard code.start >= 0, code.end - code.start < Self.longestCode else { return code }
    var isAfterSpace = false
    var hasher = Hasher()
    for byte in self.code.bytes[Int(code.start)..<Int(code.end)] {
      let isSpace = byte <= UInt8(ascii: " ")
      defer { isAfterSpace = isSpace }
      // Line breaks do not matter.
      if !isSpace || !isAfterSpace { hasher.combine(isSpace ? UInt8(ascii: " ") : byte) }
    }
    code.hash = hasher.finalize()
    return code
  }

  /// The number of bytes from which code is not hashed.
  private static let longestCode = 4_000
}
