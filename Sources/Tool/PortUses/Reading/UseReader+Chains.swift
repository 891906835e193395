import ReaderSupport
import SourceModel

extension UseReader {
  /// The chains that may lead to ports, with the meaning of their first names as far as the file shows it.
  func finished() -> FileUses {
    var result = self.result
    let telling = Telling(self)
    var selection = Selection(numbers: [Int?](repeating: nil, count: self.raw.count))
    for number in self.raw.indices
    where !self.raw[number].isImplied && self.isInteresting(number, telling) {
      self.select(number, in: &selection)
      let chain = self.raw[number]
      if self.isShadowed(chain) { result.shadowed.append(Int(chain.start)) }
    }
    for type in result.types.indices {
      for (name, member) in result.types[type].members {
        guard case .chain(let number) = member else { continue }
        // An instance of a library type may hold ports that were passed to its initializer.
        let holdsMore = result.wanted != nil && !self.raw[number].baseArguments.isEmpty
        if holdsMore, self.raw[number].links.isEmpty {
          result.types[type].members[name] = .chain(self.select(number, in: &selection))
          continue
        }
        if let made = self.madeType(number) {
          result.types[type].members[name] = .type(made)
          continue
        }
        result.types[type].members[name] =
          self.isValue(number, telling) ? .chain(self.select(number, in: &selection)) : .unknown
      }
    }
    result.chains = selection.chains
    if !self.portals.isEmpty { result.portalMembers = self.portalMembers }
    self.addNarrowings(to: &result)
    return result
  }

  /// The names of members whose types are portals by other names, and which do not tell it themselves.
  private var portalMembers: Set<String> {
    var names: Set<String> = []
    for (index, type) in self.result.types.enumerated() {
      for case (let name, .type(let value)) in type.members
      where !self.isTelling(name) && self.isTelling(value, in: index) {
        names.insert(name)
      }
    }
    return names
  }

  /// Whether a name refers to a variable or a function, but may also refer to a member: in Kotlin a variable that is
  /// not a function does not hide a method, and in Swift a top-level name does not hide a member in an extension.
  private func isShadowed(_ chain: Pending) -> Bool {
    guard self.mayBeMember(chain), case .name(let name) = chain.base,
      let scope = self.scope(declaring: name, from: chain.scope)
    else { return false }
    guard self.language == .swift else { return self.language == .kotlin && chain.baseIsCalled }
    return scope == 0 && self.isTelling(self.result.types[chain.type].name)
  }

  private func addNarrowings(to result: inout FileUses) {
    guard self.narrowings.contains(where: { $0.type != nil }) else { return }
    let placed = self.narrowings.compactMap { narrowing in
      self.place(of: narrowing.base, narrowing.links, in: narrowing.scope).map { (place: $0, narrowing) }
    }
    for (place, narrowing) in placed where narrowing.type == nil {
      result.assignments[place, default: []].append(narrowing.start)
    }
    for place in result.assignments.keys { result.assignments[place]?.sort() }
    for (place, narrowing) in placed {
      guard let type = narrowing.type else { continue }
      let narrowed = NarrowedType(
        type: type, assignments: result.assignments(to: place, before: narrowing.start))
      // Each use compares all of them, so duplicates are skipped.
      guard result.narrowings[place]?.contains(narrowed) != true else { continue }
      result.narrowings[place, default: []].append(narrowed)
    }
  }

  /// The type that a chain creates an instance of, if it is only a call of a type's name.
  private func madeType(_ number: Int) -> NamedType? {
    let chain = self.raw[number]
    guard chain.links.isEmpty, chain.baseIsCalled, chain.cast == nil, case .name(let name) = chain.base,
      self.names[Int(name)].first?.isUppercase == true
    else { return chain.links.isEmpty ? chain.cast : nil }
    return NamedType(path: self.names[Int(name)], arguments: chain.baseType.map { [$0] } ?? [])
  }

  /// Facts about names and chains, each of which is determined once.
  private struct Telling {
    /// By the number of a name, whether it is named like a view model or a port protocol.
    let names: [Bool]
    /// By the number of a chain, whether one of its members may be or lead to a port.
    let leading: [Bool]
    /// By the number of a chain, whether one of its calls names a view model as a type.
    let making: [Bool]
    /// The declarations of the types that have extensions in the file, by name.
    let extended: [String: [Int]]

