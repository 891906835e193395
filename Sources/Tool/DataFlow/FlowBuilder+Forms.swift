import SourceModel

/// The ports of view models without port protocols.
extension FlowBuilder {
  // MARK: Types of ports

  /// Makes the properties that hold ports known, before code uses them.
  func declarePortTypes() {
    guard self.viewModel.form.hasPortTypes else { return }
    for group in self.viewModel.groups { self.portTypes[group.simpleName] = group.kind }
    for property in self.viewModel.properties where !property.value.header.isStatic {
      let kind = self.typeName(property.value.knownType).flatMap { self.portTypes[$0] }
      if let kind { self.members[property.value.header.name.text] = self.ports(kind) }
    }
    for property in self.viewModel.properties
    where self.members[property.value.header.name.text]?.isPorts == true {
      if let getter = property.value.getter {
        _ = self.outside(property.path) { self.follow(getter, of: property) }
      } else if let term = property.value.initialTerm {
        _ = self.outside(property.path) { self.evaluate(term) }
      }
    }
  }

  /// A value with the ports of a kind as its members.
  private func ports(_ kind: PortKind) -> FlowValue {
    let members = self.viewModel.ports(kind).compactMap { port -> (label: String?, value: FlowValue)? in
      guard let node = kind == .outputs ? self.output(port) : self.inputNodes[port.fullName] else {
        return nil
      }
      let type = port.declaration.property?.knownType
      // A type with arguments that the table does not have is another stream, such as the event of a control.
      let isStream = self.table.isStream(self.typeName(type)) || type?.unwrapped.arguments.isEmpty == false
      return (port.name.text, FlowValue(nodes: [node], isStream: isStream))
    }
    return FlowValue(isPorts: true, form: .list(members))
  }

  /// The kind of the ports that a call makes whose type is not written; nil where its labels are not those of ports.
  func kindOfPorts(labeled labels: [String?]) -> PortKind? {
    guard self.viewModel.form.hasPortTypes, !labels.isEmpty else { return nil }
    return [PortKind.outputs, .inputs].first { kind in
      let ports = self.viewModel.ports(kind)
      let names = Set(ports.filter { !$0.isFixed }.map(\.name.text))
      // A member without an initial value must be given, and a constant with one cannot be.
      return labels.allSatisfy { $0.map(names.contains) ?? false }
        && ports.allSatisfy { labels.contains($0.name.text) || $0.hasInitialValue }
    }
  }

  /// Makes a value whose members are ports: each argument is the source of an output, or what an input leads to.
  func constructPorts(
    _ kind: PortKind, _ arguments: [(label: String?, value: FlowValue)], _ range: TextRange
  ) -> FlowValue {
    for (label, value) in arguments {
      guard let port = self.viewModel.ports(kind).first(where: { $0.name.text == label }),
        let node = kind == .outputs ? self.output(port) : self.inputNodes[port.fullName]
      else {
        self.runClosures(in: value)
        continue
      }
      if value.isFunction {
        self.bindResult(of: value, to: node, flattens: false)
      } else if kind == .outputs || value.isStream == true {
        self.bind(value, to: node, range)
      } else {
        // What gets the values of the input is not known.
        self.graph.lacksCode = true
      }
    }
    return self.ports(kind)
  }

  /// Reads the function that maps inputs to outputs.
  func readTransform() {
    guard self.viewModel.form == .transform else { return }
    let inputs = Set(self.viewModel.groups.filter { $0.kind == .inputs }.map(\.name))
    let candidates = self.viewModel.functions.filter { function in
      ViewModel.Form.namesOfTransform.contains(function.value.header.name.text)
        && !function.value.header.isStatic && function.value.body != nil
    }
    guard
      let function = candidates.first(where: { function in
        guard case .named(let path, let arguments)? = function.value.parameters.first?.type else {
          return false
        }
        if case .named(let event, _)? = arguments.first, inputs.contains(event.joined(separator: ".")) {
          return true
        }
        return inputs.contains(path.joined(separator: "."))
      })
    else { return }
    self.followed.insert(function.value.header.range)
    self.path = function.path
    self.scopes = [[:]]
    for (place, parameter) in function.value.parameters.enumerated() {
      self.scopes[0][parameter.name] =
        place > 0
        ? .foreign(parameter.name)
        : self.isOfEvents(.inputs) ? self.events(named: function.value.header.name) : self.ports(.inputs)
    }
    self.following = [function.value.header.range]
    self.results = [[]]
    self.influences = Influences()
    self.performs = true
    _ = self.value(of: function.value.body?.statements ?? [])
    self.performs = false
  }

