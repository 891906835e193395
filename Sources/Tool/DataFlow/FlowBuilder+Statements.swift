import SourceModel

extension FlowBuilder {
  /// - Parameters:
  ///   - inBranch: whether they are those of a branch, which may begin with `let`.
  ///   - isBlock: whether they are one expression: it may begin with the name of what its branches compare.
  func run(_ statements: [Statement], inBranch: Bool = false, isBlock: Bool = false) {
    // Local functions are known in the whole of their block.
    for case .function(let name, let closure) in statements {
      self.declare(name.text, FlowValue(form: .closure(closure, scopes: self.scopes, path: self.path)))
    }
    /// What the declarations directly before a statement have read.
    var declared: Set<Int> = []
    var isHead = inBranch
    if inBranch, case .local(let names, nil, [])? = statements.first { self.declareErrors(names) }
    for (place, statement) in statements.enumerated() {
      if place > 0 { self.declareComputed(statements[place - 1], statement) }
      // The conditions of a `guard` decide about what follows it.
      if case .branches(let branches) = statement, case .hidden? = branches.first?.first {
        self.influences.conditions.formUnion(declared)
      }
      let reads = self.run(statement)
      guard case .declaration = statement else {
        declared = []
        isHead = false
        continue
      }
      declared.formUnion(reads)
      if isBlock, case .declaration(let names, _) = statement { self.decide(by: names) }
      if isHead { self.influences.conditions.formUnion(reads) }
    }
  }

  /// Declares what a `catch` gets: it comes from what the code before it asks for.
  private func declareErrors(_ names: [Name]) {
    let asked = self.influences.readsOfBranches.filter { self.graph.nodes[$0].kind == .dependency }
    for name in names { self.declare(name.text, FlowValue(nodes: asked.sorted())) }
  }

  /// Declares a local variable that is computed, which is two statements: `var total: Observable<Int> { … }`.
  private func declareComputed(_ local: Statement, _ accessors: Statement) {
    guard case .local(let names, _, let before) = local, names.count == 1, before.isEmpty,
      case .local(let others, nil, let terms) = accessors, others.isEmpty, terms.count == 1,
      case .closure(let closure) = terms[0].kind, closure.parameters.isEmpty
    else { return }
    let value = self.withoutEffects { self.invoke(self.evaluate(terms[0]), []) }
    self.declare(names[0], self.named(names[0], value))
  }

  /// - Returns: what it has read, in code that runs for its effects.
  @discardableResult
  private func run(_ statement: Statement) -> Set<Int> {
    guard self.step() else { return [] }
    let outer = (reads: self.influences.reads, leaves: self.influences.leaves)
    (self.influences.reads, self.influences.leaves) = ([], false)
    self.read(statement)
    let reads = self.influences.reads
    self.influences.readsOfClosure.formUnion(reads)
    // `?: return`
    if self.influences.leaves { self.influences.conditions.formUnion(reads) }
    self.influences.reads = outer.reads
    self.influences.leaves = self.influences.leaves || outer.leaves
    return reads
  }

