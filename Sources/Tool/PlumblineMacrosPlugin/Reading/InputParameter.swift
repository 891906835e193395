internal import SourceModel
internal import SwiftSyntax

/// A parameter of an input.
struct InputParameter {
  let syntax: FunctionParameterSyntax
  /// The label of the call; nil when it has none.
  let label: Identifier?
  /// The name of the parameter in the function; nil when it has none.
  let name: Identifier?
  /// The type of the stored value.
  let storedType: TypeSyntax
  /// Why the value cannot be stored.
  let problem: InputProblem?
  /// Whether the stored value can be passed as the argument again.
  let isForwardable: Bool
  /// Whether the value has to be copied to be stored.
  let isBorrowed: Bool

  init(_ syntax: FunctionParameterSyntax) {
    self.syntax = syntax
    self.label = syntax.firstName.tokenKind == .wildcard ? nil : Identifier(syntax.firstName)
    let name = syntax.secondName ?? syntax.firstName
    self.name = name.tokenKind == .wildcard ? nil : Identifier(name)
    let type = StoredType(syntax.type)
    self.problem = type.problem.map { .parameter(syntax, $0) }
    let isVariadic = syntax.ellipsis != nil
    self.storedType = isVariadic ? TypeSyntax(ArrayTypeSyntax(element: type.type.trimmed)) : type.type
    self.isForwardable = !isVariadic && type.isForwardable
    self.isBorrowed = type.isBorrowed
  }

  /// Whether it is a completion handler, by its name and its type.
  var isResultHandler: Bool {
    let names = [self.syntax.firstName, self.syntax.secondName].compactMap { $0?.identifier?.name }
    return self.syntax.type.function?.returnClause.type.isVoid ?? false
      && ParameterNaming.isResultHandler(names)
  }
}

extension TypeSyntax {
  /// The function type, without attributes, parentheses and optionality.
  fileprivate var function: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.function
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.function
    }
    return self.as(FunctionTypeSyntax.self)
  }
}
