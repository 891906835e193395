/// An output: what the view should show.
public struct OutputDescription: Hashable, Sendable {
  public var name: String
  public var type: PortType
  /// The text of its documentation; nil to derive it from the name.
  public var documentation: String?
  /// The names of the inputs and actions that its values depend on; empty when they are unknown.
  public var madeOf: [String]

  public init(_ name: String, _ type: PortType, documentation: String? = nil, madeOf: [String] = []) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.madeOf = madeOf
  }
}

extension OutputDescription: CustomStringConvertible {
  /// The output in the notation of ports: `messages: [Message]`.
  public var description: String { "\(self.name): \(self.type)" }
}
