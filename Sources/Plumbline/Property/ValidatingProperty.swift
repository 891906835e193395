/// A property that takes only the values that are valid, and tells of the others.
public final class ValidatingProperty<Value, ValidationError: Error>: PropertyProtocol {
  /// What a validation decides.
  public enum Decision {
    /// The value is taken.
    case valid
    /// Another value is taken in its place; the error says why.
    case coerced(Value, ValidationError?)
    /// The value is not taken.
    case invalid(ValidationError)
  }

  /// What has become of a value that was proposed.
  public enum Result {
    /// The value was taken.
    case valid(Value)
    /// Another value was taken in place of the proposed one.
    case coerced(replacement: Value, proposed: Value, error: ValidationError?)
    /// The proposed value was not taken.
    case invalid(Value, ValidationError)

    /// Whether the proposed value was not taken.
    public var isInvalid: Bool {
      if case .invalid = self { return true }
      return false
    }

    /// The value that was taken, if one was.
    public var value: Value? {
      switch self {
      case .valid(let value), .coerced(let value, _, _): value
      case .invalid: nil
      }
    }

    /// What is wrong with the proposed value, if something is.
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

  /// Makes a property with a validation.
  ///
  /// - Parameters:
  ///   - initial: the value at first; it is validated as well, and stays when it is invalid.
  ///   - validate: decides on a value.
  public init(_ initial: Value, _ validate: @escaping (Value) -> Decision) {
    self.accepted = MutableProperty(initial)
    self.results = MutableProperty(Self.result(of: initial, validate(initial)))
    self.validate = validate
  }

  /// The value that was taken last. Setting it proposes a value.
  public var value: Value {
    get { self.accepted.value }
    set {
      Turn.runNext { [accepted, results, validate] in
        let result = Self.result(of: newValue, validate(newValue))
        // Both change before anybody is told.
        results.storage.value = result
        if let value = result.value {
          accepted.storage.value = value
          accepted.core.deliver(value)
        }
        results.core.deliver(result)
      }
    }
  }

  /// Sends the values that are taken.
  public var signal: Signal<Value, Never> { self.accepted.signal }

  /// Sends the value that was taken last, then the changes.
  public var producer: SignalProducer<Value, Never> { self.accepted.producer }

  /// What has become of the value that was proposed last.
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
