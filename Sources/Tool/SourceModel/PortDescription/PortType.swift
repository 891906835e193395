/// The type of a value that passes a port, in enough detail to be written in any language.
package indirect enum PortType: Hashable, Sendable {
  /// An element of a tuple, or a value of a closure.
  package struct Element: Hashable, Sendable {
    package var label: String?
    package var type: PortType

    package init(label: String? = nil, _ type: PortType) {
      self.label = label
      self.type = type
    }
  }

  /// A closure.
  package struct Function: Hashable, Sendable {
    /// The attributes before it, in the order written: `@Sendable`, `@MainActor`. `@escaping` is implied.
    package var attributes: [String]
    package var parameters: [PortType]
    /// The effects between the parameters and the arrow: `async`, `throws`, `throws(LoginError)`.
    package var effects: [String]
    package var result: PortType

    package init(
      attributes: [String] = [], _ parameters: [PortType], effects: [String] = [], result: PortType
    ) {
      self.attributes = attributes
      self.parameters = parameters
      self.effects = effects
      self.result = result
    }
  }

  /// `Message`, `Models.Message`, `Result<User, LoginError>`.
  case named([String], arguments: [PortType] = [])
  case optional(PortType)
  case array(PortType)
  case dictionary(PortType, PortType)
  /// Two elements or more; none for `Void`.
  case tuple([Element])
  case function(Function)
  /// `any Shape`, `some Shape`
  case constrained(keyword: String, PortType)
  /// `Shape & Sendable`
  case composition([PortType])
  /// A type without a counterpart in other languages, as written: `Shape.Type`, `[3 of Int]`.
  case verbatim(String)

  package static let void = PortType.tuple([])

  package static func named(_ name: String, _ arguments: PortType...) -> PortType {
    .named([name], arguments: arguments)
  }

  /// Whether it is a closure that is not wrapped in anything.
  package var isFunction: Bool {
    guard case .function = self else { return false }
    return true
  }
}

extension PortType {
  /// The names of the types in it, outer ones first.
  package var names: [String] {
    switch self {
    case .named(let path, let arguments): [path.joined(separator: ".")] + arguments.flatMap(\.names)
    case .optional(let type), .array(let type), .constrained(_, let type): type.names
    case .dictionary(let key, let value): key.names + value.names
    case .tuple(let elements): elements.flatMap(\.type.names)
    case .function(let function): function.parameters.flatMap(\.names) + function.result.names
    case .composition(let types): types.flatMap(\.names)
    case .verbatim: []
    }
  }
}

extension PortType: CustomStringConvertible {
  /// The type in Swift's spelling.
  package var description: String {
    switch self {
    case .named(let path, let arguments):
      let name = path.map(SwiftWords.escaped).joined(separator: ".")
      guard !arguments.isEmpty else { return name }
      return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    case .optional(let type): return "\(type.inParentheses)?"
    case .array(let type): return "[\(type)]"
    case .dictionary(let key, let value): return "[\(key): \(value)]"
    case .tuple(let elements):
      guard !elements.isEmpty else { return "Void" }
      return "(\(elements.map(\.description).joined(separator: ", ")))"
    case .function(let function): return function.description
    case .constrained(let keyword, let type): return "\(keyword) \(type)"
    case .composition(let types): return types.map(\.inParentheses).joined(separator: " & ")
    case .verbatim(let text): return text
    }
  }

  /// The spelling where a suffix or an operator follows.
  private var inParentheses: String {
    switch self {
    case .function, .constrained, .composition, .verbatim: "(\(self))"
    default: self.description
    }
  }
}

extension PortType.Element: CustomStringConvertible {
  package var description: String {
    self.label.map { "\(SwiftWords.escaped($0)): \(self.type)" } ?? self.type.description
  }
}

extension PortType.Function: CustomStringConvertible {
  package var description: String {
    let attributes = self.attributes.map { $0 + " " }.joined()
    let parameters = self.parameters.map(\.description).joined(separator: ", ")
    let effects = self.effects.map { $0 + " " }.joined()
    return "\(attributes)(\(parameters)) \(effects)-> \(self.result)"
  }
}
