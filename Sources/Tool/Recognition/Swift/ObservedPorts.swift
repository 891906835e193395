import SourceModel

/// The ports of a view model whose properties a framework observes: an `ObservableObject`, or a class with `@Observable`.
///
/// Its functions are its inputs. Its published or tracked properties are its outputs, and so are its computed ones. A
/// property that others may set, and that its own code never sets, is an input.
struct ObservedPorts {
  let form: ViewModel.Form
  private(set) var inputs: [InputImplementation] = []
  private(set) var outputs: [OutputImplementation] = []
  private var properties: [Port] = []

  private let bodies: [Located<TypeDeclaration>]
  private let required: Set<String>

  /// Nil when a type is not such a view model.
  ///
  /// - Parameters:
  ///   - bodies: the declaration of the type, and its extensions.
  ///   - required: the names that protocols of the run require of it, other than those of a view model.
  init?(
    _ bodies: [Located<TypeDeclaration>], required: Set<String>, _ facts: RunFacts, _ library: StreamLibrary
  ) {
    guard let type = bodies.first?.value, type.kind == .class, let form = Self.form(of: bodies, facts) else {
      return nil
    }
    self.form = form
    self.bodies = bodies
    self.required = required
    self.inputs = OfferedFunctions(bodies, required: required).inputs
    let assigned = Self.assignedMembers(of: bodies)
    for body in bodies {
      for property in body.value.properties where self.isObserved(property, facts, library) {
        let isSet =
          assigned.contains(property.header.name.text) || !property.isSettableElsewhere
          || Self.isPublisher(property, library)
        let port = self.port(.property(property), isSet ? .outputs : .inputs, in: body)
        if isSet {
          self.outputs.append(
            OutputImplementation(port: port, property: Located(property, in: body.path), assignments: []))
        } else {
          self.properties.append(port)
        }
      }
    }
  }

  /// The ports, in two port protocols without declarations.
  var groups: [PortGroup] {
    let inputs = self.inputs.map(\.port) + self.properties
    return [(PortKind.inputs, inputs), (.outputs, self.outputs.map(\.port))].map { kind, ports in
      PortGroup(kind: kind, name: kind.protocolName, isOwn: true, declaration: nil, ports: ports)
    }
  }

  private func port(_ declaration: Declaration, _ kind: PortKind, in body: Located<TypeDeclaration>) -> Port {
    Port(Located(declaration, in: body.path), kind: kind, isOwn: true, group: kind.protocolName)
  }

  private static func form(of bodies: [Located<TypeDeclaration>], _ facts: RunFacts) -> ViewModel.Form? {
    if bodies[0].value.has(attribute: "Observable") { return .observable }
    let inherited = bodies.flatMap(\.value.inherited).compactMap(\.type.name)
    let isObject =
      inherited.contains(where: facts.isObservableObject)
      || bodies.flatMap(\.value.properties).contains { $0.has(attribute: "Published") }
    return isObject ? .observableObject : nil
  }

  // MARK: Outputs

  private func isObserved(_ property: PropertyDeclaration, _ facts: RunFacts, _ library: StreamLibrary)
    -> Bool
  {
    let name = property.header.name.text
    guard OfferedFunctions.isOffered(property.header), property.tuplePosition == nil, name.first != "_",
      !self.isRequiredElsewhere(property), !self.required.contains(name)
    else { return false }
    if case .computed = property.accessors { return true }
    guard property.accessors == .stored else { return false }
    if self.form == .observableObject {
      return property.has(attribute: "Published") || Self.isPublisher(property, library)
    }
    return !property.isConstant && !property.isLazy
      && property.header.attributes.allSatisfy { $0.name == "MainActor" }
      && Self.isState(property.knownType, facts, library)
  }

