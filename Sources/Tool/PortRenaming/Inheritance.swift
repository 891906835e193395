import Engine
import PortUses
import SourceModel

/// The supertypes of a view model and its port protocols.
struct Inheritance {
  /// A type of the run, or an extension of one.
  struct Found {
    var type: TypeDeclaration
    var path: String
  }

  /// A type that the run does not declare.
  struct Unknown {
    var name: String
    /// Whether it is known to be a class.
    var isClass: Bool
  }

  private let viewModel: ViewModel
  private let sources: [PortRename.Source]
  private(set) var types: [Found] = []
  private(set) var unknown: [Unknown] = []
  /// A type with its qualified name, and the names of its enclosing types.
  private typealias Named = (type: TypeDeclaration, full: [String], outer: [String])
  /// The types of the files that were read, by file path and by the last component of their names.
  private var named: [String: [String: [Named]]] = [:]
  private var pending: [(path: [String], isClass: Bool)] = []

  init(of viewModel: ViewModel, in sources: [PortRename.Source]) {
    self.viewModel = viewModel
    self.sources = sources
    for body in viewModel.bodies { self.add(body.value) }
    for group in viewModel.groups {
      // The nested port protocols of other view models have the same names. The groups of a view model without port
      // protocols correspond to no protocol.
      if !group.isNested, viewModel.form != .flows { self.pending.append(([group.simpleName], false)) }
      if let declaration = group.declaration { self.add(declaration.value) }
    }
    var seen: Set<[String]> = [[viewModel.declaration.name]]
    while let (path, isClass) = self.pending.popLast() {
      guard seen.insert(path).inserted else { continue }
      let found = self.types(named: path)
      if found.isEmpty { self.unknown.append(Unknown(name: path.last ?? "", isClass: isClass)) }
      for found in found {
        self.types.append(found)
        self.add(found.type)
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    for inherited in type.inherited {
      self.pending += self.paths(inherited.type).map { ($0, inherited == type.superclass) }
    }
  }

  private func paths(_ type: TypeReference) -> [[String]] {
    switch self.viewModel.resolved(type) {
    case .named(let path, _): [path]
    case .composition(let types): types.flatMap(self.paths)
    default: []
    }
  }

  /// The types of the run with a name, and their extensions. An unqualified name refers to a type at the top level, or
  /// next to the view model.
  private mutating func types(named path: [String]) -> [Found] {
    let word = Array((path.last ?? "").utf8)
    let all = self.sources.flatMap { source -> [Found] in
      // A file is read once, however many names it contains.
      guard self.named[source.path] != nil || source.text.bytes.holds(word) else { return [] }
      return self.types(in: source)[path.last ?? "", default: []].compactMap { type, full, outer in
        let isVisible = path.count > 1 || full.count == 1 || outer == self.viewModel.enclosingTypes
        guard isVisible, full.suffix(path.count).elementsEqual(path) else { return nil }
        return Found(type: type, path: source.path)
      }
    }
    // The run extends types that it does not declare.
    return all.contains { $0.type.kind != .extension } ? all : []
  }

  /// The types of a file by the last component of their names.
  private mutating func types(in source: PortRename.Source) -> [String: [Named]] {
    if let known = self.named[source.path] { return known }
    var named: [String: [Named]] = [:]
    func add(_ types: [TypeDeclaration], in outer: [String]) {
      for type in types {
        let full = outer + type.name.split(separator: ".").map(String.init)
        named[full.last ?? "", default: []].append((type, full, outer))
        add(type.types, in: full)
      }
    }
    let file = SourceFile.read(path: source.path, source.text, source.language)
    add(file.declarations.compactMap(\.type), in: [])
    self.named[source.path] = named
    return named
  }
}
