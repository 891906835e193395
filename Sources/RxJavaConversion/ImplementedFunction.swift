/// The method of a function of RxJava, which a type is or implements.
struct ImplementedFunction {
  var old: String
  /// The same as the old name if it keeps it; empty if several functions have it.
  var new: String
  /// Whether a class implements it without throwing.
  var isImplemented = false
}
