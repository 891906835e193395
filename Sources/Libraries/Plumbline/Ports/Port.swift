/// A description of an input, an output, or an action of a view model: its kind, name, type, and documentation.
///
/// A port retains no view model; each use receives one.
public struct Port<ViewModel: AnyObject> {
  /// The kind of the port.
  public let kind: PortKind
  /// The name in the protocol, including the labels of an input: `emailChanged(_:)`.
  public let fullName: String
  /// The type as it is written: `(_ email: String)` for an input, `Signal<Bool, Never>` for an output.
  public let type: String
  /// The documentation without comment markers, or an empty string.
  public let documentation: String

  /// The member of a view model that implements the port.
  let member: (ViewModel) -> Any

  /// The name without labels: `emailChanged`.
  public var name: String { self.fullName.prefix { $0 != "(" }.description }

  /// The name with the types of the arguments: `emailChanged(_ email: String)`.
  var signature: String { self.kind == .input ? self.name + self.type : self.name }

  /// Calls an input, or executes an action.
  ///
  /// An action that is not enabled sends an error in its `errors`.
  ///
  /// - Parameters:
  ///   - values: The arguments of the input in order, or the input of the action.
  ///   - viewModel: The view model.
  /// - Throws: A ``PortError`` when the port cannot be called with these values, or the error of a throwing input.
  public func feed(_ values: [Any], to viewModel: ViewModel) throws {
    guard self.kind != .output else { throw PortError.wrongKind(name: self.name, kind: self.kind) }
    guard let feedable = self.member(viewModel) as? any PortFeeding else {
      throw PortError.notReachable(name: self.name)
    }
    try feedable.feed(PortValues(values, type: self.type), of: self.name)
  }

  /// The signal of an output, or of the elements of an action.
  ///
  /// - Parameter viewModel: The view model. The signal does not retain it.
  /// - Returns: The signal.
  /// - Throws: ``PortError/wrongKind(name:kind:)`` for an input, ``PortError/notReachable(name:)`` for an output that is
  ///   not a signal.
  public func signal(of viewModel: ViewModel) throws(PortError) -> Signal<Any, Never> {
    try self.source(of: viewModel).portValues
  }

  /// The signal of an output, or of the elements of an action, with its own type.
  ///
  /// - Parameters:
  ///   - viewModel: The view model. The signal does not retain it.
  ///   - type: The type of the values.
  /// - Returns: The signal.
  /// - Throws: ``PortError/wrongKind(name:kind:)`` for an input,
  ///   ``PortError/wrongType(name:position:expected:actual:)`` when the values have another type,
  ///   ``PortError/notReachable(name:)`` for an output that is not a signal.
  public func signal<Value>(of viewModel: ViewModel, as type: Value.Type) throws(PortError)
    -> Signal<Value, Never>
  {
    let source = try self.source(of: viewModel)
    guard let signal = source.portSignal as? Signal<Value, Never> else {
      throw .wrongType(
        name: self.name, position: nil, expected: "\(source.portValueType)", actual: "\(type)")
    }
    return signal
  }

  private func source(of viewModel: ViewModel) throws(PortError) -> any PortSource {
    guard self.kind != .input else { throw .wrongKind(name: self.name, kind: self.kind) }
    guard let source = self.member(viewModel) as? any PortSource else {
      throw .notReachable(name: self.name)
    }
    return source
  }
}

extension Port: CustomStringConvertible {
  /// The kind, the name and the type: `input emailChanged(_ email: String)`.
  public var description: String {
    let type = self.kind == .input ? "" : ": \(self.type)"
    return "\(self.kind.rawValue) \(self.signature)\(type)"
  }
}

/// The kind of a port of a view model.
public enum PortKind: String, CaseIterable, Sendable {
  /// A function that a view calls.
  case input
  /// A signal that a view observes.
  case output
  /// An action that a view executes, and whose states it observes.
  case action
}
