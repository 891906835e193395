package import SourceModel

/// The types, type aliases and extensions of some described files of a language, by their names.
package struct DeclaredTypes: Sendable {
  package typealias Entry = TypeNames<Declaration>.Entry

  package private(set) var names: TypeNames<Declaration>
  private var scopes: [String: FileScope] = [:]
  /// The aliases with the same meaning in all files, by name.
  private(set) var aliases: [String: AliasDeclaration] = [:]
  /// The names of these aliases, by the type that they stand for.
  private var otherNames: [String: [String]] = [:]
  /// All declarations.
  package private(set) var entries: [Entry] = []
  /// Where the declarations of types are among all, by their files and ranges.
  private var indices: [Located<TextRange>: Int] = [:]
  /// The full names of the classes that another of their own file inherits from.
  private(set) var inheritedClasses: Set<String> = []

  /// - Parameter files: files of one language.
  package init(_ files: [SourceFile], in language: Language) {
    self.names = TypeNames(of: language, knowsNesting: true)
    for file in files {
      let scope = FileScope(file)
      self.scopes[file.path] = scope
      self.add(file.declarations, at: NamePlace(file: scope, enclosing: []))
    }
    for entry in self.entries {
      guard let name = entry.payload.type?.superclass?.type.path,
        let superclass = self.type(named: name, at: entry.place), superclass.path == entry.path
      else { continue }
      self.inheritedClasses.insert(superclass.fullName)
    }
    self.aliases = self.aliases.filter { name, _ in
      self.names.types(simpleName: name).count(where: \.isAlias) == 1
    }
    for (name, alias) in self.aliases.sorted(by: { $0.key < $1.key })
    where self.names.types(simpleName: name).count == 1 {
      guard case .named(let path, let arguments) = alias.target, arguments.isEmpty else { continue }
      self.otherNames[path.joined(separator: "."), default: []].append(name)
    }
  }

  private mutating func add(_ declarations: [Declaration], at place: NamePlace) {
    guard place.enclosing.count <= FileIndex.maximumNesting else { return }
    for declaration in declarations {
      if let alias = declaration.alias {
        let name = alias.header.name.text
        self.aliases[name] = alias
        self.entries.append(
          self.names.add(
            name, at: place, inherited: alias.target.names.map(\.pathNames), isAlias: true, declaration))
      }
      guard let type = declaration.type else { continue }
      let inherited = type.inherited.flatMap(\.type.names).map(\.pathNames)
      let entry =
        type.kind == .extension
        ? self.names.add(extensionOf: type.name, at: place, inherited: inherited, declaration)
        : self.names.add(type.name, at: place, inherited: inherited, declaration)
      let range = Located(type.header.range, in: place.file.path)
      if self.indices[range] == nil { self.indices[range] = self.entries.count }
      self.entries.append(entry)
      let inner = NamePlace(file: place.file, enclosing: place.enclosing + type.name.pathNames)
      self.add(type.members, at: inner)
    }
  }

  /// The top level of a file.
  func place(in path: String) -> NamePlace? {
    self.scopes[path].map { NamePlace(file: $0, enclosing: []) }
  }

  /// The type that a name means at a place, also through type aliases.
  func type(named path: [String], at place: NamePlace) -> Entry? {
    var found = self.names.type(named: path, at: place)
    var passed: Set<Int> = []
    while let alias = found, alias.isAlias {
      guard alias.inherited.count == 1, passed.insert(alias.id).inserted else { return nil }
      found = self.names.type(named: alias.inherited[0], at: alias.place)
    }
    return found
  }

  /// What some declarations inherit or conform to, directly or indirectly, through type aliases and compositions.
  package func supertypes(of types: [Located<TypeDeclaration>]) -> Supertypes {
    var supertypes = Supertypes()
    var names: Set<String> = []
    func note(_ name: String, isClass: Bool) {
      guard names.insert(name).inserted else { return }
      supertypes.elsewhere.append(Supertypes.Elsewhere(name: name, isClass: isClass))
    }
    var pending = types.compactMap(self.entry)
    var seen = Set(pending.map(\.id))
    while let entry = pending.popLast() {
      let type = entry.payload.type
      for other in type?.inherited ?? [] where other.type.names.isEmpty {
        note(other.type.description, isClass: false)
      }
      let bounds = type?.bounds.flatMap(\.names).map(\.pathNames) ?? []
      for path in entry.inherited + bounds {
        guard let found = self.names.type(named: path, at: entry.place) else {
          note(path.last ?? "", isClass: type?.superclass?.type.path == path)
          continue
        }
        let extensions = self.names.extensions(simpleName: found.name)
          .filter { $0.payload.type?.name == found.fullName }
        for next in [found] + extensions where seen.insert(next.id).inserted {
          if let type = next.type { supertypes.declared.append(type) }
          pending.append(next)
        }
      }
    }
    return supertypes
  }

  /// The entry of a declaration, which may be from another reading of its file.
  package func entry(of type: Located<TypeDeclaration>) -> Entry? {
    self.indices[Located(type.value.header.range, in: type.path)].map { self.entries[$0] }
  }

  /// The types of a simple name that may be view models.
  func models(named name: String) -> [Entry] {
    self.names.types(simpleName: name).filter { entry in
      entry.payload.type.map { [.class, .struct, .actor].contains($0.kind) } ?? false
    }
  }

  // MARK: Extensions

  /// The extensions of a type as it is written.
  func extensions(named name: String) -> [Located<TypeDeclaration>] {
    self.names.extensions(simpleName: name.lastPathName).compactMap(\.type).filter { $0.value.name == name }
  }

  /// The extensions of a type, by its aliases as well. Where several files declare a type of that name, each extension
  /// is that of the nearest one.
  func extensions(of qualifiedName: String, declaredIn file: String) -> [Located<TypeDeclaration>] {
    self.names(of: qualifiedName).flatMap(self.extensions(named:)).filter {
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
    let path = qualifiedName.pathNames
    let files = self.names.types(simpleName: path.last ?? "")
      .filter { !$0.isAlias && $0.place.enclosing == path.dropLast() }.map(\.path)
    guard files.contains(where: { $0 != file }) else { return true }
    return files.max { (Nearness.between($0, place), $1) < (Nearness.between($1, place), $0) } == file
  }

  /// The functions that extensions add to the streams of a library and to their protocols: `ObservableType`.
  func streamFunctions(of library: StreamLibrary) -> [String: [Located<FunctionDeclaration>]] {
    let found = self.entries.compactMap(\.type).filter { body in
      guard body.value.kind == .extension else { return false }
      let name = body.value.name
      let endings = ["Type", "Protocol", "ConvertibleType", "Convertible"].filter(name.hasSuffix)
      return library.isStream(name) || endings.contains { library.isStream(String(name.dropLast($0.count))) }
    }
    let functions = found.sorted { $0.value.name < $1.value.name }.flatMap { body in
      body.value.functions.filter { !$0.header.isStatic && $0.body != nil }.map { Located($0, in: body.path) }
    }
    return Dictionary(grouping: functions, by: { $0.value.header.name.text })
  }
}

extension TypeNames.Entry where Payload == Declaration {
  /// The path of its file.
  package var path: String { self.place.file.path }

  /// Its declaration; nil for an alias.
  package var type: Located<TypeDeclaration>? { self.payload.type.map { Located($0, in: self.path) } }
}
