package import SourceModel

/// The names of port protocols in Java.
package enum JavaPorts {
  /// Splits the name of a port protocol; nil for other names.
  ///
  /// A port protocol without a stem has that of the enclosing type. `Action` is a type of RxJava, not the name of a
  /// port protocol.
  ///
  /// - Parameter path: the name, with the names of the types around it first.
  package static func name(_ path: [String]) -> PortName? {
    guard var name = PortName(path.suffix(1)), name.kind != .actions else { return nil }
    if name.stem.isEmpty { name.stem = path.dropLast().last ?? "" }
    return name
  }
}
