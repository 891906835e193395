extension Signal {
  /// Starts a producer instead of failing.
  ///
  /// - Parameter handler: Makes the producer for an error.
  public func flatMapError<Handler: SignalProducerConvertible>(
    _ handler: @escaping (Failure) -> Handler
  ) -> Signal<Value, Handler.Failure> where Handler.Value == Value {
    let output = SignalCore<Value, Handler.Failure>()
    let outlet = Outlet(output)
    let flattening = Flattening(.concat, outlet)
    self.core.feed(
      output,
      Sink(
        receive: { outlet.send($0) },
        end: { ending in
          switch ending {
          case .completed: outlet.end(.completed)
          case .interrupted: outlet.end(.interrupted)
          case .failed(let error):
            flattening.receive(handler(error).producer)
            flattening.expectNoMore()
          }
        }
      ))
    return Signal<Value, Handler.Failure>(output)
  }
}

extension SignalProducer {
  /// Starts another producer instead of failing.
  ///
  /// - Parameter handler: Makes the producer for an error.
  public func flatMapError<Handler: SignalProducerConvertible>(
    _ handler: @escaping (Failure) -> Handler
  ) -> SignalProducer<Value, Handler.Failure> where Handler.Value == Value {
    self.lift { $0.flatMapError(handler) }
  }
}
