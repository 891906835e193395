// Operators under their names in RxSwift 5 and earlier.
extension ObservableType {
  /// Continues with another observable when this one fails.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.catch(handler)
  }

  /// Sends an element and completes when this observable fails.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { self.catchAndReturn(element) }

  /// Sends each event on a scheduler.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any SchedulerType) -> Observable<Element> { self.observe(on: scheduler) }

  /// Subscribes on a scheduler.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any SchedulerType) -> Observable<Element> {
    self.subscribe(on: scheduler)
  }

  /// Sends elements as long as a predicate holds, then completes.
  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(_ predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    self.take(while: predicate)
  }

  /// Sends elements until another observable sends one.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil(_ other: some ObservableType) -> Observable<Element> { self.take(until: other) }

  /// Skips elements as long as a predicate holds.
  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(_ predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    self.skip(while: predicate)
  }

  /// Skips elements until another observable sends one.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil(_ other: some ObservableType) -> Observable<Element> { self.skip(until: other) }

  /// Sends the element at an index, then completes.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { self.element(at: index) }
}
