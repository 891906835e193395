import Plumbline
import PlumblineTesting
import Testing

@Suite struct TestObserverAssertionTests {
  typealias Observer = TestObserver<Int, SampleError>

  /// An assertion that holds after some events, and what it says after others.
  struct Assertion: Sendable, CustomTestStringConvertible {
    let name: String
    let assert: @Sendable (Observer) -> Void
    let passes: [[Event]]
    let failures: [(events: [Event], message: String)]

    init(
      _ name: String, _ assert: @escaping @Sendable (Observer) -> Void, passes: [[Event]],
      failures: [(events: [Event], message: String)]
    ) {
      self.name = name
      self.assert = assert
      self.passes = passes
      self.failures = failures
    }

    var testDescription: String { self.name }
  }

  enum Event {
    case one
    case two
    case completed
    case failed
    case interrupted
  }

  private func observer(after events: [Event]) -> Observer {
    let observer = Observer()
    for event in events {
      switch event {
      case .one: observer.observer.send(value: 1)
      case .two: observer.observer.send(value: 2)
      case .completed: observer.observer.sendCompleted()
      case .failed: observer.observer.send(error: SampleError(code: 7))
      case .interrupted: observer.observer.sendInterrupted()
      }
    }
    return observer
  }

  static let error = """


      SampleError(code: 7)
    """

  static let assertions = [
    Assertion(
      "assertValue", { $0.assertValue(1) }, passes: [[.one], [.one, .completed]],
      failures: [
        (
          [],
          """
          expected one value, but none was emitted:

            1
          """
        ),
        (
          [.completed],
          """
          expected one value, but none was emitted, and it completed:

            1
          """
        ),
        (
          [.two],
          """
          the value is not the expected one:

            − 1
            + 2

            (expected: −, actual: +)
          """
        ),
        (
          [.one, .two],
          """
          expected one value, but 2 were emitted:

              [
                [0]: 1,
            +   [1]: 2
              ]

            (expected: −, actual: +)
          """
        ),
      ]),
    Assertion(
      "assertValues", { $0.assertValues([1, 2]) }, passes: [[.one, .two], [.one, .two, .failed]],
      failures: [
        (
          [.one],
          """
          the values are not the expected ones:

              [
                [0]: 1
            −   [1]: 2
              ]

            (expected: −, actual: +)
          """
        )
      ]),
    Assertion(
      "assertLastValue", { $0.assertLastValue(2) }, passes: [[.two], [.one, .two]],
      failures: [
        (
          [],
          """
          expected a last value, but none was emitted:

            2
          """
        ),
        (
          [.two, .one],
          """
          the last value is not the expected one:

            − 2
            + 1

            (expected: −, actual: +)
          """
        ),
      ]),
    Assertion(
      "assertValueCount", { $0.assertValueCount(2) }, passes: [[.one, .two], [.one, .one, .completed]],
      failures: [
        ([], "expected 2 values, but none was emitted"),
        ([.interrupted], "expected 2 values, but none was emitted, and it was interrupted"),
        (
          [.one],
          """
          expected 2 values, but 1 was emitted:

            [
              [0]: 1
            ]
          """
        ),
      ]),
    Assertion(
      "assertDidEmitValue", { $0.assertDidEmitValue() }, passes: [[.one], [.one, .two, .completed]],
      failures: [
        ([], "expected a value, but none was emitted"),
        ([.failed], "expected a value, but none was emitted, and it failed:\(error)"),
      ]),
    Assertion(
      "assertDidNotEmitValue", { $0.assertDidNotEmitValue() }, passes: [[], [.completed]],
      failures: [
        (
          [.one, .two],
          """
          expected no value, but 2 were emitted:

            [
              [0]: 1,
              [1]: 2
            ]
          """
        )
      ]),
    Assertion(
      "assertDidComplete", { $0.assertDidComplete() }, passes: [[.completed], [.one, .completed]],
      failures: [
        ([.one], "expected the signal to complete, but it has not ended"),
        ([.failed], "expected the signal to complete, but it failed:\(error)"),
        ([.interrupted], "expected the signal to complete, but it was interrupted"),
      ]),
    Assertion(
      "assertDidNotComplete", { $0.assertDidNotComplete() }, passes: [[], [.one], [.failed], [.interrupted]],
      failures: [([.completed], "expected the signal not to complete, but it completed")]),
    Assertion(
      "assertDidFail", { $0.assertDidFail() }, passes: [[.failed], [.one, .failed]],
      failures: [
        ([], "expected the signal to fail, but it has not ended"),
        ([.completed], "expected the signal to fail, but it completed"),
      ]),
    Assertion(
      "assertDidNotFail", { $0.assertDidNotFail() }, passes: [[], [.completed], [.interrupted]],
      failures: [([.failed], "expected the signal not to fail, but it failed:\(error)")]),
    Assertion(
      "assertFailed", { $0.assertFailed(SampleError(code: 7)) }, passes: [[.failed], [.one, .failed]],
      failures: [
        ([], "expected the signal to fail, but it has not ended"),
        ([.completed], "expected the signal to fail, but it completed"),
      ]),
    Assertion(
      "assertFailed with another error", { $0.assertFailed(SampleError(code: 8)) }, passes: [],
      failures: [
        (
          [.failed],
          """
          the error is not the expected one:

            − SampleError(code: 8)
            + SampleError(code: 7)

            (expected: −, actual: +)
          """
        )
      ]),
    Assertion(
      "assertDidInterrupt", { $0.assertDidInterrupt() }, passes: [[.interrupted], [.one, .interrupted]],
      failures: [([.completed], "expected the signal to be interrupted, but it completed")]),
    Assertion(
      "assertDidNotInterrupt", { $0.assertDidNotInterrupt() }, passes: [[], [.completed], [.failed]],
      failures: [([.interrupted], "expected the signal not to be interrupted, but it was interrupted")]),
    Assertion(
      "assertDidTerminate", { $0.assertDidTerminate() }, passes: [[.completed], [.failed], [.interrupted]],
      failures: [([.one], "expected the signal to end, but it has not ended")]),
    Assertion(
      "assertDidNotTerminate", { $0.assertDidNotTerminate() }, passes: [[], [.one]],
      failures: [
        ([.completed], "expected the signal not to end, but it completed"),
        ([.failed], "expected the signal not to end, but it failed:\(error)"),
      ]),
  ]

