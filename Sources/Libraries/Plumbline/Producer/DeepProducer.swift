/// A producer that holds many others within each other. Those that it holds in the same way are released after it.
final class DeepProducer<Value, Failure: Error> {
  private final class Held {
    let producer: SignalProducer<Value, Failure>

    init(_ producer: SignalProducer<Value, Failure>) { self.producer = producer }
  }

  /// Safe because the deinitializer balances the retain.
  /// Test: `DeepProducerTests.atOnce`
  private let held: Unmanaged<Held>

  /// Safe because the deinitializer balances the retain.
  /// Test: `DeepProducerTests.atOnce`
  init(_ producer: SignalProducer<Value, Failure>) { self.held = Unmanaged.passRetained(Held(producer)) }

  /// Safe because this object retains it.
  /// Test: `DeepProducerTests.atOnce`
  private var producer: SignalProducer<Value, Failure> { self.held.takeUnretainedValue().producer }

  /// Safe because it balances the retain of the initializer.
  /// Test: `DeepProducerTests.atOnce`
  deinit { Turn.deferRelease(balancing: self.held) }

  /// Starts the producer in the current turn.
  ///
  /// - Parameters:
  ///   - core: The signal that receives its events.
  ///   - interruption: Receives the disposable that interrupts the work.
  func start(_ core: SignalCore<Value, Failure>, _ interruption: SerialDisposable) {
    if core.isEnded { return }
    let instance = self.producer.instance()
    let outlet = Outlet(core)
    interruption.inner = AnyDisposable {
      if Turn.isDeep { Turn.postpone(instance.interrupt) } else { instance.interrupt() }
    }
    // The signals of other starts are not near enough to each other to count how many follow.
    instance.signal.core.feed(core, Sink(receive: { outlet.sendUnlessDeep($0) }))
    instance.start()
  }
}

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
      return Instance(core) {
        guard Turn.postponesStarts else { return source.start(core, interruption) }
        Turn.postpone { source.start(core, interruption) }
      }
    })
  }
}
