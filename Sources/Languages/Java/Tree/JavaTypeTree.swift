package import SourceModel

/// A class, an interface, an enum or a record, with everything in it.
package final class JavaTypeTree: Sendable {
  package let name: Name
  package let isInterface: Bool
  package let parameters: [String]
  package let superclass: JavaTypeName?
  package let interfaces: [JavaTypeName]
  package let members: [JavaMember]
  package let isStatic: Bool
  /// The annotations before it, by their names.
  package let annotations: [String]
  package let range: TextRange
  /// The members with their braces.
  package let bodyRange: TextRange

  init(
    name: Name, isInterface: Bool, parameters: [String], superclass: JavaTypeName?,
    interfaces: [JavaTypeName], members: [JavaMember], modifiers: Parser.Modifiers, range: TextRange,
    bodyRange: TextRange
  ) {
    self.name = name
    self.isInterface = isInterface
    self.parameters = parameters
    self.superclass = superclass
    self.interfaces = interfaces
    self.members = members
    self.isStatic = modifiers.has("static")
    self.annotations = modifiers.attributes.map(\.name)
    self.range = range
    self.bodyRange = bodyRange
  }

  package var types: [JavaTypeTree] {
    self.members.compactMap { if case .type(let type) = $0 { type } else { nil } }
  }

  package var methods: [JavaMethod] {
    self.members.compactMap { if case .method(let method) = $0 { method } else { nil } }
  }

  package var fields: [JavaField] {
    self.members.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }
}
