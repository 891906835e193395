package import ViewModelModel

/// The names of lists of ports in Java.
package enum JavaPorts {
  /// Takes the name of a list apart; nil when it is none.
  ///
  /// A list that has no stem of its own has that of the type around it. `Action` is a type of RxJava's, and no list is
  /// named so.
  ///
  /// - Parameter path: the name, with the names of the types around it first.
  package static func name(_ path: [String]) -> PortName? {
    guard var name = PortName(path.suffix(1)), name.kind != .actions else { return nil }
    if name.stem.isEmpty { name.stem = path.dropLast().last ?? "" }
    return name
  }
}
