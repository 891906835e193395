internal import SwiftSyntax

/// The names of the properties that store inputs.
///
/// `emailChanged(_:)` is stored in `emailChangedProperty`. What configures or sets something is named after that:
/// `configureWith(project:)` is stored in `projectProperty`. Inputs that would share a name get longer ones.
struct StorageNames {
  private var names: [String: Identifier] = [:]
  /// The inputs that cannot be told apart by their names.
  private(set) var ambiguous: [InputPort] = []

  /// The words that start the name of an input that is called with what the view model is about.
  private static let configuringWords: Set = ["bind", "configure", "init", "initialize", "set"]

  init(_ items: [PortItem]) {
    var inputs: [(port: InputPort, key: String)] = []
    for case (.input(let port), _) in items.flatMap(\.members) {
      // An input of two branches of `#if` is one.
      let key = Self.key(of: port)
      if !inputs.contains(where: { $0.key == key }) { inputs.append((port, key)) }
    }
    let makers = [Self.preferredName, Self.functionName, Self.nameWithLabels, Self.nameWithParameters]
    var pending = inputs
    for make in makers {
      let groups = Dictionary(grouping: pending) { make($0.port) }
      for (name, ports) in groups where ports.count == 1 && !self.names.values.contains(Identifier(name)) {
        self.names[ports[0].key] = Identifier(name)
      }
      pending.removeAll { self.names[$0.key] != nil }
    }
    for (number, (port, key)) in pending.enumerated() {
      // The number keeps apart what is reported, so that the compiler does not report it again.
      let number = number == 0 ? "" : "\(number + 1)"
      self.names[key] = Identifier("\(Self.nameWithParameters(port).dropLast(8))\(number)Property")
      if !number.isEmpty { self.ambiguous.append(port) }
    }
  }

  subscript(port: InputPort) -> Identifier {
    self.names[Self.key(of: port)] ?? Identifier(Self.preferredName(port))
  }

  private static func key(of port: InputPort) -> String {
    "\(port.fullName) \(FullName.types(of: port.syntax).joined(separator: " "))"
  }

  private static func preferredName(_ port: InputPort) -> String {
    guard port.parameters.count == 1, let name = port.parameters[0].name,
      self.configuringWords.contains(port.name.firstWord)
    else { return self.functionName(port) }
    return "\(name.text)Property"
  }

  private static func functionName(_ port: InputPort) -> String { "\(port.name.text)Property" }

  private static func nameWithLabels(_ port: InputPort) -> String {
    "\(port.name.text)\(port.parameters.compactMap(\.label?.capitalized).joined())Property"
  }

  private static func nameWithParameters(_ port: InputPort) -> String {
    "\(port.name.text)\(port.parameters.compactMap(\.name?.capitalized).joined())Property"
  }
}
