// Producers, signals and properties can be joined with each other. There is one overload per number of arguments, since a
// generic pack cannot require equal types of errors.
extension SignalProducer {
  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible
  >(
    _ first: First, _ second: Second
  ) -> SignalProducer<(Value, Second.Value), Failure>
  where Second.Failure == Failure {
    SignalProducer.combineLatest(first.producer, second.producer)
  }

  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<Source: SignalProducerConvertible<Value, Failure>>(
    _ sources: some Sequence<Source>
  ) -> SignalProducer<[Value], Failure> {
    SignalProducer.combineLatest(sources.map(\.producer))
  }

  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third
  ) -> SignalProducer<(Value, Second.Value, Third.Value), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    SignalProducer.combineLatest(first.producer, second.producer, third.producer)
  }

  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    SignalProducer.combineLatest(first.producer, second.producer, third.producer, fourth.producer)
  }

  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
  ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value), Failure>
  where
    Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure, Fifth.Failure == Failure
  {
    SignalProducer.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer)
  }

  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
  ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value), Failure>
  where
    Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure, Fifth.Failure == Failure,
    Sixth.Failure == Failure
  {
    SignalProducer.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer)
  }

  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible, Seventh: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh
  ) -> SignalProducer<
    (Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value, Seventh.Value), Failure
  >
  where
    Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure, Fifth.Failure == Failure,
    Sixth.Failure == Failure, Seventh.Failure == Failure
  {
    SignalProducer.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer)
  }

  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible, Seventh: SignalProducerConvertible, Eighth: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh, _ eighth: Eighth
  ) -> SignalProducer<
    (Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value, Seventh.Value, Eighth.Value),
    Failure
  >
  where
    Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure, Fifth.Failure == Failure,
    Sixth.Failure == Failure, Seventh.Failure == Failure, Eighth.Failure == Failure
  {
    SignalProducer.combineLatest(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer, eighth.producer)
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible>(
    _ first: First, _ second: Second
  ) -> SignalProducer<(Value, Second.Value), Failure>
  where Second.Failure == Failure {
    SignalProducer.zip(first.producer, second.producer)
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<Source: SignalProducerConvertible<Value, Failure>>(
    _ sources: some Sequence<Source>
  ) -> SignalProducer<[Value], Failure> {
    SignalProducer.zip(sources.map(\.producer))
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third
  ) -> SignalProducer<(Value, Second.Value, Third.Value), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    SignalProducer.zip(first.producer, second.producer, third.producer)
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    SignalProducer.zip(first.producer, second.producer, third.producer, fourth.producer)
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
  ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value), Failure>
  where
    Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure, Fifth.Failure == Failure
  {
    SignalProducer.zip(first.producer, second.producer, third.producer, fourth.producer, fifth.producer)
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
  ) -> SignalProducer<(Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value), Failure>
  where
    Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure, Fifth.Failure == Failure,
    Sixth.Failure == Failure
  {
    SignalProducer.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer)
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible, Seventh: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh
  ) -> SignalProducer<
    (Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value, Seventh.Value), Failure
  >
  where
    Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure, Fifth.Failure == Failure,
    Sixth.Failure == Failure, Seventh.Failure == Failure
  {
    SignalProducer.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer)
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible,
    Third: SignalProducerConvertible, Fourth: SignalProducerConvertible, Fifth: SignalProducerConvertible,
    Sixth: SignalProducerConvertible, Seventh: SignalProducerConvertible, Eighth: SignalProducerConvertible
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    _ seventh: Seventh, _ eighth: Eighth
  ) -> SignalProducer<
    (Value, Second.Value, Third.Value, Fourth.Value, Fifth.Value, Sixth.Value, Seventh.Value, Eighth.Value),
    Failure
  >
  where
    Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure, Fifth.Failure == Failure,
    Sixth.Failure == Failure, Seventh.Failure == Failure, Eighth.Failure == Failure
  {
    SignalProducer.zip(
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
      seventh.producer, eighth.producer)
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible<Value, Failure>
  >(
    _ first: First, _ second: Second
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([first.producer, second.producer])
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible<Value, Failure>,
    Third: SignalProducerConvertible<Value, Failure>
  >(
    _ first: First, _ second: Second, _ third: Third
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([first.producer, second.producer, third.producer])
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible<Value, Failure>,
    Third: SignalProducerConvertible<Value, Failure>, Fourth: SignalProducerConvertible<Value, Failure>
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([first.producer, second.producer, third.producer, fourth.producer])
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible<Value, Failure>,
    Third: SignalProducerConvertible<Value, Failure>, Fourth: SignalProducerConvertible<Value, Failure>,
    Fifth: SignalProducerConvertible<Value, Failure>
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([first.producer, second.producer, third.producer, fourth.producer, fifth.producer])
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge<
    First: SignalProducerConvertible<Value, Failure>, Second: SignalProducerConvertible<Value, Failure>,
    Third: SignalProducerConvertible<Value, Failure>, Fourth: SignalProducerConvertible<Value, Failure>,
    Fifth: SignalProducerConvertible<Value, Failure>, Sixth: SignalProducerConvertible<Value, Failure>
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
    ])
  }
}
