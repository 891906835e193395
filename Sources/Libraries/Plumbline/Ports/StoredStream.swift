/// A signal or a property that an object stores, with values of any type, for tools that debug view models.
package struct StoredStream {
  /// The role of a stream by the type and the name of its property.
  package enum Role {
    /// The property of an input: `emailChangedProperty`.
    case input
    /// A signal or a read-only property.
    case output
    /// Any other property that can be set, and the signals of an action.
    case state
  }

  /// The name of the stored property, or of the input that it belongs to.
  package let name: String
  package let role: Role
  /// The identity of the signal: all signals of a property have the same.
  package let identity: ObjectIdentifier
  /// The current value of a property.
  package let current: Any?
  /// Observes each value with a closure.
  package let observe: (_ action: @escaping (Any) -> Void) -> (any Disposable)?

  /// The streams that an object stores, those of its superclasses first. Computed and lazy properties are omitted.
  package static func all(of object: AnyObject) -> [StoredStream] {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    return mirrors.reversed().flatMap { mirror in
      mirror.children.flatMap { child -> [StoredStream] in
        guard let label = child.label, let member = child.value as? any StreamMember else { return [] }
        return member.streams(name: label.hasPrefix("_") ? String(label.dropFirst()) : label)
      }
    }
  }

  fileprivate init<Value, Failure>(
    _ name: String, _ role: Role, _ signal: Signal<Value, Failure>, current: Any? = nil
  ) {
    self.name = name
    self.role = role
    self.identity = signal.identity
    self.current = current
    self.observe = { action in signal.observe { if case .value(let value) = $0 { action(value) } } }
  }
}

extension Signal {
  /// The identity of the signal, which all its handles have.
  package var identity: ObjectIdentifier { ObjectIdentifier(self.core.node) }
}

/// A member that is a stream, or that has streams.
private protocol StreamMember {
  func streams(name: String) -> [StoredStream]
}

extension Signal: StreamMember {
  fileprivate func streams(name: String) -> [StoredStream] { [StoredStream(name, .output, self)] }
}

extension Property: StreamMember {
  fileprivate func streams(name: String) -> [StoredStream] {
    [StoredStream(name, .output, self.signal, current: self.storage.read())]
  }
}

extension MutableProperty: StreamMember {
  fileprivate func streams(name: String) -> [StoredStream] {
    let suffix = "Property"
    guard name.hasSuffix(suffix), name != suffix else {
      return [StoredStream(name, .state, self.signal, current: self.value)]
    }
    return [StoredStream(String(name.dropLast(suffix.count)), .input, self.signal, current: self.value)]
  }
}

extension Action: StreamMember {
  fileprivate func streams(name: String) -> [StoredStream] {
    [
      StoredStream("\(name).isExecuting", .state, self.isExecuting.signal, current: self.isExecuting.value),
      StoredStream("\(name).elements", .state, self.elements),
      StoredStream("\(name).errors", .state, self.errors),
    ]
  }
}
