/// The type of a value that passes a port, in enough detail to be written in any language.
public indirect enum PortType: Hashable, Sendable {
  /// An element of a tuple, or a value of a closure.
  public struct Element: Hashable, Sendable {
    public var label: String?
    public var type: PortType

    public init(label: String? = nil, _ type: PortType) {
      self.label = label
      self.type = type
    }
  }

  /// A closure.
  public struct Function: Hashable, Sendable {
    /// The attributes before it, in the order written: `@Sendable`, `@MainActor`. `@escaping` is implied.
    public var attributes: [String]
    public var parameters: [PortType]
    /// The effects between the parameters and the arrow: `async`, `throws`, `throws(LoginError)`.
    public var effects: [String]
    public var result: PortType

    public init(
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

  public static let void = PortType.tuple([])

  public static func named(_ name: String, _ arguments: PortType...) -> PortType {
    .named([name], arguments: arguments)
  }

  /// Whether it is a closure that is not wrapped in anything.
  public var isFunction: Bool {
    guard case .function = self else { return false }
    return true
  }
}

extension PortType {
  /// The names of the types in it, outer ones first.
  public var names: [String] {
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
  public var description: String {
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
  public var description: String {
    self.label.map { "\(SwiftWords.escaped($0)): \(self.type)" } ?? self.type.description
  }
}

extension PortType.Function: CustomStringConvertible {
  public var description: String {
    let attributes = self.attributes.map { $0 + " " }.joined()
    let parameters = self.parameters.map(\.description).joined(separator: ", ")
    let effects = self.effects.map { $0 + " " }.joined()
    return "\(attributes)(\(parameters)) \(effects)-> \(self.result)"
  }
}
