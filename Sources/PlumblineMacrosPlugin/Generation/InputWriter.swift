internal import SwiftSyntax
internal import SwiftSyntaxBuilder

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
    return "self.\(self.viewModel.storageNames[port].writtenAsMember).value = \(value)"
  }

  /// The function without its body.
  private func signature(of port: InputPort) -> String {
    var function = SelfReplacement.replacing(in: port.syntax, with: self.viewModel.name.written)
    function.leadingTrivia = []
    function.trailingTrivia = []
    // A class has no mutating functions, and what Objective-C knows it learns from the protocol.
    function.modifiers = function.modifiers.filter { modifier in
      ![.keyword(.mutating), .keyword(.optional), .keyword(.public), .keyword(.internal)]
        .contains(modifier.name.tokenKind)
    }
    let attributes = function.attributes.filter { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "objc"
    }
    function.attributes = []
    function.signature.parameterClause.parameters = self.namedParameters(
      function.signature.parameterClause.parameters, port)
    let prefix = attributes.map { "\($0.trimmedDescription)\n" }.joined()
    return "\(prefix)\(self.access.prefix)\(function.trimmedDescription)"
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
    SelfReplacement.replacing(in: type, with: self.viewModel.name.written).trimmedDescription
  }
}