    init(_ reader: UseReader) {
      let names = reader.names.map { reader.isTelling($0) }
      let wanted = reader.result.wanted
      self.names = names
      let types = reader.result.types
      let extended = Set(types.filter(\.isExtension).map(\.name))
      self.extended = Dictionary(
        grouping: types.indices.filter { extended.contains(types[$0].name) }, by: { types[$0].name })
      self.leading = reader.raw.map { chain in
        chain.linkNames.contains { $0 >= 0 && names[Int($0)] }
          || chain.links.contains { $0.name == "*" || $0.name == wanted }
      }
      self.making = reader.raw.map { chain in
        chain.links.contains { link in
          link.type.map { reader.isTelling($0) } == true
            || link.argumentClass.map { reader.isTelling($0) } == true
        }
      }
    }
  }

  /// The selected chains, and their new numbers.
  private struct Selection {
    var numbers: [Int?]
    var chains: [UseChain] = []
  }

  private func variable(_ name: Int32, in scope: Int) -> Variable? {
    self.scope(declaring: name, from: scope).flatMap { self.variables[$0]?[name] }
  }

  /// The scope whose declaration a name in another scope refers to.
  func scope(declaring name: Int32, from start: Int) -> Int? {
    var scope = start
    while scope >= 0 {
      if self.variables[scope]?[name] != nil { return scope }
      scope = self.scopes[scope].parent
    }
    return nil
  }

  private func isInteresting(_ number: Int, _ telling: Telling, depth: Int = 0) -> Bool {
    let chain = self.raw[number]
    if self.mayBeMember(chain) { return true }
    guard !chain.links.isEmpty else { return false }
    if telling.leading[number] { return true }
    switch chain.base {
    case .name(let name):
      if telling.names[Int(name)] { return true }
      guard depth < 8 else { return false }
      if let variable = self.variable(name, in: chain.scope) {
        if let type = variable.type { return self.isTelling(type, in: chain.type) }
        return variable.chain.map { self.isValue($0, telling, depth: depth + 1) } ?? false
      }
      var type = chain.type
      while type >= 0 {
        switch self.member(self.names[Int(name)], of: type, telling) {
        case .type(let bound)?: return self.isTelling(bound, in: type)
        case .chain(let number)?: return self.isValue(number, telling, depth: depth + 1)
        case .unknown?: return false
        case nil: type = self.result.types[type].outer
        }
      }
      return false
    case .chain(let number): return depth < 8 && self.isValue(number, telling, depth: depth + 1)
    case .instance, .superInstance:
      guard chain.type >= 0, let first = chain.links.first else { return false }
      guard case .type(let type)? = self.member(first.name, of: chain.type, telling) else { return false }
      return self.isTelling(type, in: chain.type)
    case .unknown: return false
    }
  }

  /// The member of a type, or of the type that it extends.
  private func member(_ name: String, of type: Int, _ telling: Telling) -> UsedType.Member? {
    let owner = self.result.types[type]
    return owner.members[name]
      ?? telling.extended[owner.name]?.lazy.compactMap { self.result.types[$0].members[name] }.first
  }

  /// Whether a name without a receiver is the wanted one, and may be a member of the receiver of a Kotlin closure, or
  /// of an extended type.
  private func mayBeMember(_ chain: Pending) -> Bool {
    guard let wanted = self.result.wanted, self.name(of: chain.base) == wanted else { return false }
    // The label in `f(title: a)`.
    if self.language == .swift {
      return chain.type >= 0 && self.result.types[chain.type].isExtension
        && !self.code.isSign(":", at: chain.end)
    }
    return !self.receivers(in: chain.scope).isEmpty
  }

  /// Whether a name, perhaps with dots, tells that it leads to ports.
  func isTelling(_ name: String) -> Bool {
    PortalNames.isTelling(name) || !self.portals.isEmpty && self.portals.contains(name.lastPathName)
  }

  func isTelling(_ type: NamedType) -> Bool {
    self.isTelling(type.path) || type.arguments.contains { self.isTelling($0) }
  }

  /// Whether a type that is written in another one leads to ports, perhaps as a generic parameter of that one.
  private func isTelling(_ type: NamedType, in owner: Int) -> Bool {
    if self.isTelling(type) { return true }
    var owner = owner
    while owner >= 0 {
      let outer = self.result.types[owner]
      if let bound = self.associatedTypes["\(outer.name).\(type.path)"] { return self.isTelling(bound) }
      if let parameter = outer.parameters.first(where: { $0.name == type.path }) {
        return [parameter.bound, outer.constraints[type.path]].contains {
          $0.map { self.isTelling($0) } == true
        }
      }
      owner = outer.outer
    }
    return false
  }

