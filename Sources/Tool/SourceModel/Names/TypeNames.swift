/// The types, type aliases and extensions of some files of a language, and what a name means at a place.
///
/// The grouping of files and the recognition of view models resolve names by it, so that they agree. What a file sees
/// is a matter of its language: the types of its module, or those of its package and of its imports.
package struct TypeNames<Payload: Sendable>: Sendable {
  /// A type, an alias or an extension that is declared: an immutable object, since searches pass on many of them.
  package final class Entry: Sendable {
    /// Identifies it among the entries, and orders them.
    package let id: Int
    /// The name without those of the types around it.
    package let name: String
    /// Where it is declared.
    package let place: NamePlace
    /// The names of what a type inherits, or of what an alias stands for, as written.
    package let inherited: [[String]]
    package let isAlias: Bool
    package let payload: Payload
    package let fullName: String

    fileprivate init(
      id: Int, name: String, place: NamePlace, inherited: [[String]], isAlias: Bool, payload: Payload
    ) {
      self.id = id
      self.name = name
      self.place = place
      self.inherited = inherited
      self.isAlias = isAlias
      self.payload = payload
      self.fullName = place.file.fullName(of: place.enclosing + [name])
    }
  }

  private let importsTypes: Bool
  /// Whether the types around a declaration are known. Where they are not, a nested type is sought in the files that
  /// declare or extend the type around it.
  private let knowsNesting: Bool
  private var count = 0
  private var byFullName: [String: [Entry]] = [:]
  private var byName: [String: [Entry]] = [:]
  private var extensions: [String: [Entry]] = [:]
  /// The simple names of nested types.
  private var memberNames: Set<String> = []

  package init(of language: Language, knowsNesting: Bool) {
    self.importsTypes = language.profile.reach.importsTypes
    self.knowsNesting = knowsNesting
  }

  /// Adds a type or an alias. If a file declares several types with one full name, which Java does not allow, names
  /// refer to the first.
  ///
  /// - Parameter id: where it is not the last one, what orders it among the others.
  @discardableResult
  package mutating func add(
    _ name: String, at place: NamePlace, inherited: [[String]], isAlias: Bool = false, id: Int? = nil,
    _ payload: Payload
  ) -> Entry {
    let entry = self.entry(name, at: place, inherited, isAlias: isAlias, id, payload)
    if self.importsTypes,
      self.byFullName[entry.fullName]?.contains(where: { $0.place.file === place.file }) != true
    {
      Self.insert(entry, in: &self.byFullName[entry.fullName, default: []])
    }
    Self.insert(entry, in: &self.byName[name, default: []])
    if !place.enclosing.isEmpty { self.memberNames.insert(name) }
    return entry
  }

  /// Adds an extension by the name of the extended type, with its dots.
  @discardableResult
  package mutating func add(
    extensionOf name: String, at place: NamePlace, inherited: [[String]], id: Int? = nil, _ payload: Payload
  ) -> Entry {
    let entry = self.entry(name.lastPathName, at: place, inherited, isAlias: false, id, payload)
    Self.insert(entry, in: &self.extensions[entry.name, default: []])
    return entry
  }

  private mutating func entry(
    _ name: String, at place: NamePlace, _ inherited: [[String]], isAlias: Bool, _ id: Int?,
    _ payload: Payload
  ) -> Entry {
    self.count += 1
    return Entry(
      id: id ?? self.count, name: name, place: place, inherited: inherited, isAlias: isAlias, payload: payload
    )
  }

  private static func insert(_ entry: Entry, in entries: inout [Entry]) {
    var place = entries.endIndex
    while place > 0, entries[place - 1].id > entry.id { place -= 1 }
    entries.insert(entry, at: place)
  }

  /// Removes all declarations of a file.
  package mutating func remove(_ entries: [Entry]) {
    func remove(_ entry: Entry, from entries: inout [String: [Entry]], _ name: String) {
      entries[name]?.removeAll { $0 === entry }
      if entries[name]?.isEmpty == true { entries[name] = nil }
    }
    for entry in entries {
      remove(entry, from: &self.byFullName, entry.fullName)
      remove(entry, from: &self.byName, entry.name)
      remove(entry, from: &self.extensions, entry.name)
    }
  }

  /// The types and aliases of a simple name.
  package func types(simpleName: String) -> [Entry] { self.byName[simpleName] ?? [] }

  /// The extensions of the types of a simple name.
  package func extensions(simpleName: String) -> [Entry] { self.extensions[simpleName] ?? [] }

  /// The types of a full name: several when several files declare it, as variants of a build do.
  package func types(fullName: String) -> [Entry] { self.byFullName[fullName] ?? [] }

  /// The types and aliases that a name means at a place.
  ///
  /// - Parameters:
  ///   - path: the name with its dots.
  ///   - trail: gets the types that inherit a member which the name leads to, and those between.
  package func types(named path: [String], at place: NamePlace, trail: inout [Entry]) -> [Entry] {
    self.importsTypes
      ? self.imported(path, at: place, inheriting: true, trail: &trail)
      : self.visible(path, at: place, trail: &trail)
  }

  /// The type or alias that a name means at a place: of several, the one in the nearest file, and there the innermost.
  package func type(named path: [String], at place: NamePlace) -> Entry? {
    var trail: [Entry] = []
    let found = self.types(named: path, at: place, trail: &trail)
    guard found.count > 1 else { return found.first }
    func rank(_ entry: Entry) -> (Int, Int) {
      (Nearness.between(entry.place.file.path, place.file.path), entry.place.enclosing.count)
    }
    return found.max { rank($0) < rank($1) }
  }

  // MARK: Modules

  /// The types that a name means where a file sees all types of its module; those of the same file come before others.
  private func visible(_ path: [String], at place: NamePlace, trail: inout [Entry]) -> [Entry] {
    guard let name = path.last, let candidates = self.byName[name] else { return [] }
    let found =
      path.count > 1
      ? self.members(candidates, of: path.dropLast(), trail: &trail)
      // Only the types around a place can refer to a nested type by its simple name.
      : self.knowsNesting
        ? candidates.filter { place.enclosing.starts(with: $0.place.enclosing) } : candidates
    guard found.count > 1 else { return found }
    let own = found.filter { $0.place.file === place.file }
    return own.isEmpty ? found : own
  }

  /// Those of the types of a simple name that are members of others.
  ///
  /// - Parameter outer: the path of the others.
  private func members(
    _ candidates: [Entry], of outer: ArraySlice<String>, trail: inout [Entry]
  ) -> [Entry] {
    guard let last = outer.last else { return [] }
    let around = self.types(simpleName: last).filter { !$0.isAlias }
    // The first name of a path may be that of a module.
    guard !around.isEmpty else {
      return outer.count == 1 ? candidates.filter { $0.place.enclosing.isEmpty } : []
    }
    guard self.knowsNesting else {
      let files = Set((around + self.extensions(simpleName: last)).map { ObjectIdentifier($0.place.file) })
      let found = candidates.filter { files.contains(ObjectIdentifier($0.place.file)) }
      if !found.isEmpty { trail += around }
      return found
    }
    return candidates.filter { $0.place.enclosing.suffix(outer.count).elementsEqual(outer) }
  }

  // MARK: Packages

  // The source is The Java Language Specification, 6.3 and 6.4: the scope of a declaration, and what shadows it.

  /// The types that a name means where a file sees its package and its imports.
  ///
  /// - Parameter inheriting: whether members are also searched in inherited types. They are
  ///   not searched for inherited types, so that a search ends.
  private func imported(
    _ path: [String], at place: NamePlace, inheriting: Bool, trail: inout [Entry]
  ) -> [Entry] {
    guard let first = path.first else { return [] }
    var found = self.types(named: first, at: place, inheriting: inheriting, trail: &trail)
    guard !found.isEmpty else {
      return path.count > 1 ? self.types(fullName: path.joined(separator: ".")) : []
    }
    for name in path.dropFirst() {
      trail += inheriting ? found : []
      found = self.members(named: name, of: found, inheriting: inheriting, trail: &trail)
    }
    return found
  }

  /// The types that a name without dots means.
  private func types(
    named name: String, at place: NamePlace, inheriting: Bool, trail: inout [Entry]
  ) -> [Entry] {
    let file = place.file
    // Most names are not members, and a search is slow.
    let outermost = self.memberNames.contains(name) ? 0 : place.enclosing.count
    for depth in stride(from: place.enclosing.count, to: outermost, by: -1) {
      let around = self.types(fullName: file.fullName(of: place.enclosing[..<depth]))
      let members = self.members(named: name, of: around, inheriting: inheriting, trail: &trail)
      if !members.isEmpty { return members }
    }
    let own = self.types(fullName: file.fullName(of: [name]))
    if own.contains(where: { $0.place.file === file }) { return own }
    if let imported = file.imports.type(named: name) { return self.types(fullName: imported) }
    if !own.isEmpty { return own }
    return file.imports.namesOnDemand(name).lazy.map { self.types(fullName: $0) }.first { !$0.isEmpty } ?? []
  }

  /// The types that are members of others, inherited ones included.
  private func members(
    named name: String, of types: [Entry], inheriting: Bool, trail: inout [Entry]
  ) -> [Entry] {
    var seen = Set(types.map { $0.fullName })
    var level = types
    var passed: [Entry] = []
    while !level.isEmpty {
      let names = Set(level.map { $0.fullName }).sorted()
      let members = names.flatMap { self.types(fullName: "\($0).\(name)") }
      if !members.isEmpty {
        trail += passed
        return members
      }
      guard inheriting, seen.count <= Self.maximumInherited else { return [] }
      passed += level
      var next: [Entry] = []
      for entry in level {
        for path in entry.inherited where next.count <= Self.maximumInherited {
          var ignored: [Entry] = []
          next += self.imported(path, at: entry.place, inheriting: false, trail: &ignored)
        }
      }
      level = next.filter { seen.insert($0.fullName).inserted }
    }
    return []
  }

  /// The number of types that are searched for an inherited member.
  private static var maximumInherited: Int { 30 }
}

/// What some types inherit or conform to, directly or indirectly.
package struct Supertypes: Sendable {
  /// A type that the run does not declare.
  package struct Elsewhere: Hashable, Sendable {
    package var name: String
    /// Whether it is known to be a class.
    package var isClass: Bool

    package init(name: String, isClass: Bool = false) {
      self.name = name
      self.isClass = isClass
    }
  }

  /// The types that the run declares, and their extensions.
  package var declared: [Located<TypeDeclaration>] = []
  /// The others, each once.
  package var elsewhere: [Elsewhere] = []

  package init() {}
}
