extension Signal {
  /// Performs side effects for events.
  ///
  /// When the returned signal ends because its observers need no more values, it is interrupted.
  ///
  /// - Parameters:
  ///   - event: A closure that receives each event.
  ///   - failed: A closure that receives the error.
  ///   - completed: A closure that is called when the signal completes.
  ///   - interrupted: A closure that is called when the signal is interrupted.
  ///   - terminated: A closure that is called after any terminal event.
  ///   - disposed: A closure that is called when the signal has ended in any way, after the observers have received the
  ///     terminal event.
  ///   - value: A closure that receives each value.
  public func on(
    event: ((Event) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> Signal<Value, Failure> {
    let hasEnded = State(false)
    let end = { (ending: Ending<Failure>) in
      guard !hasEnded.value else { return }
      hasEnded.value = true
      event?(Event(ending))
      switch ending {
      case .completed: completed?()
      case .failed(let error): failed?(error)
      case .interrupted: interrupted?()
      }
      terminated?()
    }
    let signal: Signal<Value, Failure> = self.forward { output in
      { sent in
        event?(.value(sent))
        value?(sent)
        output.send(sent)
      }
    } end: { output in
      { ending in
        end(ending)
        output.end(ending)
      }
    }
    let seesEnding = event != nil || interrupted != nil || terminated != nil || disposed != nil
    if seesEnding {
      signal.core.add(
        disposable: AnyDisposable {
          end(.interrupted)
          disposed?()
        })
      // A signal that never sends anything is not retained for its observers.
      if self.hasEnded, !hasEnded.value { signal.core.node.forgetSender() }
    }
    return signal
  }
}

extension SignalProducer {
  /// Performs side effects for starts and events.
  ///
  /// When the producer ends because its observers need no more values, it is interrupted.
  ///
  /// - Parameters:
  ///   - starting: A closure that is called before the producer starts.
  ///   - started: A closure that is called after the producer has started.
  ///   - event: A closure that receives each event.
  ///   - failed: A closure that receives the error.
  ///   - completed: A closure that is called when the signal completes.
  ///   - interrupted: A closure that is called when the signal is interrupted.
  ///   - terminated: A closure that is called after any terminal event.
  ///   - disposed: A closure that is called when the signal has ended in any way, after the observers have received the
  ///     terminal event.
  ///   - value: A closure that receives each value.
  public func on(
    starting: (() -> Void)? = nil, started: (() -> Void)? = nil,
    event: ((Signal<Value, Failure>.Event) -> Void)? = nil, failed: ((Failure) -> Void)? = nil,
    completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil,
    disposed: (() -> Void)? = nil, value: ((Value) -> Void)? = nil
  ) -> SignalProducer<Value, Failure> {
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      makeInstance: {
        let instance = source.instance()
        return Instance(
          signal: instance.signal.on(
            event: event, failed: failed, completed: completed, interrupted: interrupted,
            terminated: terminated, disposed: disposed, value: value),
          start: {
            starting?()
            instance.start()
            started?()
          },
          interrupt: instance.interrupt)
      })
  }
}