  private func read(_ statement: Statement) {
    switch statement {
    case .declaration(let names, let term):
      let value = self.declare(names, as: term)
      // A value without a name is what a `when` compares.
      if names.isEmpty {
        if value.answer != nil { _ = self.used(value) }
        self.influences.conditions.formUnion(self.influences.reads)
      }
    case .assignment(let target, let name, let term, _):
      self.withoutEffects { self.assign(term, to: target, name) }
    case .condition(let term):
      // What a condition calls is read.
      if case .block(let inner) = term.kind { self.run(inner) } else { _ = self.used(self.evaluate(term)) }
      self.influences.conditions.formUnion(self.influences.reads)
    case .expression(let term):
      if case .block(let inner) = term.kind { return self.run(inner, isBlock: true) }
      self.note(self.evaluate(term), term)
      self.noteChange(by: term)
      // A value that nothing uses is what a `switch` compares.
      if !term.isCall { self.influences.conditions.formUnion(self.influences.reads) }
    case .result(nil):
      self.influences.leaves = true
      if !self.results.isEmpty { self.results[self.results.count - 1].append(.nothing) }
    case .result(let term?):
      let isOfPort = self.following.count == 1 && self.target.map { self.graph.nodes[$0].kind } == .input
      let target = self.target
      // The result of a function of the view model is not passed on.
      if isOfPort { self.target = nil }
      let value = self.evaluate(term)
      self.target = target
      if self.performs { self.note(value, term) }
      self.influences.leaves = true
      if !self.results.isEmpty { self.results[self.results.count - 1].append(self.returned(value)) }
    case .function, .hidden, .local, .type: break
    case .branches(let branches):
      self.branches += 1
      defer { self.branches -= 1 }
      self.inBranches(branches) { branch in
        self.readEvent(branch) { self.run(branch, inBranch: true) }
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
        let outer = self.influences.reads
        self.influences.reads = []
        let value = self.evaluate(term)
        if self.performs { self.note(value, term) }
        self.results[self.results.count - 1].append(self.returned(value))
        self.influences.readsOfClosure.formUnion(self.influences.reads)
        self.influences.reads = outer
      }
    } else {
      self.run(statements)
    }
    let results = self.results.removeLast()
    return results.isEmpty ? .nothing : .either(results)
  }

  /// A value that code returns, with what decides about it.
  private func returned(_ value: FlowValue) -> FlowValue {
    guard self.readsStatements, !self.isForEffects, let target else { return self.influenced(value) }
    guard value.isStream == true else {
      let decisions = self.influences.conditions.union(self.influences.escapes)
      return self.influenced(value, by: value.isNothing ? decisions : nil)
    }
    self.connect(self.influences.all.subtracting([target]).sorted(), to: target, .captures)
    return value
  }

  /// Runs an `if` or a `switch` expression: each branch may end in a value.
  private func runForValue(_ statements: [Statement]) {
    for statement in statements {
      guard case .branches(let branches) = statement else {
        self.run(statement)
        if case .declaration(let names, _) = statement { self.decide(by: names) }
        continue
      }
      self.inBranches(branches) { branch in self.readEvent(branch) { self.runForValue(ofBranch: branch) } }
    }
  }

  private func runForValue(ofBranch branch: [Statement]) {
    self.run(Array(branch.dropLast()), inBranch: true)
    if case .expression(let term)? = branch.last {
      let value = self.evaluate(term)
      if self.performs { self.note(value, term) }
      self.results[self.results.count - 1].append(self.returned(value))
    } else if let last = branch.last {
      self.run(last)
    }
  }

  /// Notes that named values decide which of the branches after them runs: `when (val answer = load()) { … }`.
  private func decide(by names: [Name]) {
    for name in names {
      guard let value = self.scopes.lastValue(of: name.text), value.isStream != true else { continue }
      self.influences.conditions.formUnion(self.used(value).nodes)
    }
  }

  func declare(_ name: String, _ value: FlowValue) {
    if self.scopes.isEmpty { self.scopes.append([:]) }
    self.scopes[self.scopes.count - 1][name] = value
  }

  @discardableResult
  private func declare(_ names: [Name], as term: Term) -> FlowValue {
    let value = self.withoutEffects { self.evaluate(term) }
    if names.count > 1, case .list(let elements) = value.form, elements.count == names.count {
      for (name, element) in zip(names, elements) { self.declare(name, self.named(name, element.value)) }
      return value
    }
    // Whether it only is another name for a property.
    let isAlias =
      switch term.kind {
      case .name: true
      case .chain(let base, let links):
        base?.isInstance == true && links.count == 1 && links[0].arguments == nil
      default: false
      }
    let whole = self.influenced(value, by: self.influences.reads)
    for name in names {
      self.declare(name, isAlias || self.isPort(value, term) ? value : self.named(name, whole))
    }
    return value
  }

