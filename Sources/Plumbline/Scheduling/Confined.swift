/// Something that is carried through code that is not isolated, and opened only in the isolation it came from.
///
/// `@unchecked Sendable` is right since nothing but the carrier is touched outside: `MainScheduler` makes it and
/// opens it on the main actor (it checks both), `IsolatedTask` makes it and opens it on one actor (it checks the
/// first, and opens it in a function that is isolated to that actor), and an iterator over the values of a signal
/// is not `Sendable` and belongs to the isolation of the signal. Tests: `ConfinedTests`.
struct Confined<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
