internal import Plumbline

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
