internal import SwiftSyntax

/// Writes the property and the function of an input.
struct InputWriter {
  let viewModel: ViewModelDeclaration
  let access: AccessLevel

  /// The members for an input, without what a person has written.
  func members(for port: InputPort) -> [String] {
    var members: [String] = []
    if self.viewModel.needsStorage(port) { members.append(self.storage(of: port)) }
    if !self.viewModel.isWritten(port) { members.append(self.function(of: port)) }
    return members
  }

  private func storage(of port: InputPort) -> String {
    let (type, initialValue) = port.storage
    let property = "MutableProperty<\(self.text(type))>"
    let name = self.viewModel.storageNames[port].written
    return "private let \(name): \(property) = \(property)(\(initialValue))"
  }

  private func function(of port: InputPort) -> String {
    let isPossible = port.problems(isIsolated: self.viewModel.isolation != nil).isEmpty
    let body = isPossible ? self.assignment(of: port) : "fatalError()"
    return """
      \(port.documentation.prefix)\(self.signature(of: port)) {
        \(body)
      }
      """
  }

  private func assignment(of port: InputPort) -> String {
    let values = zip(port.parameters, port.localNames).map { $0.isBorrowed ? "copy \($1)" : $1 }
    let value = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    return "self.\(self.viewModel.storageNames[port].written).value = \(value)"
  }

  /// The function without its body.
  private func signature(of port: InputPort) -> String {
    let function = SelfReplacement.replacing(in: port.syntax, with: self.viewModel.name.written)
    // What Objective-C knows of it, it learns from the protocol.
    let attributes = function.attributes.map(\.source).filter { !$0.hasPrefix("@objc") }
    // A class has no mutating functions.
    let modifiers = function.modifiers.map(\.source).filter { !["mutating", "optional"].contains($0) }
    var signature = function.signature
    if port.parameters.contains(where: { $0.name == nil }) {
      signature.parameterClause.parameters = self.namedParameters(signature.parameterClause.parameters, port)
    }
    let generics = function.genericParameterClause?.source ?? ""
    let requirements = function.genericWhereClause.map { " \($0.source)" } ?? ""
    return (attributes + ["\(self.access.prefix)\(modifiers.map { "\($0) " }.joined())"]).joined(
      separator: "\n")
      + "func \(port.syntax.name.text)\(generics)\(signature.source)\(requirements)"
  }

  /// The parameters, each with a name for the function.
  private func namedParameters(
    _ parameters: FunctionParameterListSyntax, _ port: InputPort
  ) -> FunctionParameterListSyntax {
    FunctionParameterListSyntax(
      zip(parameters, zip(port.parameters, port.localNames)).map { syntax, names in
        guard names.0.name == nil else { return syntax }
        // A wildcard that is label and name at once stays the label.
        var named = syntax
        named.firstName.trailingTrivia = [.spaces(1)]
        named.secondName = .identifier(names.1)
        return named
      })
  }

  private func text(_ type: TypeSyntax) -> String {
    SelfReplacement.replacing(in: type, with: self.viewModel.name.written).source
  }
}
