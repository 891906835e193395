/// An input: what the user and the system did.
public struct InputDescription: Hashable, Sendable {
  public var name: String
  public var parameters: [PortParameter]
  /// The text of its documentation; nil to derive it from the name.
  public var documentation: String?

  public init(_ name: String, _ parameters: [PortParameter] = [], documentation: String? = nil) {
    self.name = name
    self.parameters = parameters
    self.documentation = documentation
  }

  /// The name with its labels: `configureWith(project:)`.
  public var fullName: String {
    guard !self.parameters.isEmpty else { return self.name }
    return "\(self.name)(\(self.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}

extension InputDescription: CustomStringConvertible {
  /// The input in the notation of ports: `messageChanged(_ message: String)`, `sendButtonTapped`.
  public var description: String {
    guard !self.parameters.isEmpty else { return self.name }
    return "\(self.name)(\(self.parameters.map(\.description).joined(separator: ", ")))"
  }
}
