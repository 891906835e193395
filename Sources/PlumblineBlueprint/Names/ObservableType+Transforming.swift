extension ObservableType {
  /// Transforms each element.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Observable<Result> {
    self.lift { $0.map(transform) }
  }

  /// Transforms each element. The observable fails with the error of the transformation.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    self.producer.flatMap(.concat) { element in
      SignalProducer<Result, any Swift.Error>(result: Swift.Result { try transform(element) })
    }
  }

  /// Transforms each element, and sends the results that are not nil.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Observable<Result> {
    self.lift { $0.compactMap(transform) }
  }

  /// Combines each element with the current result, and sends the new result.
  @inlinable @inline(__always)
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Observable<Result> {
    self.producer.scan(seed, accumulator)
  }

  /// Accumulates each element in a result, and sends the result.
  @inlinable @inline(__always)
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) -> Void
  ) -> Observable<Result> {
    self.producer.scan(into: seed, accumulator)
  }

  /// Combines all elements, and sends the result at completion.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Observable<Result> {
    self.lift { $0.reduce(seed, accumulator) }
  }

  /// Sends all elements as one array at completion.
  public func toArray() -> Observable<[Element]> { self.lift { $0.collect() } }

  /// Sends each element together with its index, which starts at 0.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    self.lift { $0.enumerated().map { (index: $0.index, element: $0.value) } }
  }

  /// Sends each element together with an object, which is not retained. Elements are skipped when the object has been
  /// deinitialized.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    self.compactMap { [weak object] element in object.map { ($0, element) } }
  }
}

extension SignalProducer where Failure == any Swift.Error {
  /// Sends each event as an element, including the terminal event, then completes.
  public func materialize() -> Observable<Event<Value>> {
    self.lift { $0.materialize().compactMap { Event($0) }.promoteError() }
  }

  /// Sends each element together with its index, which starts at 0.
  public func enumerated() -> Observable<(index: Int, element: Value)> {
    self.lift { $0.enumerated().map { (index: $0.index, element: $0.value) } }
  }

  /// Sends the events that are sent as elements.
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
  /// Sends each event as an element, including the terminal event, then completes.
  public func materialize() -> Observable<Event<Element>> { self.producer.materialize() }
}

extension BehaviorSubject {
  /// Sends each event as an element, including the terminal event, then completes.
  public func materialize() -> Observable<Event<Element>> { self.producer.materialize() }
}
