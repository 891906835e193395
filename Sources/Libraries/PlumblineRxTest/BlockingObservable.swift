public import Foundation
public import PlumblineBlueprint

extension ObservableType {
  /// Returns the observable in a form that waits for its elements.
  ///
  /// While it waits, the run loop of the thread runs, so that work on the main actor goes on.
  ///
  /// - Parameter timeout: The seconds after which waiting fails; nil if there is no limit.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(self.asObservable(), timeout)
  }
}

/// An observable whose elements are waited for.
public struct BlockingObservable<Element> {
  private let source: Observable<Element>
  private let timeout: TimeInterval?

  init(_ source: Observable<Element>, _ timeout: TimeInterval?) {
    self.source = source
    self.timeout = timeout
  }

  /// Waits for the end, and returns all elements.
  ///
  /// - Throws: The error of the observable, or `RxError.timeout`.
  public func toArray() throws -> [Element] { try self.wait().elements }

  /// Waits for the first element, and returns it; nil if there is none.
  ///
  /// - Throws: The error of the observable, or `RxError.timeout`.
  public func first() throws -> Element? {
    try BlockingObservable(self.source.take(1), self.timeout).toArray().first
  }

  /// Waits for the end, and returns the last element; nil if there is none.
  ///
  /// - Throws: The error of the observable, or `RxError.timeout`.
  public func last() throws -> Element? { try self.toArray().last }

  /// Waits for the end, and returns the only element.
  ///
  /// - Parameter predicate: Which elements count.
  /// - Throws: The error of the observable, `RxError.noElements`, `RxError.moreThanOneElement`, or `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool = { _ in true }) throws -> Element {
    let elements = try BlockingObservable(self.source.single(predicate), self.timeout).toArray()
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  /// Waits for the end, and returns the elements and how it came.
  public func materialize() -> MaterializedSequenceResult<Element> {
    let outcome = self.outcome()
    guard let error = outcome.error else { return .completed(elements: outcome.elements) }
    return .failed(elements: outcome.elements, error: error)
  }

  private func wait() throws -> Outcome {
    let outcome = self.outcome()
    if let error = outcome.error { throw error }
    return outcome
  }

  /// Runs the run loop until the observable has ended.
  private func outcome() -> Outcome {
    let outcome = Outcome()
    let end = self.timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
    let subscription = self.source.subscribe(
      onNext: { outcome.elements.append($0) }, onError: { outcome.error = $0 },
      onDisposed: { outcome.isEnded = true })
    while !outcome.isEnded {
      guard Date() < end else {
        outcome.error = RxError.timeout
        break
      }
      // The observable may end elsewhere than in the sources of the loop.
      _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
    }
    subscription.dispose()
    return outcome
  }

  private final class Outcome {
    var elements: [Element] = []
    var error: (any Swift.Error)?
    var isEnded = false
  }
}

/// The elements of an observable that was waited for, and how it has ended.
public enum MaterializedSequenceResult<Element> {
  /// The observable has completed.
  case completed(elements: [Element])
  /// The observable has failed.
  case failed(elements: [Element], error: any Swift.Error)
}
