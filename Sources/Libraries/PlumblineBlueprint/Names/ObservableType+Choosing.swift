extension ObservableType {
  /// Sends the elements that satisfy a predicate.
  @inlinable @inline(__always)
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    Observable(self.producer.filter(predicate))
  }

  /// Skips each element that equals its predecessor according to a comparison.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Observable<Element> {
    self.lift { $0.skipRepeats(comparer) }
  }

  /// Skips each element whose key equals the key of its predecessor.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Observable<Element> {
    self.lift { $0.skipRepeats { keySelector($0) == keySelector($1) } }
  }

  /// Skips each element whose property equals the property of its predecessor.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    self.lift { $0.skipRepeats { $0[keyPath: keyPath] == $1[keyPath: keyPath] } }
  }

  /// Sends the first elements, then completes.
  public func take(_ count: Int) -> Observable<Element> { self.lift { $0.take(first: count) } }

  /// Sends the last elements at completion.
  public func takeLast(_ count: Int) -> Observable<Element> { self.lift { $0.take(last: count) } }

  /// Sends elements until another observable sends an element, then completes.
  ///
  /// Terminal events of the other observable are ignored.
  public func take(until other: some ObservableType) -> Observable<Element> {
    Observable(self.producer.take(until: other.endingSignal))
  }

  /// Sends elements as long as a predicate holds, then completes.
  public func take(while predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    self.lift { $0.take(while: predicate) }
  }

  /// Sends elements as long as a predicate holds, then completes.
  ///
  /// - Parameters:
  ///   - predicate: A closure that decides about each element.
  ///   - behavior: Whether the first element for which it does not hold is sent as well.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior
  ) -> Observable<Element> {
    self.take(until: { try !predicate($0) }, behavior: behavior)
  }

  /// Sends elements until a predicate holds, then completes.
  ///
  /// - Parameters:
  ///   - predicate: A closure that decides about each element.
  ///   - behavior: Whether the first element for which it holds is sent as well.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let decided = self.producer.attemptMap { (element: $0, isLast: try predicate($0)) }
    guard behavior == .inclusive else {
      return Observable(decided.take(while: { !$0.isLast }).map(\.element))
    }
    let marked = decided.flatMap(.concat) { element, isLast -> SignalProducer<Element?, any Swift.Error> in
      isLast ? SignalProducer([element, nil]) : SignalProducer(value: element)
    }
    return Observable(marked.take(while: { $0 != nil }).skipNil())
  }

  /// Sends the first element, then completes.
  public func first() -> Observable<Element> { self.take(1) }

  /// Skips the first elements.
  public func skip(_ count: Int) -> Observable<Element> { self.lift { $0.skip(first: count) } }

  /// Skips elements until another observable sends an element.
  public func skip(until other: some ObservableType) -> Observable<Element> {
    Observable(self.producer.skip(until: other.endingSignal))
  }

  /// Skips elements as long as a predicate holds.
  public func skip(while predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    self.lift { $0.skip(while: predicate) }
  }

  /// Sends the element at an index, then completes; fails with ``RxError/argumentOutOfRange`` if there are fewer elements.
  public func element(at index: Int) -> Observable<Element> {
    guard index >= 0 else { return .error(RxError.argumentOutOfRange) }
    return Observable(
      self.skip(index).take(1).counted.attemptMap { count, element -> Element? in
        if element == nil, count == 0 { throw RxError.argumentOutOfRange }
        return element
      }.skipNil())
  }

  /// Skips all elements, and sends the terminal event.
  public func ignoreElements() -> Observable<Never> { self.lift { $0.compactMap { _ -> Never? in nil } } }

  /// Sends a default element at completion if no element was sent.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    Observable(self.counted.compactMap { count, next in next ?? (count == 0 ? element : nil) })
  }

  /// Continues with another observable at completion if no element was sent.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let elements = self.counted.flatMap(.concat) {
      count, element -> SignalProducer<Element, any Swift.Error> in
      if let element { return SignalProducer(value: element) }
      return count == 0 ? other.producer : .empty
    }
    return Observable(elements)
  }

  /// Sends the only element; fails with ``RxError/noElements`` or ``RxError/moreThanOneElement`` if there is not exactly one.
  public func single() -> Observable<Element> { self.single { _ in true } }

  /// Sends the only element that satisfies a predicate; fails if there is not exactly one.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let found: Observable<Element> = self.filter(predicate)
    return Observable(
      found.counted.attemptMap { count, element -> Element? in
        if element != nil, count > 0 { throw RxError.moreThanOneElement }
        if element == nil, count == 0 { throw RxError.noElements }
        return element
      }.skipNil())
  }

  /// Sends each element with the number of those before it and, at completion, nil with the number of all.
  private var counted: SignalProducer<(index: Int, value: Element?), any Swift.Error> {
    self.producer.map { Optional($0) }.concat(value: nil).enumerated()
  }

  /// Skips terminal events.
  var endingSignal: SignalProducer<Void, Never> {
    self.producer.map { _ in () }.concat(.never).flatMapError { _ in SignalProducer<Void, Never>.never }
  }
}

/// Whether the element that ends an observable is sent.
public enum TakeBehavior: Sendable {
  /// It is sent.
  case inclusive
  /// It is not sent.
  case exclusive
}

// Closures that throw: the observable fails with the error.
extension ObservableType {
  /// Sends the elements that satisfy a predicate.
  @_disfavoredOverload
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable(self.producer.attemptMap { try predicate($0) ? $0 : nil }.skipNil())
  }

  /// Sends elements as long as a predicate holds, then completes.
  @_disfavoredOverload
  public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    self.take(while: predicate, behavior: .exclusive)
  }

  /// Skips elements as long as a predicate holds.
  @_disfavoredOverload
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    self.lift { signal in
      var isSkipping = true
      return signal.attemptMap { element -> Element? in
        if isSkipping { isSkipping = try predicate(element) }
        return isSkipping ? nil : element
      }.skipNil()
    }
  }

  /// Skips each element that equals its predecessor according to a comparison.
  @_disfavoredOverload
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    self.lift { signal in
      var former: Element?
      return signal.attemptMap { element -> Element? in
        if let last = former, try comparer(last, element) { return nil }
        former = element
        return element
      }.skipNil()
    }
  }

  /// Skips each element whose key equals the key of its predecessor.
  @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    self.distinctUntilChanged { try keySelector($0) == keySelector($1) }
  }
}

extension ObservableType where Element: Equatable {
  /// Skips each element that equals its predecessor.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> { self.lift { $0.skipRepeats() } }
}
