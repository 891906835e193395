extension ObservableType where Element: ObservableType {
  /// Subscribes to each observable, and sends their elements as they arrive.
  public func merge() -> Observable<Element.Element> { self.flattening(.merge) }

  /// Subscribes to a limited number of observables at a time, and sends their elements as they arrive.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    self.flattening(.concurrent(limit: maxConcurrent))
  }

  /// Subscribes to the observables, one after the other.
  public func concat() -> Observable<Element.Element> { self.flattening(.concat) }

  /// Sends the elements of the latest observable. The previous subscription is disposed of.
  public func switchLatest() -> Observable<Element.Element> { self.flattening(.latest) }

  private func flattening(_ strategy: FlattenStrategy) -> Observable<Element.Element> {
    self.lift { $0.flatMap(strategy) { $0.producer } }
  }
}
