import ViewModelModel

/// A type with others in it, as the classes in it see it.
struct JavaWrapper {
  let declaration: TypeDeclaration
  /// The lists of ports that it declares, with the parts of their names.
  let lists: [(list: TypeDeclaration, name: PortName)]
  /// How many of the classes in it name an interface.
  private let users: [String: Int]

  init(_ declaration: TypeDeclaration) {
    self.declaration = declaration
    self.lists = declaration.types.compactMap { list in
      guard list.kind == .protocol, let name = JavaPorts.name([declaration.name, list.name]) else {
        return nil
      }
      return (list, name)
    }
    // Most types hold no lists, and what their classes implement does not matter.
    let classes = self.lists.isEmpty ? [] : declaration.types.filter { $0.kind == .class }
    self.users = Dictionary(classes.flatMap(Self.names).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Whether a class in it other than one implements an interface of a name.
  func isImplemented(_ name: String, besidesBy type: TypeDeclaration) -> Bool {
    self.users[name, default: 0] > (Self.names(type).contains(name) ? 1 : 0)
  }

  /// Whether it declares a type itself.
  func declares(_ type: TypeDeclaration?) -> Bool {
    self.declaration.types.contains { $0 === type }
  }

  private static func names(_ type: TypeDeclaration) -> Set<String> {
    Set(type.inherited.compactMap(\.type.name))
  }
}
