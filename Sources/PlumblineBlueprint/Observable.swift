// Importing this module imports Plumbline as well: an observable is a producer, with all of its operators.
@_exported public import Plumbline

/// A cold stream that may fail, with the name of RxSwift.
///
/// It is a `SignalProducer` whose error is `any Error`. Each subscription is a start. A subject, a signal, or a property is
/// converted to an observable with `asObservable()`.
///
/// Two behaviors differ from RxSwift: elements that an observer sends wait until the current turn has ended, and joins
/// of observables with a common source have no glitches. An observable is interrupted when its source is deinitialized or
/// its subscription is disposed of; only `onDisposed` is called then.
///
/// Source: the RxSwift blueprint, "Outputs always are of type `Observable<T>`".
public typealias Observable<Element> = SignalProducer<Element, any Swift.Error>
