// Producers are closures within closures: making a signal, sending at once, and releasing them are recursions.
extension SignalProducer {
  /// The maximum number of producers within each other that are started, and released, in one recursion.
  @usableFromInline static var greatestDepth: Int { 32 }

  /// This producer; if it is deep, one that starts and releases it when the stack is shallow.
  @inlinable var bounded: SignalProducer {
    self.depth < Self.greatestDepth ? self : self.starting()
  }

  /// A producer that starts this one when the stack is shallow.
  @usableFromInline
  func starting() -> SignalProducer {
    let source = DeepProducer(self)
    return SignalProducer(makeInstance: {
      let core = SignalCore<Value, Failure>()
      let interruption = SerialDisposable()
      core.add(disposable: interruption)
      return Instance(
        signal: Signal(core),
        start: {
          guard Turn.postponesStarts else { return source.start(core, interruption) }
          Turn.postpone { source.start(core, interruption) }
        },
        interrupt: Self.interruption(of: core))
    })
  }
}
