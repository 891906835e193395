/// An output: what the view should show.
public struct OutputDescription: Hashable, Sendable {
  public var name: String
  public var type: PortType
  /// The text of its documentation; nil to derive it from the name.
  public var documentation: String?

  public init(_ name: String, _ type: PortType, documentation: String? = nil) {
    self.name = name
    self.type = type
    self.documentation = documentation
  }
}

extension OutputDescription: CustomStringConvertible {
  /// The output in the notation of ports: `messages: [Message]`.
  public var description: String { "\(self.name): \(self.type)" }
}
