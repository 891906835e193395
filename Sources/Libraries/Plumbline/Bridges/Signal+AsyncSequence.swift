extension Signal {
  /// Creates a signal that sends the elements of an asynchronous sequence, and starts to iterate immediately.
  ///
  /// The iteration is cancelled when nothing needs the signal any more.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The signal fails when it throws, with its error.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public convenience init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value, Elements.Failure == Failure {
    self.init(starting: SignalProducer(sequence, isolation: isolation))
  }
}

extension Signal where Failure == Never {
  /// Creates a signal that sends the elements of an asynchronous stream, and starts to iterate immediately.
  ///
  /// The iteration is cancelled when nothing needs the signal any more.
  ///
  /// - Parameters:
  ///   - stream: The stream, which throws no error.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  public convenience init(_ stream: AsyncStream<Value>, isolation: isolated any Actor = #isolation) {
    self.init(starting: SignalProducer(stream, isolation: isolation))
  }
}

extension Signal where Failure == any Swift.Error {
  /// Creates a signal that sends the elements of an asynchronous sequence, and starts to iterate immediately.
  ///
  /// The iteration is cancelled when nothing needs the signal any more.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The signal fails when it throws any error.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  @_disfavoredOverload
  public convenience init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value {
    self.init(starting: SignalProducer(sequence, isolation: isolation))
  }
}
