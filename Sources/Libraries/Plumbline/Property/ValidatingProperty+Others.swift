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
