/// A view model whose inputs are declared in a protocol outside of the class. It is public for the macros of
/// `PlumblineMacros` alone.
///
/// The macro `@Ports` generates the functions of the inputs in an extension of their protocol, which cannot access the
/// private properties of the class. They request the properties by name.
public protocol _StoresInputs: AnyObject {
  /// Returns the property that stores an input, or nil if the view model does not use it.
  func _inputProperty(_ name: String) -> AnyObject?
}

extension _StoresInputs {
  /// Sets the property of an input.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The argument, a tuple of several arguments, or `()`.
  public func _feed<Value>(_ name: String, _ value: Value) {
    // An input that the view model does not use is not stored.
    guard let property = self._inputProperty(name) else { return }
    if let optional = property as? MutableProperty<Value?> {
      optional.value = value
    } else if let plain = property as? MutableProperty<Value> {
      // The property is written by hand with an initial value, or the value is an optional itself.
      plain.value = value
    } else {
      Misuse.storedElsewhere(name, "\(Value.self)").report()
    }
  }
}
