internal import SourceModel
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A function of Inputs.
struct InputPort {
  let syntax: FunctionDeclSyntax
  let name: Identifier
  let parameters: [InputParameter]
  let documentation: Documentation
  /// The name with its labels: `gardenTapped(_:row:)`.
  let fullName: String
  /// The types of the parameters, which distinguish inputs with the same full name.
  let types: [String]
  /// A key that no other input has.
  let key: String

  init(_ syntax: FunctionDeclSyntax) {
    self.syntax = syntax
    self.name = Identifier(syntax.name)
    self.parameters = syntax.signature.parameterClause.parameters.map(InputParameter.init)
    self.documentation = Documentation(syntax)
    self.fullName = FullName.of(syntax)
    self.types = FullName.types(of: syntax)
    self.key = ([self.fullName] + self.types).joined(separator: " ")
  }

  var isAsync: Bool { self.syntax.signature.effectSpecifiers?.asyncSpecifier != nil }
  var isThrowing: Bool { self.syntax.signature.effectSpecifiers?.throwsClause != nil }

  /// The type of the property that stores the values, and its first value.
  ///
  /// An input without arguments stores `()`, so that each call is a change. The values of several arguments are a
  /// tuple with the names that they have in the function.
  var storage: (type: TypeSyntax, initialValue: String) {
    let types = self.parameters.map(\.storedType)
    if self.parameters.contains(where: { $0.problem != nil }) || self.syntax.genericParameterClause != nil {
      // A problem was reported: the value is not stored, and the compiler should not report errors in the initializer.
      return (TypeSyntax("Any?"), "nil")
    }
    switch types.count {
    case 0: return (TypeSyntax("Void"), "()")
    case 1: return (types[0].asOptional, "nil")
    default:
      let elements = zip(self.parameters, types).map { parameter, type in
        self.elementName(of: parameter).map { "\($0): \(type.source)" } ?? type.source
      }
      return (TypeSyntax("(\(raw: elements.joined(separator: ", ")))?"), "nil")
    }
  }

  /// The label of a value in the tuple; nil if its name is not unique.
  func elementName(of parameter: InputParameter) -> String? {
    guard let name = parameter.name else { return nil }
    let isTaken = self.parameters.filter { $0.name == name }.count > 1
    return isTaken ? nil : name.written
  }

  /// The parameter names in the generated function: those of the protocol, if there are any.
  var localNames: [String] {
    self.parameters.enumerated().map { index, parameter in
      parameter.name?.written ?? "argument\(index + 1)"
    }
  }

  /// The problems that prevent the generation of its function.
  ///
  /// - Parameter isIsolated: whether the class is isolated to an actor.
  func problems(isIsolated: Bool) -> [InputProblem] {
    var problems: [InputProblem] = []
    for modifier in self.syntax.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): problems.append(.static(modifier))
      case .keyword(.nonisolated) where isIsolated: problems.append(.nonisolated(modifier))
      default: break
      }
    }
    if let clause = self.syntax.genericParameterClause { problems.append(.generic(Syntax(clause))) }
    problems += self.parameters.compactMap(\.problem)
    if let result = self.syntax.signature.returnClause, !result.type.isVoid {
      problems.append(.result(result))
    }
    return problems
  }
}

extension TypeSyntax {
  /// Whether it is spelled as `Void`.
  var isVoid: Bool {
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    return ["Void", "Swift.Void"].contains(self.source)
  }
}

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

/// Why the macro cannot generate an input.
enum InputProblem {
  case generic(Syntax)
  case nonisolated(DeclModifierSyntax)
  case parameter(FunctionParameterSyntax, StoredType.Problem)
  case result(ReturnClauseSyntax)
  case `static`(DeclModifierSyntax)
}
