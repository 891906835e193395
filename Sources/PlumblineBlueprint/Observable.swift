// Who imports the names has the engine as well: an observable is a producer, with all of its operators.
@_exported public import Plumbline

/// A cold stream that may fail, by the name that RxSwift gives it.
///
/// It is a `SignalProducer` whose error is `any Error`: each subscription is a start. What sends whether or not
/// somebody listens, a subject, a signal or a property, becomes one with `asObservable()`.
///
/// Two things differ from RxSwift. What an observer sends back waits until the turn has ended
/// (`Documentation/Contracts.md`, 3), and joins of what comes from one source have no glitches (4). An observable ends in a
/// third way, interrupted, when its source goes away or its subscription is disposed of: nobody is told but
/// `onDisposed`.
///
/// Source: the RxSwift blueprint, "Outputs always are of type `Observable<T>`".
public typealias Observable<Element> = SignalProducer<Element, any Swift.Error>
