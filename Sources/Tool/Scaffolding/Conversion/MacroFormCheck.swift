import Rules
import SourceModel
import SwiftLanguage

/// Detects view models that cannot be converted to the form of `@ViewModel` without damage.
struct MacroFormCheck {
  let viewModel: ViewModel
  /// The names of the port protocols and of the type protocol.
  let names: Set<String>

  func run() throws(ConversionRefusal) {
    try self.checkLists()
    try self.checkTypeProtocol()
    try self.checkExtensions()
  }

  private func checkLists() throws(ConversionRefusal) {
    let declaration = self.viewModel.declaration
    for list in self.viewModel.groups.compactMap(\.declaration?.value) {
      if list.header.has("private") {
        throw ConversionRefusal(
          reason: "'\(list.name)' is private, and would be invisible to the class: make it fileprivate")
      }
      if list.header.isPrivate, !declaration.header.isPrivate {
        throw ConversionRefusal(
          reason: "'\(list.name)' is fileprivate and the class is not: give both the same access level")
      }
    }
    let head = TextRange(declaration.header.name.range.end, declaration.memberRange.start)
    guard NameUses.comments(in: SourceText(self.viewModel.file.text[head])).isEmpty else {
      throw ConversionRefusal(reason: "there is a comment between its conformances: move it before the class")
    }
  }

  /// The type protocol may contain only accessors, since the macro generates nothing else for it.
  private func checkTypeProtocol() throws(ConversionRefusal) {
    switch self.viewModel.typeProtocol {
    case .missing: return
    case .alias(let alias):
      throw ConversionRefusal(
        reason:
          "'\(alias.value.header.name.text)' is an alias: replace it with the protocols that it stands for")
    case .elsewhere(let name):
      throw ConversionRefusal(
        reason: "'\(name)' is not declared in these files: pass its file too, or remove the conformance")
    case .declared(let type):
      let name = type.value.name
      guard type.path == self.viewModel.path else {
        throw ConversionRefusal(reason: "'\(name)' is in another file: move it next to the class")
      }
      let inherited = type.value.inherited.map(\.type.name)
      guard inherited.allSatisfy({ $0 == "AnyObject" }), type.value.header.attributes.isEmpty,
        type.value.members.allSatisfy(Self.isAccessor)
      else {
        throw ConversionRefusal(
          reason: "'\(name)' requires more than the ports: keep only 'inputs' and 'outputs' in it")
      }
    }
  }

  private static func isAccessor(_ member: Declaration) -> Bool {
    guard let property = member.property, property.accessors == .requirement(settable: false),
      property.header.attributes.isEmpty, property.header.conditions.isEmpty, !property.header.isStatic
    else { return false }
    return PortKind.allCases.map(\.rawValue).contains(property.header.name.text)
  }

  /// The macro sees no extensions, and would generate their members again.
  private func checkExtensions() throws(ConversionRefusal) {
    let inputs = Set(self.viewModel.ports(.inputs).map(\.fullName))
    let ports = self.viewModel.ports(.outputs) + self.viewModel.ports(.actions)
    let properties = Set(ports.map(\.name.text) + PortKind.allCases.map(\.rawValue))
    for body in self.viewModel.extensions.map(\.value) {
      if let type = body.inherited.first(where: { self.names.contains($0.type.name ?? "") }) {
        throw ConversionRefusal(
          reason:
            "an extension declares its conformance to '\(type.type)': move the conformance and its members to the class"
        )
      }
      let functions = body.functions.map(\.fullName).filter(inputs.contains)
      let others = body.properties.map(\.header.name.text).filter(properties.contains)
      if let member = (functions + others).first {
        throw ConversionRefusal(
          reason: "'\(member)' is in an extension, which the macro cannot see: move it into the class")
      }
    }
  }
}
