extension SignalProducer {
  /// Blocks a thread in ReactiveSwift.
  @available(
    *, unavailable,
    message: "Use 'for try await value in producer.values' and return; nothing blocks a thread."
  )
  public func first() -> Result<Value, Failure>? { nil }

  /// Blocks a thread in ReactiveSwift.
  @available(
    *, unavailable, message: "Use 'collect()' and check the number of values; nothing blocks a thread."
  )
  public func single() -> Result<Value, Failure>? { nil }

  /// Blocks a thread in ReactiveSwift.
  @available(
    *, unavailable, message: "Use 'take(last: 1)' and observe the value; nothing blocks a thread."
  )
  public func last() -> Result<Value, Failure>? { nil }

  @available(
    *, unavailable,
    message: "Observe the completion, or use 'for await' over 'values'; nothing blocks a thread."
  )
  public func wait() -> Result<Void, Failure> { .success(()) }
}

/// A value that threads share, in ReactiveSwift.
@available(
  *, unavailable,
  message: "Use 'MutableProperty', or a 'Mutex' of the module Synchronization for state that threads share."
)
public final class Atomic<Value> {
  /// Creates a value.
  public init(_ value: Value) {}
}
