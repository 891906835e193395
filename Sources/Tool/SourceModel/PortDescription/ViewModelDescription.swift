/// A view model independent of language and dialect: its name and its ports.
///
/// Names are those of Swift; other platforms may have different names for the same ports. Ports are in alphabetical
/// order, and so are the sources of an output.
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
    self.inputs = inputs.sorted { Alphabet.precedes($0.fullName, $1.fullName) }
    self.outputs = outputs.sorted { Alphabet.precedes($0.name, $1.name) }
    self.actions = actions.sorted { Alphabet.precedes($0.name, $1.name) }
    let sources = self.inputs.map(\.name) + self.actions.map(\.name)
    for index in self.outputs.indices where !self.outputs[index].madeOf.isEmpty {
      var names = Set(self.outputs[index].madeOf)
      self.outputs[index].madeOf = sources.filter { names.remove($0) != nil }
    }
  }
}
