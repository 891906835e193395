import ReaderSupport

/// A local or an anonymous type around a place in a body.
struct LocalType {
  /// The number of locals that are declared around it.
  var localCount: Int
  /// The fields that it declares.
  var fields: Set<Symbol>
}
