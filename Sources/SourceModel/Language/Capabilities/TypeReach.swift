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
  /// The beginnings of the names of the methods through which other languages reach a property.
  public let accessorPrefixes: [String]
  /// How code makes a subclass without a name; nil where it cannot.
  public let unnamedSubclass: UnnamedSubclass?
  /// Whether an attribute of a property may run code: a property wrapper.
  public let attributesMayRunCode: Bool

  public static let swift = TypeReach(
    platform: .native, accessorPrefixes: [], unnamedSubclass: nil, attributesMayRunCode: true)
  public static let java = TypeReach(
    platform: .javaVirtualMachine, accessorPrefixes: [], unnamedSubclass: .callWithBody,
    attributesMayRunCode: false)
  public static let kotlin = TypeReach(
    platform: .javaVirtualMachine, accessorPrefixes: ["get", "set"], unnamedSubclass: .objectExpression,
    attributesMayRunCode: false)
}
