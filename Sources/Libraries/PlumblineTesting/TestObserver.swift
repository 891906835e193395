public import Plumbline

/// An observer that records events, with assertions about them.
///
/// ```swift
/// let viewModel = LoginViewModel(service: service)
/// let isLoginButtonEnabled = TestObserver<Bool, Never>()
/// viewModel.outputs.isLoginButtonEnabled.observe(isLoginButtonEnabled.observer)
///
/// viewModel.inputs.viewDidLoad()
/// isLoginButtonEnabled.assertValues([false])
/// ```
///
/// A failed assertion reports an issue at the location of its call, in Swift Testing and in XCTest.
public final class TestObserver<Value, Failure: Error> {
  /// All events, in the order in which they were sent.
  public private(set) var events: [Signal<Value, Failure>.Event] = []

  /// Creates a test observer that observes no signal yet.
  public init() {}

  /// Creates a test observer that observes a signal from now on.
  ///
  /// - Parameter signal: The signal.
  public convenience init(_ signal: Signal<Value, Failure>) {
    self.init()
    signal.observe(self.observer)
  }

  /// Creates a test observer that observes a property, or a producer, which is started immediately.
  ///
  /// - Parameter source: The property or producer. The first value of a property is its current value.
  public convenience init(_ source: some SignalProducerConvertible<Value, Failure>) {
    self.init()
    source.producer.start(self.observer)
  }

  /// The observer to pass to `observe(_:)` or `start(_:)`.
  ///
  /// An observed signal retains the test observer until the signal has terminated.
  public var observer: Signal<Value, Failure>.Observer {
    Signal.Observer { self.events.append($0) }
  }

  /// All values, in the order in which they were sent.
  public var values: [Value] { self.events.compactMap(\.value) }

  /// The last value, or nil if none was sent.
  public var lastValue: Value? { self.values.last }

  /// Whether at least one value was sent.
  public var didEmitValue: Bool { self.events.contains { !$0.isTerminating } }

  /// Whether the signal completed.
  public var didComplete: Bool { self.events.contains(where: \.isCompleted) }

  /// Whether the signal failed.
  public var didFail: Bool {
    self.events.contains { if case .failed = $0 { true } else { false } }
  }

  /// The error that the signal failed with, or nil if it did not fail.
  public var failedError: Failure? {
    for case .failed(let error) in self.events { return error }
    return nil
  }

  /// Whether the signal was interrupted.
  public var didInterrupt: Bool {
    self.events.contains { if case .interrupted = $0 { true } else { false } }
  }

  /// Whether the signal has terminated.
  public var didTerminate: Bool { self.events.contains(where: \.isTerminating) }
}