  /// Whether a term names a port among the members of a type: `input.text`.
  private func isPort(_ value: FlowValue, _ term: Term) -> Bool {
    guard self.viewModel.form.hasPortTypes, case .chain(_, let links) = term.kind,
      links.allSatisfy({ $0.arguments == nil }), value.nodes.count == 1, let node = value.nodes.first
    else { return false }
    return [.input, .output].contains(self.graph.nodes[node].kind) && value.isStream == true
      && self.graph.nodes[node].name == links.last?.name.text
  }

  private func declare(_ name: Name, _ value: FlowValue) {
    var value = value
    // A variable may be a copy.
    value.isOwnState = false
    self.declare(name.text, value)
  }

  /// The value under a name: a stream gets a node of its own.
  private func named(_ name: Name, _ value: FlowValue) -> FlowValue {
    if value.isStream == nil, let call = value.call { self.namesOfCalls[call] = name }
    guard value.isStream == true else { return value }
    if value.nodes.count == 1, let only = value.nodes.first, self.graph.nodes[only].kind == .state {
      // A subject, or one of the two ends of a pipe.
      if self.graph.nodes[only].name.isEmpty { self.graph.nodes[only].name = name.text }
      return value
    }
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
    // A call whose answer is used is a request.
    guard value.answer.map({ self.answers[$0] == nil }) != false, case .foreign(let name) = value.form,
      case .chain(_, let links) = term.kind,
      links.contains(where: { $0.arguments != nil }), !Self.isConstruction(links),
      !links.contains(where: { self.table.scopeFunctions.contains($0.name.text) }),
      !OperatorTable.runners.contains(links.last?.name.text ?? ""),
      links.last.map(self.isOperation) != true,
      !OperatorTable.runnersOfSwift.contains(Self.shown(name))
    else { return }
    self.noteEffect(name, of: value, term.range)
  }

  /// Whether a link is an operation on a collection or an answer: its closure has effects, and it has none.
  private func isOperation(_ link: Term.Link) -> Bool {
    guard case .closure? = link.arguments?.last?.value.kind else { return false }
    return self.table.isOfValues(link.name.text, isCalled: true)
  }

  /// Makes the node of an effect outside of the view model.
  @discardableResult
  private func noteEffect(_ name: String, of value: FlowValue, _ range: TextRange) -> Int? {
    guard let target else { return nil }
    let node = self.node(.effect, Self.shown(name), range)
    self.connect([target], to: node, .values)
    if self.isForEffects { self.connect(value.nodes, to: node, .captures) }
    self.connectInfluences(to: node)
    return node
  }

  /// Whether a chain only constructs a value of a type.
  private static func isConstruction(_ links: [Term.Link]) -> Bool {
    links.last?.name.text.first?.isUppercase == true
  }

  // MARK: Assignments

