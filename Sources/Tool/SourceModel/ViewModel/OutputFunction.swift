/// The function of a view model that returns an output, where outputs are functions.
public struct OutputFunction: Sendable {
  public var port: Port
  public var function: Located<FunctionDeclaration>
  /// The field that the stream comes from: the one that the function returns, possibly under another name or with
  /// operators applied. Nil when it is unknown.
  public var storage: Located<PropertyDeclaration>?

  public init(
    port: Port, function: Located<FunctionDeclaration>, storage: Located<PropertyDeclaration>? = nil
  ) {
    self.port = port
    self.function = function
    self.storage = storage
  }
}
