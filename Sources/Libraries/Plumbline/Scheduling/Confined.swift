/// A value that is carried through code without isolation, and used only in the isolation that it comes from.
///
/// Safe because the value is not used elsewhere: `MainScheduler` makes and reads it on the main actor, and checks both;
/// `IsolatedTask` makes it on an actor, which it checks, and reads it in a function that is isolated to this actor; an
/// iterator over the values of a signal is not `Sendable`, so it stays in the isolation of the signal.
/// Test: `ConfinedTests.workOnAnActor`
struct Confined<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
