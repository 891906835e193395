/// What the ports of a protocol are for.
enum PortKind: String, CaseIterable {
  case inputs
  case outputs
  case actions

  /// The name of the protocol in a class.
  var protocolName: String { self.rawValue.prefix(1).uppercased() + self.rawValue.dropFirst() }

  /// One of them, in a message.
  var singular: String { String(self.rawValue.dropLast()) }

  /// The kind of a protocol outside of its class: `LoginViewModelInputs`, `LoginViewModelInputsType`.
  init?(suffixOf name: String) {
    var name = name[...]
    for ending in ["Type", "Protocol"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    guard let kind = Self.allCases.first(where: { name.hasSuffix($0.protocolName) }) else { return nil }
    self = kind
  }
}
