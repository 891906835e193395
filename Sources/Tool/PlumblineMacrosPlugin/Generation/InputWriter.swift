internal import SourceModel
internal import SwiftSyntax

/// Generates the property and the function of an input.
struct InputWriter {
  let viewModel: ViewModelDeclaration
  let access: AccessLevel
  /// Whether the port protocol should be isolated as the class is, but is not.
  var isNonisolated = false

  /// The members for an input, except for handwritten ones.
  func members(for port: InputPort) -> [String] {
    var members: [String] = []
    if self.viewModel.needsStorage(port), !self.isHidden(port) { members.append(self.storage(of: port)) }
    if !self.viewModel.isWritten(port) { members.append(self.function(of: port)) }
    return members
  }

  /// Whether an output has the name of the property, which was reported.
  private func isHidden(_ port: InputPort) -> Bool {
    self.viewModel.valueNames.contains(self.viewModel.storageNames[port])
  }

  private func storage(of port: InputPort) -> String {
    let (type, initialValue) = port.storage
    let property = "MutableProperty<\(self.text(type))>"
    let name = self.viewModel.storageNames[port].written
    return "private let \(name): \(property) = \(property)(\(initialValue))"
  }

  private func function(of port: InputPort) -> String {
    let isPossible =
      port.problems(isIsolated: self.viewModel.isolation != nil).isEmpty && !self.isHidden(port)
      && !self.isNonisolated
    let storage = "self.\(self.viewModel.storageNames[port].written)"
    let body = isPossible ? "\(storage).value = \(self.value(of: port))" : "fatalError()"
    return self.function(of: port, replacingSelf: true, body: body)
  }

  /// The function of an input.
  ///
  /// - Parameters:
  ///   - port: the input.
  ///   - replacingSelf: whether `Self` is replaced by the name of the class.
  ///   - body: the body of the function.
  func function(of port: InputPort, replacingSelf: Bool, body: String) -> String {
    """
    \(port.documentation.prefix)\(self.signature(of: port, replacingSelf)) {
    \(body.indented)
    }
    """
  }

  /// A function that does nothing, for fixed outputs.
  func function(withoutDocumentation port: InputPort) -> String { "\(self.signature(of: port, false)) {}" }

  /// The arguments as a single value.
  private func value(of port: InputPort) -> String {
    self.values(of: port).joinedAsTuple
  }

  /// The arguments as a single value, with the labels of the property's tuple.
  func labelledValue(of port: InputPort) -> String {
    let values = self.values(of: port)
    guard values.count > 1 else { return values.joinedAsTuple }
    return zip(port.parameters, values).map { parameter, value in
      port.elementName(of: parameter).map { "\($0): \(value)" } ?? value
    }.joinedAsTuple
  }

  private func values(of port: InputPort) -> [String] {
    zip(port.parameters, port.localNames).map { $0.isBorrowed ? "copy \($1)" : $1 }
  }

  /// The function without its body.
  private func signature(of port: InputPort, _ replacingSelf: Bool) -> String {
    let name = self.viewModel.name.written
    let function = replacingSelf ? SelfReplacement.replacing(in: port.syntax, with: name) : port.syntax
    // `@objc` is inferred from the protocol.
    let attributes = function.attributes.map(\.source).filter { !$0.hasPrefix("@objc") }
    // A class cannot have mutating functions.
    let modifiers =
      (self.isNonisolated && GlobalActor.attribute(in: function.attributes) == nil ? ["nonisolated"] : [])
      + function.modifiers.map(\.source).filter { !["mutating", "optional"].contains($0) }
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

  /// The parameters, with a name for those that have none.
  private func namedParameters(
    _ parameters: FunctionParameterListSyntax, _ port: InputPort
  ) -> FunctionParameterListSyntax {
    FunctionParameterListSyntax(
      zip(parameters, zip(port.parameters, port.localNames)).map { syntax, names in
        guard names.0.name == nil else { return syntax }
        // A `_` that is both label and name remains the label.
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

extension [String] {
  fileprivate var joinedAsTuple: String { self.count == 1 ? self[0] : "(\(self.joined(separator: ", ")))" }
}

/// Generates the constant of an output or an action.
struct ValueWriter {
  let viewModel: ViewModelDeclaration
  let access: AccessLevel
  /// Whether the port protocol should be isolated as the class is, but is not.
  var isNonisolated = false

  /// The members for an output or an action, except for handwritten ones.
  func members(for port: ValuePort) -> [String] {
    guard !self.viewModel.isWritten(port) else { return [] }
    let type = SelfReplacement.replacing(in: port.type, with: self.viewModel.name.written).source
    let property = "\(port.name.written): \(type)"
    return ["\(port.documentation.prefix)\(self.attributes(of: port))\(self.declaration(of: port, property))"]
  }

  private func declaration(of port: ValuePort, _ property: String) -> String {
    let modifiers = port.syntax.modifiers.map(\.name.tokenKind)
    let isNonisolated = self.isNonisolated && GlobalActor.attribute(in: port.syntax.attributes) == nil
    // If a problem was reported, the compiler should not report further errors.
    if modifiers.contains(.keyword(.static)) {
      return "\(self.access.prefix)static var \(property) { fatalError() }"
    }
    if self.viewModel.unassigned.contains(port.name) {
      let prefix = self.access.prefix + (isNonisolated ? "nonisolated " : "")
      return "\(prefix)var \(property) { fatalError() }"
    }
    // Safe because the code never runs: the macro reports an error for such an output.
    // Test: `DiagnosticTests.followUps`
    if isNonisolated { return "\(self.access.prefix)nonisolated(unsafe) let \(property)" }
    if self.viewModel.isolation != nil, modifiers.contains(.keyword(.nonisolated)) {
      // Safe because the code never runs: the macro reports an error for such an output.
      // Test: `DiagnosticTests.followUps`
      return "\(self.access.prefix)nonisolated(unsafe) let \(property)"
    }
    return "\(self.access.prefix)\(port.setter == nil ? "let" : "var") \(property)"
  }

  /// The attributes that are valid for a stored property.
  private func attributes(of port: ValuePort) -> String {
    let limiting = Availability(port.syntax.attributes).limiting?.id
    return port.syntax.attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element, attribute.id != limiting,
        attribute.attributeName.source != "objc"
      else { return nil }
      return "\(attribute.source)\n"
    }.joined()
  }
}
