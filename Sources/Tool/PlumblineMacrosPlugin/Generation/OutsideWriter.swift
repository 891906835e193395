internal import SourceModel
internal import SwiftSyntax

/// Generates what a class needs from a protocol that it cannot see: the types of its ports, and the functions of its
/// inputs.
struct OutsideWriter {
  private let list: PortList
  private let viewModel: ViewModelDeclaration

  init(_ list: PortList) {
    self.list = list
    self.viewModel = ViewModelDeclaration(outside: list)
  }

  /// The type alias with which the class refers to the type of a property.
  static func alias(of property: Identifier) -> String { Identifier("_\(property.text)").written }

  /// The extensions of the protocol.
  func extensions(of protocolName: String) -> [String] {
    let aliases = ConditionalText.pieces(of: self.list.items, self.aliases)
    let functions = ConditionalText.pieces(of: self.list.items, self.functions)
    let availability = Availability(self.list.syntax.attributes).attributes.map { "\($0.source)\n" }.joined()
    var extensions: [String] = []
    if !aliases.isEmpty {
      extensions.append(
        "\(availability)extension \(protocolName) {\n\(aliases.joined(separator: "\n").indented)\n}")
    }
    if !functions.isEmpty {
      let body = functions.joined(separator: "\n\n").indented
      extensions.append("\(availability)extension \(protocolName) where Self: _StoresInputs {\n\(body)\n}")
    }
    return extensions
  }

  private func aliases(for member: PortMember) -> [String] {
    switch (member, self.list.kind) {
    case (.input(let port), .inputs) where self.isPossible(port):
      let alias = Self.alias(of: self.viewModel.storageNames[port])
      return ["\(self.list.access.prefix)typealias \(alias) = MutableProperty<\(port.storage.type.source)>"]
    case (.value(let port), .outputs), (.value(let port), .actions):
      return ["\(self.list.access.prefix)typealias \(Self.alias(of: port.name)) = \(port.type.source)"]
    default: return []
    }
  }

  private func functions(for member: PortMember) -> [String] {
    guard self.list.kind == .inputs, case .input(let port) = member, self.isPossible(port) else { return [] }
    let name = self.viewModel.storageNames[port]
    let writer = InputWriter(viewModel: self.viewModel, access: self.list.access)
    let body = "self._feed(\"\(name.text)\", \(writer.labelledValue(of: port)))"
    return [writer.function(of: port, replacingSelf: false, body: body)]
  }

  /// Whether the function can be generated here; otherwise it must be written in the class.
  private func isPossible(_ port: InputPort) -> Bool {
    port.problems(isIsolated: self.viewModel.isolation != nil).isEmpty
  }
}
