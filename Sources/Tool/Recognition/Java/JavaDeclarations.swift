import SourceModel

/// The types of some Java files, by their names.
struct JavaDeclarations: Sendable {
  typealias Entry = JavaTypes<Located<TypeDeclaration>>.Entry

  private var types = JavaTypes<Located<TypeDeclaration>>()
  private var classes: [String: [Entry]] = [:]
  private var files: [String: JavaFile] = [:]
  /// The classes that another of their own file inherits from, by their full names.
  private var inheritedClasses: Set<String> = []

  private(set) var facts = RunFacts()

  init(_ files: [SourceFile]) {
    var subclasses: [Entry] = []
    for file in files {
      let scope = JavaFile(
        package: file.package?.text ?? "", imports: JavaImports(file.imports.map(\.path)))
      self.files[file.path] = scope
      self.add(
        file.declarations, of: file.path, at: JavaPlace(file: scope, enclosing: []), subclasses: &subclasses)
    }
    for entry in subclasses {
      guard let path = entry.payload.value.superclass?.type.path else { continue }
      var trail: [Entry] = []
      for superclass in self.types.types(named: path, at: entry.place, trail: &trail)
      where superclass.payload.path == entry.payload.path {
        self.inheritedClasses.insert(superclass.fullName)
      }
    }
  }

  private mutating func add(
    _ declarations: [Declaration], of path: String, at place: JavaPlace, subclasses: inout [Entry]
  ) {
    guard place.enclosing.count <= FileIndex.maximumNesting else { return }
    self.add(declarations.compactMap(\.alias), of: path, at: place)
    for type in declarations.compactMap(\.type) {
      let entry = self.types.add(
        type.name, at: place, inherited: type.inherited.compactMap(\.type.path), Located(type, in: path))
      self.facts.add(type.name, type.kind)
      if type.kind == .class { self.classes[type.name, default: []].append(entry) }
      if let superclass = type.superclass?.type.path {
        self.facts.add(subclass: type.name, of: superclass, imports: place.file.imports)
        subclasses.append(entry)
      }
      let inner = JavaPlace(file: place.file, enclosing: place.enclosing + [type.name])
      self.add(type.members, of: path, at: inner, subclasses: &subclasses)
    }
  }

  /// Adds type aliases: each leads to what it stands for as if it inherited that.
  private mutating func add(_ aliases: [AliasDeclaration], of path: String, at place: JavaPlace) {
    for alias in aliases {
      guard let target = alias.target.path else { continue }
      let type = TypeDeclaration(
        kind: .protocol, header: alias.header,
        inherited: [LocatedType(alias.target, alias.header.range)], memberRange: alias.header.range)
      self.types.add(alias.header.name.text, at: place, inherited: [target], Located(type, in: path))
    }
  }

  /// The facts that a file declares about names.
  func file(_ path: String) -> JavaFile? { self.files[path] }

  /// The type that a name means at a place; of several types with one name, the one in the nearest file.
  func type(named path: [String], at place: JavaPlace, in file: String) -> Entry? {
    var trail: [Entry] = []
    return self.types.types(named: path, at: place, trail: &trail)
      .max { Nearness.between($0.payload.path, file) < Nearness.between($1.payload.path, file) }
  }

  /// The classes of a simple name.
  func classes(named name: String) -> [Entry] { self.classes[name] ?? [] }

  /// Whether a class of the same file inherits from a class.
  func isInherited(_ fullName: String) -> Bool { self.inheritedClasses.contains(fullName) }
}
