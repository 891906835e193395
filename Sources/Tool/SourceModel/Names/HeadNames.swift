/// The types of the files of a run in one language, from the heads of their declarations.
///
/// It tells which types lead to ports, and which files the meaning of a type depends on.
package struct HeadNames: Sendable {
  /// The head of a declaration, and the index of its file.
  package struct Head: Sendable {
    package let file: Int
    package let header: FileIndex.Header
  }

  package typealias Entry = TypeNames<Head>.Entry

  private let recognition: RecognitionStyle
  private var types: TypeNames<Head>
  private var byFile: [Int: [Entry]] = [:]
  /// Whether types lead to ports, by their identifiers.
  private var answers: [Int: Bool] = [:]

  /// - Parameters:
  ///   - files: the files of the run.
  ///   - language: the language of those that matter.
  package init(_ files: [FileIndex], in language: Language) {
    self.recognition = language.profile.recognition
    self.types = TypeNames(of: language, knowsNesting: language.profile.reach.importsTypes)
    for (file, index) in files.enumerated() where index.language == language { self.add(file, index) }
  }

  /// Replaces one file.
  package mutating func replace(_ file: Int, by index: FileIndex) {
    self.types.remove(self.byFile[file] ?? [])
    self.add(file, index)
    self.answers = [:]
  }

  private mutating func add(_ file: Int, _ index: FileIndex) {
    let scope = FileScope(index)
    self.byFile[file] = index.headers.enumerated().compactMap { number, header in
      // A declaration in a body of code is no part of another type.
      guard let enclosing = header.enclosing else { return nil }
      let place = NamePlace(file: scope, enclosing: enclosing)
      let head = Head(file: file, header: header)
      let inherited = header.references.map(\.pathNames)
      // In the order of the files.
      let id = file << 32 | number
      return header.kind == .extension
        ? self.types.add(extensionOf: header.name, at: place, inherited: inherited, id: id, head)
        : self.types.add(
          header.name, at: place, inherited: inherited, isAlias: header.kind == .alias, id: id, head)
    }
  }

  /// The declarations of a file.
  package func entries(of file: Int) -> [Entry] { self.byFile[file] ?? [] }

  /// The files with extensions of types of a name.
  package func filesExtending(_ name: String) -> [Int] {
    self.types.extensions(simpleName: name.lastPathName).map(\.payload.file)
  }

  // MARK: Ports

  /// Whether a type is a port protocol, or inherits or stands for one.
  package mutating func leadsToPorts(_ entry: Entry) -> Bool {
    if let answer = self.answers[entry.id] { return answer }
    // Chains of types may be long and circular, so they are followed without recursion.
    var origins: [Int: Int] = [:]
    var seen: Set = [entry.id]
    var pending = [entry]
    while let current = pending.popLast() {
      if self.answers[current.id] == false { continue }
      guard self.answers[current.id] != true, let next = self.passingOnPorts(to: current) else {
        var id: Int? = current.id
        while let known = id {
          self.answers[known] = true
          id = origins[known]
        }
        return true
      }
      for entry in next where seen.insert(entry.id).inserted {
        origins[entry.id] = current.id
        pending.append(entry)
      }
    }
    for id in seen { self.answers[id] = false }
    return false
  }

  /// The types that a type inherits or stands for, and may have ports from; nil when it certainly has ports.
  private func passingOnPorts(to entry: Entry) -> [Entry]? {
    let isInterface = entry.payload.header.kind == .protocol || entry.isAlias
    if isInterface, self.recognition.portName(entry.place.enclosing.suffix(1) + [entry.name]) != nil {
      return nil
    }
    var found: [Entry] = []
    for path in entry.inherited {
      var trail: [Entry] = []
      let types = self.types.types(named: path, at: entry.place, trail: &trail)
      // A port protocol outside of the run is recognized by its name.
      if types.isEmpty, entry.payload.header.refersToPorts, self.recognition.portName(path) != nil {
        return nil
      }
      found += types.filter { $0.payload.header.kind != .class || self.recognition.inheritsPorts }
    }
    return found
  }

  /// The names of the protocols and aliases that lead to port protocols of the run.
  ///
  /// An alias that is only named like ports, such as `Output` of a publisher, leads to none.
  package var namesOfPortals: Set<String> {
    let inheritsPorts = self.recognition.inheritsPorts
    let entries = self.byFile.values.joined().filter { entry in
      switch entry.payload.header.kind {
      case .protocol, .alias: true
      case .class: inheritsPorts
      default: false
      }
    }
    // What names a type is known by its spelling, and what it means is looked up only where that may be a port protocol.
    var naming: [String: [(entry: Entry, path: [String])]] = [:]
    for entry in entries {
      for path in entry.inherited {
        let imported = path.count == 1 ? entry.place.file.imports.type(named: path[0]) : nil
        guard let name = imported?.lastPathName ?? path.last else { continue }
        naming[name, default: []].append((entry, path))
      }
    }
    var pending = entries.filter { entry in
      entry.payload.header.kind == .protocol
        && self.recognition.portName(entry.place.enclosing.suffix(1) + [entry.name]) != nil
    }
    var heirs: [Int: [Entry]] = [:]
    var seen = Set(pending.map(\.id))
    var names: Set<String> = []
    var trail: [Entry] = []
    while let entry = pending.popLast() {
      if entry.payload.header.kind != .class { names.insert(entry.name) }
      for (heir, path) in naming.removeValue(forKey: entry.name) ?? [] {
        for found in self.types.types(named: path, at: heir.place, trail: &trail) {
          heirs[found.id, default: []].append(heir)
        }
      }
      for heir in heirs[entry.id] ?? [] where seen.insert(heir.id).inserted { pending.append(heir) }
    }
    return names
  }

  // MARK: Files

  /// The declarations on which the meaning of a type depends, without the extensions of `extendedNames(for:)`, and
  /// whether these depend on more.
  package mutating func needs(of entry: Entry) -> [(entry: Entry, isFollowed: Bool)] {
    var needed: [(entry: Entry, isFollowed: Bool)] = []
    var trail: [Entry] = []
    for path in entry.inherited {
      for found in self.types.types(named: path, at: entry.place, trail: &trail) {
        switch found.payload.header.kind {
        case .protocol, .alias: needed.append((found, true))
        case .class:
          // A base class matters for the ports that it implements, or for what its extensions add.
          if !self.recognition.inheritsPorts || self.leadsToPorts(found) { needed.append((found, true)) }
        case .struct, .actor, .enum, .record, .annotation, .extension: continue
        }
      }
    }
    needed += trail.map { ($0, false) }
    guard entry.payload.header.kind != .protocol, !entry.isAlias else { return needed }
    let typeProtocol = Self.typeProtocol(of: entry)
    needed += self.types.types(named: [typeProtocol], at: entry.place, trail: &trail).map { ($0, true) }
    if entry.payload.header.kind == .extension {
      needed += self.types.types(named: [entry.name], at: entry.place, trail: &trail).map { ($0, false) }
    }
    return needed
  }

  /// The simple names of the types whose extensions the meaning of a type depends on.
  package func extendedNames(for entry: Entry) -> [String] {
    guard entry.payload.header.kind != .protocol, !entry.isAlias else { return [] }
    return [entry.name, Self.typeProtocol(of: entry)]
  }

  /// The name of the protocol that has the ports of a view model.
  private static func typeProtocol(of entry: Entry) -> String { entry.name + "Type" }
}
