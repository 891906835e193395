public import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads what the protocols of view models declare, in enough detail to write it in another language.
public enum Requirement {
  /// Reads a type as written in source text.
  public static func type(_ text: String) throws(NotationError) -> PortType {
    try TypeNotation.type(text, at: 0)
  }

  /// Reads the parameters of a function from its declaration.
  ///
  /// - Parameters:
  ///   - text: the declaration: `func moved(_ item: Item, to row: Int)`.
  ///   - takesLists: whether a variadic type (`Int...`) is read as an array.
  public static func parameters(
    of text: String, takesLists: Bool = false
  ) throws(NotationError) -> [PortParameter] {
    let source = SourceText(Array(text.utf8))
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard let function = tree.statements.first?.item.as(FunctionDeclSyntax.self) else {
      throw NotationError("expected a function", at: 0)
    }
    let reader = PortTypeReader(offset: 0)
    try reader.refuseRawNames(in: function.signature.parameterClause)
    var parameters: [PortParameter] = []
    for parameter in function.signature.parameterClause.parameters.nodes {
      guard takesLists || parameter.ellipsis == nil else {
        throw NotationError("a variadic parameter has no counterpart", at: reader.offset(of: parameter))
      }
      let first = parameter.firstName.bareText
      let name = parameter.secondName?.bareText ?? first
      let type = try reader.read(parameter.type)
      parameters.append(
        PortParameter(
          label: first == "_" ? nil : first, name: name,
          type: parameter.ellipsis == nil ? type : .array(type)))
    }
    return parameters
  }
}
