import SourceModel

/// The types, extensions and aliases of some Swift files, by name.
struct Declarations {
  /// A type with its enclosing declarations.
  struct Entry {
    var declaration: Located<TypeDeclaration>
    var enclosing: [String]
  }

  private(set) var types: [String: [Entry]] = [:]
  private(set) var aliases: [String: [Located<AliasDeclaration>]] = [:]
  private(set) var extensions: [String: [Located<TypeDeclaration>]] = [:]

  /// The aliases with the same meaning in all files, by what they stand for.
  private var otherNames: [String: [String]] = [:]

  private(set) var facts = RunFacts()

  /// The files that declare a type, each once, by its name and the names around it.
  private var files: [[String]: [String]] = [:]

  init(_ files: [SourceFile]) {
    var inheriting: [(name: String, inherited: [String])] = []
    for file in files {
      self.add(file.declarations, of: file.path, enclosing: [], &inheriting)
    }
    self.facts.addBaseServices(among: inheriting)
    for (name, aliases) in self.aliases.sorted(by: { $0.key < $1.key })
    where aliases.count == 1 && self.types[name] == nil {
      guard case .named(let path, let arguments) = aliases[0].value.target, arguments.isEmpty else {
        continue
      }
      self.otherNames[path.joined(separator: "."), default: []].append(name)
    }
  }

  /// The functions that extensions add to the streams of a library and to their protocols: `ObservableType`.
  func streamFunctions(of library: StreamLibrary) -> [String: [Located<FunctionDeclaration>]] {
    let found = self.extensions.filter { name, _ in
      let endings = ["Type", "Protocol", "ConvertibleType", "Convertible"].filter(name.hasSuffix)
      return library.isStream(name) || endings.contains { library.isStream(String(name.dropLast($0.count))) }
    }.sorted { $0.key < $1.key }.flatMap(\.value)
    let functions = found.flatMap { body in
      body.value.functions.filter { !$0.header.isStatic && $0.body != nil }.map { Located($0, in: body.path) }
    }
    return Dictionary(grouping: functions, by: { $0.value.header.name.text })
  }

  private mutating func add(
    _ declarations: [Declaration], of path: String, enclosing: [String],
    _ inheriting: inout [(name: String, inherited: [String])]
  ) {
    for declaration in declarations {
      if let type = declaration.type, !type.inherited.isEmpty {
        inheriting.append((type.name.lastPathName, type.inherited.compactMap(\.type.name)))
      }
      switch declaration {
      case .type(let type) where type.kind == .extension:
        self.extensions[type.name, default: []].append(Located(type, in: path))
        self.add(type.members, of: path, enclosing: type.name.pathNames, &inheriting)
      case .type(let type):
        self.facts.add(type.name, type.kind)
        if type.kind == .protocol { self.facts.add(protocol: type.name) }
        if type.kind == .class, let name = type.inherited.first?.type.name {
          self.facts.add(subclass: type.name, of: name)
        }
        self.types[type.name, default: []].append(
          Entry(declaration: Located(type, in: path), enclosing: enclosing))
        let names = enclosing + [type.name]
        if self.files[names]?.last != path { self.files[names, default: []].append(path) }
        self.add(type.members, of: path, enclosing: names, &inheriting)
      case .alias(let alias):
        self.aliases[alias.header.name.text, default: []].append(Located(alias, in: path))
      default: continue
      }
    }
  }

  /// The type that a name means at a place.
  ///
  /// - Parameters:
  ///   - path: the name with its dots.
  ///   - enclosing: the types around the place, outermost first.
  ///   - file: the file of the reference; of two types with one name, the one in the nearer file is meant.
  func type(named path: [String], within enclosing: [String], in file: String) -> Entry? {
    guard let name = path.last, let candidates = self.types[name] else { return nil }
    let outer = Array(path.dropLast())
    let fitting = candidates.filter { entry in
      if outer.isEmpty {
        // Only the enclosing types can refer to a nested type by its simple name.
        return enclosing.starts(with: entry.enclosing)
      }
      // The first name of the path may be a module's.
      return entry.enclosing.suffix(outer.count) == outer[...]
        || (outer.count == 1 && entry.enclosing.isEmpty && self.types[outer[0]] == nil)
    }
    return fitting.max { Self.rank($0, within: enclosing, file) < Self.rank($1, within: enclosing, file) }
  }

  func alias(named name: String, in file: String) -> Located<AliasDeclaration>? {
    self.aliases[name]?.max { Nearness.between($0.path, file) < Nearness.between($1.path, file) }
  }

  /// The extensions of a type, by its aliases as well. Where several files declare a type of that name, each extension
  /// is that of the nearest one.
  func extensions(of qualifiedName: String, declaredIn file: String) -> [Located<TypeDeclaration>] {
    self.names(of: qualifiedName).flatMap { self.extensions[$0] ?? [] }.filter {
      self.isNearest(file, to: $0.path, declaring: qualifiedName)
    }
  }

  /// The name of a type, and the aliases that mean it in all files.
  private func names(of qualifiedName: String) -> [String] {
    var names = [qualifiedName]
    var next = 0
    while next < names.count {
      names += (self.otherNames[names[next]] ?? []).filter { !names.contains($0) }
      next += 1
    }
    return names
  }

  /// Whether no other file that declares a type of that name is nearer to a place. Of files that are equally near the
  /// first by name counts as nearer.
  func isNearest(_ file: String, to place: String, declaring qualifiedName: String) -> Bool {
    guard let files = self.files[qualifiedName.pathNames], files.count > 1 else { return true }
    return files.max { (Nearness.between($0, place), $1) < (Nearness.between($1, place), $0) } == file
  }

  func extensions(of typeProtocol: TypeProtocol) -> [Located<TypeDeclaration>] {
    guard case .declared(let declaration) = typeProtocol else { return [] }
    return self.extensions[declaration.value.name] ?? []
  }

  private static func rank(_ entry: Entry, within enclosing: [String], _ file: String) -> Int {
    Nearness.between(entry.declaration.path, file) * 64 + entry.enclosing.count
  }
}
