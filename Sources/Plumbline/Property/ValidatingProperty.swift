/// A property that validates values before it accepts them.
public final class ValidatingProperty<Value, ValidationError: Error>: PropertyProtocol {
  /// The decision of a validation.
  public enum Decision {
    /// The value is accepted.
    case valid
    /// Another value is accepted instead, for the reason of the error.
    case coerced(Value, ValidationError?)
    /// The value is rejected.
    case invalid(ValidationError)
  }

  /// The result of the validation of a proposed value.
  public enum Result {
    /// The value was accepted.
    case valid(Value)
    /// Another value was accepted instead of the proposed one.
    case coerced(replacement: Value, proposed: Value, error: ValidationError?)
    /// The proposed value was rejected.
    case invalid(Value, ValidationError)

    /// Whether the proposed value was rejected.
    public var isInvalid: Bool {
      if case .invalid = self { return true }
      return false
    }

    /// The accepted value, if any.
    public var value: Value? {
      switch self {
      case .valid(let value), .coerced(let value, _, _): value
      case .invalid: nil
      }
    }

    /// The error of the proposed value, if any.
    public var error: ValidationError? {
      switch self {
      case .valid: nil
      case .coerced(_, _, let error): error
      case .invalid(_, let error): error
      }
    }
  }

  private let accepted: MutableProperty<Value>
  private let results: MutableProperty<Result>
  private let validate: (Value) -> Decision

  /// Creates a property with a validation.
  ///
  /// - Parameters:
  ///   - initial: The initial value. It is validated as well, but kept when it is invalid.
  ///   - validate: A closure that validates a value.
  public init(_ initial: Value, _ validate: @escaping (Value) -> Decision) {
    self.accepted = MutableProperty(initial)
    self.results = MutableProperty(Self.result(of: initial, validate(initial)))
    self.validate = validate
  }

  /// The value that was accepted last. Setting it proposes a value.
  public var value: Value {
    get { self.accepted.value }
    set {
      Turn.runNext { [accepted, results, validate] in
        let result = Self.result(of: newValue, validate(newValue))
        // Both change before either is sent.
        results.storage.replace(with: result)
        if let value = result.value {
          accepted.storage.replace(with: value)
          accepted.core.deliver(value)
        }
        results.core.deliver(result)
      }
    }
  }

  /// Sends the accepted values.
  public var signal: Signal<Value, Never> { self.accepted.signal }

  /// Sends the value that was accepted last, then the changes.
  public var producer: SignalProducer<Value, Never> { self.accepted.producer }

  /// The result of the last validation.
  public var result: Property<Result> { Property(self.results) }

  private static func result(of value: Value, _ decision: Decision) -> Result {
    switch decision {
    case .valid: .valid(value)
    case .coerced(let replacement, let error):
      .coerced(replacement: replacement, proposed: value, error: error)
    case .invalid(let error): .invalid(value, error)
    }
  }
}
