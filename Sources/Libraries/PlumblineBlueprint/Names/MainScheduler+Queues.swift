public import Dispatch

/// A scheduler of a queue, under the name of RxSwift. It is the scheduler of the main actor.
///
/// Observables belong to one isolation: work that takes long is `async` work, such as that of `SignalProducer { await … }`.
public typealias ConcurrentDispatchQueueScheduler = MainScheduler

/// A scheduler of a queue, under the name of RxSwift. It is the scheduler of the main actor.
public typealias SerialDispatchQueueScheduler = MainScheduler

/// The scheduler of the main actor.
public typealias ConcurrentMainScheduler = MainScheduler

/// A scheduler that runs work immediately, under the name of RxSwift.
public typealias CurrentThreadScheduler = ImmediateScheduler

extension ImmediateScheduler {
  /// A scheduler that runs work immediately.
  public static var instance: ImmediateScheduler { ImmediateScheduler() }
}

extension MainScheduler {
  /// Creates a scheduler of the main actor, for code that was written for queues.
  ///
  /// - Parameters:
  ///   - queue: The queue. It is ignored.
  ///   - qos: The quality of service. It is ignored.
  ///   - name: The name of the queue. It is ignored.
  @available(
    *, deprecated,
    message: "It runs on the main actor: use 'async' work for what runs elsewhere."
  )
  @_disfavoredOverload
  public convenience init(
    queue: DispatchQueue? = nil, qos: DispatchQoS = .default, internalSerialQueueName name: String = ""
  ) {
    self.init()
  }
}
