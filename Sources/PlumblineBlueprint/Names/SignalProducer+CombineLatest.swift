// There is one overload per number of arguments, so that observables and subjects of different types can be joined.
extension SignalProducer where Value == Any, Failure == any Swift.Error {
  /// Sends the latest elements of all observables, once each has sent an element. Elements of one turn are sent together.
  @inlinable
  public static func combineLatest<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    first.producer.lift(second.producer) { Signal.combineLatest($0, $1) }
  }

  /// Sends the latest elements of all observables, once each has sent an element. Elements of one turn are sent together.
  public static func combineLatest<First: ObservableType, Second: ObservableType, Third: ObservableType>(
    _ first: First, _ second: Second, _ third: Third
  ) -> Observable<(First.Element, Second.Element, Third.Element)> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer)
  }

  /// Sends the latest elements of all observables, once each has sent an element. Elements of one turn are sent together.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> Observable<(First.Element, Second.Element, Third.Element, Fourth.Element)> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer)
  }

  /// Sends the latest elements of all observables, once each has sent an element. Elements of one turn are sent together.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
  ) -> Observable<(First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element)> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer)
  }

  /// Sends the latest elements of all observables, once each has sent an element. Elements of one turn are sent together.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
  ) -> Observable<
    (First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element)
  > {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer)
  }

  /// Sends the latest elements of all observables, once each has sent an element. Elements of one turn are sent together.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType, Seventh: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh
  ) -> Observable<
    (
      First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element,
      Seventh.Element
    )
  > {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer)
  }

  /// Sends the latest elements of all observables, once each has sent an element. Elements of one turn are sent together.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType, Seventh: ObservableType, Eighth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh, _ eighth: Eighth
  ) -> Observable<
    (
      First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element,
      Seventh.Element, Eighth.Element
    )
  > {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer, eighth.producer)
  }

  /// Sends the first elements of all together, then the second ones, and so on.
  @inlinable
  public static func zip<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    first.producer.lift(second.producer) { Signal.zip($0, $1) }
  }

  /// Sends the first elements of all together, then the second ones, and so on.
  public static func zip<First: ObservableType, Second: ObservableType, Third: ObservableType>(
    _ first: First, _ second: Second, _ third: Third
  ) -> Observable<(First.Element, Second.Element, Third.Element)> {
    SignalProducer<First.Element, any Swift.Error>.zip(first.producer, second.producer, third.producer)
  }

  /// Sends the first elements of all together, then the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> Observable<(First.Element, Second.Element, Third.Element, Fourth.Element)> {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer)
  }

  /// Sends the first elements of all together, then the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
  ) -> Observable<(First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element)> {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer)
  }

  /// Sends the first elements of all together, then the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
  ) -> Observable<
    (First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element)
  > {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer)
  }

  /// Sends the first elements of all together, then the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType, Seventh: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh
  ) -> Observable<
    (
      First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element,
      Seventh.Element
    )
  > {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer)
  }

  /// Sends the first elements of all together, then the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType, Seventh: ObservableType, Eighth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh, _ eighth: Eighth
  ) -> Observable<
    (
      First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element,
      Seventh.Element, Eighth.Element
    )
  > {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer, eighth.producer)
  }
}

