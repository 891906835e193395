import ReaderSupport

/// A type around a place, with the parts that determine what names refer to there.
struct TypeScope {
  /// Its name, which may be a label of `this`; nil without one.
  var name: Symbol?
  /// The number of locals that are declared around it.
  var localCount: Int
  /// Whether it is declared in code with locals.
  var isLocal: Bool
  /// The members of a local type, which hide the locals around it; empty for other types.
  var members: Set<Symbol>
  /// The parameters of its primary constructor that are not properties.
  var parameters: Set<Symbol>
  /// Whether the place is in an initializer, which sees the parameters.
  var seesParameters = false
}
