/// What a view model is about, whatever the language and the dialect: its name and its ports.
///
/// Names are those that Swift would have; other platforms have names of their own for the same things. Ports stand in
/// alphabetical order.
public struct ViewModelDescription: Hashable, Sendable {
  /// The name with its ending: `MessagesViewModel`.
  public var name: String
  public var swift: LanguageDescription
  public var java: LanguageDescription
  public var inputs: [InputDescription]
  public var outputs: [OutputDescription]
  public var actions: [ActionDescription]

  public init(
    _ name: String, swift: LanguageDescription = LanguageDescription(),
    java: LanguageDescription = LanguageDescription(), inputs: [InputDescription] = [],
    outputs: [OutputDescription] = [], actions: [ActionDescription] = []
  ) {
    self.name = name
    self.swift = swift
    self.java = java
    self.inputs = inputs.sorted { Self.precedes($0.fullName, $1.fullName) }
    self.outputs = outputs.sorted { Self.precedes($0.name, $1.name) }
    self.actions = actions.sorted { Self.precedes($0.name, $1.name) }
  }

  /// Whether one name stands before another; case decides only between names that are otherwise equal.
  private static func precedes(_ name: String, _ other: String) -> Bool {
    let keys = (name.lowercased(), other.lowercased())
    return keys.0 == keys.1 ? name < other : keys.0 < keys.1
  }
}
