/// A property that validates values before it accepts them.
public final class ValidatingProperty<Value, ValidationError: Error>: WrittenProperty {
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
  /// Whether the accepted value is being set after a validation.
  private var isSetting = false

  /// Creates a property with a validation.
  ///
  /// - Parameters:
  ///   - initial: The initial value. It is validated as well, but kept when it is invalid.
  ///   - validate: A closure that validates a value.
  public convenience init(_ initial: Value, _ validate: @escaping (Value) -> Decision) {
    self.init(MutableProperty(initial), validate)
  }

  /// Creates a property that validates values before it sets another property.
  ///
  /// A value that is set to the other property directly is validated as well, and kept when it is invalid.
  ///
  /// - Parameters:
  ///   - inner: The other property.
  ///   - validate: A closure that validates a value.
  public init(_ inner: MutableProperty<Value>, _ validate: @escaping (Value) -> Decision) {
    self.accepted = inner
    self.results = MutableProperty(Self.result(of: inner.value, validate(inner.value)))
    self.validate = validate
    inner.signal.core.feed(
      self.results.core,
      EndingSink(
        receive: { [weak self] value in
          guard let self, !self.isSetting else { return }
          self.send(Self.result(of: value, validate(value)))
        },
        end: { _ in }))
  }

  /// The value that was accepted last. Setting it proposes a value.
  ///
  /// While a turn runs, the proposed value waits, and is read, as that of a ``MutableProperty``: it is validated for its
  /// readers when it is set, and once more when that turn has ended.
  public var value: Value {
    get { self.accepted.value }
    set {
      self.accepted.core.noteSend()
      guard Turn.isRunning else { return Turn.run { self.propose(newValue) } }
      self.write(newValue)
      Turn.record(self, newValue)
      Turn.runNext {
        self.results.finishWriting()
        self.accepted.finishWriting()
        self.propose(newValue)
      }
    }
    _modify {
      var value = self.accepted.lastWritten
      defer { self.value = value }
      yield &value
    }
  }

  /// Notes what a value that is proposed when the current turn has ended is expected to change.
  private func write(_ value: Value) {
    let result = Self.result(of: value, self.validate(value))
    self.results.write(result)
    self.accepted.write(result.value ?? self.accepted.lastWritten)
  }

  /// Validates a value in the current turn.
  private func propose(_ value: Value) {
    let result = Self.result(of: value, self.validate(value))
    // Both change before either is sent.
    self.store(result)
    if let value = result.value {
      self.isSetting = true
      Turn.current._withUnsafeGuaranteedRef { self.accepted.store(value, in: $0) }
      self.accepted.core.deliver(value)
      self.isSetting = false
    }
    self.results.core.deliver(result)
  }

  private func send(_ result: Result) {
    self.store(result)
    self.results.core.deliver(result)
  }

  private func store(_ result: Result) {
    Turn.current._withUnsafeGuaranteedRef { self.results.store(result, in: $0) }
  }

  /// Validates the value that was proposed last once more, each time another signal sends a value.
  func validateAgain(for trigger: Signal<some Any, Never>) {
    trigger.core.feed(
      self.results.core,
      EndingSink(
        receive: { [weak self] _ in
          guard let self else { return }
          self.propose(self.results.settled.proposed)
        },
        end: { _ in }))
  }

  var written: MutableProperty<Value> { self.accepted }

  /// Sends the accepted values.
  public var signal: Signal<Value, Never> { self.accepted.signal }

  /// Sends the value that was accepted last, then the changes.
  public var producer: SignalProducer<Value, Never> { self.accepted.producer }

  /// A lifetime that ends when the property that holds the accepted values is deinitialized.
  public var lifetime: Lifetime { self.accepted.lifetime }

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

extension ValidatingProperty {
  /// Creates a property whose validation depends on another property.
  ///
  /// When the other property changes, the value that was proposed last is validated once more.
  ///
  /// - Parameters:
  ///   - initial: The initial value. It is validated as well, but kept when it is invalid.
  ///   - other: The other property.
  ///   - validate: A closure that validates a value, for the value of the other property.
  public convenience init<Other: PropertyProtocol>(
    _ initial: Value, with other: Other, _ validate: @escaping (Value, Other.Value) -> Decision
  ) {
    self.init(MutableProperty(initial), with: other, validate)
  }

  /// Creates a property that validates values before it sets another property, and whose validation depends on a third one.
  ///
  /// When the third property changes, the value that was proposed last is validated once more.
  ///
  /// - Parameters:
  ///   - inner: The property that is set.
  ///   - other: The property that the validation depends on.
  ///   - validate: A closure that validates a value, for the value of the other property.
  public convenience init<Other: PropertyProtocol>(
    _ inner: MutableProperty<Value>, with other: Other,
    _ validate: @escaping (Value, Other.Value) -> Decision
  ) {
    let other = Property(other)
    self.init(inner) { validate($0, other.value) }
    self.validateAgain(for: other.signal)
  }

  /// Creates a property whose validation depends on another property that validates.
  ///
  /// The closure receives the value that was proposed to the other property last, or its replacement.
  ///
  /// - Parameters:
  ///   - initial: The initial value. It is validated as well, but kept when it is invalid.
  ///   - other: The other property.
  ///   - validate: A closure that validates a value, for the value of the other property.
  public convenience init<OtherValue, OtherError>(
    _ initial: Value, with other: ValidatingProperty<OtherValue, OtherError>,
    _ validate: @escaping (Value, OtherValue) -> Decision
  ) {
    self.init(MutableProperty(initial), with: other, validate)
  }

  /// Creates a property that validates values before it sets another property, and whose validation depends on a third
  /// one that validates.
  ///
  /// The closure receives the value that was proposed to the third property last, or its replacement.
  ///
  /// - Parameters:
  ///   - inner: The property that is set.
  ///   - other: The property that the validation depends on.
  ///   - validate: A closure that validates a value, for the value of the other property.
  public convenience init<OtherValue, OtherError>(
    _ inner: MutableProperty<Value>, with other: ValidatingProperty<OtherValue, OtherError>,
    _ validate: @escaping (Value, OtherValue) -> Decision
  ) {
    let others = other.result
    self.init(inner) { validate($0, others.value.proposedOrReplaced) }
    self.validateAgain(for: others.signal)
  }
}

extension ValidatingProperty.Result {
  /// The value that was proposed.
  var proposed: Value {
    switch self {
    case .valid(let value), .invalid(let value, _), .coerced(_, let value, _): value
    }
  }

  /// The value that was proposed, or its replacement.
  var proposedOrReplaced: Value {
    switch self {
    case .valid(let value), .invalid(let value, _), .coerced(let value, _, _): value
    }
  }
}

extension ValidatingProperty: BindingTargetProvider {
  /// A target that proposes each value.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: self.lifetime) { [weak self] in self?.value = $0 }
  }
}
