#if canImport(Observation)
  public import Observation

  /// The latest value of a signal, as an observable object for SwiftUI.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable
  public final class Observed<Value> {
    /// The latest value.
    public private(set) var value: Value

    @ObservationIgnored private var observation: (any Disposable)?

    init(_ initial: Value, _ producer: SignalProducer<Value, Never>) {
      self.value = initial
      self.observation = producer.observeValues(on: self) { $0.value = $1 }
    }

    deinit { self.observation?.dispose() }
  }

  extension SignalProducerConvertible where Failure == Never {
    /// The latest value, as an observable object for SwiftUI.
    ///
    /// The observation ends when the object is deinitialized.
    ///
    /// - Parameter initial: The value until the first value is sent.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    public func observed(initial: Value) -> Observed<Value> {
      Observed(initial, self.producer)
    }
  }

  extension PropertyProtocol {
    /// The value, as an observable object for SwiftUI.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    public func observed() -> Observed<Value> {
      Observed(self.value, self.producer)
    }
  }
#endif
