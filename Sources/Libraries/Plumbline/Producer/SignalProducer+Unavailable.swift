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

extension SignalProducer where Failure == Never {
  /// The work throws, and the producer cannot fail.
  @available(
    *, unavailable,
    message: "the work throws, and this producer cannot fail: append 'demoteErrors()' or 'mapError'"
  )
  public init(
    isolation: isolated any Actor = #isolation,
    _ work: nonisolated(nonsending) @escaping () async throws -> Value
  ) {
    self = .never
  }
}

extension Signal where Failure == Never {
  /// The producers fail, and the signal cannot.
  @available(
    *, unavailable,
    message: "the producer fails, and the signal cannot: append 'demoteErrors()' or 'mapError' to it"
  )
  @_disfavoredOverload
  public func flatMap<Inner, InnerFailure>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Inner, InnerFailure>
  ) -> Signal<Inner, Never> { .never }

  /// The producers fail, and the signal cannot.
  @available(
    *, unavailable,
    message: "the producer fails, and the signal cannot: append 'demoteErrors()' or 'mapError' to it"
  )
  @_disfavoredOverload
  public func switchMap<Inner, InnerFailure>(
    _ transform: @escaping (Value) -> SignalProducer<Inner, InnerFailure>
  ) -> Signal<Inner, Never> { .never }
}
