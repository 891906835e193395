import SourceModel

extension FlowBuilder {
  func run(_ statements: [Statement]) {
    // Local functions are known in the whole of their block.
    for case .function(let name, let closure) in statements {
      self.declare(name.text, FlowValue(form: .closure(closure, scopes: self.scopes, path: self.path)))
    }
    for statement in statements { self.run(statement) }
  }

  private func run(_ statement: Statement) {
    guard self.step() else { return }
    switch statement {
    case .declaration(let names, let term): self.declare(names, as: term)
    case .assignment(let target, let name, let term, _):
      self.withoutEffects { self.assign(term, to: target, name) }
    case .condition(let term):
      // What a condition calls is read.
      if case .block(let inner) = term.kind { self.run(inner) } else { _ = self.used(self.evaluate(term)) }
    case .expression(let term):
      if case .block(let inner) = term.kind { self.run(inner) } else { self.note(self.evaluate(term), term) }
    case .result(nil):
      if !self.results.isEmpty { self.results[self.results.count - 1].append(.constant) }
    case .result(let term?):
      let isOfPort = self.following.count == 1 && self.target.map { self.graph.nodes[$0].kind } == .input
      let target = self.target
      // The result of a function of the view model is not passed on.
      if isOfPort { self.target = nil }
      let value = self.evaluate(term)
      self.target = target
      if self.performs { self.note(value, term) }
      if !self.results.isEmpty { self.results[self.results.count - 1].append(value) }
    case .function, .hidden, .local, .type: break
    case .branches(let branches):
      self.branches += 1
      defer { self.branches -= 1 }
      for branch in branches {
        self.scopes.append([:])
        self.run(branch)
        self.scopes.removeLast()
      }
    }
  }

  /// Runs the body of a closure or a function; the result is its value.
  func value(of statements: [Statement]) -> FlowValue {
    self.results.append([])
    if statements.count == 1, case .expression(let term) = statements[0] {
      if case .block(let inner) = term.kind {
        self.runForValue(inner)
      } else {
        let value = self.evaluate(term)
        if self.performs { self.note(value, term) }
        self.results[self.results.count - 1].append(value)
      }
    } else {
      self.run(statements)
    }
    let results = self.results.removeLast()
    return results.isEmpty ? .constant : .either(results)
  }

  /// Runs an `if` or a `switch` expression: each branch may end in a value.
  private func runForValue(_ statements: [Statement]) {
    for statement in statements {
      guard case .branches(let branches) = statement else {
        self.run(statement)
        continue
      }
      for branch in branches {
        self.scopes.append([:])
        self.run(Array(branch.dropLast()))
        if case .expression(let term)? = branch.last {
          let value = self.evaluate(term)
          if self.performs { self.note(value, term) }
          self.results[self.results.count - 1].append(value)
        } else if let last = branch.last {
          self.run(last)
        }
        self.scopes.removeLast()
      }
    }
  }

  func declare(_ name: String, _ value: FlowValue) {
    if self.scopes.isEmpty { self.scopes.append([:]) }
    self.scopes[self.scopes.count - 1][name] = value
  }

  private func declare(_ names: [Name], as term: Term) {
    let value = self.withoutEffects { self.evaluate(term) }
    if names.count > 1, case .list(let elements) = value.form, elements.count == names.count {
      for (name, element) in zip(names, elements) { self.declare(name, self.named(name, element.value)) }
      return
    }
    // Whether it only is another name for a property.
    let isAlias =
      switch term.kind {
      case .name: true
      case .chain(let base, let links):
        base?.isInstance == true && links.count == 1 && links[0].arguments == nil
      default: false
      }
    for name in names { self.declare(name, isAlias ? value : self.named(name, value)) }
  }

  private func declare(_ name: Name, _ value: FlowValue) { self.declare(name.text, value) }

  /// The value under a name: a stream gets a node of its own.
  private func named(_ name: Name, _ value: FlowValue) -> FlowValue {
    guard value.isStream == true else { return value }
    if value.nodes.count == 1, let only = value.nodes.first, self.graph.nodes[only].name.isEmpty {
      self.graph.nodes[only].name = name.text
      return value
    }
    // An object that makes streams is not a stream itself.
    if let type = value.nodes.first.flatMap({ self.graph.nodes[$0].operation?.name }),
      self.table.builders.contains(type)
    {
      return value
    }
    let node = self.node(.value, name.text, name.range)
    self.connect(value.nodes, to: node, .values)
    return FlowValue(nodes: [node], isStream: true, isAssumed: value.isAssumed)
  }

  // MARK: Effects

  /// Reads code whose calls are made only for their values.
  func withoutEffects<Value>(_ read: () -> Value) -> Value {
    let performs = self.performs
    self.performs = false
    defer { self.performs = performs }
    return read()
  }

  /// Notes a call that has an effect outside of the view model.
  func note(_ value: FlowValue, _ term: Term) {
    guard let target, case .foreign(let name) = value.form, case .chain(_, let links) = term.kind,
      links.contains(where: { $0.arguments != nil }), !Self.isConstruction(links),
      !links.contains(where: { self.table.scopeFunctions.contains($0.name.text) })
    else { return }
    let node = self.node(.effect, Self.shown(name), term.range)
    self.connect([target], to: node, .values)
  }

