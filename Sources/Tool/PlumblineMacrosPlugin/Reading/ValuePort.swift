internal import SwiftSyntax

/// A property of Outputs or Actions.
struct ValuePort {
  let syntax: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: Identifier
  let type: TypeSyntax
  let documentation: Documentation

  /// Reads a property; nil if it is not a valid protocol requirement.
  init?(_ syntax: VariableDeclSyntax) {
    guard syntax.bindings.count == 1, let binding = syntax.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type
    else { return nil }
    self.syntax = syntax
    self.binding = binding
    self.name = Identifier(pattern.identifier)
    self.type = type
    self.documentation = Documentation(syntax)
  }

  /// The token of the name, for messages.
  var nameToken: Syntax { Syntax(self.binding.pattern) }

  /// The type as it is in the source, for messages.
  var writtenType: TypeSyntax { self.binding.typeAnnotation?.type ?? self.type }

  /// Whether it is a static property.
  var isOfType: Bool { self.syntax.modifiers.contains { $0.name.tokenKind == .keyword(.static) } }

  /// The setter; an output has none.
  var setter: AccessorDeclSyntax? {
    guard case .accessors(let accessors)? = self.binding.accessorBlock?.accessors else { return nil }
    return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }

  /// The type as a generic type: its name without its module, and its arguments.
  var generic: (name: String, arguments: [TypeSyntax])? {
    if let identifier = self.type.as(IdentifierTypeSyntax.self) {
      return (identifier.name.text, Self.arguments(identifier.genericArgumentClause))
    }
    if let member = self.type.as(MemberTypeSyntax.self) {
      return (member.name.text, Self.arguments(member.genericArgumentClause))
    }
    return nil
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeSyntax] {
    clause?.arguments.compactMap { argument in
      guard case .type(let type) = argument.argument else { return nil }
      return type
    } ?? []
  }

  /// Whether it is a signal that cannot fail.
  var isSignalWithoutError: Bool {
    guard let generic = self.generic, generic.name == "Signal", generic.arguments.count == 2 else {
      return false
    }
    let error = generic.arguments[1].source
    return ["Never", "NoError", "Swift.Never", "Plumbline.NoError"].contains(error)
  }

  /// Whether it is an action.
  var isAction: Bool {
    guard let generic = self.generic else { return false }
    return generic.name == "CocoaAction" || (generic.name == "Action" && generic.arguments.count == 2)
  }
}
