/// An input, an output or an action of a view model as data: what it is called, what it carries and what it is for.
///
/// It knows no view model: it is asked with one, and keeps none alive.
public struct Port<ViewModel: AnyObject> {
  /// What it is for.
  public let kind: PortKind
  /// The name in the protocol, with the labels of an input: `emailChanged(_:)`.
  public let fullName: String
  /// The type as it is written: `(_ email: String)` of an input, `Signal<Bool, Never>` of an output.
  public let type: String
  /// The documentation, without its comment signs; empty when there is none.
  public let documentation: String

  /// What the port is made of in a view model.
  let member: (ViewModel) -> Any

  /// The name without labels: `emailChanged`.
  public var name: String { self.fullName.prefix { $0 != "(" }.description }

  /// The name with the types of the arguments: `emailChanged(_ email: String)`.
  var signature: String { self.kind == .input ? self.name + self.type : self.name }

  /// Calls an input, or executes an action.
  ///
  /// An action that is not enabled says so in its `errors`, as it does everywhere.
  ///
  /// - Parameters:
  ///   - values: the arguments of the input in their order, or the input of the action.
  ///   - viewModel: whose input it is.
  /// - Throws: a ``PortError`` when nothing can be fed, or the values are others than it takes; what a throwing input
  ///   throws.
  public func feed(_ values: [Any], to viewModel: ViewModel) throws {
    guard self.kind != .output else { throw PortError.wrongKind(name: self.name, kind: self.kind) }
    guard let feedable = self.member(viewModel) as? any PortFeeding else {
      throw PortError.notReachable(name: self.name)
    }
    try feedable.feed(PortValues(values, type: self.type), of: self.name)
  }

  /// The signal of an output, or of the elements of an action.
  ///
  /// - Parameter viewModel: whose output it is. The signal does not keep it alive.
  /// - Throws: ``PortError/wrongKind(name:kind:)`` for an input, ``PortError/notReachable(name:)`` for an output that is
  ///   no signal.
  public func signal(of viewModel: ViewModel) throws(PortError) -> Signal<Any, Never> {
    try self.source(of: viewModel).portValues
  }

  /// The signal of an output, or of the elements of an action, with its own type.
  ///
  /// - Parameters:
  ///   - viewModel: whose output it is. The signal does not keep it alive.
  ///   - type: the type of the values.
  /// - Throws: ``PortError/wrongKind(name:kind:)`` for an input, ``PortError/wrongType(name:position:expected:actual:)``
  ///   when the values have another type, ``PortError/notReachable(name:)`` for an output that is no signal.
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
