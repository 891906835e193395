import ReaderSupport
import SourceModel

/// Resolves the types of the names in chains, across the files whose languages see each other's types.
struct UseResolver {
  /// A type of the run, or one that the run does not declare.
  struct Known: Hashable {
    var name: String
    var arguments: [NamedType] = []
    /// The other types of an instance, if several are joined by `&` or by constraints.
    var others: [Known] = []
    /// Whether it is the metatype, and not an instance.
    var isType = false
    /// Whether it was created with an argument that is or holds ports, if the run does not declare its type.
    var holdsPorts = false
    /// The kind of the port protocol, if `outputs` of a type is not declared in the run.
    var kind: PortKind?
  }

  /// The value of a chain.
  struct Value {
    var known: Known?
    /// Whether it is a library value that received no ports, if its type is unknown.
    var isForeign = false
  }

  typealias Place = UsedTypeNames.Place

  private(set) var files: [FileUses]
  let names: UsedTypeNames
  /// The types and their extensions by their full names.
  private(set) var types: [String: [Place]] = [:]
  private var values: [Place: Value] = [:]
  private var pending: Set<Place> = []
  private var portals: [String: Bool] = [:]
  /// The types of variables and functions at the top level.
  private var globals: [String: [(type: NamedType?, file: Int)]] = [:]
  /// The names of the generic parameters of all types.
  private var parameters: Set<String> = []
  /// Whether there are Java files among them.
  let readsJava: Bool
  /// Takes the names that are looked up.
  let asked: AskedNames?

  init(_ files: [FileUses], asked: AskedNames? = nil) {
    self.files = files
    self.names = UsedTypeNames(files)
    self.asked = asked
    self.readsJava = files.contains { $0.language == .java }
    for (file, uses) in files.enumerated() {
      for (index, type) in uses.types.enumerated() {
        self.types[uses.fullName(of: type.name), default: []].append(Place(file: file, index: index))
        self.parameters.formUnion(type.parameters.map(\.name))
      }
      guard uses.wanted != nil else { continue }
      for (name, types) in uses.globals {
        self.globals[name, default: []] += types.map { ($0, file) }
      }
    }
  }

  /// Replaces a file by one that declares the same types, before anything was found out.
  mutating func replace(_ number: Int, by file: FileUses) {
    self.files[number] = file
  }

  /// The full names of the types that are written in the declarations of a file, in their order; nil for those that the run
  /// does not declare.
  func meanings(in number: Int) -> [String?] {
    self.files[number].types.flatMap { type in
      let members = type.members.sorted { $0.key < $1.key }.compactMap { member -> NamedType? in
        guard case .type(let type) = member.value else { return nil }
        return type
      }
      let paths = (type.head + members).flatMap(Self.paths)
      return [self.fullName(type.name, in: "", file: number)]
        + paths.map { self.fullName($0, in: type.name, file: number) }
    }
  }

  /// The names in a written type.
  private static func paths(in type: NamedType) -> [String] {
    [type.path] + type.arguments.flatMap(self.paths)
  }

  func type(_ place: Place) -> UsedType { self.files[place.file].types[place.index] }

  /// The names of a type and of one that inherits from it or stands for it.
  struct Inheritance: Hashable {
    var type: String
    var heir: String
  }

  /// What the types of a file inherit or stand for.
  func inheritances(in number: Int) -> Set<Inheritance> {
    let file = self.files[number]
    var found: Set<Inheritance> = []
    for type in file.types {
      let own = file.fullName(of: type.name)
      for inherited in type.inherited + (type.alias.map { [$0] } ?? []) {
        let parts = inherited.path == "&" ? inherited.arguments : [inherited]
        for part in parts {
          let name = self.fullName(part.path, in: type.name, file: number) ?? part.path
          if name != own { found.insert(Inheritance(type: name, heir: own)) }
        }
      }
    }
    return found
  }

  // MARK: Names

  /// The full name of a type that is written as a path in a type, itself a path in its file; nil if the run does not
  /// declare it.
  private func fullName(_ path: String, in outer: String, file: Int) -> String? {
    self.asked?.note(path)
    let place = NamePlace(file: self.files[file].scope, enclosing: outer.pathNames)
    return self.names.fullName(of: path, at: place)
  }

  /// The type that a written type refers to; nil if it may be any type.
  func known(_ type: NamedType, in outer: String, file: Int) -> Known? {
    var aliases: Set<String> = []
    return self.known(type, in: outer, file: file, &aliases, depth: 0)
  }

