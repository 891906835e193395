/// How code in other files and languages reaches what a language declares, and what its declarations may run.
public struct TypeReach: Sendable {
  /// The platform that programs are built for. Languages of one platform see each other's types.
  public enum Platform: Sendable {
    case native
    case javaVirtualMachine
  }

  /// How code declares an anonymous subclass.
  public enum UnnamedSubclass: Sendable {
    /// `new Model() { … }`
    case callWithBody
    /// `object : Model() { … }`
    case objectExpression
  }

  public let platform: Platform
  /// Whether other languages reach a property through methods: `getTitle()`.
  public let hasPropertyAccessors: Bool
  /// How code declares an anonymous subclass; nil where it cannot.
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
