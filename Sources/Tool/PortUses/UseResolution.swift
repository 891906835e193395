/// The number of port uses in a run, and the uses whose view model is unknown.
public struct UseResolution: Hashable, Sendable {
  public var resolved: Int
  /// The uses whose view model is unknown.
  public var unresolved: [PortUse]

  public var all: Int { self.resolved + self.unresolved.count }
}