  /// Whether a chain may create or return a view model.
  private func isValue(_ number: Int, _ telling: Telling, depth: Int = 0) -> Bool {
    let chain = self.raw[number]
    if let cast = chain.cast { return self.isTelling(cast) }
    let types = [chain.baseType, chain.baseClass].compactMap(\.self)
    if telling.making[number] || types.contains(where: { self.isTelling($0) }) { return true }
    if case .name(let name) = chain.base, telling.names[Int(name)] { return true }
    if case .chain(let number) = chain.base, depth < 8, self.isValue(number, telling, depth: depth + 1) {
      return true
    }
    return self.isInteresting(number, telling, depth: depth + 1)
  }

  /// The members of a chain, with hashes of the code of their arguments if the chain is observed.
  private func hashing(_ chain: Pending) -> [UseChain.Link] {
    guard chain.observer.start >= 0 || chain.links.contains(where: { PortUse.observing.contains($0.name) })
    else { return chain.links }
    return chain.links.map { link in
      var link = link
      link.code = self.hashed(link.code)
      return link
    }
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

  @discardableResult
  private func select(_ number: Int, in selection: inout Selection, depth: Int = 0) -> Int {
    if let known = selection.numbers[number] { return known }
    let place = selection.chains.count
    selection.numbers[number] = place
    let chain = self.raw[number]
    selection.chains.append(
      UseChain(
        base: .unknown,
        place: self.narrowings.isEmpty ? nil : self.place(of: chain.base, [], in: chain.scope),
        baseIsCalled: chain.baseIsCalled, baseType: chain.baseType,
        baseClass: chain.baseClass, cast: chain.cast,
        links: self.hashing(chain), type: chain.type,
        function: chain.function.name >= 0 ? self.names[Int(chain.function.name)] : "",
        isInTest: chain.function.isTest, observer: self.hashed(chain.observer), context: chain.context,
        isImplied: chain.isImplied, isImplicitMember: chain.isImplicitMember,
        isValue: chain.target != nil, line: chain.line, start: chain.start))
    let base: UseChain.Base =
      switch chain.base {
      case _ where depth > TypeScanner.deepest: .unknown
      case .name(let name):
        if let scope = self.scope(declaring: name, from: chain.scope),
          let variable = self.variables[scope]?[name]
        {
          variable.type.map { .local($0, name: self.names[Int(name)], scope: scope) }
            ?? variable.chain.map { .chain(self.select($0, in: &selection, depth: depth + 1)) } ?? .unknown
        } else {
          .name(self.names[Int(name)])
        }
      case .chain(let number): .chain(self.select(number, in: &selection, depth: depth + 1))
      case .instance: .instance
      case .superInstance: .superInstance
      case .unknown: .unknown
      }
    selection.chains[place].base = base
    if self.result.wanted != nil, depth < TypeScanner.deepest {
      self.selectOthers(of: number, in: &selection, depth)
    }
    return place
  }

  /// Selects the chains that the calls of a chain may return, and the possible receivers of its first name.
  private func selectOthers(of number: Int, in selection: inout Selection, _ depth: Int) {
    guard let place = selection.numbers[number] else { return }
    let chain = self.raw[number]
    func select(_ numbers: [Int]) -> [Int] {
      numbers.map { self.select($0, in: &selection, depth: depth + 1) }
    }
    selection.chains[place].baseHanded = select(chain.baseArguments)
    for (index, link) in chain.links.enumerated() {
      selection.chains[place].links[index].handed = select(link.handed)
    }
    guard self.language == .kotlin else { return }
    var receivers: [Receiver] = []
    switch selection.chains[place].base {
    case .name: receivers = self.receivers(in: chain.scope)
    case .instance: receivers = [self.receiver(in: chain.scope)].compactMap(\.self)
    default: break
    }
    selection.chains[place].receivers = receivers.map { receiver -> UseChain.Receiver in
      switch receiver {
      case .chain(let number): .chain(self.select(number, in: &selection, depth: depth + 1))
      case .type(let type): .type(type)
      }
    }
  }
}