  @Test("An assertion that holds says nothing", arguments: assertions)
  func passes(_ assertion: Assertion) {
    for events in assertion.passes { assertion.assert(self.observer(after: events)) }
  }

  @Test("An assertion that does not hold says what was expected and what came", arguments: assertions)
  func fails(_ assertion: Assertion) {
    for (events, message) in assertion.failures {
      expectIssue(message, file: #fileID) { assertion.assert(self.observer(after: events)) }
    }
  }

  @Test("A failure is at the line of the assertion, behind what the test says")
  func place() {
    let observer = self.observer(after: [.completed])
    expectIssue(
      "the form is valid: expected a value, but none was emitted, and it completed", line: #line + 2
    ) {
      observer.assertDidEmitValue("the form is valid")
    }
    expectIssue("expected the signal not to end, but it completed", line: #line + 1) {
      observer.assertDidNotTerminate()
    }
  }

  @Test("Signals of tuples and of Void have counts")
  func tuples() {
    let (pairs, pairInput) = Signal<(Int, String), Never>.pipe()
    let pairObserver = TestObserver(pairs)
    pairInput.send(value: (1, "a"))
    pairObserver.assertValueCount(1)
    pairObserver.assertDidEmitValue()

    let taps = MutableProperty()
    let tapObserver = TestObserver(taps.signal)
    taps.value = ()
    taps.value = ()
    tapObserver.assertValueCount(2)
    expectIssue(
      """
      expected 1 value, but 2 were emitted:

        [
          [0]: (),
          [1]: ()
        ]
      """, line: #line + 2
    ) {
      tapObserver.assertValueCount(1)
    }
  }
}
