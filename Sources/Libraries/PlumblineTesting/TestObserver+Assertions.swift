internal import Plumbline

// MARK: Values that can be compared

extension TestObserver where Value: Equatable {
  /// Asserts that exactly one value was sent, and that it equals the expected value.
  public var assertValue: Assertion<Value> {
    Assertion { expected in
      let values = self.values
      guard let value = values.first else {
        return "expected one value, but none was emitted\(self.ending):\(Difference.listing(expected))"
      }
      if values.count > 1 {
        return "expected one value, but \(emitted(values.count)):\n\(Difference.text([expected], values))"
      }
      return value == expected
        ? nil : "the value is not the expected one:\n\(Difference.text(expected, value))"
    }
  }

  /// Asserts that the expected values were sent, in this order, and no others.
  public var assertValues: Assertion<[Value]> {
    Assertion { expected in
      let values = self.values
      return values == expected
        ? nil : "the values are not the expected ones:\n\(Difference.text(expected, values))"
    }
  }

  /// Asserts that the last value that was sent equals the expected value.
  public var assertLastValue: Assertion<Value> {
    Assertion { expected in
      guard let value = self.lastValue else {
        return "expected a last value, but none was emitted\(self.ending):\(Difference.listing(expected))"
      }
      return value == expected
        ? nil : "the last value is not the expected one:\n\(Difference.text(expected, value))"
    }
  }
}

// MARK: Values of any type

extension TestObserver {
  /// Asserts the number of values that were sent.
  public var assertValueCount: Assertion<Int> {
    Assertion { count in
      let values = self.values
      guard values.count != count else { return nil }
      let expected = count == 1 ? "1 value" : "\(count) values"
      return "expected \(expected), but \(emitted(values.count))\(self.enumeration)"
    }
  }

  /// Asserts that at least one value was sent.
  public var assertDidEmitValue: Assertion<Void> {
    Assertion(self.didEmitValue, "expected a value, but none was emitted\(self.ending)")
  }

  /// Asserts that no value was sent.
  public var assertDidNotEmitValue: Assertion<Void> {
    Assertion(
      !self.didEmitValue, "expected no value, but \(emitted(self.values.count))\(self.enumeration)")
  }

  /// The values, for messages.
  private var enumeration: String { self.didEmitValue ? ":\(Difference.listing(self.values))" : self.ending }

  /// The terminal event of a signal without values, for messages.
  fileprivate var ending: String { self.didTerminate ? ", and \(self.outcome)" : "" }
}

private func emitted(_ count: Int) -> String {
  switch count {
  case 0: "none was emitted"
  case 1: "1 was emitted"
  default: "\(count) were emitted"
  }
}

// MARK: Terminal events

extension TestObserver {
  /// Asserts that the signal completed.
  public var assertDidComplete: Assertion<Void> {
    Assertion(self.didComplete, "expected the signal to complete, but \(self.outcome)")
  }

  /// Asserts that the signal did not complete.
  public var assertDidNotComplete: Assertion<Void> {
    Assertion(!self.didComplete, "expected the signal not to complete, but \(self.outcome)")
  }

  /// Asserts that the signal failed.
  public var assertDidFail: Assertion<Void> {
    Assertion(self.didFail, "expected the signal to fail, but \(self.outcome)")
  }

  /// Asserts that the signal did not fail.
  public var assertDidNotFail: Assertion<Void> {
    Assertion(!self.didFail, "expected the signal not to fail, but \(self.outcome)")
  }

  /// Asserts that the signal was interrupted.
  public var assertDidInterrupt: Assertion<Void> {
    Assertion(self.didInterrupt, "expected the signal to be interrupted, but \(self.outcome)")
  }

  /// Asserts that the signal was not interrupted.
  public var assertDidNotInterrupt: Assertion<Void> {
    Assertion(!self.didInterrupt, "expected the signal not to be interrupted, but \(self.outcome)")
  }

  /// Asserts that the signal has terminated.
  public var assertDidTerminate: Assertion<Void> {
    Assertion(self.didTerminate, "expected the signal to end, but \(self.outcome)")
  }

  /// Asserts that the signal has not terminated.
  public var assertDidNotTerminate: Assertion<Void> {
    Assertion(!self.didTerminate, "expected the signal not to end, but \(self.outcome)")
  }

  /// The state of the signal, for messages.
  var outcome: String {
    for event in self.events {
      switch event {
      case .value: continue
      case .completed: return "it completed"
      case .failed(let error): return "it failed:\(Difference.listing(error))"
      case .interrupted: return "it was interrupted"
      }
    }
    return "it has not ended"
  }
}

extension TestObserver where Failure: Equatable {
  /// Asserts that the signal failed with the expected error.
  public var assertFailed: Assertion<Failure> {
    Assertion { expected in
      guard let error = self.failedError else {
        return "expected the signal to fail, but \(self.outcome)"
      }
      return error == expected
        ? nil : "the error is not the expected one:\n\(Difference.text(expected, error))"
    }
  }
}
