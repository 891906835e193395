/// A target of bindings: a closure that receives values during a lifetime.
public struct BindingTarget<Value>: BindingTargetProvider {
  /// The lifetime during which values are received.
  public let lifetime: Lifetime
  /// The closure that receives each value.
  public let action: (Value) -> Void

  /// Creates a target from a closure.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime during which values are received.
  ///   - action: The closure that receives each value.
  public init(lifetime: Lifetime, action: @escaping (Value) -> Void) {
    self.lifetime = lifetime
    self.action = action
  }

  /// Creates a target that sets a property of an object, which it does not retain.
  ///
  /// - Parameters:
  ///   - lifetime: The lifetime during which values are received.
  ///   - object: The object.
  ///   - keyPath: The key path of the property.
  public init<Object: AnyObject>(
    lifetime: Lifetime, object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 }
  }

  /// The target itself.
  public var bindingTarget: BindingTarget<Value> { self }
}

/// A type that provides a target of bindings.
public protocol BindingTargetProvider<Value> {
  /// The type of the values.
  associatedtype Value

  /// The target.
  var bindingTarget: BindingTarget<Value> { get }
}

extension MutableProperty: BindingTargetProvider {
  /// A target that sets the value.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: self.lifetime) { [weak self] in self?.value = $0 }
  }
}

extension Signal.Observer where Failure == Never {
  /// Sends the values of a signal, producer, or property to an observer, which the binding does not retain.
  ///
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public static func <~ (
    observer: Signal<Value, Failure>.Observer, source: some SignalProducerConvertible<Value, Never>
  ) -> (any Disposable)? {
    source.producer.startWithValues { [weak observer] in observer?.send(value: $0) }
  }
}

extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
  /// The type of the values.
  public typealias Value = Wrapped.Value

  /// The target, or one that receives nothing.
  public var bindingTarget: BindingTarget<Wrapped.Value> {
    self?.bindingTarget ?? BindingTarget(lifetime: .empty, action: { _ in })
  }
}

extension BindingTarget {
  /// Creates a target from a closure that a scheduler calls.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - lifetime: The lifetime during which values are received.
  ///   - action: The closure that receives each value.
  public init(on scheduler: any Scheduler, lifetime: Lifetime, action: @escaping (Value) -> Void) {
    self.init(lifetime: lifetime) { value in
      scheduler.schedule { if !lifetime.hasEnded { action(value) } }
    }
  }

  /// Creates a target that sets a property of an object, which it does not retain, by a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - lifetime: The lifetime during which values are received.
  ///   - object: The object.
  ///   - keyPath: The key path of the property.
  public init<Object: AnyObject>(
    on scheduler: any Scheduler, lifetime: Lifetime, object: Object,
    keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(on: scheduler, lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 }
  }
}
