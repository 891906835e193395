/// The function of a view model that implements an input.
public struct InputImplementation: Sendable {
  public var port: Port
  public var function: Located<FunctionDeclaration>
  /// The properties that it sets, in source order.
  public var feeds: [Feed]

  public init(port: Port, function: Located<FunctionDeclaration>, feeds: [Feed]) {
    self.port = port
    self.function = function
    self.feeds = feeds
  }
}
