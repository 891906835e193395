import Engine
import PortUses
import Recognition
import SourceModel

/// The types other than the view model that implement the port protocol, such as a mock.
struct OtherImplementations {
  private let port: Port
  private let viewModel: ViewModel
  private let sources: [PortRename.Source]
  /// The port protocols of the port's kind, and the protocols and aliases that lead to them, each with the name of the
  /// type around it, if any.
  private let lists: [(name: String, outer: String?)]
  /// The first type that implements one of the port protocols, in the order of the files.
  let first: (type: String, list: String, path: String)?
  /// The names of the members of the protocols that inherit from the port protocols.
  let members: Set<String>

  init(of port: Port, _ viewModel: ViewModel, _ related: RelatedTypes, in sources: [PortRename.Source]) {
    self.port = port
    self.viewModel = viewModel
    self.sources = sources
    let groups = viewModel.groups.filter { $0.kind == port.kind }
    let heirs = related.heirs(of: groups, but: viewModel)
    let outer = viewModel.enclosingTypes.first ?? viewModel.declaration.name
    self.lists =
      groups.map { ($0.simpleName, $0.isNested ? outer : nil) }
      + heirs.filter(\.passesOn).map { ($0.entry.name, $0.entry.place.enclosing.last) }
    self.members = Set(
      heirs.filter(\.passesOn).flatMap { $0.entry.payload.type?.members ?? [] }.map(\.header.name.text))
    self.first = heirs.filter { !$0.passesOn }.min { $0.entry.path < $1.entry.path }
      .map { ($0.entry.payload.header.name.text, $0.list, $0.entry.path) }
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
      let places = CodeWords(name, in: source.text.bytes, source.language).code
        .filter { self.isDeclared($0, source.language) }
      guard !places.isEmpty else { continue }
      let file = ownFile ?? .read(path: source.path, source.text, source.language)
      let members = Self.members(named: name, in: file)
      let place = places.first { place in
        !members.contains(place.range.start) && Self.isInType(place, of: file)
      }
      if let place { return (place.range, list.name, source) }
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

  /// Whether what is declared in a function may be a member of a type there.
  private static func isInType(_ place: CodeWords.Place, of file: SourceFile) -> Bool {
    switch file.language {
    case .java: return true
    case .kotlin: return place.before.prefix(self.mostModifiers).contains("override")
    default:
      var types = file.declarations.flatMap(Self.localTypes)
      while let type = types.popLast() {
        if !type.inherited.isEmpty, type.header.range.contains(place.range) { return true }
        types += type.members.flatMap(Self.localTypes)
      }
      return !file.problems.isEmpty
    }
  }

  /// The maximal number of modifiers between `override` and a name.
  private static let mostModifiers = 6

  /// The types in the code of a declaration.
  private static func localTypes(of declaration: Declaration) -> [TypeDeclaration] {
    switch declaration {
    case .function(let function): function.body?.types ?? []
    case .property(let property): property.bodies.flatMap(\.types)
    case .type(let type): type.members.flatMap(self.localTypes)
    default: []
    }
  }

  private static func isNamed(_ list: (name: String, outer: String?), in source: PortRename.Source) -> Bool {
    guard CodeWords.mayOccur(list.name, in: source.text.bytes, source.language) else { return false }
    return CodeWords(list.name, in: source.text.bytes, source.language).code.contains { place in
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
}