  // MARK: Events

  /// Whether the ports of a kind are the cases of an enumeration, of which there is one stream.
  func isOfEvents(_ kind: PortKind) -> Bool {
    self.viewModel.form == .transform
      && self.viewModel.groups.contains { $0.kind == kind && $0.declaration?.value.kind == .enum }
  }

  /// The stream of all inputs: which of them a value is, only code that compares it knows.
  private func events(named name: Name) -> FlowValue {
    let node = self.node(.opaque, "events", name.range)
    self.connect(self.viewModel.ports(.inputs).compactMap { self.inputNodes[$0.fullName] }, to: node, .values)
    return .stream([node])
  }

  /// The value of a case that is an output; nil for another name.
  func event(_ name: String, _ values: [FlowValue]) -> FlowValue? {
    guard self.isOfEvents(.outputs),
      let port = self.viewModel.ports(.outputs).first(where: { $0.name.text == name })
    else { return nil }
    var value = FlowValue(nodes: values.flatMap { $0.isFunction ? [] : self.used($0).nodes }, isStream: nil)
    value.events = [self.output(port)]
    return value
  }

  /// Reads a branch: where it is that of a `switch` on the inputs and for one of them, as the code of that input.
  func readEvent(_ branch: [Statement], _ read: () -> Void) {
    guard let input = self.input(of: branch) else { return read() }
    let before = (self.target, self.starters, self.performs)
    (self.target, self.starters, self.performs) = (input, [input], true)
    read()
    (self.target, self.starters, self.performs) = before
  }

