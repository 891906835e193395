internal import SwiftSyntax

/// Why the macro cannot generate an input.
enum InputProblem {
  case generic(Syntax)
  case nonisolated(DeclModifierSyntax)
  case parameter(FunctionParameterSyntax, StoredType.Problem)
  case result(ReturnClauseSyntax)
  case `static`(DeclModifierSyntax)
}