  func assign(_ term: Term, to target: Term, _ name: String) {
    if case .tuple(let targets) = target.kind {
      if case .tuple(let values) = term.kind, values.count == targets.count {
        // Each target depends on what its own value reads.
        let outer = self.influences.reads
        var reads = outer
        for (target, value) in zip(targets, values) {
          self.influences.reads = outer
          self.assign(value.value, to: target.value, name)
          reads.formUnion(self.influences.reads)
        }
        self.influences.reads = reads
        return
      }
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
          let isInBranch = self.branches > 0 && place < self.scopes.count - 1
          self.scopes[place][text] =
            isEither
            ? .either([known ?? .constant, value])
            : isInBranch ? self.alternative(to: known, value) : self.influenced(value)
          if place < self.influences.outerScopes {
            self.influences.escapes.formUnion(self.influences.all.union(value.nodes))
          }
        } else if name.hasSuffix("=") {
          self.change(text, by: self.influences.all.union(value.nodes))
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
      } else if links.last?.isSubscript == true, case .name(let local)? = base?.kind, links.count == 1,
        self.scopes.lastValue(of: local).map({ $0.isStream != true }) == true
      {
        _ = self.evaluate(target)
        self.change(local, by: self.influences.all.union(value.nodes))
      } else {
        let receiver = self.evaluate(target)
        let isCopy = self.isCopy(base)
        if !isCopy { self.send(value, to: receiver, range) }
        if let base, case .name(let local) = base.kind, let known = self.scopes.lastValue(of: local),
          known.isMade || isCopy
        {
          return self.change(local, by: self.influences.all.union(value.nodes))
        }
        if case .foreign(let text) = receiver.form,
          let effect = self.noteEffect(text, of: value, target.range)
        {
          self.assignedEffects.insert(effect)
        }
      }
    default: _ = self.evaluate(target)
    }
  }

  /// Whether a term names a variable that may be a copy of what it was made of.
  private func isCopy(_ term: Term?) -> Bool {
    guard self.assignsValues, case .name(let local)? = term?.kind,
      let value = self.scopes.lastValue(of: local), value.isStream != true, !value.isPorts
    else { return false }
    if value.isMade { return true }
    guard value.isStream == false else { return false }
    if case .plain = value.form { return true }
    return false
  }

  /// The value of a variable that a branch sets, which may not run.
  private func alternative(to known: FlowValue?, _ value: FlowValue) -> FlowValue {
    guard self.assignsValues, let known, value.isStream != true, !value.isFunction,
      !known.isFunction
    else { return self.influenced(value) }
    let new = FlowValue(nodes: self.used(value).nodes)
    return self.influenced(.either([FlowValue(nodes: known.nodes), new]))
  }

  private func assign(_ value: FlowValue, toMember name: String, _ operation: String, _ range: TextRange) {
    if operation == "=", self.set(name, to: value) { return }
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
    if value.isStream == true, value.nodes.isEmpty,
      [.output, .value].contains(self.graph.nodes[node].kind)
    {
      self.graph.placeholders.insert(node)
    }
    let name = Name(self.graph.nodes[node].name, range)
    let isNew = self.graph.nodes[node].isProperty && value.isMade
    // A new value is no dependency, but what it is made of is.
    let value = self.materialized(isNew ? FlowValue(nodes: value.nodes, others: value.others) : value, name)
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
    for event in value.events {
      self.send(FlowValue(nodes: value.nodes), to: .stream([event]), range)
    }
    if !value.events.isEmpty { return }
    let value = value.isStream == true ? value : self.used(value)
    for node in receiver.nodes {
      let kind = self.graph.nodes[node].kind
      guard [.storage, .state, .action, .output, .value, .input].contains(kind) else { continue }
      if value.isStream == true {
        self.connect(value.nodes, to: node, target == nil ? .values : .feeds)
      } else if let target {
        // What a closure sends that makes streams, it sends before they emit.
        let makesStreams = self.graph.nodes[target].operation?.kind == .flatten && !self.starters.isEmpty
        let isInput = self.graph.nodes[target].kind == .input
        self.connect(makesStreams ? self.starters : [target], to: node, isInput ? .values : .feeds)
        self.connect(value.nodes.filter { $0 != node }, to: node, .captures)
        self.connectInfluences(to: node)
      }
    }
  }
}

extension [[String: FlowValue]] {
  /// The value of a name in the innermost scope that declares it.
  fileprivate func lastValue(of name: String) -> FlowValue? { self.reversed().firstResult { $0[name] } }
}

extension Term {
  /// Whether it is a call or a step, which may have an effect.
  fileprivate var isCall: Bool {
    if case .operation([Term.step], _) = self.kind { return true }
    guard case .chain(_, let links) = self.kind else { return false }
    return links.contains { $0.arguments != nil && !$0.isSubscript }
  }
}

extension FlowValue {
  /// Whether it is a new object.
  var isMade: Bool {
    guard case .foreign(let text) = self.form else { return false }
    return text.first?.isUppercase == true && !text.contains(".")
  }

  var isFunction: Bool {
    switch self.form {
    case .closure, .function: true
    default: false
    }
  }
}