extension SignalProducer where Failure == any Swift.Error {
  /// Sends what is made of the latest elements of all, from the first of each.
  @inlinable
  public static func combineLatest<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second, resultSelector: @escaping (First.Element, Second.Element) -> Value
  ) -> Observable<Value> {
    first.producer.lift(second.producer) { Signal.combineLatest($0, $1).map { resultSelector($0, $1) } }
  }

  /// Sends what is made of the latest elements of all, from the first of each.
  public static func combineLatest<First: ObservableType, Second: ObservableType, Third: ObservableType>(
    _ first: First, _ second: Second, _ third: Third,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer
    )
    .map { first, second, third in resultSelector(first, second, third) }
  }

  /// Sends what is made of the latest elements of all, from the first of each.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element, Fourth.Element) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer
    )
    .map { first, second, third, fourth in resultSelector(first, second, third, fourth) }
  }

  /// Sends what is made of the latest elements of all, from the first of each.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth,
    resultSelector:
      @escaping (First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer
    )
    .map { first, second, third, fourth, fifth in resultSelector(first, second, third, fourth, fifth) }
  }

  /// Sends what is made of the latest elements of all, from the first of each.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    resultSelector:
      @escaping (First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element)
      -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer
    )
    .map { first, second, third, fourth, fifth, sixth in
      resultSelector(first, second, third, fourth, fifth, sixth)
    }
  }

  /// Sends what is made of the latest elements of all, from the first of each.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType, Seventh: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh,
    resultSelector:
      @escaping (
        First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element,
        Seventh.Element
      ) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer
    )
    .map { first, second, third, fourth, fifth, sixth, seventh in
      resultSelector(first, second, third, fourth, fifth, sixth, seventh)
    }
  }

  /// Sends what is made of the latest elements of all, from the first of each.
  public static func combineLatest<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType, Seventh: ObservableType, Eighth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh, _ eighth: Eighth,
    resultSelector:
      @escaping (
        First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element,
        Seventh.Element, Eighth.Element
      ) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer, eighth.producer
    )
    .map { first, second, third, fourth, fifth, sixth, seventh, eighth in
      resultSelector(first, second, third, fourth, fifth, sixth, seventh, eighth)
    }
  }

  /// Sends what is made of the first elements of all, then of the second ones, and so on.
  @inlinable
  public static func zip<First: ObservableType, Second: ObservableType>(
    _ first: First, _ second: Second, resultSelector: @escaping (First.Element, Second.Element) -> Value
  ) -> Observable<Value> {
    first.producer.lift(second.producer) { Signal.zip($0, $1).map { resultSelector($0, $1) } }
  }

  /// Sends what is made of the first elements of all, then of the second ones, and so on.
  public static func zip<First: ObservableType, Second: ObservableType, Third: ObservableType>(
    _ first: First, _ second: Second, _ third: Third,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.zip(first.producer, second.producer, third.producer)
      .map { first, second, third in resultSelector(first, second, third) }
  }

  /// Sends what is made of the first elements of all, then of the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element, Fourth.Element) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer
    )
    .map { first, second, third, fourth in resultSelector(first, second, third, fourth) }
  }

  /// Sends what is made of the first elements of all, then of the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth,
    resultSelector:
      @escaping (First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer
    )
    .map { first, second, third, fourth, fifth in resultSelector(first, second, third, fourth, fifth) }
  }

  /// Sends what is made of the first elements of all, then of the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    resultSelector:
      @escaping (First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element)
      -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer
    )
    .map { first, second, third, fourth, fifth, sixth in
      resultSelector(first, second, third, fourth, fifth, sixth)
    }
  }

  /// Sends what is made of the first elements of all, then of the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType, Seventh: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh,
    resultSelector:
      @escaping (
        First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element,
        Seventh.Element
      ) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer
    )
    .map { first, second, third, fourth, fifth, sixth, seventh in
      resultSelector(first, second, third, fourth, fifth, sixth, seventh)
    }
  }

  /// Sends what is made of the first elements of all, then of the second ones, and so on.
  public static func zip<
    First: ObservableType, Second: ObservableType, Third: ObservableType, Fourth: ObservableType,
    Fifth: ObservableType, Sixth: ObservableType, Seventh: ObservableType, Eighth: ObservableType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh, _ eighth: Eighth,
    resultSelector:
      @escaping (
        First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element,
        Seventh.Element, Eighth.Element
      ) -> Value
  ) -> Observable<Value> {
    SignalProducer<First.Element, any Swift.Error>.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer, eighth.producer
    )
    .map { first, second, third, fourth, fifth, sixth, seventh, eighth in
      resultSelector(first, second, third, fourth, fifth, sixth, seventh, eighth)
    }
  }
}
