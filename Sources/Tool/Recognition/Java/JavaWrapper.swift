import SourceModel

/// A type with nested types, as its classes see it.
struct JavaWrapper {
  let declaration: TypeDeclaration
  /// The port protocols that it declares, with the parts of their names.
  let lists: [(list: TypeDeclaration, name: PortName)]
  /// The main class: the one named `ViewModel`, or the only one that may be a view model.
  private let viewModel: TypeDeclaration?
  /// How many of its classes name each interface.
  private let users: [String: Int]

  init(_ declaration: TypeDeclaration) {
    self.declaration = declaration
    self.lists = declaration.types.compactMap { list in
      guard list.kind == .protocol, let name = JavaPorts.name([declaration.name, list.name]) else {
        return nil
      }
      return (list, name)
    }
    // Most types declare no port protocols, so that the interfaces of their classes do not matter.
    let classes = self.lists.isEmpty ? [] : declaration.types.filter { $0.kind == .class }
    self.users = Dictionary(classes.flatMap(Self.names).map { ($0, 1) }, uniquingKeysWith: +)
    let listNames = Set(self.lists.map(\.list.name))
    let candidates = classes.filter { candidate in
      candidate.superclass?.type.name?.hasSuffix("ViewModel") == true
        || !Self.names(candidate).isDisjoint(with: listNames)
    }
    self.viewModel =
      classes.first { $0.name == "ViewModel" } ?? (candidates.count == 1 ? candidates.first : nil)
  }

  /// The port protocols of a class that no class implements.
  func listsBeside(_ type: TypeDeclaration) -> [(list: TypeDeclaration, name: PortName)] {
    // Other classes in it may be the data of the view model.
    guard type === self.viewModel else { return [] }
    return self.lists.filter { self.users[$0.list.name] == nil }
  }

  /// Whether it declares a type itself.
  func declares(_ type: TypeDeclaration?) -> Bool {
    self.declaration.types.contains { $0 === type }
  }

  private static func names(_ type: TypeDeclaration) -> Set<String> {
    Set(type.inherited.compactMap(\.type.name))
  }
}
