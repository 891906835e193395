package import ViewModelModel

/// The names of lists of ports in Java.
package enum JavaPorts {
  /// Takes the name of a list apart; nil when it is none.
  ///
  /// `Action` is a type of RxJava's, and no list is named so.
  ///
  /// - Parameter path: the name, with the names of the types around it first.
  package static func name(_ path: [String]) -> PortName? {
    guard let name = PortName(path), name.kind != .actions else { return nil }
    return name
  }
}
