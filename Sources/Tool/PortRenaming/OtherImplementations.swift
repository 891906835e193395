import Engine
import PortUses
import SourceModel

/// The types other than the view model that implement the port protocol, such as a mock.
struct OtherImplementations {
  /// A protocol, with the name of its enclosing type, if any.
  private struct List: Hashable {
    var name: String
    var outer: String?
  }

  private let port: Port
  private let viewModel: ViewModel
  private let sources: [PortRename.Source]
  /// The port protocols of the port's kind, and the protocols that inherit from them.
  private var lists: [List] = []
  private var types: [(type: TypeDeclaration, list: List, path: String)] = []
  /// A type with its outermost enclosing type.
  private typealias Heir = (type: TypeDeclaration, outer: TypeDeclaration?)
  /// The types of the files that were read, by file path and by the last component of the names of their supertypes.
  private var inheriting: [String: [String: [Heir]]] = [:]
  /// The files with type aliases, and the aliases of those that were read.
  private let aliasing: [PortRename.Source]
  private var aliases: [String: [AliasDeclaration]] = [:]
  /// The offsets of the headers of the view model and its extensions, by file path.
  private let own: [String: Set<Int>]
  /// The names of the members of the protocols that inherit from the port protocols.
  private(set) var members: Set<String> = []

  init(of port: Port, _ viewModel: ViewModel, in sources: [PortRename.Source]) {
    self.port = port
    self.viewModel = viewModel
    self.sources = sources
    let word = Array("typealias".utf8)
    self.aliasing = sources.filter { $0.text.bytes.holds(word) }
    self.own = Dictionary(grouping: viewModel.bodies, by: \.path)
      .mapValues { Set($0.map(\.value.header.range.start)) }
    var seen: Set<List> = []
    let groups = viewModel.groups.filter { $0.kind == port.kind }
    var pending = groups.map { group in
      let outer = viewModel.enclosingTypes.first ?? viewModel.declaration.name
      return List(name: group.simpleName, outer: group.isNested ? outer : nil)
    }
    while let list = pending.popLast() {
      guard seen.insert(list).inserted else { continue }
      self.lists.append(list)
      pending += self.aliases(of: list).map { List(name: $0, outer: nil) }
      let heirs = self.heirs(of: list)
      for heir in heirs where heir.type.kind == .protocol {
        self.members.formUnion(heir.type.members.map(\.header.name.text))
      }
      pending += heirs.filter { $0.type.kind == .protocol }.map { List(name: $0.type.name, outer: $0.outer) }
      self.types += heirs.filter { $0.type.kind != .protocol }.map { ($0.type, list, $0.path) }
    }
  }

  /// The first type that implements one of the port protocols, in the order of the files.
  var first: (type: String, list: String, path: String)? {
    self.types.min { $0.path < $1.path }.map { ($0.type.name, $0.list.name, $0.path) }
  }

  /// The first place where an anonymous object or a local type may implement the port: one that declares the name, in a
  /// file that names a port protocol.
  var firstInFunction: (place: TextRange, list: String, source: PortRename.Source)? {
    let own = [self.viewModel.file] + self.viewModel.portFiles
    let name = self.port.name.text
    let word = Array(name.utf8)
    for source in self.sources where source.text.bytes.holds(word) {
      let ownFile = own.first { $0.path == source.path }
      let isOwn = ownFile != nil
      guard let list = self.lists.first(where: { isOwn || Self.isNamed($0, in: source) }) else { continue }
      // The files of the view model may declare other types whose members have the name.
      let members = ownFile.map { Self.members(named: name, in: $0) } ?? []
      for place in CodeWords(name, in: source.text.bytes, source.language).code
      where self.isDeclared(place, source.language) && !members.contains(place.range.start) {
        // A local variable may have the name of an output.
        let isLocal =
          isOwn && self.port.declaration.function == nil && place.before.dropFirst().first != "override"
        if isLocal, source.language != .java { continue }
        return (place.range, list.name, source)
      }
    }
    return nil
  }

