internal import SwiftSyntax

/// The names of functions with their labels.
enum FullName {
  static func of(_ function: FunctionDeclSyntax) -> String {
    let labels = function.signature.parameterClause.parameters.map { parameter in
      parameter.firstName.tokenKind == .wildcard ? "_:" : "\(Identifier(parameter.firstName).text):"
    }
    return "\(Identifier(function.name).text)(\(labels.joined()))"
  }

  /// The types of the parameters, which distinguish functions with the same full name.
  static func types(of function: FunctionDeclSyntax) -> [String] {
    function.signature.parameterClause.parameters.map { $0.type.source }
  }
}
