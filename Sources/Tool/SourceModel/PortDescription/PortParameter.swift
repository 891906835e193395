/// A parameter of an input.
public struct PortParameter: Hashable, Sendable {
  /// The argument label; nil for `_`.
  public var label: String?
  public var name: String
  public var type: PortType

  public init(label: String?, name: String, type: PortType) {
    self.label = label
    self.name = name
    self.type = type
  }
}

extension PortParameter: CustomStringConvertible {
  /// The parameter in Swift's spelling.
  public var description: String {
    let name = SwiftWords.escaped(self.name)
    guard let label else { return "_ \(name): \(self.type)" }
    let written = SwiftWords.escapedLabel(label)
    return label == self.name ? "\(written): \(self.type)" : "\(written) \(name): \(self.type)"
  }
}
