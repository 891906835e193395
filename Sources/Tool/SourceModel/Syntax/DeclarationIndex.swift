/// The types that a file declares, by name.
///
/// Fixes ask for them once per view model, and a file may have thousands of view models.
package struct DeclarationIndex: Sendable {
  /// The names of the types, protocols and aliases, nested ones included; extensions declare none.
  package private(set) var typeNames: Set<String> = []
  /// The names of the types and protocols at the top level.
  package private(set) var topLevelTypeNames: Set<String> = []
  /// The types and extensions by the names of what they inherit, as far as these have one.
  package private(set) var typesByInherited: [String: [TypeDeclaration]] = [:]

  init(_ declarations: [Declaration]) {
    self.add(declarations)
    for case .type(let type) in declarations where type.kind != .extension {
      self.topLevelTypeNames.insert(type.name)
    }
  }

  private mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .type(let type):
        if type.kind != .extension { self.typeNames.insert(type.name) }
        for inherited in type.inherited {
          guard let name = inherited.type.name else { continue }
          self.typesByInherited[name, default: []].append(type)
        }
        self.add(type.members)
      case .alias(let alias): self.typeNames.insert(alias.header.name.text)
      default: break
      }
    }
  }
}
