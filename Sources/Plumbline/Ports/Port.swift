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
  /// The types of what it is fed with: the arguments of an input, the input of an action.
  public let inputTypes: [Any.Type]
  /// The type of the values that it sends: those of an output, the elements of an action. Nil for what sends none.
  public let outputType: Any.Type?

  let call: (([Any], ViewModel) throws -> Void)?
  let read: ((ViewModel) -> any AnyPortSource)?

  /// The name without labels: `emailChanged`.
  public var name: String { self.fullName.prefix { $0 != "(" }.description }

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
    guard let call = self.call else { throw PortError.notReachable(name: self.name) }
    try call(values, viewModel)
  }

  /// The signal of an output, or of the elements of an action.
  ///
  /// - Parameter viewModel: whose output it is. The signal does not keep it alive.
  /// - Throws: ``PortError/wrongKind(name:kind:)`` for an input.
  public func signal(of viewModel: ViewModel) throws(PortError) -> Signal<Any, Never> {
    try self.source(of: viewModel).values
  }

  /// The signal of an output, or of the elements of an action, with its own type.
  ///
  /// - Parameters:
  ///   - viewModel: whose output it is. The signal does not keep it alive.
  ///   - type: the type of the values.
  /// - Throws: ``PortError/wrongKind(name:kind:)`` for an input, ``PortError/wrongType(name:position:expected:actual:)``
  ///   when the values have another type.
  public func signal<Value>(of viewModel: ViewModel, as type: Value.Type) throws(PortError)
    -> Signal<Value, Never>
  {
    let source = try self.source(of: viewModel)
    guard let signal = source.signal as? Signal<Value, Never> else {
      throw .wrongType(
        name: self.name, position: nil, expected: "\(source.valueType)", actual: "\(type)")
    }
    return signal
  }

  private func source(of viewModel: ViewModel) throws(PortError) -> any AnyPortSource {
    guard self.kind != .input else { throw .wrongKind(name: self.name, kind: self.kind) }
    guard let read = self.read else { throw .notReachable(name: self.name) }
    return read(viewModel)
  }
}

extension Port: CustomStringConvertible {
  /// The kind, the name and the type: `input emailChanged(_ email: String)`.
  public var description: String {
    self.kind == .input
      ? "\(self.kind.rawValue) \(self.name)\(self.type)"
      : "\(self.kind.rawValue) \(self.name): \(self.type)"
  }
}
