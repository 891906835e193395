import Conventions
import SwiftReader
import ViewModelModel

/// Tells which view models cannot be turned into the form of `@ViewModel` without damage.
struct MacroFormCheck {
  let viewModel: ViewModel
  /// The names of the lists and of the type protocol.
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
          reason: "'\(list.name)' is private, and nobody could name it in the class: make it fileprivate")
      }
      if list.header.isPrivate, !declaration.header.isPrivate {
        throw ConversionRefusal(
          reason: "'\(list.name)' is fileprivate and the class is not: make both as visible as each other")
      }
    }
    let head = TextRange(declaration.header.name.range.end, declaration.memberRange.start)
    guard NameUses.comments(in: SourceText(self.viewModel.file.text[head])).isEmpty else {
      throw ConversionRefusal(reason: "a comment stands between its conformances: move it before the class")
    }
  }

  /// Only accessors may stand in the type protocol, since the macro writes them and nothing else.
  private func checkTypeProtocol() throws(ConversionRefusal) {
    switch self.viewModel.typeProtocol {
    case .missing: return
    case .alias(let alias):
      throw ConversionRefusal(
        reason: "'\(alias.value.header.name.text)' is an alias: use the names of its lists in its place")
    case .elsewhere(let name):
      throw ConversionRefusal(
        reason: "'\(name)' is in none of the files: name its file as well, or take it off the class")
    case .declared(let type):
      let name = type.value.name
      guard type.path == self.viewModel.path else {
        throw ConversionRefusal(reason: "'\(name)' stands in another file: move it to the class")
      }
      let inherited = type.value.inherited.map(\.type.name)
      guard inherited.allSatisfy({ $0 == "AnyObject" }), type.value.header.attributes.isEmpty,
        type.value.members.allSatisfy(Self.isAccessor)
      else {
        throw ConversionRefusal(
          reason: "'\(name)' asks for more than its lists: leave only 'inputs' and 'outputs' in it")
      }
    }
  }

  private static func isAccessor(_ member: Declaration) -> Bool {
    guard let property = member.property, property.accessors == .requirement(settable: false),
      property.header.attributes.isEmpty, property.header.conditions.isEmpty, !property.header.isStatic
    else { return false }
    return PortKind.allCases.map(\.rawValue).contains(property.header.name.text)
  }

  /// The macro sees no extensions, and would write their members once more.
  private func checkExtensions() throws(ConversionRefusal) {
    let inputs = Set(self.viewModel.ports(.inputs).map(\.fullName))
    let ports = self.viewModel.ports(.outputs) + self.viewModel.ports(.actions)
    let properties = Set(ports.map(\.name.text) + PortKind.allCases.map(\.rawValue))
    for body in self.viewModel.extensions.map(\.value) {
      if let type = body.inherited.first(where: { self.names.contains($0.type.name ?? "") }) {
        throw ConversionRefusal(
          reason:
            "an extension conforms it to '\(type.type)': name that behind the class, and move its members there"
        )
      }
      let functions = body.functions.map(\.fullName).filter(inputs.contains)
      let others = body.properties.map(\.header.name.text).filter(properties.contains)
      if let member = (functions + others).first {
        throw ConversionRefusal(
          reason: "'\(member)' stands in an extension, which the macro does not see: move it into the class")
      }
    }
  }
}
