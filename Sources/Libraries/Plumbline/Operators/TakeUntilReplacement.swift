extension Signal {
  /// Sends values until another signal sends an event, then the events of that signal.
  ///
  /// It completes when the other signal does.
  ///
  /// - Parameter replacement: The other signal.
  public func take(untilReplacement replacement: Signal<Value, Failure>) -> Signal<Value, Failure> {
    let output = SignalCore<Value, Failure>()
    let outlet = Outlet(output)
    let isReplaced = State(false)
    let replaced = Sink<Value, Failure>(
      receive: { if !isReplaced.value { outlet.send($0) } },
      end: { ending in
        // The other signal may send values after the completion of this one.
        if case .completed = ending { return }
        if !isReplaced.value { outlet.end(ending) }
      })
    let replace = { [weak replaced] in
      guard !isReplaced.value else { return }
      isReplaced.value = true
      outlet.node._withUnsafeGuaranteedRef { if let replaced { $0.remove(source: replaced) } }
    }
    self.core.feed(output, replaced)
    replacement.core.feed(
      output,
      Sink(
        receive: { value in
          replace()
          outlet.send(value)
        },
        end: { ending in
          replace()
          outlet.end(ending)
        }))
    return Signal(output)
  }
}

extension SignalProducer {
  /// Sends values until another producer sends an event, then the events of that producer.
  ///
  /// It completes when the other producer does.
  ///
  /// - Parameter replacement: The other producer, which is started together with this one.
  public func take(
    untilReplacement replacement: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.lift(replacement.producer) { $0.take(untilReplacement: $1) }
  }
}
