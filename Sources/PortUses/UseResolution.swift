/// How many uses of ports a run holds, and which of them are of an unknown view model.
public struct UseResolution: Hashable, Sendable {
  public var resolved: Int
  /// The uses whose view model is unknown.
  public var unresolved: [PortUse]

  public var all: Int { self.resolved + self.unresolved.count }
}
