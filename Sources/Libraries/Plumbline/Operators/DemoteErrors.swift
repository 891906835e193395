extension Signal {
  /// Completes instead of failing.
  ///
  /// - Parameter value: The value that is sent before the completion when the signal fails, or nil for none.
  public func demoteErrors(replaceErrorWith value: Value? = nil) -> Signal<Value, Never> {
    self.forward { output in
      { output.send($0) }
    } end: { output in
      { ending in
        switch ending {
        case .completed: output.end(.completed)
        case .interrupted: output.end(.interrupted)
        case .failed:
          if let value { output.send(value) }
          output.end(.completed)
        }
      }
    }
  }
}

extension SignalProducer {
  /// Completes instead of failing.
  ///
  /// - Parameter value: The value that is sent before the completion when the producer fails, or nil for none.
  public func demoteErrors(replaceErrorWith value: Value? = nil) -> SignalProducer<Value, Never> {
    self.lift { $0.demoteErrors(replaceErrorWith: value) }
  }
}
