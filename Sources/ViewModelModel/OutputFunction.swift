/// The function of a view model that hands out an output, in Java.
public struct OutputFunction: Sendable {
  public var port: Port
  public var function: Located<FunctionDeclaration>
  /// The field that the stream comes from: the one that the function gives back, under another name or with operators
  /// behind it too. Nil when it cannot be told.
  public var storage: Located<PropertyDeclaration>?

  public init(
    port: Port, function: Located<FunctionDeclaration>, storage: Located<PropertyDeclaration>? = nil
  ) {
    self.port = port
    self.function = function
    self.storage = storage
  }
}
