/// A view model whose inputs stand in a protocol outside of it; it is public for the macros of `PlumblineMacros`
/// alone.
///
/// `@Ports` writes the functions of the inputs into an extension of their protocol, which cannot see the private
/// properties of the class. They ask for them by name.
public protocol _StoresInputs: AnyObject {
  /// The property that stores an input; nil when the view model does not use it.
  func _inputProperty(_ name: String) -> AnyObject?
}

extension _StoresInputs {
  /// Sets the property of an input.
  ///
  /// - Parameters:
  ///   - name: the name of the property.
  ///   - value: the value of the argument, several as a tuple, `()` for none.
  public func _feed<Value>(_ name: String, _ value: Value) {
    // What a view model does not use is not stored.
    guard let property = self._inputProperty(name) else { return }
    if let optional = property as? MutableProperty<Value?> {
      optional.value = value
    } else if let plain = property as? MutableProperty<Value> {
      // A person has written it with a first value, or the value is an optional itself.
      plain.value = value
    } else {
      Misuse.storedElsewhere(name, "\(Value.self)").report()
    }
  }
}
