import SourceModel

/// The fields that a type declares.
struct FieldScope {
  /// Whether each of them is static.
  private(set) var fields: [String: Bool] = [:]
  /// Whether the type inherits from another than `Object`.
  let inherits: Bool

  init(_ type: TypeDeclaration) {
    // What has no name and names no type is the body of an enum's constant, which inherits from the enum.
    self.inherits = !type.inherited.isEmpty || type.name.isEmpty
    for member in type.members {
      switch member {
      case .property(let field): self.fields[field.header.name.text] = field.header.isStatic
      case .enumConstant(let constant): self.fields[constant.header.name.text] = true
      default: break
      }
    }
  }
}
