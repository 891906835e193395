extension SignalProducer {
  /// Starts the producer by a scheduler.
  ///
  /// - Parameter scheduler: The scheduler. The work is in its isolation already: it is started later, not elsewhere.
  public func start(on scheduler: any Scheduler) -> SignalProducer<Value, Failure> {
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      starting: { core in
        let schedule = OperatorSchedule(scheduler)
        core.add(disposable: schedule)
        schedule.run { [weak node = core.node] in
          guard let node, !node.isEnded else { return }
          Turn.run {
            let core = SignalCore<Value, Failure>(node)
            let outlet = Outlet(core)
            let instance = source.instance()
            core.add(disposable: AnyDisposable(instance.interrupt))
            instance.signal.core.feed(core, Sink(receive: { outlet.send($0) }))
            instance.start()
          }
        }
      })
  }
}
