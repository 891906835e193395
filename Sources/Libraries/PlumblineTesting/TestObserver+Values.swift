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
