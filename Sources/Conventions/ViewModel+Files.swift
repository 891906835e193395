import ViewModelModel

/// What repairs ask of the files of a view model.
extension ViewModel {
  /// The file of a path among those that a view model and its protocols stand in.
  func file(at path: String) -> SourceFile? {
    path == self.path ? self.file : self.portFiles.first { $0.path == path }
  }

  /// The name as code outside of all types writes it: `Outer.LoginViewModel`.
  var qualifiedName: String { (self.enclosingTypes + [self.declaration.name]).joined(separator: ".") }

  /// Whether a type, a protocol or an alias of that name is known in the run or in the view model's files.
  func isTypeName(_ name: String) -> Bool {
    if self.kindOfType(name) != nil || self.aliases[name] != nil { return true }
    return ([self.file] + self.portFiles).contains { Self.isDeclared(name, in: $0.declarations) }
  }

  private static func isDeclared(_ name: String, in declarations: [Declaration]) -> Bool {
    declarations.contains { declaration in
      switch declaration {
      case .type(let type):
        (type.kind != .extension && type.name == name) || self.isDeclared(name, in: type.members)
      case .alias(let alias): alias.header.name.text == name
      default: false
      }
    }
  }

  /// Whether another type of the view model's files conforms to a protocol.
  func hasOtherConformers(to name: String) -> Bool {
    func conforms(_ declarations: [Declaration]) -> Bool {
      declarations.compactMap(\.type).contains { type in
        let isOwn = self.bodies.contains { $0.value === type }
        return (!isOwn && type.inherited.contains { $0.type.name == name }) || conforms(type.members)
      }
    }
    return ([self.file] + self.portFiles).contains { conforms($0.declarations) }
  }
}
