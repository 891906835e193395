/// How code in other files and languages reaches what a language declares, and what its declarations may run.
public struct TypeReach: Sendable {
  /// What programs are built for. Languages see the types of those that are built for the same.
  public enum Platform: Sendable {
    case native
    case javaVirtualMachine
  }

  /// How code makes a subclass without a name.
  public enum UnnamedSubclass: Sendable {
    /// `new Model() { … }`
    case callWithBody
    /// `object : Model() { … }`
    case objectExpression
  }

  public let platform: Platform
  /// Whether other languages reach a property through methods: `getTitle()`.
  public let hasPropertyAccessors: Bool
  /// How code makes a subclass without a name; nil where it cannot.
  public let unnamedSubclass: UnnamedSubclass?
  /// Whether an attribute of a property may run code: a property wrapper.
  public let attributesMayRunCode: Bool

  public static let swift = TypeReach(
    platform: .native, hasPropertyAccessors: false, unnamedSubclass: nil, attributesMayRunCode: true)
  public static let java = TypeReach(
    platform: .javaVirtualMachine, hasPropertyAccessors: false, unnamedSubclass: .callWithBody,
    attributesMayRunCode: false)
  public static let kotlin = TypeReach(
    platform: .javaVirtualMachine, hasPropertyAccessors: true, unnamedSubclass: .objectExpression,
    attributesMayRunCode: false)
}
