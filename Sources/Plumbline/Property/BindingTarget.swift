/// Where values are bound to: a closure that takes them, and how long it does.
public struct BindingTarget<Value>: BindingTargetProvider {
  /// How long values are taken.
  public let lifetime: Lifetime
  /// What is done with a value.
  public let action: (Value) -> Void

  /// Makes a target from a closure.
  ///
  /// - Parameters:
  ///   - lifetime: how long values are taken.
  ///   - action: what is done with a value.
  public init(lifetime: Lifetime, action: @escaping (Value) -> Void) {
    self.lifetime = lifetime
    self.action = action
  }

  /// Makes a target that sets a property of an object, which it does not keep.
  ///
  /// - Parameters:
  ///   - lifetime: how long values are taken.
  ///   - object: the object.
  ///   - keyPath: the property.
  public init<Object: AnyObject>(
    lifetime: Lifetime, object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 }
  }

  /// The target itself.
  public var bindingTarget: BindingTarget<Value> { self }
}

/// What has a target for bindings.
public protocol BindingTargetProvider<Value> {
  /// The type of the values.
  associatedtype Value

  /// Where values are bound to.
  var bindingTarget: BindingTarget<Value> { get }
}

extension MutableProperty: BindingTargetProvider {
  /// Sets the value.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: self.lifetime) { [weak self] in self?.value = $0 }
  }
}