  /// Whether a chain only constructs a value of a type.
  private static func isConstruction(_ links: [Term.Link]) -> Bool {
    links.last?.name.text.first?.isUppercase == true
  }

  // MARK: Assignments

  private func assign(_ term: Term, to target: Term, _ name: String) {
    if case .tuple(let targets) = target.kind {
      let value = self.evaluate(term)
      if case .list(let elements) = value.form, elements.count == targets.count {
        for (target, element) in zip(targets, elements) {
          self.assign(element.value, to: target.value, name, term.range)
        }
      } else {
        for target in targets { self.assign(value, to: target.value, name, term.range) }
      }
      return
    }
    self.assign(self.evaluate(term), to: target, name, term.range)
  }

  private func assign(_ value: FlowValue, to target: Term, _ name: String, _ range: TextRange) {
    switch target.kind {
    case .name(let text):
      if let place = self.scopes.lastIndex(where: { $0[text] != nil }) {
        let known = self.scopes[place][text]
        if name == "<~" {
          self.send(value, to: known ?? .constant, range)
        } else if name == "=" {
          // The branch may not run, so that the old value is possible, too.
          let isEither = self.branches > 0 && known?.isStream == true
          self.scopes[place][text] = isEither ? .either([known ?? .constant, value]) : value
        }
      } else if name == "=", text != "_", !self.scopes.isEmpty, self.member(text) == nil {
        // This is the first value of a constant that was declared without one.
        self.scopes[0][text] = self.named(Name(text, target.range), value)
      } else {
        self.assign(value, toMember: text, name, range)
      }
    case .chain(let base?, let links) where base.isInstance && links.count == 1:
      _ = self.instance(base.range)
      if links[0].name.text != "[]" { self.assign(value, toMember: links[0].name.text, name, range) }
    case .chain(let base, let links):
      // `self.x.value = value`
      if let last = links.last, last.arguments == nil,
        self.table.reads.contains(last.name.text) || name == "<~"
      {
        let rest = name == "<~" && !self.table.reads.contains(last.name.text) ? links[...] : links.dropLast()
        let kind: Term.Kind = .chain(base, Array(rest))
        let receiver = rest.isEmpty ? base.map(self.evaluate) : self.evaluate(Term(kind, target.range))
        self.send(value, to: receiver ?? .constant, range)
      } else {
        let receiver = self.evaluate(target)
        self.send(value, to: receiver, range)
        if let node = self.target, case .foreign(let text) = receiver.form {
          let effect = self.node(.effect, Self.shown(text), target.range)
          self.connect([node], to: effect, .values)
        }
      }
    default: _ = self.evaluate(target)
    }
  }

  private func assign(_ value: FlowValue, toMember name: String, _ operation: String, _ range: TextRange) {
    guard let member = self.member(name) else { return }
    if operation == "=", self.target == nil, self.viewModel.propertyPorts[name] == nil, member.nodes.isEmpty {
      // An injected value is known by the name of the property.
      if value.isStream == true || value.isFunction { self.members[name] = value }
      return
    }
    if operation == "=", self.target == nil, let node = member.nodes.first,
      [.output, .value, .action, .storage, .input].contains(self.graph.nodes[node].kind)
    {
      return self.bind(value, to: node, range)
    }
    self.send(value, to: member, range)
  }

  /// Makes a stream the source of a node.
  func bind(_ value: FlowValue, to node: Int, _ range: TextRange) {
    if value.isStream == true, value.nodes.isEmpty, self.graph.nodes[node].kind == .output {
      self.graph.placeholders.insert(node)
    }
    let value = self.materialized(value, Name(self.graph.nodes[node].name, range))
    if let made = value.nodes.first(where: {
      self.graph.nodes[$0].startsEmpty && self.graph.nodes[$0].name.isEmpty
    }), made != node {
      self.graph.nodes[node].startsEmpty = true
    }
    let sources = value.nodes.filter { source in
      // A subject that is made for a property is the property.
      source != node && !(self.graph.nodes[source].kind == .state && self.graph.nodes[source].name.isEmpty)
    }
    // A subject with a name of its own is the input.
    let isInput = self.graph.nodes[node].kind == .input
    for source in sources {
      let isSubject = isInput && [.action, .opaque, .state, .storage].contains(self.graph.nodes[source].kind)
      self.connect([isSubject ? node : source], to: isSubject ? source : node, .values)
    }
  }

  /// Sends a value, or the values of a stream, to a receiver.
  func send(_ value: FlowValue, to receiver: FlowValue, _ range: TextRange) {
    for node in receiver.nodes {
      let kind = self.graph.nodes[node].kind
      guard [.storage, .state, .action, .output, .value, .input].contains(kind) else { continue }
      if value.isStream == true {
        self.connect(value.nodes, to: node, target == nil ? .values : .feeds)
      } else if let target {
        self.connect([target], to: node, self.graph.nodes[target].kind == .input ? .values : .feeds)
        self.connect(value.nodes.filter { $0 != node }, to: node, .captures)
      }
    }
  }
}

extension FlowValue {
  var isFunction: Bool {
    switch self.form {
    case .closure, .function: true
    default: false
    }
  }
}
