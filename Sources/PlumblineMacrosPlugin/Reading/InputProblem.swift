internal import SwiftSyntax

/// Why an input cannot be written by the macro.
enum InputProblem {
  case generic(Syntax)
  case nonisolated(DeclModifierSyntax)
  case parameter(FunctionParameterSyntax, StoredType.Problem)
  case result(ReturnClauseSyntax)
  case `static`(DeclModifierSyntax)
}
