import SourceModel

/// Facts about the files of a view model, for fixes.
extension ViewModel {
  /// The file with a path among those of a view model and its protocols.
  func file(at path: String) -> SourceFile? {
    path == self.path ? self.file : self.portFiles.first { $0.path == path }
  }

  /// The name as code outside of all types writes it: `Outer.LoginViewModel`.
  var qualifiedName: String { (self.enclosingTypes + [self.declaration.name]).joined(separator: ".") }

  /// Whether a type, a protocol or an alias of that name is known in the run or in the view model's files.
  func isTypeName(_ name: String) -> Bool {
    if self.kindOfType(name) != nil || self.aliases[name] != nil { return true }
    return ([self.file] + self.portFiles).contains { $0.index.typeNames.contains(name) }
  }

  /// Whether another type of the view model's files conforms to a protocol.
  func hasOtherConformers(to name: String) -> Bool {
    ([self.file] + self.portFiles).contains { file in
      file.index.typesByInherited[name, default: []].contains { type in
        !self.bodies.contains { $0.value === type }
      }
    }
  }
}
