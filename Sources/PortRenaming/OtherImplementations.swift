import Engine
import PortUses
import SourceModel

/// What implements the list of a port beside its view model, such as a mock.
struct OtherImplementations {
  /// A protocol, with the name of the type around it if there is one.
  private struct List: Hashable {
    var name: String
    var outer: String?
  }

  private let port: Port
  private let viewModel: ViewModel
  private let sources: [PortRename.Source]
  /// The lists of the port's kind, and the protocols that inherit them.
  private var lists: [List] = []
  private var types: [(type: TypeDeclaration, list: List, path: String)] = []

  init(of port: Port, _ viewModel: ViewModel, in sources: [PortRename.Source]) {
    self.port = port
    self.viewModel = viewModel
    self.sources = sources
    let groups = viewModel.groups.filter { $0.kind == port.kind }
    var pending = groups.map { group in
      let outer = viewModel.enclosingTypes.first ?? viewModel.declaration.name
      return List(name: group.simpleName, outer: group.isNested ? outer : nil)
    }
    while let list = pending.popLast() {
      guard !self.lists.contains(list) else { continue }
      self.lists.append(list)
      let heirs = self.heirs(of: list)
      pending += heirs.filter { $0.type.kind == .protocol }.map { List(name: $0.type.name, outer: $0.outer) }
      self.types += heirs.filter { $0.type.kind != .protocol }.map { ($0.type, list, $0.path) }
    }
  }

  /// The first type that implements one of the lists, in the order of the files.
  var first: (type: String, list: String, path: String)? {
    self.types.min { $0.path < $1.path }.map { ($0.type.name, $0.list.name, $0.path) }
  }

  /// The first place where an object without a name, or a type in a function, may implement the port: one that declares
  /// the name in a file that names a list.
  var firstInFunction: (place: TextRange, list: String, source: PortRename.Source)? {
    let own = [self.viewModel.path] + self.viewModel.portFiles.map(\.path)
    let name = self.port.name.text
    let word = Array(name.utf8)
    for source in self.sources where !own.contains(source.path) && source.text.bytes.holds(word) {
      guard let list = self.lists.first(where: { Self.isNamed($0, in: source) }) else { continue }
      for place in CodeWords(name, in: source.text.bytes, source.language).code
      where self.isDeclared(place, source.language) {
        return (place.range, list.name, source)
      }
    }
    return nil
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

  /// The types that inherit a protocol by its name, but for the view model and its extensions.
  private func heirs(of list: List) -> [(type: TypeDeclaration, outer: String?, path: String)] {
    var found: [(type: TypeDeclaration, outer: String?, path: String)] = []
    func find(in types: [TypeDeclaration], _ outer: String?, _ source: PortRename.Source) {
      for type in types {
        let isOwn = self.viewModel.bodies.contains {
          $0.path == source.path && $0.value.header.range == type.header.range
        }
        if !isOwn, type.inherited.contains(where: { Self.names($0.type, list, within: outer, in: source) }) {
          found.append((type, outer, source.path))
        }
        find(in: type.types, outer ?? type.name, source)
      }
    }
    let word = Array(list.name.utf8)
    for source in self.sources where source.text.bytes.holds(word) {
      let file = SourceFile.read(path: source.path, source.text, source.language)
      find(in: file.declarations.compactMap(\.type), nil, source)
    }
    return found
  }

  /// Whether a type is the list: nested lists of other view models have the same name.
  ///
  /// - Parameter within: the outermost type around the place.
  private static func names(
    _ type: TypeReference, _ list: List, within: String?, in source: PortRename.Source
  ) -> Bool {
    guard case .named(let path, _) = type, path.last == list.name else { return false }
    guard let outer = list.outer else { return true }
    if path.count > 1 { return path.suffix(2).first == outer }
    if within == outer { return true }
    // `import app.LoginViewModel.Inputs`
    return source.text.bytes.holds(Array("\(outer).\(list.name);".utf8))
      || source.text.bytes.holds(Array("\(outer).\(list.name)\n".utf8))
  }
}
