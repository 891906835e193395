import SourceModel
import SwiftLanguage

/// Detects view models that cannot be converted to the form of the template without damage.
struct TemplateFormCheck {
  let viewModel: ViewModel
  let lists: [PortGroup]
  /// The names that the port protocols and the type protocol get.
  let names: Set<String>
  /// The aliases of the file that the new declarations replace.
  let aliases: [AliasDeclaration]

  private var name: String { self.viewModel.name }
  private var text: SourceText { self.viewModel.file.text }
  private var nested: Set<String> { Set(self.lists.map { $0.kind.protocolName }) }

  func run(others: [SourceText]) throws(ConversionRefusal) {
    try self.checkPorts()
    try self.checkExtensions()
    try self.checkNames()
    try self.checkUses(in: self.text, isOwn: true)
    for other in others { try self.checkUses(in: other, isOwn: false) }
  }

  private func checkPorts() throws(ConversionRefusal) {
    let functions = Set(self.viewModel.functions.map(\.value.fullName))
    let properties = Set(self.viewModel.properties.map(\.value.header.name.text))
    let forms = MacroForm.forms(of: self.viewModel) { self.text[$0.declaration.header.range] }
    for port in self.viewModel.ports(.inputs) where !functions.contains(port.fullName) {
      let text = self.text[port.declaration.header.range]
      guard let form = forms[port.fullName], !form.parameters.contains(where: { $0.name == "_" }),
        !text.contains("@autoclosure")
      else {
        throw ConversionRefusal(
          reason:
            "the arguments of '\(port.fullName)' cannot be stored as they are declared: write the function by hand"
        )
      }
    }
    for port in self.viewModel.ports(.outputs) + self.viewModel.ports(.actions)
    where !properties.contains(port.name.text) && !port.declaration.header.attributes.isEmpty {
      throw ConversionRefusal(
        reason: "'\(port.name.text)' has attributes: write its constant by hand")
    }
  }

  private func checkExtensions() throws(ConversionRefusal) {
    for type in self.viewModel.extensions.flatMap(\.value.inherited) {
      guard case .other(let text) = type.type, self.nested.contains(where: { text.hasSuffix(".\($0)") })
      else { continue }
      throw ConversionRefusal(
        reason: "its conformance to '\(text)' has attributes: move them to the protocol")
    }
  }

  private func checkNames() throws(ConversionRefusal) {
    let gone = Set(self.aliases.map(\.header.range))
    let declarations = self.viewModel.file.declarations.filter { $0.type?.kind != .extension }
    for declaration in declarations
    where self.names.contains(declaration.header.name.text) && !gone.contains(declaration.header.range) {
      throw ConversionRefusal(
        reason: "the file already declares '\(declaration.header.name.text)': rename that declaration")
    }
  }

  private func checkUses(in text: SourceText, isOwn: Bool) throws(ConversionRefusal) {
    let type = self.name + "Type"
    let hasTypeAlias = self.aliases.contains { $0.header.name.text == type }
    let uses = NameUses.find(self.nested.union(self.names).union(["ports", self.name, type]), in: text)
    // Another module may have a view model of the same name.
    guard isOwn || !uses.contains(where: { $0.name.text == self.name && $0.role == .declaration }) else {
      return
    }
    for use in uses {
      let name = use.name.text
      if !isOwn, self.names.contains(name), use.role == .declaration {
        throw ConversionRefusal(reason: "another file declares '\(name)': rename that declaration")
      }
      if name == type {
        guard hasTypeAlias, use.role != .declaration, use.role != .type || use.hasMember else { continue }
        throw ConversionRefusal(
          reason: "'\(type)' is used as a class, and would become a protocol: use '\(self.name)' instead")
      }
      let owner = use.qualifiers.last?.text
      guard name == "ports" || self.nested.contains(name), owner == self.name || (isOwn && owner == "Self")
      else { continue }
      if name == "ports" {
        throw ConversionRefusal(reason: "'\(self.name).ports' is used, which only the macro generates")
      }
      if !isOwn {
        throw ConversionRefusal(
          reason:
            "another file uses '\(self.name).\(name)': write 'typealias \(self.name)\(name) = \(self.name).\(name)' "
            + "below the class, and use that name there")
      }
    }
  }
}