  /// The input that a branch is for; nil where it is for none, or for several.
  private func input(of branch: [Statement]) -> Int? {
    guard self.isOfEvents(.inputs),
      case .local(let names, nil, let terms)? = branch.first(where: \.isPattern),
      names.isEmpty
    else { return nil }
    let found = terms.flatMap(\.contents).compactMap { term -> Int? in
      guard case .chain(let base?, let links) = term.kind, base.kind == .implicit, let first = links.first
      else {
        return nil
      }
      return self.inputNodes[first.name.text]
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Observed properties

  /// Whether a property is a port and holds a value, not a stream.
  func isPlainPort(_ property: Located<PropertyDeclaration>) -> Bool {
    self.viewModel.form.hasProperties && self.ports[property.value.header.name.text] != nil
      && !self.table.isStream(self.typeName(property.value.knownType))
  }

  /// Reads the first value of an output that is a property, or the code that computes it.
  func readProperty(_ port: Port, _ node: Int) {
    guard let property = self.properties[port.name.text] else { return }
    self.path = property.path
    self.scopes = [[:]]
    self.target = node
    defer { self.target = nil }
    if let getter = property.value.getter {
      let value = self.used(self.follow(getter, of: property))
      self.connect(value.nodes.filter { $0 != node }, to: node, .values)
    } else if let term = property.value.initialTerm {
      let value = self.used(self.evaluate(term))
      self.connect(value.nodes.filter { $0 != node }, to: node, .values)
    }
  }

  /// Reads the observers and the setters of ports that are properties: `didSet`.
  func readObservers() {
    guard self.viewModel.form.hasProperties else { return }
    for property in self.viewModel.properties {
      let name = property.value.header.name.text
      guard let port = self.ports[name] else { continue }
      let node = port.kind == .outputs ? self.output(port) : self.inputNodes[port.fullName]
      guard let node else { continue }
      for body in property.value.otherBodies {
        self.observedProperty = node
        self.target = node
        self.starters = [node]
        self.performs = true
        self.path = property.path
        let value = self.follow(body, of: property)
        _ = self.used(value)
        (self.performs, self.target, self.starters) = (false, nil, [])
        self.observedProperty = nil
      }
    }
  }

  // MARK: Calls

  /// Binds a stream to the member that a key path names: `assign(to: \.title, on: self)`.
  ///
  /// - Returns: false where the object is another one.
  func assignMember(
    of receiver: FlowValue?, _ arguments: [(label: String?, value: FlowValue)], _ range: TextRange
  ) -> Bool {
    guard let receiver, let object = arguments.first(where: { $0.label == "on" })?.value,
      case .keyPath(let names)? = arguments.first(where: { $0.label == "to" })?.value.form
    else { return false }
    let member: FlowValue? =
      switch object.form {
      case .instance where self.viewModel.form.hasProperties: self.member(names[0])
      case .list(let elements) where object.isPorts: elements.first { $0.label == names[0] }?.value
      default: nil
      }
    guard let member, !member.nodes.isEmpty else { return false }
    guard case .instance = object.form else {
      self.send(receiver, to: member, range)
      return true
    }
    // The subscription keeps the object.
    let operation = FlowOperator(name: "assign", kind: .observe, traits: [])
    let node = self.node(.operator, operation.name, range, operation: operation)
    self.graph.nodes[node].retainingUse = range
    self.connect(receiver.nodes, to: node, .values)
    self.send(.stream([node]), to: member, range)
    return true
  }

  /// Reads the closures that get the answer of a call on a dependency: `service.load { result in … }`.
  ///
  /// - Returns: the other arguments.
  func answered(_ arguments: [FlowValue], by text: String, _ range: TextRange) -> [FlowValue] {
    // `Auth.auth().signIn { user in … }`
    let isShared = text.first?.isUppercase == true && text.split(separator: ".").count > 2
    guard self.viewModel.form.hasProperties, self.target != nil, self.isForEffects,
      isShared || self.isDependency(text)
    else {
      return arguments
    }
    return arguments.filter { argument in
      guard case .closure(let closure, _, _) = argument.form, closure.getsValues else { return true }
      let node = self.node(.dependency, Self.shown(text), range)
      for other in arguments where !other.isFunction { self.connect(other.nodes, to: node, .captures) }
      let answer = (label: String?.none, value: FlowValue(nodes: [node]))
      _ = self.invoke(
        argument, Array(repeating: answer, count: max(1, closure.parameters.count)), isHandedOn: true)
      return false
    }
  }
}

extension Port {
  /// Whether no initializer can set it.
  fileprivate var isFixed: Bool {
    self.declaration.property.map { $0.isConstant && $0.initialTerm != nil } ?? false
  }

  /// Whether an initializer may leave it out.
  fileprivate var hasInitialValue: Bool {
    guard let property = self.declaration.property else { return true }
    if case .optional? = property.type?.type, !property.isConstant { return true }
    return property.initialTerm != nil
  }
}

extension Statement {
  /// Whether it is the pattern of a branch.
  fileprivate var isPattern: Bool {
    guard case .local(let names, nil, let terms) = self else { return false }
    return names.isEmpty && !terms.isEmpty
  }
}

extension Closure {
  /// Whether it has a parameter, with or without a name.
  fileprivate var getsValues: Bool {
    !self.parameters.isEmpty
      || self.statements.flatMap(\.terms).flatMap(\.contents).contains { $0.kind == .name("$0") }
  }

  /// Whether it has a second parameter without a name.
  var usesSecondParameter: Bool {
    self.statements.flatMap(\.terms).flatMap(\.contents).contains { $0.kind == .name("$1") }
  }
}
