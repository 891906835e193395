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

  /// Sends the element at an index, then completes.
  public func element(at index: Int) -> Observable<Element> { self.skip(index).take(1) }

  /// Skips all elements, and sends the terminal event.
  public func ignoreElements() -> Observable<Never> { self.lift { $0.compactMap { _ -> Never? in nil } } }

  /// Sends a default element at completion if no element was sent.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    let first = self.producer.map { Optional($0) }.concat(value: nil)
    let states = first.scan((isEmpty: true, element: nil as Element?)) { state, next in
      (false, next ?? (state.isEmpty ? element : nil))
    }
    return Observable(states.compactMap { $0.element })
  }

  /// Skips terminal events.
  var endingSignal: SignalProducer<Void, Never> {
    self.producer.map { _ in () }.concat(.never).flatMapError { _ in SignalProducer<Void, Never>.never }
  }
}

extension ObservableType where Element: Equatable {
  /// Skips each element that equals its predecessor.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> { self.lift { $0.skipRepeats() } }
}
