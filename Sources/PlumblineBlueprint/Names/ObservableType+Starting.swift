extension ObservableType {
  /// Subscribes to an observable for each element, and sends their elements as they arrive.
  public func flatMap<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    self.lift { $0.flatMap(.merge) { element in Self.attempt { try selector(element).producer } } }
  }

  /// Subscribes to an observable for each element, and sends the elements of the latest one. The previous subscription is
  /// disposed of.
  public func flatMapLatest<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    self.lift { $0.flatMap(.latest) { element in Self.attempt { try selector(element).producer } } }
  }

  /// Subscribes to an observable for each element, one after the other.
  public func concatMap<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    self.lift { $0.flatMap(.concat) { element in Self.attempt { try selector(element).producer } } }
  }

  /// Subscribes to an observable for an element, and skips elements until that observable has terminated.
  public func flatMapFirst<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    self.lift { signal in
      let gate = Gate()
      return signal.flatMap(.merge) { element -> Observable<Inner.Element> in
        guard gate.isOpen else { return .empty }
        gate.isOpen = false
        return Self.attempt { try selector(element).producer }.on(terminated: { gate.isOpen = true })
      }
    }
  }
}

extension ObservableType {
  /// Makes an observable, which fails with the error of the closure.
  private static func attempt<Result>(_ make: () throws -> Observable<Result>) -> Observable<Result> {
    do { return try make() } catch { return .error(error) }
  }
}

/// Whether an element is accepted.
private final class Gate {
  var isOpen = true
}
