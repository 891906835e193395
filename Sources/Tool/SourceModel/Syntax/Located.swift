/// A value with the file that contains it.
public struct Located<Value: Sendable>: Sendable {
  public var value: Value
  /// The path of the file.
  public var path: String

  public init(_ value: Value, in path: String) {
    self.value = value
    self.path = path
  }
}
