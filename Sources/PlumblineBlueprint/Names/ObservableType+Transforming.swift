extension ObservableType {
  /// Transforms each element.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Observable<Result> {
    self.lift { $0.map(transform) }
  }

  /// Transforms each element; what the transformation throws is what the observable fails with.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    self.producer.flatMap(.concat) { element in
      SignalProducer<Result, any Swift.Error>(result: Swift.Result { try transform(element) })
    }
  }

  /// Transforms each element, and leaves out those that become nil.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Observable<Result> {
    self.lift { $0.compactMap(transform) }
  }

  /// Combines each element with the result before it, and sends the results.
  @inlinable
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Observable<Result> {
    self.lift { $0.scan(seed, accumulator) }
  }

  /// Changes the result with each element, and sends the results.
  @inlinable
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) -> Void
  ) -> Observable<Result> {
    self.lift { $0.scan(into: seed, accumulator) }
  }

  /// Combines all elements, and sends the result at the end.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Observable<Result> {
    self.lift { $0.reduce(seed, accumulator) }
  }

  /// Sends all elements as one array at the end.
  public func toArray() -> Observable<[Element]> { self.lift { $0.collect() } }

  /// Sends each element with its number, counted from zero.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    self.lift { $0.enumerated().map { (index: $0.index, element: $0.value) } }
  }

  /// Sends each element together with an object that is not kept; completes nothing and sends nothing more when it is
  /// gone.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    self.compactMap { [weak object] element in object.map { ($0, element) } }
  }
}

extension SignalProducer where Failure == any Swift.Error {
  /// Sends the events as elements, and completes after the last of them.
  public func materialize() -> Observable<Event<Value>> {
    self.lift { $0.materialize().compactMap { Event($0) }.promoteError() }
  }

  /// Sends each element with its number, counted from zero.
  public func enumerated() -> Observable<(index: Int, element: Value)> {
    self.lift { $0.enumerated().map { (index: $0.index, element: $0.value) } }
  }

  /// Sends events that are elements as what they stand for.
  public func dematerialize<Element>() -> Observable<Element> where Value == Event<Element> {
    self.lift { signal in
      signal.materialize().map { event -> Signal<Element, any Swift.Error>.Event in
        switch event {
        case .value(.next(let element)): .value(element)
        case .value(.error(let error)), .failed(let error): .failed(error)
        case .value(.completed), .completed: .completed
        case .interrupted: .interrupted
        }
      }.dematerialize()
    }
  }
}

extension PublishSubject {
  /// Sends the events as elements, and completes after the last of them.
  public func materialize() -> Observable<Event<Element>> { self.producer.materialize() }
}

extension BehaviorSubject {
  /// Sends the events as elements, and completes after the last of them.
  public func materialize() -> Observable<Event<Element>> { self.producer.materialize() }
}
