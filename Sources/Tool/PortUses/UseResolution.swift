/// The number of port uses in a run, and the uses whose view model is unknown.
package struct UseResolution: Hashable, Sendable {
  package var resolved: Int
  /// The uses whose view model is unknown.
  package var unresolved: [PortUse]

  package var all: Int { self.resolved + self.unresolved.count }
}
