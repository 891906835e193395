package import SourceModel

/// The uses of the ports of one view model.
package struct ViewModelUses: Sendable {
  /// The uses by the kind of the port protocol and by name; the kind is nil for uses of the view model itself.
  let uses: [PortKind?: [String: [PortUse]]]
  /// The names of ports that the view model itself uses through its port protocols.
  let inside: [PortKind: Set<String>]
  /// The uses in the view model itself, by name.
  let insideUses: [String: [PortUse]]
  /// The names of members of unknown types, which may be ports of this view model.
  let uncertain: Set<String>
  /// The same in tests.
  let uncertainInTests: Set<String>
  /// The names of members that view models set or read on other view models.
  let shared: Set<String>
  /// The port protocols whose value is passed to other code as a whole.
  let isHandedOn: Set<PortKind?>
  /// The paths of the files that pass one.
  let handingPaths: Set<String>
  /// Whether another view model of the run has the same name: the uses may be of that one.
  package let isAmbiguous: Bool

  /// The uses of a port outside the view model, in the order of files and places.
  package func uses(of port: Port) -> [PortUse] {
    let name = port.name.text
    let names = Set([name, name.strippedGetter, "get" + name.prefix(1).uppercased() + name.dropFirst()])
    return ([port.kind, nil] as [PortKind?]).flatMap { kind in names.flatMap { self.uses[kind]?[$0] ?? [] } }
      .sorted { ($0.path, $0.range.start) < ($1.path, $1.range.start) }
  }

  /// The uses of a port in the view model itself.
  package func uses(inside port: Port) -> [PortUse] { self.insideUses[port.name.text] ?? [] }

  /// Whether uses of a port may be missing.
  package func isUncertain(_ port: Port) -> Bool {
    self.isUncertain(port, inTests: false) || self.isUncertain(port, inTests: true)
  }

  /// Whether uses of a port may be missing, in tests or outside of tests.
  package func isUncertain(_ port: Port, inTests: Bool) -> Bool {
    (inTests ? self.uncertainInTests : self.uncertain).contains(port.name.text)
      || port.declaration.property != nil && self.shared.contains(port.name.text)
      || self.isHandedOn.contains(port.kind)
      || self.isHandedOn.contains(nil)
  }

  /// Whether the view model itself uses a port through its port protocol.
  package func isUsedInside(_ port: Port) -> Bool { self.inside[port.kind]?.contains(port.name.text) == true }

  /// The paths of the files that use it, or that pass it or its port protocols to other code.
  package var paths: Set<String> {
    Set(self.all.map(\.path)).union(self.insideUses.values.flatMap(\.self).map(\.path)).union(
      self.handingPaths)
  }

  /// All uses.
  package var all: [PortUse] { self.uses.values.flatMap { $0.values.flatMap(\.self) } }

  /// The uses of inputs, actions and direct members, inherited inputs included, in the order of their names.
  package var calls: [(name: String, use: PortUse)] {
    self.uses.filter { $0.key != .outputs }.flatMap { $0.value }.sorted { $0.key < $1.key }
      .flatMap { name, uses in uses.map { (name, $0) } }
  }

  /// Whether a view of the run uses it.
  package var hasViews: Bool { self.all.contains { $0.user == .view } }

  /// Whether a test of the run uses it.
  package var hasTests: Bool { self.all.contains { $0.user == .test } }
}

extension String {
  /// The Kotlin property name of a Java getter.
  var strippedGetter: String {
    guard self.hasPrefix("get"), let first = self.dropFirst(3).first, first.isUppercase else { return self }
    return first.lowercased() + self.dropFirst(4)
  }
}