  /// The offsets of the names of type members with a name in a file.
  private static func members(named name: String, in file: SourceFile) -> Set<Int> {
    var found: Set<Int> = []
    func find(in declarations: [Declaration]) {
      for declaration in declarations {
        let header = declaration.header
        if header.name.text == name {
          found.formUnion([header.name.range.start, header.name.range.start + 1])
        }
        find(in: declaration.type?.members ?? [])
      }
    }
    find(in: file.declarations)
    return found
  }

  /// The names of the type aliases of a port protocol.
  private mutating func aliases(of list: List) -> [String] {
    let word = Array(list.name.utf8)
    var found: [String] = []
    for source in self.aliasing where self.aliases[source.path] != nil || source.text.bytes.holds(word) {
      let aliases =
        self.aliases[source.path]
        ?? SourceFile.read(path: source.path, source.text, source.language).declarations.compactMap(\.alias)
      self.aliases[source.path] = aliases
      found += aliases.filter { Self.names($0.target, list, within: nil, in: source) }.map(\.header.name.text)
    }
    return found
  }

  private static func isNamed(_ list: List, in source: PortRename.Source) -> Bool {
    CodeWords(list.name, in: source.text.bytes, source.language).code.contains { place in
      list.outer.map { place.before.starts(with: [".", $0]) } ?? true
    }
  }

  private func isDeclared(_ place: CodeWords.Place, _ language: Language) -> Bool {
    let before = place.before.first ?? ""
    if language == .java {
      let isType = before.last.map { $0.isLetter || $0.isNumber || ">]_$".contains($0) } == true
      return isType && place.after.first == "("
        && !["assert", "case", "else", "instanceof", "new", "return", "throw", "yield"].contains(before)
    }
    let words = self.port.declaration.function == nil ? ["let", "val", "var"] : ["fun", "func"]
    return words.contains(before)
  }

  /// The types that inherit from a protocol by its name, except for the view model and its extensions.
  private mutating func heirs(of list: List) -> [(type: TypeDeclaration, outer: String?, path: String)] {
    var found: [(type: TypeDeclaration, outer: String?, path: String)] = []
    let word = Array(list.name.utf8)
    for source in self.sources where self.inheriting[source.path] != nil || source.text.bytes.holds(word) {
      for (type, outer) in self.types(in: source)[list.name] ?? [] {
        let inherits = type.inherited.contains { Self.names($0.type, list, within: outer, in: source) }
        guard inherits, self.own[source.path]?.contains(type.header.range.start) != true else { continue }
        found.append((type, outer?.name, source.path))
      }
    }
    return found
  }

  /// The types of a file, which is read once.
  private mutating func types(in source: PortRename.Source) -> [String: [Heir]] {
    if let known = self.inheriting[source.path] { return known }
    var found: [String: [Heir]] = [:]
    func add(_ types: [TypeDeclaration], _ outer: TypeDeclaration?) {
      for type in types {
        for name in Set(type.inherited.compactMap { $0.type.name?.lastPathName }) {
          found[name, default: []].append((type, outer))
        }
        add(type.types, outer ?? type)
      }
    }
    let file = SourceFile.read(path: source.path, source.text, source.language)
    add(file.declarations.compactMap(\.type), nil)
    self.inheriting[source.path] = found
    return found
  }

  /// Whether a type is the port protocol: nested port protocols of other view models have the same name.
  ///
  /// - Parameter within: the outermost enclosing type.
  private static func names(
    _ type: TypeReference, _ list: List, within: TypeDeclaration?, in source: PortRename.Source
  ) -> Bool {
    guard case .named(let path, _) = type, path.last == list.name else { return false }
    guard let outer = list.outer else { return true }
    if path.count > 1 { return path.suffix(2).first == outer }
    // Code in a type sees the types that are nested in its enclosing types and in their supertypes.
    if let within,
      within.name == outer || within.inherited.contains(where: { $0.type.name?.lastPathName == outer })
    {
      return true
    }
    // `import app.LoginViewModel.Inputs`, `import app.LoginViewModel.*`
    return [";", "\n", "\r"].contains { end in
      ["\(outer).\(list.name)", "\(outer).*"].contains { source.text.bytes.holds(Array(($0 + end).utf8)) }
    }
  }
}
