extension Signal {
  /// Starts a producer instead of failing.
  @usableFromInline
  func handlingFailure<HandlerFailure>(
    _ handler: @escaping (Failure) -> SignalProducer<Value, HandlerFailure>
  ) -> Signal<Value, HandlerFailure> {
    let output = SignalCore<Value, HandlerFailure>()
    let outlet = Outlet(output)
    let flattening = Flattening(.concat, outlet, forwardsInterruptions: true)
    self.core.feed(
      output,
      Sink(
        receive: { outlet.send($0) },
        end: { ending in
          switch ending {
          case .completed: outlet.end(.completed)
          case .interrupted: outlet.end(.interrupted)
          case .failed(let error):
            flattening.receive(handler(error))
            flattening.expectNoMore()
          }
        }
      ))
    return Signal<Value, HandlerFailure>(output)
  }
}

extension SignalProducer {
  /// Starts another producer instead of failing.
  @usableFromInline
  func handlingFailure<HandlerFailure>(
    _ handler: @escaping (Failure) -> SignalProducer<Value, HandlerFailure>
  ) -> SignalProducer<Value, HandlerFailure> {
    self.lift { $0.handlingFailure(handler) }
  }
}
