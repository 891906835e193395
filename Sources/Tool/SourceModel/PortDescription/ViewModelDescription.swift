/// A view model independent of language and dialect: its name and its ports.
///
/// Names are those of Swift; other platforms may have different names for the same ports. Ports are in alphabetical
/// order, and so are the sources of an output.
package struct ViewModelDescription: Hashable, Sendable {
  /// The name with its ending: `MessagesViewModel`.
  package var name: String
  package var swift: LanguageDescription
  package var java: LanguageDescription
  package var inputs: [InputDescription]
  package var outputs: [OutputDescription]
  package var actions: [ActionDescription]

  package init(
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

/// An input: what the user and the system did.
package struct InputDescription: Hashable, Sendable {
  package var name: String
  package var parameters: [PortParameter]
  /// The text of its documentation; nil to derive it from the name.
  package var documentation: String?

  package init(_ name: String, _ parameters: [PortParameter] = [], documentation: String? = nil) {
    self.name = name
    self.parameters = parameters
    self.documentation = documentation
  }

  /// The name with its labels: `configureWith(project:)`.
  package var fullName: String {
    guard !self.parameters.isEmpty else { return self.name }
    return "\(self.name)(\(self.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}

extension InputDescription: CustomStringConvertible {
  /// The input in the notation of ports: `messageChanged(_ message: String)`, `sendButtonTapped`.
  package var description: String {
    guard !self.parameters.isEmpty else { return self.name }
    return "\(self.name)(\(self.parameters.map(\.description).joined(separator: ", ")))"
  }
}

/// An output: what the view should show.
package struct OutputDescription: Hashable, Sendable {
  package var name: String
  package var type: PortType
  /// The text of its documentation; nil to derive it from the name.
  package var documentation: String?
  /// The names of the inputs and actions that its values depend on; empty when they are unknown.
  package var madeOf: [String]

  package init(_ name: String, _ type: PortType, documentation: String? = nil, madeOf: [String] = []) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.madeOf = madeOf
  }
}

extension OutputDescription: CustomStringConvertible {
  /// The output in the notation of ports: `messages: [Message]`.
  package var description: String { "\(self.name): \(self.type)" }
}

/// An action: work that a view starts and watches.
package struct ActionDescription: Hashable, Sendable {
  package var name: String
  /// The type of its input; `Void` for none.
  package var input: PortType
  /// The type of its elements.
  package var output: PortType
  /// The type of its errors; nil when it cannot fail.
  package var failure: PortType?
  /// The text of its documentation; nil to derive it from the name.
  package var documentation: String?

  package init(
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
  package var description: String {
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

/// A parameter of an input.
package struct PortParameter: Hashable, Sendable {
  /// The argument label; nil for `_`.
  package var label: String?
  package var name: String
  package var type: PortType

  package init(label: String?, name: String, type: PortType) {
    self.label = label
    self.name = name
    self.type = type
  }
}

extension PortParameter: CustomStringConvertible {
  /// The parameter in Swift's spelling.
  package var description: String {
    let name = SwiftWords.escaped(self.name)
    guard let label else { return "_ \(name): \(self.type)" }
    let written = SwiftWords.escapedLabel(label)
    return label == self.name ? "\(written): \(self.type)" : "\(written) \(name): \(self.type)"
  }
}

/// The settings of one language in a description.
package struct LanguageDescription: Hashable, Sendable {
  /// The imports besides those of the dialect: modules in Swift, types in Java and Kotlin. In alphabetical order.
  package var imports: [String]
  /// The class of the view; nil for the usual one.
  package var view: String?

  package init(imports: [String] = [], view: String? = nil) {
    self.imports = Set(imports).sorted(by: Alphabet.precedes)
    self.view = view
  }

  /// Whether it has no settings.
  package var isEmpty: Bool { self.imports.isEmpty && self.view == nil }
}
