extension ObservableType {
  /// Leaves out elements.
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    self.lift { $0.filter(predicate) }
  }

  /// Leaves out an element that the comparison finds equal to the one before.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Observable<Element> {
    self.lift { $0.skipRepeats(comparer) }
  }

  /// Leaves out an element whose key equals that of the one before.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Observable<Element> {
    self.lift { $0.skipRepeats { keySelector($0) == keySelector($1) } }
  }

  /// Leaves out an element whose property equals that of the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    self.lift { $0.skipRepeats { $0[keyPath: keyPath] == $1[keyPath: keyPath] } }
  }

  /// Sends the first elements and completes.
  public func take(_ count: Int) -> Observable<Element> { self.lift { $0.take(first: count) } }

  /// Sends the last elements at the end.
  public func takeLast(_ count: Int) -> Observable<Element> { self.lift { $0.take(last: count) } }

  /// Sends elements until another observable sends one; then it completes.
  ///
  /// It does not matter how the other one ends.
  public func take(until other: some ObservableType) -> Observable<Element> {
    self.producer.take(until: other.endingSignal)
  }

  /// Sends elements as long as a condition holds, then completes.
  public func take(while predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    self.lift { $0.take(while: predicate) }
  }

  /// Sends the first element and completes.
  public func first() -> Observable<Element> { self.take(1) }

  /// Leaves out the first elements.
  public func skip(_ count: Int) -> Observable<Element> { self.lift { $0.skip(first: count) } }

  /// Leaves out elements until another observable sends one.
  public func skip(until other: some ObservableType) -> Observable<Element> {
    self.producer.skip(until: other.endingSignal)
  }

  /// Leaves out elements as long as a condition holds.
  public func skip(while predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    self.lift { $0.skip(while: predicate) }
  }

  /// Sends the element of a number, counted from zero, and completes.
  public func element(at index: Int) -> Observable<Element> { self.skip(index).take(1) }

  /// Sends the end alone.
  public func ignoreElements() -> Observable<Never> { self.lift { $0.compactMap { _ -> Never? in nil } } }

  /// Sends one element if there was none at the end.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    let first = self.producer.map { Optional($0) }.concat(value: nil)
    return first.scan((isEmpty: true, element: nil as Element?)) { state, next in
      (false, next ?? (state.isEmpty ? element : nil))
    }
    .compactMap { $0.element }
  }

  /// Sends nothing but that an element was sent: neither an error nor the end.
  var endingSignal: SignalProducer<Void, Never> {
    self.producer.map { _ in () }.concat(.never).flatMapError { _ in SignalProducer<Void, Never>.never }
  }
}

extension ObservableType where Element: Equatable {
  /// Leaves out an element that equals the one before.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> { self.lift { $0.skipRepeats() } }
}