  /// Whether a property is a stream that views observe, and not a subject that they may send to.
  private static func isPublisher(_ property: PropertyDeclaration, _ library: StreamLibrary) -> Bool {
    guard property.isConstant || property.isLazy else { return false }
    if let type = property.type?.type.unwrapped.name {
      return library.has(type, .stream) && !library.isSink(type)
    }
    guard case .chain(_, let links)? = property.initialTerm?.kind else { return false }
    return links.last?.name.text == "eraseToAnyPublisher"
  }

  /// Whether a protocol of the system requires a property, and not a view. Views may edit an identifier.
  private func isRequiredElsewhere(_ property: PropertyDeclaration) -> Bool {
    let name = property.header.name.text
    guard name == "id", property.isSettableElsewhere else { return Self.namesOfOtherProtocols.contains(name) }
    return self.bodies.flatMap(\.value.inherited).contains { $0.type.name == "Identifiable" }
  }

  /// The properties that protocols of the system require.
  private static let namesOfOtherProtocols: Set = [
    "body", "debugDescription", "description", "hashValue", "id", "objectWillChange",
  ]

  /// Whether a tracked property of a type is state that a view may show, and not an object that the view model uses.
  private static func isState(_ type: TypeReference?, _ facts: RunFacts, _ library: StreamLibrary) -> Bool {
    guard let type else { return true }
    if type.description.contains("->") || type.description.contains("any ") { return false }
    let names = type.unwrapped.elements.compactMap(\.unwrapped.name)
    return !names.contains { name in
      library.has(name, .subscriptions) || name == "Task" || facts.kind(of: name) == .protocol
        || facts.kind(of: name) == .actor
        // A structure of the run is a value, whatever it is called.
        || facts.kind(of: name) != .struct && facts.kind(of: name) != .enum
          && self.endingsOfObjects.contains { name.hasSuffix($0) }
    }
  }

  private static let endingsOfObjects = [
    "API", "Client", "Coordinator", "DataSource", "Factory", "Logger", "Manager", "Provider", "Repository",
    "Router", "Service", "Session", "Timer", "Tracker", "UseCase",
  ]

  /// The names of the members that code of a type sets or changes.
  private static func assignedMembers(of bodies: [Located<TypeDeclaration>]) -> Set<String> {
    var names: Set<String> = []
    func add(_ body: Body) {
      for effect in body.effects { names.formUnion(effect.target.members) }
      guard body.calls.contains(where: { $0.chain?.links.contains { $0.name.text == "assign" } == true })
      else {
        return
      }
      for term in body.statements.flatMap(\.terms).flatMap(\.contents) {
        guard case .chain(_, let links) = term.kind else { continue }
        for argument in links.filter({ $0.name.text == "assign" }).flatMap({ $0.arguments ?? [] }) {
          switch argument.value.kind {
          case .keyPath(let path): names.formUnion(path.prefix(1))
          // `assign(to: &$items)`
          case .name(let name): names.insert(String(name.drop { $0 == "$" }))
          case .chain(let base?, let links) where base.isInstance && links.count == 1:
            names.insert(String(links[0].name.text.drop { $0 == "$" }))
          default: break
          }
        }
      }
    }
    for body in bodies {
      for function in body.value.functions { function.body.map(add) }
      for property in body.value.properties { property.bodies.forEach(add) }
    }
    return names
  }
}

extension Expression {
  /// The names of the members that are set where it is the target of an assignment.
  fileprivate var members: [String] {
    if case .tuple(let elements) = self.kind { return elements.compactMap { $0.value.chain?.member?.text } }
    return self.chain?.member.map { [$0.text] } ?? []
  }
}

extension PropertyDeclaration {
  fileprivate func has(attribute name: String) -> Bool { self.header.attributes.contains { $0.name == name } }

  /// Whether code outside of the view model can set it.
  fileprivate var isSettableElsewhere: Bool {
    guard self.accessors == .stored, !self.isConstant else { return false }
    return !self.header.modifiers.contains {
      ["private", "fileprivate"].contains($0.name) && $0.detail != nil
    }
  }
}
