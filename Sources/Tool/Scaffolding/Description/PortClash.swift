public import SourceModel

/// Two ports that cannot be distinguished, or a port with a reserved name.
public struct PortClash: Hashable, Sendable {
  /// The port whose name is taken.
  public var name: String
  public var message: String

  /// The names by which views reach the ports.
  private static let accessors: Set = ["inputs", "outputs", "actions"]

  /// The first clash in a description; nil without one.
  public static func first(in description: ViewModelDescription) -> PortClash? {
    var inputs: Set<String> = []
    for input in description.inputs {
      guard inputs.insert(input.fullName).inserted else {
        return PortClash(name: input.name, message: "the input '\(input.fullName)' is declared twice")
      }
    }
    var taken = Dictionary(description.inputs.map { ($0.name, "an input") }) { first, _ in first }
    let others =
      description.outputs.map { ($0.name, "an output") } + description.actions.map { ($0.name, "an action") }
    for (name, kind) in others {
      guard let other = taken.updateValue(kind, forKey: name) else { continue }
      let message =
        other == kind
        ? "'\(name)' is declared twice"
        : "'\(name)' is \(other) and \(kind): an input is named after what happens, an output after what the view "
          + "does with it"
      return PortClash(name: name, message: message)
    }
    return taken.keys.sorted().first(where: self.accessors.contains).map { name in
      PortClash(
        name: name, message: "no port can be named '\(name)': a view accesses the ports through this name")
    }
  }
}
