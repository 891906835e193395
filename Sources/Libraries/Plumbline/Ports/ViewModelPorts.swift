/// The ports of a view model, for tools that use view models of any type: an inspector, a trace, a script.
///
/// ```swift
/// let ports = LoginViewModel.ports
/// for port in ports { print(port, "—", port.documentation) }
///
/// try ports.feed("emailChanged", "ada@orchard.example", to: viewModel)
/// try ports.observe("isFormValid", of: viewModel) { value in print(value) }
/// ```
///
/// Names and values are checked at run time. An unknown name, or a value of the wrong type, throws a ``PortError``. An
/// input is found by its name, `emailChanged`; by its full name, `emailChanged(_:)`, if several inputs have the same
/// name; or by `emailChanged(_ email: String)`, if these are the same as well.
///
/// The list belongs to the type. Neither the list nor its observations retain a view model.
public struct ViewModelPorts<ViewModel: AnyObject>: RandomAccessCollection {
  private var ports: [Port<ViewModel>] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list.
  ///
  /// - Parameter add: A closure that adds the ports.
  public init(_ add: (inout Self) -> Void) { add(&self) }

  /// Creates a list of ports that a text describes.
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
  /// A single text and a single closure keep the time of compilation short.
  ///
  /// - Parameters:
  ///   - facts: For each port a line with its kind and its name, followed by indented lines with its type and its
  ///     documentation.
  ///   - members: The members of a view model that implement the ports, in order: the `MutableProperty` of an input or a
  ///     ``PortCall``, the `Signal` of an output, an `Action`, or `()` for a port that cannot be used by its name.
  public init(_ facts: StaticString, _ members: @escaping (ViewModel) -> [Any]) { self.add(facts, members) }

  /// The position of the first port.
  public var startIndex: Int { 0 }
  /// The position after the last port.
  public var endIndex: Int { self.ports.count }
  /// The port at a position.
  public subscript(position: Int) -> Port<ViewModel> { self.ports[position] }

  /// The ports of one kind.
  public func all(_ kind: PortKind) -> [Port<ViewModel>] { self.ports.filter { $0.kind == kind } }

  // MARK: By name

  /// Returns the port with a name.
  ///
  /// - Parameter name: The name, or the full name of an input.
  /// - Returns: The port.
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
  ///   - name: The name of the port.
  ///   - values: The arguments of the input in order, or the input of the action.
  ///   - viewModel: The view model.
  /// - Throws: A ``PortError``, or the error of a throwing input.
  public func feed(_ name: String, _ values: Any..., to viewModel: ViewModel) throws {
    try self.port(name).feed(values, to: viewModel)
  }

  /// The signal of an output, or of the elements of an action.
  ///
  /// - Parameters:
  ///   - name: The name of the port.
  ///   - viewModel: The view model.
  ///   - type: The type of the values.
  /// - Returns: The signal.
  /// - Throws: A ``PortError``.
  public func signal<Value>(_ name: String, of viewModel: ViewModel, as type: Value.Type)
    throws(PortError) -> Signal<Value, Never>
  {
    try self.port(name).signal(of: viewModel, as: type)
  }

  /// Observes each value of an output, or each element of an action, with a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the port.
  ///   - viewModel: The view model.
  ///   - action: A closure that receives each value.
  /// - Returns: A disposable that ends the observation, or nil if the signal has terminated.
  /// - Throws: A ``PortError``.
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
  ///   - facts: The description of the ports, as in ``init(_:_:)``.
  ///   - members: The members of a view model that implement the ports, in order.
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

/// Reads the text that describes ports.
enum PortFacts {
  struct Entry {
    let kind: PortKind
    let fullName: String
    let type: String
    let documentation: String
  }

  /// The ports that a text describes. Invalid blocks are skipped.
  static func entries(of text: String) -> [Entry] {
    var blocks: [(head: Substring, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.first == " " {
        guard !blocks.isEmpty else { continue }
        blocks[blocks.count - 1].lines.append(line.dropFirst(2))
      } else {
        blocks.append((line, []))
      }
    }
    return blocks.compactMap { head, lines in
      guard let space = head.firstIndex(of: " "), let kind = PortKind(rawValue: String(head[..<space])) else {
        return nil
      }
      return Entry(
        kind: kind, fullName: String(head[space...].dropFirst()), type: String(lines.first ?? ""),
        documentation: lines.dropFirst().joined(separator: "\n"))
    }
  }
}

/// Suggestions for misspelled names.
enum Spelling {
  /// The name that is spelled most like a word, or nil if none is similar.
  static func closest(to word: String, among names: [String]) -> String? {
    // At most a third of the letters may differ.
    let limit = max(1, word.count / 3)
    let distances = names.map { (name: $0, distance: self.distance(word.lowercased(), $0.lowercased())) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// The number of letters that differ. A replaced letter is an insertion and a removal, which count as one difference.
  private static func distance(_ word: String, _ other: String) -> Int {
    let difference = Array(other).difference(from: Array(word))
    return max(difference.insertions.count, difference.removals.count)
  }
}

/// The view model as its ports, for code that `@ViewModel` generates.
@inlinable
public func _conforming<Ports>(_ viewModel: Ports) -> Ports { viewModel }

/// A view model that does not conform to its protocols.
@available(
  *, unavailable,
  message: "the class does not conform to its protocols: write 'extension X: X.Inputs, X.Outputs {}' below"
)
public func _conforming<ViewModel, Ports>(_ viewModel: ViewModel) -> Ports { fatalError("unavailable") }

/// The view model as one of its ports, for code that `@ViewModel` generates.
@inlinable
public func _assumedConforming<Port>(_ viewModel: Port) -> Port { viewModel }

/// A view model that does not conform to one of its protocols, which ``_conforming(_:)-(ViewModel)`` reports: such code is never
/// compiled to the end.
@_disfavoredOverload
public func _assumedConforming<ViewModel, Port>(_ viewModel: ViewModel) -> Port {
  fatalError("'\(ViewModel.self)' does not conform to '\(Port.self)'")
}
