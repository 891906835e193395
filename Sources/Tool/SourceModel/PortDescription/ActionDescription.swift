/// An action: work that a view starts and watches.
public struct ActionDescription: Hashable, Sendable {
  public var name: String
  /// The type of its input; `Void` for none.
  public var input: PortType
  /// The type of its elements.
  public var output: PortType
  /// The type of its errors; nil when it cannot fail.
  public var failure: PortType?
  /// The text of its documentation; nil to derive it from the name.
  public var documentation: String?

  public init(
    _ name: String, input: PortType, output: PortType, failure: PortType? = nil, documentation: String? = nil
  ) {
    self.name = name
    self.input = input
    self.output = output
    self.failure = failure
    self.documentation = documentation
  }
}

extension ActionDescription: CustomStringConvertible {
  /// The action in the notation of ports: `send: (String) throws(SendError) -> Receipt`.
  public var description: String {
    let parameters: [PortType] =
      switch self.input {
      case .void: []
      case .tuple(let elements) where elements.allSatisfy { $0.label == nil }: elements.map(\.type)
      default: [self.input]
      }
    let effects =
      self.failure.map {
        $0 == .constrained(keyword: "any", .named("Error")) ? ["throws"] : ["throws(\($0))"]
      }
    return "\(self.name): \(PortType.Function(parameters, effects: effects ?? [], result: self.output))"
  }
}
