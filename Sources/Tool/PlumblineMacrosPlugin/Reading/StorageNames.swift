internal import SourceModel
internal import SwiftSyntax

/// The names of the properties that store inputs.
///
/// `emailChanged(_:)` is stored in `emailChangedProperty`. An input that configures or sets something is named after
/// that: `configureWith(project:)` is stored in `projectProperty`. Inputs that would share a name get longer ones.
struct StorageNames {
  private var names: [String: Identifier] = [:]
  /// The inputs whose names do not distinguish them.
  private(set) var ambiguous: [InputPort] = []

  init(_ ports: [InputPort]) {
    var seen: Set<String> = []
    // An input in two branches of `#if` counts as one.
    let inputs = ports.map { (port: $0, key: $0.key) }.filter { seen.insert($0.key).inserted }
    let makers = [Self.preferredName, Self.functionName, Self.nameWithLabels, Self.nameWithParameters]
    var pending = inputs
    for make in makers where !pending.isEmpty {
      let groups = Dictionary(grouping: pending) { make($0.port) }
      for (name, ports) in groups where ports.count == 1 && !self.names.values.contains(Identifier(name)) {
        self.names[ports[0].key] = Identifier(name)
      }
      pending.removeAll { self.names[$0.key] != nil }
    }
    for (number, (port, key)) in pending.enumerated() {
      // The number makes the names unique, so that the compiler does not report the ambiguity again.
      let number = number == 0 ? "" : "\(number + 1)"
      self.names[key] = Identifier("\(Self.nameWithParameters(port).dropLast(8))\(number)Property")
      if !number.isEmpty { self.ambiguous.append(port) }
    }
  }

  subscript(port: InputPort) -> Identifier {
    self.names[port.key] ?? Identifier(Self.preferredName(port))
  }

  private static func preferredName(_ port: InputPort) -> String {
    guard port.parameters.count == 1, let name = port.parameters[0].name,
      NameWords.areOfConfiguring(port.name.text)
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
