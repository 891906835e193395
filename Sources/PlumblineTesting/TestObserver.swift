public import Plumbline

/// An observer that keeps what it is sent, and the assertions about it.
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
/// A failed assertion is an issue at the place of its call, in Swift Testing and in XCTest.
public final class TestObserver<Value, Failure: Error> {
  /// All events, in the order in which they came.
  public private(set) var events: [Signal<Value, Failure>.Event] = []

  /// Makes an observer that observes nothing yet.
  public init() {}

  /// Makes an observer that observes a signal from now on.
  ///
  /// - Parameter signal: what is observed.
  public convenience init(_ signal: Signal<Value, Failure>) {
    self.init()
    signal.observe(self.observer)
  }

  /// Makes an observer that observes a property, or a producer, which is started at once.
  ///
  /// - Parameter source: what is observed; the current value of a property is the first one.
  public convenience init(_ source: some SignalProducerConvertible<Value, Failure>) {
    self.init()
    source.producer.start(self.observer)
  }

  /// What is handed to `observe(_:)` or `start(_:)`.
  ///
  /// A signal that is observed keeps the test observer until it has ended.
  public var observer: Signal<Value, Failure>.Observer {
    Signal.Observer { self.events.append($0) }
  }

  /// All values, in the order in which they came.
  public var values: [Value] { self.events.compactMap(\.value) }

  /// The value that came last; nil when none came.
  public var lastValue: Value? { self.values.last }

  /// Whether at least one value came.
  public var didEmitValue: Bool { self.events.contains { !$0.isTerminating } }

  /// Whether the signal completed.
  public var didComplete: Bool { self.events.contains(where: \.isCompleted) }

  /// Whether the signal failed.
  public var didFail: Bool {
    self.events.contains { if case .failed = $0 { true } else { false } }
  }

  /// The error that the signal failed with; nil when it did not fail.
  public var failedError: Failure? {
    for case .failed(let error) in self.events { return error }
    return nil
  }

  /// Whether the signal was interrupted.
  public var didInterrupt: Bool {
    self.events.contains { if case .interrupted = $0 { true } else { false } }
  }

  /// Whether the signal has ended, in whatever way.
  public var didTerminate: Bool { self.events.contains(where: \.isTerminating) }
}
