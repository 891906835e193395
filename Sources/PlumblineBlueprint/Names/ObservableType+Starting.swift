extension ObservableType {
  /// Subscribes to an observable for each element, and sends their elements as they arrive.
  public func flatMap<Inner: ObservableType>(
    _ selector: @escaping (Element) -> Inner
  ) -> Observable<Inner.Element> {
    self.lift { $0.flatMap(.merge) { selector($0).producer } }
  }

  /// Subscribes to an observable for each element, and sends the elements of the latest one. The previous subscription is
  /// disposed of.
  public func flatMapLatest<Inner: ObservableType>(
    _ selector: @escaping (Element) -> Inner
  ) -> Observable<Inner.Element> {
    self.lift { $0.flatMap(.latest) { selector($0).producer } }
  }

  /// Subscribes to an observable for each element, one after the other.
  public func concatMap<Inner: ObservableType>(
    _ selector: @escaping (Element) -> Inner
  ) -> Observable<Inner.Element> {
    self.lift { $0.flatMap(.concat) { selector($0).producer } }
  }

  /// Subscribes to an observable for an element, and skips elements until that observable has terminated.
  public func flatMapFirst<Inner: ObservableType>(
    _ selector: @escaping (Element) -> Inner
  ) -> Observable<Inner.Element> {
    self.lift { signal in
      let gate = Gate()
      return signal.flatMap(.merge) { element -> Observable<Inner.Element> in
        guard gate.isOpen else { return .empty }
        gate.isOpen = false
        return selector(element).producer.on(terminated: { gate.isOpen = true })
      }
    }
  }
}

/// Whether an element is accepted.
private final class Gate {
  var isOpen = true
}
