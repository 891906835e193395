// Importing this module imports Plumbline as well: the producer of an observable has all of its operators.
@_exported public import Plumbline

/// A cold stream that may fail, with the name of RxSwift.
///
/// It wraps a `SignalProducer` whose error is `any Error`, and each subscription is a start of it. The subjects are its
/// subclasses, so a subject can be used where an observable is wanted. A signal, a producer, a property, or a relay is
/// converted to an observable with `asObservable()`. The operators of Plumbline are those of ``producer``:
///
/// ```swift
/// let pairs = numbers.producer.combinePrevious(0).asObservable()
/// ```
///
/// Two behaviors differ from RxSwift: elements that an observer sends wait until the current turn has ended, and joins
/// of observables with a common source have no glitches. An observable is interrupted when its source is deinitialized or
/// its subscription is disposed of; only `onDisposed` is called then.
///
/// Source: the RxSwift blueprint, "Outputs always are of type `Observable<T>`".
public class Observable<Element>: ObservableType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

  /// A producer of the same events.
  public final let producer: SignalProducer<Element, any Swift.Error>

  /// Creates an observable.
  ///
  /// - Parameter producer: A producer that is started by each subscription.
  @inlinable
  public init(_ producer: SignalProducer<Element, any Swift.Error>) { self.producer = producer }
}
