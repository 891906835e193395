public import SourceModel

/// Who uses the ports of one view model.
public struct ViewModelUses: Sendable {
  /// The uses by the kind of the list that they are reached through and the name; nil for the view model itself.
  let uses: [PortKind?: [String: [PortUse]]]
  /// The names of ports that the view model itself reaches through its lists.
  let inside: [PortKind: Set<String>]
  /// The uses in the view model itself, by their names.
  let insideUses: [String: [PortUse]]
  /// The names that may be ports of this view model, among others.
  let uncertain: Set<String>
  /// The same in tests.
  let uncertainInTests: Set<String>
  /// The names of members that view models set or read on other view models.
  let shared: Set<String>
  /// The lists that are handed to other code as a whole.
  let isHandedOn: Set<PortKind?>
  /// The paths of the files that do so.
  let handingPaths: Set<String>
  /// Whether another view model of the run has its name, and may have the uses.
  public let isAmbiguous: Bool

  /// The uses of a port outside the view model, in the order of files and places.
  public func uses(of port: Port) -> [PortUse] {
    let name = port.name.text
    let names = Set([name, name.strippedGetter, "get" + name.prefix(1).uppercased() + name.dropFirst()])
    return ([port.kind, nil] as [PortKind?]).flatMap { kind in names.flatMap { self.uses[kind]?[$0] ?? [] } }
      .sorted { ($0.path, $0.range.start) < ($1.path, $1.range.start) }
  }

  /// The uses of a port in the view model itself.
  package func uses(inside port: Port) -> [PortUse] { self.insideUses[port.name.text] ?? [] }

  /// Whether uses of a port may be missing.
  public func isUncertain(_ port: Port) -> Bool {
    self.isUncertain(port, inTests: false) || self.isUncertain(port, inTests: true)
  }

  /// Whether uses of a port outside of tests, or those in tests, may be missing.
  public func isUncertain(_ port: Port, inTests: Bool) -> Bool {
    (inTests ? self.uncertainInTests : self.uncertain).contains(port.name.text)
      || port.declaration.property != nil && self.shared.contains(port.name.text)
      || self.isHandedOn.contains(port.kind)
      || self.isHandedOn.contains(nil)
  }

  /// Whether the view model itself uses a port through the list that it is in.
  public func isUsedInside(_ port: Port) -> Bool { self.inside[port.kind]?.contains(port.name.text) == true }

  /// The paths of the files that use it, or that hand it or its lists on.
  package var paths: Set<String> {
    Set(self.all.map(\.path)).union(self.insideUses.values.flatMap(\.self).map(\.path)).union(
      self.handingPaths)
  }

  /// All uses.
  public var all: [PortUse] { self.uses.values.flatMap { $0.values.flatMap(\.self) } }

  /// The uses of all that is no output, inherited inputs included, in the order of their names.
  public var calls: [(name: String, use: PortUse)] {
    self.uses.filter { $0.key != .outputs }.flatMap { $0.value }.sorted { $0.key < $1.key }
      .flatMap { name, uses in uses.map { (name, $0) } }
  }

  /// Whether a view of the run uses it.
  public var hasViews: Bool { self.all.contains { $0.user == .view } }

  /// Whether a test of the run uses it.
  public var hasTests: Bool { self.all.contains { $0.user == .test } }
}

extension String {
  /// The name of the property that a getter of Java stands for in Kotlin.
  var strippedGetter: String {
    guard self.hasPrefix("get"), let first = self.dropFirst(3).first, first.isUppercase else { return self }
    return first.lowercased() + self.dropFirst(4)
  }
}