  /// - Parameter aliases: the names of the aliases that were followed. Each is followed once: aliases that refer to one
  ///   another several times would double the work with each alias.
  private func known(
    _ type: NamedType, in outer: String, file: Int, _ aliases: inout Set<String>, depth: Int
  ) -> Known? {
    guard depth < 16, type != .unknown, type.path != "var" else { return nil }
    self.asked?.note(type.path)
    if type.path == "&" {
      let parts = type.arguments.compactMap {
        self.known($0, in: outer, file: file, &aliases, depth: depth + 1)
      }
      guard let first = parts.firstIndex(where: { self.types[$0.name] != nil }) ?? parts.indices.first else {
        return nil
      }
      var known = parts[first]
      for (index, part) in parts.enumerated() where index != first { known.others += [part] + part.others }
      return known
    }
    // A generic parameter of the enclosing types.
    if self.parameters.contains(type.path) {
      var prefix = outer
      while !prefix.isEmpty {
        for place in self.types[self.files[file].fullName(of: prefix)] ?? [] {
          let owner = self.type(place)
          guard let parameter = owner.parameters.first(where: { $0.name == type.path }) else { continue }
          let bounds = [parameter.bound, owner.constraints[type.path]].compactMap(\.self)
          guard let first = bounds.first else { return nil }
          let bound = bounds.count > 1 ? NamedType(path: "&", arguments: bounds) : first
          return self.known(bound, in: "", file: file, &aliases, depth: depth + 1)
        }
        prefix = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) } ?? ""
      }
    }
    guard let name = self.fullName(type.path, in: outer, file: file) else {
      // `@ViewModel` generates `LoginViewModel.ViewState`, whose members are outputs.
      let names = type.path.pathNames
      if names.count > 1, names.last == "ViewState",
        let owner = self.fullName(names.dropLast().joined(separator: "."), in: outer, file: file)
      {
        return Known(name: owner, kind: .outputs)
      }
      // `Model.Output`, where `Model` is an alias.
      if let dot = type.path.lastIndex(of: "."),
        let owner = self.known(
          NamedType(path: String(type.path[..<dot])), in: outer, file: file, &aliases, depth: depth + 1),
        case let path = owner.name + type.path[dot...], self.types[path] != nil
      {
        return self.known(
          NamedType(path: path, arguments: type.arguments), in: "", file: file, &aliases, depth: depth + 1)
      }
      return ["Lazy", "Optional", "WeakReference"].contains(type.path) && type.arguments.count == 1
        ? self.known(type.arguments[0], in: outer, file: file, &aliases, depth: depth + 1)
        : Known(name: type.path, arguments: type.arguments)
    }
    for place in self.types[name] ?? [] {
      if let alias = self.type(place).alias {
        guard aliases.insert(name).inserted else { return nil }
        let path = self.type(place).name
        let owner = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
        return self.known(alias, in: owner, file: place.file, &aliases, depth: depth + 1)
      }
    }
    return Known(name: name, arguments: type.arguments)
  }

  // MARK: Members

  enum Found {
    case value(Known), unknown, absent, foreign

    /// Whether the types of the run have no such member.
    var isNone: Bool {
      switch self {
      case .value, .unknown: false
      case .absent, .foreign: true
      }
    }
  }

  /// The value of a member of a type.
  mutating func member(_ name: String, of known: Known) -> Found {
    var seen: Set<String> = []
    let found = self.member(name, of: known, &seen, depth: 0)
    // Java sees a Kotlin property as a getter, and Kotlin sees a Java getter as a property.
    let property = name.strippedGetter
    let other = property != name ? property : "get" + name.prefix(1).uppercased() + name.dropFirst()
    guard found.isNone, property != name || self.readsJava else { return found }
    seen = []
    let getter = self.member(other, of: known, &seen, depth: 0)
    return getter.isNone ? found : getter
  }

  /// - Parameter seen: the names of the types that were searched. Each is searched once: diamonds in the inheritance
  ///   graph would double the work with each of them.
  private mutating func member(
    _ name: String, of known: Known, _ seen: inout Set<String>, depth: Int
  ) -> Found {
    guard depth < 24 else { return .unknown }
    self.asked?.note(known.name)
    guard let places = self.types[known.name] else { return .foreign }
    // The run extends types that it does not declare.
    var isForeign = places.allSatisfy { self.type($0).isExtension }
    for place in places {
      let type = self.type(place)
      guard let member = type.members[name] else { continue }
      switch member {
      case .type(let text):
        let replaced = text.replacing(Self.replacements(type, known.arguments))
        // The replacement of a generic parameter is written where the type is used.
        return self.known(replaced, in: type.name, file: place.file).map { .value($0) } ?? .unknown
      case .chain(let index):
        return self.value(Place(file: place.file, index: index)).map { .value($0) } ?? .unknown
      case .unknown: return .unknown
      }
    }
    for place in places {
      let type = self.type(place)
      for inherited in type.inherited {
        let replaced = inherited.replacing(Self.replacements(type, known.arguments))
        guard let parent = self.known(replaced, in: type.name, file: place.file), parent.name != known.name,
          seen.insert(parent.name).inserted
        else {
          continue
        }
        switch self.member(name, of: parent, &seen, depth: depth + 1) {
        case .absent: continue
        case .foreign:
          isForeign = true
          // `BaseActivity<LoginViewModel>` of a library has a view model of that type.
          let arguments = parent.arguments.compactMap { self.known($0, in: type.name, file: place.file) }
            .filter { self.leadsToPorts($0.name) }
          if arguments.count == 1, ["viewModel", "vm", "getViewModel"].contains(name) {
            return .value(arguments[0])
          }
          // It may return the view model under any other name.
          if !arguments.isEmpty, self.files[place.file].wanted != nil { return .unknown }
        case .value(let value): return .value(value)
        case .unknown: return .unknown
        }
      }
    }
    return isForeign ? .foreign : .absent
  }

  /// Whether a type lacks a member, as far as the run declares it.
  mutating func isWithout(_ name: String, _ known: Known) -> Bool { self.member(name, of: known).isNone }

  /// The root type of a `dynamicMember` key path of a type, if the root type has a member.
  mutating func dynamicRoot(of known: Known, _ name: String) -> Known? {
    for place in self.types[known.name] ?? [] {
      let type = self.type(place)
      for root in type.dynamicRoots {
        let replaced = root.replacing(Self.replacements(type, known.arguments))
        guard let value = self.known(replaced, in: type.name, file: place.file), value.name != known.name,
          self.leadsToPorts(value.name) || !self.isWithout(name, value)
        else { continue }
        return value
      }
    }
    return nil
  }

  private static func replacements(_ type: UsedType, _ arguments: [NamedType]) -> [String: NamedType] {
    Dictionary(
      zip(type.parameters.map(\.name), arguments).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a type of the run is a port protocol, a protocol with such a name, or has the ports of a view model as its
  /// members: `LoginViewModel.Input`.
  func isList(_ name: String) -> Bool {
    let last = name.lastPathName
    guard PortName.ends(last), let places = self.types[name] else { return false }
    return places.contains { self.type($0).isProtocol } || self.holdsPortsAsMembers(name)
  }

  /// Whether a type of the run is no protocol and has ports as its members, by its name.
  private func holdsPortsAsMembers(_ name: String) -> Bool {
    let last = name.lastPathName
    return ["Input", "Inputs", "Output", "Outputs"].contains(where: last.hasSuffix)
      && (last.contains("ViewModel") || name.pathNames.dropLast().contains(where: ViewModel.isViewModel))
      && self.types[name]?.contains { self.type($0).isProtocol } == false
  }

  /// Whether a type of the run is a view model or a port protocol.
  mutating func leadsToPorts(_ name: String, depth: Int = 0) -> Bool {
    if let known = self.portals[name] { return known }
    self.asked?.note(name)
    let last = name.lastPathName
    let isNamed =
      ViewModel.isViewModel(last) || last.hasSuffix("ViewModelType") || last.hasSuffix("ViewModelProtocol")
    if self.isList(name) || isNamed && self.types[name] != nil {
      self.portals[name] = true
      return true
    }
    guard depth < 16 else { return false }
    self.portals[name] = false
    for place in self.types[name] ?? [] {
      let type = self.type(place)
      for inherited in type.inherited {
        let full = self.fullName(inherited.path, in: type.name, file: place.file) ?? inherited.path
        if full != name, self.leadsToPorts(full, depth: depth + 1) {
          self.portals[name] = true
          return true
        }
      }
    }
    return false
  }

  // MARK: Chains

  /// A use of a member of a view model or of a port protocol.
  struct Use {
    var owner: Known
    /// The index of the member in the chain.
    var link: Int
  }

  /// The result of resolving a chain.
  struct Result {
    var uses: [Use] = []
    /// The indices in the chain of the members that may be ports of an unknown view model.
    var unresolved: [Int] = []
    /// The static members of a view model or a port protocol: `LoginViewModel.emailChanged` is a reference to the
    /// method.
    var ofTypes: [Use] = []
    /// The names of members of unknown values.
    var uncertain: [String] = []
    /// The indices of these in the chain.
    var ofTelling: [Int] = []
    /// The indices in the chain of the members of values that may be of any type of the run.
    var ofUnknown: [Int] = []
    /// The indices in the chain of the members that types of the run declare, other than view models and port protocols.
    var ofKnown: [Int] = []
    /// The indices in the chain of the members that their type does not have, as far as the run declares it.
    var ofAbsent: [Int] = []
    /// The names without a receiver that would refer to a new member of a view model or a port protocol.
    var hidden: [Use] = []
    /// The types that forward to the members of a view model or a port protocol, each with that one.
    var wrappers: [(name: String, owner: Known)] = []
  }

  private mutating func value(_ place: Place) -> Known? { self.wholeValue(place).known }

  mutating func wholeValue(_ place: Place) -> Value {
    if let value = self.values[place] { return value }
    // Only code that is made to overflow the stack has a hundred values that depend on each other.
    guard self.pending.count < 100, self.pending.insert(place).inserted else { return Value() }
    defer { self.pending.remove(place) }
    var ignored = Result()
    let value = self.evaluate(place, &ignored)
    self.values[place] = value
    return value
  }

  /// Whether one of the arguments of a call may be or hold ports.
  private mutating func mayHand(_ arguments: [Int], in file: Int) -> Bool {
    guard self.files[file].wanted != nil else { return false }
    return arguments.contains { index in
      let value = self.wholeValue(Place(file: file, index: index))
      guard let known = value.known else { return !value.isForeign }
      return self.mayHoldPorts(known)
    }
  }

  mutating func mayHoldPorts(_ value: Known) -> Bool {
    value.holdsPorts || value.kind != nil || self.leadsToPorts(value.name)
      || value.arguments.contains { self.mayHoldPorts($0) }
      || value.others.contains { self.mayHoldPorts($0) }
  }

  mutating func result(ofChain index: Int, in file: Int) -> Result {
    var result = Result()
    let place = Place(file: file, index: index)
    guard self.pending.insert(place).inserted else { return result }
    defer { self.pending.remove(place) }
    let chain = self.files[file].chains[index]
    let value = self.evaluate(place, &result).known
    // A port protocol value that is passed on: its uses there are unknown.
    if let value, !chain.isValue, !value.isType, !chain.links.isEmpty || self.holdsPortsAsMembers(value.name),
      value.kind != nil || self.isList(value.name), !chain.context.isEmpty
    {
      result.uses.append(Use(owner: value, link: -1))
    }
    return result
  }

  private mutating func evaluate(_ place: Place, _ result: inout Result) -> Value {
    let chain = self.files[place.file].chains[place.index]
    let outer = chain.type >= 0 ? self.files[place.file].types[chain.type].name : ""
    var value: Known?
    var isForeign = false
    switch chain.base {
    case .local(let type, _, _): value = self.known(type, in: outer, file: place.file)
    case .chain(let index): value = self.value(Place(file: place.file, index: index))
    case .unknown: value = nil
    case .instance, .superInstance:
      value =
        chain.receivers.isEmpty
        ? outer.isEmpty ? nil : Known(name: self.files[place.file].fullName(of: outer))
        : self.receiver(chain.receivers[0], in: outer, file: place.file).known
    case .name(let name):
      switch self.implicit(name, chain, in: outer, file: place.file, &result) {
      case .member(let member): value = member
      case .uncertain: value = nil
      case .none: (value, isForeign) = self.value(named: name, chain, in: outer, file: place.file)
      }
    }
    if chain.baseCall.isCalled {
      if value?.isType == true {
        value?.isType = false
        value?.arguments = chain.baseCall.type.map { [$0] } ?? []
        // `Box(viewModel).value`
        if let made = value, self.types[made.name] == nil {
          value?.holdsPorts = self.mayHand(chain.baseCall.handed, in: place.file)
        }
      } else if value == nil, let type = chain.baseCall.argumentClass ?? chain.baseCall.type {
        // `viewModel<LoginViewModel>()`.
        value = self.known(type, in: outer, file: place.file)
      } else if value == nil, isForeign, self.mayHand(chain.baseCall.handed, in: place.file) {
        isForeign = false
      }
    }
    var isPort = false
    for (number, link) in chain.links.enumerated() {
      if isPort {
        // `optional.get().title`: the port protocol has no `get`, so the value may be a wrapper of one.
        if isForeign { result.ofUnknown += number..<chain.links.count }
        return Value(isForeign: !isForeign)
      }
      if let narrowed = self.narrowed(value, chain, before: number, outer, place.file) {
        value = narrowed.count == 1 ? narrowed[0] : nil
        if value == nil { isForeign = false }
      }
      let owner = value
      (value, isPort) = self.follow(link, number, from: value, chain, outer, place.file, &isForeign, &result)
      if isPort, let owner, self.files[place.file].wanted != nil {
        isForeign = !self.mayDeclare(link.name, owner)
      }
      if isForeign, !isPort, self.mayHand(link.call.handed, in: place.file) { isForeign = false }
    }
    // The value of a port is not a port.
    if isPort { return Value(known: value, isForeign: true) }
    if let cast = chain.cast { value = self.known(cast, in: outer, file: place.file) }
    // A library function whose argument is an implicit member expression takes one of the library's own types.
    let isImplicit =
      chain.isImplicitMember && !chain.links.contains { self.mayHand($0.call.handed, in: place.file) }
    return Value(known: value, isForeign: isForeign || isImplicit)
  }

  /// The index that stands for the first name of a chain.
  static let base = -2

  private mutating func value(
    named name: String, _ chain: UseChain, in outer: String, file: Int
  ) -> (Known?, isForeign: Bool) {
    var prefix = outer
    var isForeign = false
    while !prefix.isEmpty {
      switch self.member(name, of: Known(name: self.files[file].fullName(of: prefix))) {
      case .value(let value): return (value, false)
      case .unknown: return (nil, false)
      case .foreign: isForeign = true
      case .absent: break
      }
      prefix = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) } ?? ""
    }
    // A variable or a function at the top level of another file.
    self.asked?.note(name)
    let globals = self.globals[name] ?? []
    if !globals.isEmpty {
      guard globals.count == 1, let type = globals[0].type else { return (nil, false) }
      return (self.known(type, in: "", file: globals[0].file), false)
    }
    if name.first?.isUppercase == true, var type = self.known(NamedType(path: name), in: outer, file: file) {
      type.isType = true
      return (type, false)
    }
    return (nil, isForeign)
  }

  /// The value of one member of a chain, and whether the member is a port.
  private mutating func follow(
    _ link: UseChain.Link, _ number: Int, from value: Known?, _ chain: UseChain, _ outer: String, _ file: Int,
    _ isForeign: inout Bool, _ result: inout Result
  ) -> (Known?, isPort: Bool) {
    if link.name == UseChain.Link.element {
      return (value.flatMap { self.element(of: $0, in: outer, file: file) }, false)
    }
    // `get(LoginViewModel::class.java)`, `instantiate(LoginViewController.self)`.
    if let type = link.call.argumentClass, let known = self.known(type, in: outer, file: file),
      self.types[known.name] != nil
    {
      return (known, false)
    }
    if let type = link.call.type, link.call.isCalled, value?.isType != true,
      let known = self.known(type, in: outer, file: file), self.leadsToPorts(known.name)
    {
      return (known, false)
    }
    guard let value = value.map({ self.part(of: $0, having: link.name) }) else {
      if !isForeign || self.isConstrained(chain, file) { result.ofUnknown.append(number) }
      // `something.outputs.title`: a port, but of which view model?
      let before = number > 0 ? chain.links[number - 1].name : self.baseName(chain)
      if let before, PortalNames.kind(of: before) != nil {
        result.unresolved.append(number)
        return (nil, true)
      }
      let isTelling = before.map(PortalNames.isTelling) ?? self.isTelling(chain.base, in: file)
      if isTelling, PortalNames.kind(of: link.name) == nil {
        result.uncertain.append(link.name)
        result.ofTelling.append(number)
      }
      return (nil, false)
    }
    if value.isType {
      switch link.name {
      case "init", "self", "class", "java", "Companion", "INSTANCE":
        return (Known(name: value.name, arguments: value.arguments, isType: link.name != "init"), false)
      default: break
      }
      let path = value.name + "." + link.name
      self.asked?.note(path)
      let isNested = link.name.first?.isUppercase == true && self.isWithout(link.name, value)
      if self.types[path] != nil || isNested,
        var nested = self.known(NamedType(path: path), in: outer, file: file)
      {
        nested.isType = !link.call.isCalled
        return (nested, false)
      }
    }
    // `viewModels[0]`, `viewModels.filter { $0.isOn }`.
    if Self.containers.contains(value.name) {
      if Self.choosing.contains(link.name) { return (self.element(of: value, in: outer, file: file), false) }
      if Self.keeping.contains(link.name) { return (value, false) }
    } else if link.name == "[]" {
      return (nil, false)
    }
    // Kotlin scope functions.
    if self.files[file].language == .kotlin, link.call.isCalled {
      if ["also", "apply", "takeIf", "takeUnless"].contains(link.name) { return (value, false) }
      if ["let", "run"].contains(link.name) { return (nil, false) }
    }
    if value.kind != nil {
      // `state.binding(\.title, …)`
      if link.name == "binding" { return (chain.isImplied ? value : nil, false) }
      result.uses.append(Use(owner: value, link: number))
      return (nil, true)
    }
    var found = self.member(link.name, of: value)
    // `box.title`, which is a member of the root type of the box's key path.
    if found.isNone, self.files[file].wanted != nil, !value.isType, !self.leadsToPorts(value.name),
      let root = self.dynamicRoot(of: value, link.name)
    {
      if link.name == self.files[file].wanted { result.wrappers.append((value.name, root)) }
      return self.follow(link, number, from: root, chain, outer, file, &isForeign, &result)
    }
    if case .foreign = found, Self.withoutMembers.contains(value.name) || self.isConstrained(chain, file) {
      found = .absent
    }
    let leadsToPorts = self.leadsToPorts(value.name)
    if leadsToPorts, value.isType { result.ofTypes.append(Use(owner: value, link: number)) }
    guard leadsToPorts, !value.isType else {
      // A wrapper of a view model may forward its members.
      let mayHoldPorts =
        value.holdsPorts || value.arguments.contains { self.mayHoldPorts($0) }
      if mayHoldPorts {
        result.ofUnknown.append(number)
      } else if !found.isNone, !leadsToPorts {
        result.ofKnown.append(number)
      }
      switch found {
      case .value(let next): return (next, false)
      case .foreign:
        isForeign = !mayHoldPorts
        // A wrapper returns the wrapped value: `wrappedValue`, `get()`.
        return (
          ["wrappedValue", "get", "value", "unsafelyUnwrapped"].contains(link.name)
            && value.arguments.count == 1
            ? value.arguments.first.flatMap { self.known($0, in: outer, file: file) } : nil, false
        )
      case .absent:
        // A static member, such as a case of an enumeration, is not a port.
        if !value.isType { result.ofAbsent.append(number) }
        return (nil, false)
      case .unknown: return (nil, false)
      }
    }
    if self.isList(value.name) {
      result.uses.append(Use(owner: value, link: number))
      return (nil, true)
    }
    if case .value(let next) = found, self.isList(next.name) { return (next, false) }
    // What `@ViewModel` generates: `viewModel.state.title`, `viewModel.binding(\.title, …)`.
    if ["binding", "state"].contains(link.name), found.isNone {
      let outputs = Known(name: value.name, arguments: value.arguments, kind: .outputs)
      return (link.name == "state" || chain.isImplied ? outputs : nil, false)
    }
    if let kind = PortalNames.kind(of: link.name) {
      if case .value(let next) = found, self.types[next.name] != nil, next.name != value.name {
        return (next, false)
      }
      return (Known(name: value.name, arguments: value.arguments, kind: kind), false)
    }
    result.uses.append(Use(owner: value, link: number))
    guard case .value(let next) = found else { return (nil, false) }
    return (next, false)
  }

  /// Whether a port protocol or a view model has a member, perhaps of an unknown type.
  private mutating func mayDeclare(_ name: String, _ owner: Known) -> Bool {
    switch self.member(name, of: owner) {
    case .value, .unknown: true
    case .foreign, .absent: false
    }
  }

  /// Whether a type is a view model or a port protocol, or has one as a generic argument.
  mutating func mayHoldPorts(_ type: NamedType) -> Bool {
    self.leadsToPorts(type.path) || type.arguments.contains { self.mayHoldPorts($0) }
  }

  func baseName(_ chain: UseChain) -> String? {
    guard case .name(let name) = chain.base else { return nil }
    return name
  }
}
