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
  /// The types of the parameters, which tell inputs of one full name apart.
  let types: [String]
  /// What no other input has.
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
      // What is reported is not stored; what the initializer makes of it should not be reported as well.
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

  /// The name of a value in the tuple; nil when it has none of its own.
  func elementName(of parameter: InputParameter) -> String? {
    guard let name = parameter.name else { return nil }
    let isTaken = self.parameters.filter { $0.name == name }.count > 1
    return isTaken ? nil : name.written
  }

  /// The names that the values have in the function that is written: those of the protocol where it gives any.
  var localNames: [String] {
    self.parameters.enumerated().map { index, parameter in
      parameter.name?.written ?? "argument\(index + 1)"
    }
  }

  /// What cannot be written for it.
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
  /// Whether it is written as the type of nothing.
  var isVoid: Bool {
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    return ["Void", "Swift.Void"].contains(self.source)
  }
}
