/// The state of an operator or of a property.
@usableFromInline
class State<Value> {
  /// The current value.
  ///
  /// Safe because no access lasts while the state is accessed elsewhere: values are sent in turns, which never nest,
  /// so an operator is not run again while it changes its state, and `replace(with:)` releases a former value of a
  /// property after the access.
  /// Test: `ExclusivityTests.stateIsChangedByOneTurn`
  @usableFromInline @exclusivity(unchecked) final var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  /// The value of a property, as the code that runs reads it.
  func read() -> Value { self.value }

  /// The value that a property has sent last.
  var settled: Value { self.value }

  /// Replaces the value; the deinitializer of the former value may read and replace it again.
  @inlinable
  final func replace(with newValue: Value) {
    let former = self.value
    self.value = newValue
    // An assignment alone releases the former value while the access lasts.
    withExtendedLifetime(former) {}
  }
}
