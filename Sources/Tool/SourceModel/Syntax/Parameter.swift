/// A parameter of a function.
public struct Parameter: Hashable, Sendable {
  /// The argument label; nil for `_`, and in Java and Kotlin.
  public var label: String?
  /// The name inside the function.
  public var name: String
  public var type: TypeReference
  public var hasDefault: Bool

  public init(label: String?, name: String, type: TypeReference, hasDefault: Bool = false) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
  }
}
