/// A type of a library of streams.
public struct StreamType: Sendable {
  public let name: String
  public let roles: Set<StreamRole>

  public init(_ name: String, _ roles: StreamRole...) {
    self.name = name
    self.roles = Set(roles)
  }
}
