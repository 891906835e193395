internal import SourceModel
internal import SwiftSyntax

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
