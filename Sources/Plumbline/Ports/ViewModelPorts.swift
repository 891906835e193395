/// The ports of a view model as data, for a tool that knows no view model by its type: an inspector, a trace, a
/// script.
///
/// ```swift
/// let ports = LoginViewModel.ports
/// for port in ports { print(port, "—", port.documentation) }
///
/// try ports.feed("emailChanged", "ada@orchard.example", to: viewModel)
/// try ports.observe("isFormValid", of: viewModel) { value in print(value) }
/// ```
///
/// Values are checked when they are fed, and what is wrong is thrown as a ``PortError``: a name that no port has,
/// with the one that may be meant, and a value of another type. An input is found by its name, `emailChanged`, or by
/// its full name, `emailChanged(_:)`, where several have the name; where these are the same as well, by
/// `emailChanged(_ email: String)`.
///
/// The list belongs to the type. It holds no view model, and neither does what it observes.
public struct ViewModelPorts<ViewModel: AnyObject>: RandomAccessCollection {
  private var ports: [Port<ViewModel>] = []

  /// Makes an empty list.
  public init() {}

  /// Makes a list.
  ///
  /// - Parameter add: adds the ports.
  public init(_ add: (inout Self) -> Void) { add(&self) }

  /// Makes a list of ports that a text describes.
  ///
  /// ```swift
  /// ViewModelPorts<LoginViewModel>(
  ///   """
  ///   input emailChanged(_:)
  ///     (_ email: String)
  ///     Call when the email changes.
  ///   output isFormValid
  ///     Signal<Bool, Never>
  ///     Emits whether the form is valid.
  ///   """
  /// ) { (viewModel: LoginViewModel) -> [Any] in
  ///   [viewModel.emailChangedProperty, viewModel.isFormValid]
  /// }
  /// ```
  ///
  /// That is one text and one closure, so that the compiler has little to look at.
  ///
  /// - Parameters:
  ///   - facts: for each port a line with its kind and its name, and below it, indented, a line with its type and the
  ///     lines of its documentation.
  ///   - members: what the ports are made of in a view model, in their order: the `MutableProperty` of an input or a
  ///     ``PortCall``, the `Signal` of an output, an `Action`; `()` for what is listed and cannot be used by its name.
  public init(_ facts: StaticString, _ members: @escaping (ViewModel) -> [Any]) { self.add(facts, members) }

  /// The position of the first port.
  public var startIndex: Int { 0 }
  /// The position behind the last port.
  public var endIndex: Int { self.ports.count }
  /// The port at a position.
  public subscript(position: Int) -> Port<ViewModel> { self.ports[position] }

  /// The ports of one kind.
  public func all(_ kind: PortKind) -> [Port<ViewModel>] { self.ports.filter { $0.kind == kind } }

  // MARK: By name

  /// The port of a name.
  ///
  /// - Parameter name: the name, or the full name of an input.
  /// - Throws: ``PortError/unknown(name:suggestion:)`` when there is none,
  ///   ``PortError/ambiguous(name:candidates:)`` when several inputs have it.
  public func port(_ name: String) throws(PortError) -> Port<ViewModel> {
    for spelling in [\Port<ViewModel>.signature, \.fullName, \.name] {
      let found = self.ports.filter { $0[keyPath: spelling] == name }
      if found.count > 1 {
        let names = Set(found.map(\.fullName))
        throw .ambiguous(
          name: name, candidates: found.map { names.count == found.count ? $0.fullName : $0.signature })
      }
      if let port = found.first { return port }
    }
    throw .unknown(name: name, suggestion: Spelling.closest(to: name, among: self.ports.map(\.name)))
  }

  /// Calls an input, or executes an action.
  ///
  /// - Parameters:
  ///   - name: the name of the port.
  ///   - values: the arguments of the input in their order, or the input of the action.
  ///   - viewModel: whose port it is.
  /// - Throws: a ``PortError``, or what a throwing input throws.
  public func feed(_ name: String, _ values: Any..., to viewModel: ViewModel) throws {
    try self.port(name).feed(values, to: viewModel)
  }

  /// The signal of an output, or of the elements of an action.
  ///
  /// - Parameters:
  ///   - name: the name of the port.
  ///   - viewModel: whose port it is.
  ///   - type: the type of the values.
  /// - Throws: a ``PortError``.
  public func signal<Value>(_ name: String, of viewModel: ViewModel, as type: Value.Type)
    throws(PortError) -> Signal<Value, Never>
  {
    try self.port(name).signal(of: viewModel, as: type)
  }

  /// Hands each value of an output, or each element of an action, to a closure.
  ///
  /// - Parameters:
  ///   - name: the name of the port.
  ///   - viewModel: whose port it is.
  ///   - action: gets the values.
  /// - Returns: what ends the observation; nil when the signal has ended.
  /// - Throws: a ``PortError``.
  @discardableResult
  public func observe(_ name: String, of viewModel: ViewModel, _ action: @escaping (Any) -> Void)
    throws(PortError) -> (any Disposable)?
  {
    try self.port(name).signal(of: viewModel).observeValues(action)
  }

  // MARK: Writing the list

  /// Adds ports that a text describes.
  ///
  /// - Parameters:
  ///   - facts: the ports, written as in ``init(_:_:)``.
  ///   - members: what they are made of in a view model, in their order.
  public mutating func add(_ facts: StaticString, _ members: @escaping (ViewModel) -> [Any]) {
    for (index, entry) in PortFacts.entries(of: facts.description).enumerated() {
      self.ports.append(
        Port(
          kind: entry.kind, fullName: entry.fullName, type: entry.type, documentation: entry.documentation,
          member: { viewModel in
            let members = members(viewModel)
            return index < members.count ? members[index] : ()
          }))
    }
  }
}
