import SourceModel

extension FlowBuilder {
  func evaluate(_ term: Term) -> FlowValue {
    guard self.step() else { return .constant }
    switch term.kind {
    case .null, .literal, .constant, .superInstance: return .constant
    case .keyPath(let names): return FlowValue(form: .keyPath(names))
    case .unknown(let parts):
      guard !parts.isEmpty else {
        self.graph.lacksCode = true
        return .constant
      }
      return self.unknown(parts, term.range)
    case .implicit: return FlowValue(isStream: nil, form: .type(""))
    case .instance(.own): return self.instance(term.range)
    case .instance: return self.receiver ?? self.instance(term.range)
    case .name(let name): return self.read(name, term.range)
    case .type(_, let type): return self.read(type.name ?? "", term.range)
    case .closure(let closure):
      return FlowValue(form: .closure(closure, scopes: self.scopes, path: self.path))
    case .list(let elements), .tuple(let elements):
      let values = elements.map { (label: $0.label, value: self.evaluate($0.value)) }
      var whole = FlowValue.either(values.map(\.value))
      whole.form = .list(values)
      return whole
    case .operation(let operators, let operands): return self.operation(operators, operands, term.range)
    case .block(let statements):
      return self.value(of: [.expression(Term(.block(statements), term.range))])
    case .chain(let base, let links):
      let value = self.chain(base, links, term.range)
      if term.effects.contains(.awaits), case .foreign(let text) = value.form {
        self.awaited.insert(text)
      }
      return value
    }
  }

  /// The value of code that cannot be analyzed, which may be any of what it is made of.
  private func unknown(_ parts: [Term], _ range: TextRange) -> FlowValue {
    let values = parts.map(self.evaluate)
    for value in values { self.runClosures(in: value) }
    let known = values.filter { !$0.isFunction && !$0.nodes.isEmpty }
    guard !known.isEmpty else { return .constant }
    let node = self.opaqueNode("", known, range)
    return FlowValue(nodes: [node], isStream: known.contains { $0.isStream == true })
  }

  private func operation(_ operators: [String], _ operands: [Term], _ range: TextRange) -> FlowValue {
    // A part of one value, such as one that a pattern extracts.
    if operators.isEmpty, operands.count == 1 {
      let value = self.used(self.evaluate(operands[0]))
      return FlowValue(nodes: value.nodes, isStream: value.isStream == true)
    }
    if operators.contains("<~"), operands.count == 2 {
      self.send(self.evaluate(operands[1]), to: self.evaluate(operands[0]), range)
      return .constant
    }
    if operators == [Term.step], operands.count == 1 {
      self.withoutEffects { self.assign(operands[0], to: operands[0], "+=") }
      return self.evaluate(operands[0])
    }
    // `isOn ? (a = 1) : (a = 2)`
    if operators == ["="], operands.count == 2, self.performs {
      self.withoutEffects { self.assign(operands[1], to: operands[0], "=") }
      return .constant
    }
    // `a ? b : c` and `a ?? b` evaluate to one of the operands, and so does a cast.
    let values = operands.map(self.evaluate)
    if operators.first == "?:", let condition = values.first { _ = self.used(condition) }
    let chosen =
      operators.allSatisfy { ["?:", "??", "as"].contains($0) }
      ? Array(operators.first == "?:" ? values.dropFirst() : values[...]) : []
    if !chosen.isEmpty { return .either(chosen) }
    // The text of an interpolated stream does not contain its values.
    guard operators != [Term.interpolation], values.contains(where: { $0.isStream == true }) else {
      var nodes: [Int] = []
      for value in values where value.isStream != true { nodes += self.used(value).nodes }
      return FlowValue(nodes: nodes)
    }
    // Any other operator, applied to streams.
    return self.opaque(operators.first ?? "", values, range)
  }

  // MARK: Names

  /// `self`: a closure that names it keeps it alive.
  func instance(_ range: TextRange) -> FlowValue {
    if self.retainsInstance, let target, self.graph.nodes[target].retainingUse == nil {
      self.graph.nodes[target].retainingUse = range
      self.graph.nodes[target].retainingClosure = self.closure
    }
    return FlowValue(form: .instance)
  }

  func read(_ name: String, _ range: TextRange) -> FlowValue {
    let value = self.lookup(name, range)
    self.capture(value)
    return value
  }

  private func lookup(_ name: String, _ range: TextRange) -> FlowValue {
    for scope in self.scopes.reversed() { if let value = scope[name] { return value } }
    if name.first == "$" { return self.member(name) ?? .constant }
    if let member = self.readMember(name) { return member }
    if let function = self.functions[name]?.first { return FlowValue(form: .function(function)) }
    if name.first?.isUppercase == true { return FlowValue(isStream: nil, form: .type(name)) }
    // A member of what the function extends, or of the receiver of the closure.
    if let receiver = self.receiver, receiver.isStream != true { return FlowValue(nodes: receiver.nodes) }
    return .foreign(name)
  }

  // MARK: Chains

  private func chain(_ base: Term?, _ links: [Term.Link], _ range: TextRange) -> FlowValue {
    var value: FlowValue
    var rest = links[...]
    // A stream is subscribed to or kept at the end, so that a name of collections before it is an operator.
    let end = links.lastIndex(where: { $0.arguments != nil && self.table.provesStream($0.name.text) }) ?? -1
    let outer = self.isInStream
    defer { self.isInStream = outer }
    self.isInStream = false
    let performs = self.performs
    defer { self.performs = performs }
    if let base {
      value = self.evaluate(base)
    } else {
      guard let first = rest.popFirst() else { return .constant }
      self.performs = performs && !Self.isRead(first, before: rest)
      value = first.isReference ? self.function(named: first.name) : self.call(first, range)
    }
    for (place, link) in zip(rest.indices, rest) {
      self.isInStream = place < end
      self.performs = performs && !Self.isRead(link, before: rest[(place + 1)...])
      let place = TextRange(link.name.range.start, link.name.range.end)
      value = self.apply(link, to: value, place.end > place.start ? place : range)
      self.capture(value)
    }
    return value
  }

  /// Whether the links after a call read the value of its closure, which runs for it: `runCatching { … }.onSuccess`.
  private static func isRead(_ link: Term.Link, before rest: ArraySlice<Term.Link>) -> Bool {
    !rest.isEmpty && OperatorTable.runners.contains(link.name.text)
      && !OperatorTable.starters.contains(link.name.text)
  }

  /// What `this` is in a function that extends a type, or in a closure with a receiver; nil in other code.
  private var receiver: FlowValue? {
    guard let own = self.scopes.reversed().firstResult(of: { $0["self"] }), !own.isInstance else {
      return nil
    }
    // What a new object is told has no effect outside of it.
    if case .foreign(let text) = own.form, text.first?.isUppercase == true, !self.isDependency(text),
      !Self.shared.contains(where: text.hasSuffix)
    {
      return FlowValue(nodes: own.nodes)
    }
    return own
  }

  /// The members of types that are one object for the whole app.
  private static let shared = [".getInstance()", ".instance", ".shared"]

  /// A function that is not called: `::name`. A constructor is not followed.
  private func function(named name: Name) -> FlowValue {
    name.text.first?.isUppercase == true ? .constant : self.read(name.text, name.range)
  }

  /// A call by name alone.
  private func call(_ link: Term.Link, _ range: TextRange) -> FlowValue {
    let name = link.name.text
    let arguments = link.arguments ?? []
    if let result = self.run(link) { return result }
    if let emitter, Self.emissions.contains(name) { return self.emit(self.evaluated(arguments), to: emitter) }
    if let receiver, receiver.isStream == true,
      self.table.operators[name] != nil || self.viewModel.streamFunctions[name] != nil,
      !self.scopes.contains(where: { $0[name] != nil })
    {
      return self.apply(link, to: receiver, link.name.range)
    }
    for scope in self.scopes.reversed() {
      // In Java a method and a variable may have one name.
      if let value = scope[name], value.isFunction || self.functions[name] == nil {
        return self.invoke(value, arguments, link.name)
      }
    }
    if let function = self.function(name, arguments) {
      return self.follow(function, self.evaluated(arguments))
    }
    if let member = self.member(name) { return self.invoke(member: member, arguments, link.name) }
    if self.table.isSink(name) { return self.construct(name, arguments, link.name.range) }
    if self.table.functions.contains(name) {
      if self.table.empties.contains(name) { return .stream([]) }
      let operation =
        self.table.operators[name] ?? FlowOperator(name: name, kind: .flatten, traits: .hops)
      return self.apply(operation, arguments, to: .constant, link.name.range)
    }
    if name.first?.isUppercase == true { return self.construct(name, arguments, link.name.range) }
    if let receiver, receiver.isStream != true { return self.apply(link, to: receiver, link.name.range) }
    var value = self.foreignCall(name, arguments, link.name.range)
    // What the standard library makes of values is a value.
    if value.isStream == nil, OperatorTable.functionsOfValues.contains(name) { value.form = .plain }
    return value
  }

  /// The value of a call that only runs its closure: `withContext(io) { … }`; nil for another call.
  private func run(_ link: Term.Link) -> FlowValue? {
    let name = link.name.text
    guard OperatorTable.runners.contains(name), let arguments = link.arguments,
      arguments.last?.value.isClosure == true, self.functions[name] == nil
    else { return nil }
    let values = self.evaluated(arguments).map(\.value)
    guard !OperatorTable.starters.contains(name) || self.target != nil else {
      _ = self.runEntries(in: values, name, link.name.range)
      return .constant
    }
    guard let closure = values.last else { return .constant }
    let performs = self.performs
    self.performs = performs || OperatorTable.starters.contains(name)
    defer { self.performs = performs }
    // The scope and the dispatcher decide nothing.
    let reads = self.influences.reads
    self.influences.reads = []
    defer { self.influences.reads.formUnion(reads) }
    let result = self.invoke(closure, nil, isHandedOn: true)
    return OperatorTable.starters.contains(name) ? .nothing : result
  }

  /// Reads what a closure that makes a stream emits.
  private func emit(_ arguments: [(label: String?, value: FlowValue)], to emitter: Int) -> FlowValue {
    for (_, value) in arguments {
      let name = Name("", self.graph.nodes[emitter].range)
      let isRead = if case .foreign(let text) = value.form { self.isDependency(text) } else { false }
      let sources = isRead || value.isStream == true ? self.materialized(value, name) : value
      self.connect(sources.nodes.filter { $0 != emitter }, to: emitter, .values, synchronous: false)
    }
    if let target { self.connect([target].filter { $0 != emitter }, to: emitter, .values) }
    self.connectInfluences(to: emitter)
    return .nothing
  }

  private static let emissions: Set = ["emit", "emitAll", "send", "trySend"]

  /// The value of a member that is called, such as an injected function.
  private func invoke(member: FlowValue, _ arguments: [Term.Argument], _ name: Name) -> FlowValue {
    guard member.isStream == nil, case .foreign(let text) = member.form, text == name.text else {
      return self.invoke(member, arguments, name)
    }
    return self.foreignCall(text, arguments, name.range)
  }

  /// The value under a key of an object of the view model, which calls read and set.
  private func applyToStore(_ store: String, _ link: Term.Link, _ range: TextRange) -> FlowValue {
    let name = link.name.text
    guard let arguments = link.arguments, let key = arguments.first?.value.range,
      let access = self.table.storeAccess[name],
      self.path == self.viewModel.path
    else {
      return link.arguments.map { self.foreignCall("\(store).\(name)", $0, range) }
        ?? FlowValue(isStream: nil, form: .foreign("\(store).\(name)"))
    }
    let text = "\(store)[\(self.viewModel.file.text[key])]"
    let node = self.stored[text] ?? self.node(.state, text, range)
    self.stored[text] = node
    let others = self.evaluated(Array(arguments.dropFirst())).map(\.value)
    switch access {
    case .stream: return .stream([node])
    case .value: return FlowValue(nodes: [node], isOwnState: true)
    case .change:
      for value in others { self.send(value, to: .stream([node]), range) }
      return .constant
    }
  }

  /// A call of a function that is declared elsewhere, which may return the streams that it gets.
  private func foreignCall(_ text: String, _ arguments: [Term.Argument], _ range: TextRange) -> FlowValue {
    self.foreignCall(text, self.evaluated(arguments).map(\.value), range)
  }

  func foreignCall(_ text: String, _ arguments: [FlowValue], _ range: TextRange) -> FlowValue {
    // The code of other files may use all ports.
    if arguments.contains(where: \.isPorts) { self.graph.lacksCode = true }
    // It may return the results of its closures.
    let rest = self.answered(arguments, by: text, range)
    let values =
      arguments
      + self.runEntries(in: rest, text, range).filter { value in
        // The stream that a call of an action returns is rarely used for its values.
        value.isStream == true && !value.nodes.allSatisfy { self.graph.nodes[$0].kind == .action }
      }
    if values.contains(where: { $0.isStream == true && !$0.nodes.isEmpty }) {
      return self.opaque(text, values.filter { !$0.isFunction }, range)
    }
    // What answers with a closure is asked, and not told.
    if rest.count < arguments.count { return .constant }
    // A static method that gets only values is not a request.
    let isMapping =
      text.first?.isUppercase == true && text.split(separator: ".").count == 2
      && !values.contains { if case .foreign = $0.form { true } else { false } }
    self.calls += 1
    var result = FlowValue.foreign(text + (arguments.isEmpty || isMapping ? Self.call : Self.callWithValues))
    result.call = self.calls
    result.answer = self.calls
    for value in values where !value.isFunction { result.nodes += self.used(value).nodes }
    self.note(argumentsOf: result)
    return result
  }

  /// Notes what a call is made of, and what decides whether it is made.
  private func note(argumentsOf result: FlowValue) {
    guard let call = result.answer else { return }
    let conditions = self.isForEffects ? self.influences.conditions.subtracting(result.nodes).sorted() : []
    self.argumentsOfCalls[call] = result.nodes + conditions
  }

  /// Reads closures that unknown code may call at any time.
  private func runEntries(in values: [FlowValue], _ text: String, _ range: TextRange) -> [FlowValue] {
    guard self.target == nil, values.contains(where: \.isFunction) else {
      return values.flatMap { self.runClosures(in: $0) }
    }
    let performs = self.performs
    self.target = self.node(.lifecycle, Self.shown(text), range)
    self.performs = true
    defer { (self.target, self.performs) = (nil, performs) }
    return values.flatMap { self.runClosures(in: $0) }
  }

  /// A node for code that gets streams and cannot be analyzed.
  ///
  /// If all streams are only assumed to be streams, they are taken for values.
  func opaque(_ text: String, _ values: [FlowValue], _ range: TextRange) -> FlowValue {
    let streams = values.filter { $0.isStream == true }
    if !streams.isEmpty, streams.allSatisfy(\.isAssumed) {
      let returned = self.runEntries(in: values, text, range)
      return FlowValue(
        nodes: values.flatMap { $0.isFunction ? [] : $0.nodes } + returned.flatMap(\.nodes))
    }
    return .stream([self.opaqueNode(text, values, range)])
  }

  private func opaqueNode(_ text: String, _ values: [FlowValue], _ range: TextRange) -> Int {
    let node = self.node(.opaque, text, range)
    self.connect(self.starters, to: node, .triggers, synchronous: false)
    for value in values {
      self.connect(value.nodes, to: node, value.isStream == true ? .values : .captures, synchronous: false)
      if value.isFunction { self.bindResult(of: value, to: node, flattens: false) }
    }
    return node
  }

  func evaluated(_ arguments: [Term.Argument]) -> [(label: String?, value: FlowValue)] {
    self.withoutEffects { arguments.map { ($0.label, self.evaluate($0.value)) } }
  }

  /// Makes a value of a type.
  private func construct(_ name: String, _ arguments: [Term.Argument], _ range: TextRange) -> FlowValue {
    let name = self.typeName(.named(path: [name], arguments: [])) ?? name
    if let kind = self.portTypes[name] { return self.constructPorts(kind, self.evaluated(arguments), range) }
    if self.table.isSink(name) {
      let values = self.evaluated(arguments).map(\.value)
      let node = self.node(.state, "", range)
      self.graph.nodes[node].startsEmpty = self.table.emptySinks.contains(name)
      for value in values {
        self.connect(value.nodes, to: node, value.isStream == true ? .values : .captures)
      }
      return .stream([node])
    }
    if self.table.actionTypes.contains(name) {
      let node = self.namedAction ?? self.node(.action, "", range)
      self.namedAction = nil
      for (_, value) in self.evaluated(arguments) {
        self.connect(value.isFunction ? [] : value.nodes, to: node, .samples)
        self.bindResult(of: value, to: node, flattens: true)
      }
      return .stream([node])
    }
    let values = self.evaluated(arguments)
    if self.table.isStream(name) {
      // A stream that is created from streams, from values, or from a closure that runs for each observer.
      let streams = values.filter { $0.value.isStream == true }
      if values.contains(where: { $0.value.isFunction }) {
        let operation = FlowOperator(name: name, kind: .flatten, traits: [.creates, .starts])
        let node = self.node(.operator, name, range, operation: operation)
        for (_, value) in values {
          if value.isFunction {
            self.bindResult(of: value, to: node, flattens: true)
          } else {
            self.connect(value.nodes, to: node, value.isStream == true ? .values : .captures)
          }
        }
        return .stream([node])
      }
      if streams.isEmpty { return .stream(values.flatMap(\.value.nodes)) }
      return self.producer(of: .stream(streams.flatMap(\.value.nodes)), name, range)
    }
    if values.contains(where: \.value.isPorts) { self.graph.lacksCode = true }
    _ = self.runEntries(in: values.map(\.value), name, range)
    // The closure of a task runs for its effects.
    if name == "Task", values.contains(where: { $0.value.isFunction }) { return .constant }
    if values.contains(where: { $0.value.isStream == true && !$0.value.nodes.isEmpty }) {
      return self.opaque(name, values.map(\.value).filter { !$0.isFunction }, range)
    }
    let isValue =
      OperatorTable.functionsOfValues.contains(name) || OperatorTable.changeableCollections.contains(name)
    return FlowValue(
      nodes: values.flatMap { $0.value.isFunction ? [] : self.used($0.value).nodes }, isStream: nil,
      form: isValue ? .plain : .foreign(name + Self.call),
      others: self.parts(values.map(\.value)))
  }

  /// What a new value is made of and is declared elsewhere, in an initializer, where nothing runs for its effects.
  private func parts(_ values: [FlowValue]) -> [FlowValue] {
    guard self.target == nil else { return [] }
    return values.filter { value in
      guard value.isStream == nil, case .foreign = value.form else { return false }
      return !value.isMade
    }
  }

  // MARK: Links

  private func apply(_ link: Term.Link, to value: FlowValue, _ range: TextRange) -> FlowValue {
    let name = link.name.text
    if self.table.scopeFunctions.contains(name), let closure = link.arguments?.last?.value,
      let result = self.scope(name, closure, value)
    {
      return result
    }
    if let changed = self.change(value, by: link) { return changed }
    if let result = self.run(link) { return result }
    switch value.form {
    case .store(let store): return self.applyToStore(store, link, range)
    case .instance: return self.applyToInstance(link, range)
    case .list(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      if let named = elements.first(where: { $0.label == name }) { return named.value }
      if value.isPorts, link.arguments != nil {
        // A function that an extension adds to the type of the ports may use all of them.
        self.graph.lacksCode = true
        _ = self.evaluated(link.arguments ?? [])
        return .constant
      }
      // What is made of a list is made of its elements: `[user.first, user.last].joined()`.
      if value.isStream == nil, self.table.isOfValues(name, isCalled: link.arguments != nil) {
        var whole = FlowValue.either(elements.map(\.value))
        for (_, argument) in self.evaluated(link.arguments ?? []) { whole.nodes += self.used(argument).nodes }
        return whole
      }
    case .closure, .function:
      // `by lazy { … }` is the value of its closure.
      if name.isEmpty || ["call", "invoke", "lazy"].contains(name) {
        return self.invoke(value, link.arguments ?? [], link.name)
      }
    case .type(let type): return self.applyToType(type, link, range)
    case .plain, .foreign, .keyPath: break
    }
    if value.isStream == false, ["output", "outputs"].contains(name), link.arguments == nil {
      // Another view model.
      return FlowValue(nodes: value.nodes, isStream: nil, form: .foreign(name))
    }
    if value.isStream != true, link.arguments != nil, let function = self.ownExtension(link, of: value) {
      let arguments = self.evaluated(link.arguments ?? [])
      let isOperator = self.table.isStream(self.typeName(function.value.receiver?.type))
      return self.follow(
        function, arguments, on: isOperator ? self.materialized(value, link.name) : value)
    }
    guard value.isStream != false else { return self.applyToPlain(link, value) }
    if self.table.composers.contains(name), let argument = link.arguments?.first?.value {
      return self.compose(argument, with: self.materialized(value, link.name), range)
    }
    if value.isStream == true, let result = self.applyToStream(link, value, range) { return result }
    if value.isStream == nil, let operation = self.table.operators[name], let arguments = link.arguments,
      !self.isOfCollections(name)
    {
      var result = self.apply(operation, arguments, to: self.materialized(value, link.name), range)
      result.isAssumed = self.table.namesOfCollections.contains(name) && !self.isInStream
      return result
    }
    if value.isStream == true {
      guard let arguments = link.arguments else {
        // `first` is a member of collections, and an operator where it is called.
        if self.table.operators[name] != nil { return FlowValue(nodes: value.nodes) }
        return self.opaque(name, [value], range)
      }
      return self.opaque(name, [value] + self.evaluated(arguments).map(\.value), range)
    }
    guard case .foreign(let text) = value.form else { return self.applyToPlain(link, value) }
    let longer = name == "[]" || name.isEmpty ? text : "\(text).\(name)"
    // The first element of the items of a service is one of its items.
    let isOperation =
      self.table.isOfValues(name, isCalled: link.arguments != nil)
      && (self.isDependency(text) || !text.contains(".") && (!value.nodes.isEmpty || text.hasSuffix(")")))
    guard let arguments = link.arguments else {
      // A member of an answer is a part of it: `await service.page().items`.
      let isAnswer = self.assignsValues && text.hasSuffix(")") && self.isDependency(text)
      if isOperation || value.isData || isAnswer {
        var part = value
        (part.call, part.isData) = (nil, value.isData || isOperation)
        return part
      }
      let others = value.others.flatMap { self.used($0).nodes }
      return FlowValue(nodes: value.nodes + others, isStream: nil, form: .foreign(longer))
    }
    let getsAnswer =
      value.answer != nil && self.isDependency(text) && !arguments.isEmpty
      && arguments.allSatisfy(\.value.isClosure)
    if isOperation || getsAnswer || value.isData, self.isForEffects {
      return self.applyToAnswer(value, name, arguments)
    }
    var result = self.foreignCall(longer, arguments, range)
    if result.isStream == nil {
      if isOperation { (result.form, result.answer) = (value.form, value.answer) }
      for node in value.nodes where !result.nodes.contains(node) { result.nodes.append(node) }
      if !isOperation { self.note(argumentsOf: result) }
      for node in value.others.flatMap({ self.used($0).nodes }) where !result.nodes.contains(node) {
        result.nodes.append(node)
      }
    }
    return result
  }

  /// The value of an operation of collections on an answer, whose closures get the elements.
  private func applyToAnswer(
    _ value: FlowValue, _ name: String, _ arguments: [Term.Argument]
  ) -> FlowValue {
    // What the call answers decides whether the closures run.
    let read = self.used(value)
    var value = value.answer == nil ? read : value
    (value.call, value.isData) = (nil, true)
    var result = value
    let values = self.evaluated(arguments)
    let performs = self.performs
    // What the closures of other calls make is not used.
    let isForEffects =
      OperatorTable.performers.contains(name) || !self.table.isOfValues(name, isCalled: true)
    self.performs = performs || isForEffects
    defer { self.performs = performs }
    for (_, argument) in values {
      let element = (label: String?.none, value: value)
      let made = argument.isFunction ? self.invoke(argument, [element, element], isHandedOn: true) : argument
      let nodes = isForEffects && argument.isFunction ? made.nodes : self.used(made).nodes
      for node in nodes where !result.nodes.contains(node) { result.nodes.append(node) }
    }
    return result
  }

  /// The value of a call that changes a collection that is state of the view model; nil for other calls.
  private func change(_ value: FlowValue, by link: Term.Link) -> FlowValue? {
    guard value.isOwnState, let arguments = link.arguments, !link.isSubscript,
      OperatorTable.changes.contains(link.name.text) || self.performs && self.isStructure(value)
    else { return nil }
    let values = self.evaluated(arguments).map(\.value)
    for value in values { self.runClosures(in: value) }
    let sent = FlowValue(nodes: values.flatMap { $0.isFunction ? [] : self.used($0).nodes })
    self.send(sent, to: value, link.name.range)
    return FlowValue(nodes: value.nodes)
  }

  /// Whether a value is a property of a type whose methods change the property itself.
  private func isStructure(_ value: FlowValue) -> Bool {
    guard value.nodes.count == 1, let name = value.nodes.first.map({ self.graph.nodes[$0].name }) else {
      return false
    }
    return self.typeName(self.properties[name]?.value.knownType).flatMap(self.viewModel.kindOfType) == .struct
  }

  /// The function of the file that extends the type of a value, where a call means it.
  private func ownExtension(_ link: Term.Link, of value: FlowValue) -> Located<FunctionDeclaration>? {
    switch value.form {
    case .instance, .closure, .function, .type, .keyPath, .store: nil
    case .plain, .list, .foreign:
      self.function(
        among: self.functions[link.name.text]?.filter { $0.value.receiver != nil }, link.arguments ?? [])
    }
  }

  /// The value of a scope function, which passes its receiver to its closure; nil without a closure.
  private func scope(_ name: String, _ argument: Term, _ value: FlowValue) -> FlowValue? {
    let closure = self.evaluate(argument)
    guard closure.isFunction else { return nil }
    let isInstance = name == "apply" || name == "run"
    let performs = self.performs
    self.performs = performs || OperatorTable.performers.contains(name)
    defer { self.performs = performs }
    let result = self.invoke(closure, isInstance ? [] : [(nil, value)], on: isInstance ? value : nil)
    return name == "apply" || name == "also" ? value : result
  }

  /// Whether an operator on something that is declared elsewhere is taken for a method of collections: in a closure
  /// that returns no stream.
  private func isOfCollections(_ name: String) -> Bool {
    guard let target, !self.isInStream, self.table.namesOfCollections.contains(name) else { return false }
    return self.graph.nodes[target].operation?.kind != .flatten
  }

  /// A value that is observed must be a stream, but it is unknown which.
  private func observe(_ value: FlowValue, by link: Term.Link, _ range: TextRange) -> FlowValue? {
    guard let operation = self.table.operators[link.name.text], operation.kind == .observe,
      let arguments = link.arguments.map(self.evaluated),
      arguments.contains(where: { $0.value.isStream == true && !$0.value.isAssumed })
    else { return nil }
    return self.apply(operation, arguments, to: self.opaque(link.name.text, [value], range), range)
  }

  private func applyToPlain(_ link: Term.Link, _ value: FlowValue) -> FlowValue {
    let arguments = self.evaluated(link.arguments ?? [])
    // A value that is observed must be a stream, but it is unknown which.
    if let operation = self.table.operators[link.name.text], operation.kind == .observe,
      value.isStream == false,
      arguments.contains(where: { $0.value.isStream == true && !$0.value.isAssumed })
    {
      let range = link.name.range
      return self.apply(operation, arguments, to: self.opaque(link.name.text, [value], range), range)
    }
    var nodes = value.nodes
    var returned: [FlowValue] = []
    for (_, argument) in arguments {
      returned += self.runClosures(in: argument).filter { $0.isStream == true && !$0.nodes.isEmpty }
      if !argument.isFunction { nodes += self.used(argument).nodes }
    }
    // It may return what the closures return.
    if !returned.isEmpty { return self.opaque(link.name.text, returned, link.name.range) }
    // A member of a property is a part of it, which methods change with it: `cart.lines.append(line)`.
    let isPart = value.isOwnState && (link.arguments == nil || link.isSubscript)
    return FlowValue(nodes: nodes, isStream: value.isStream, isOwnState: isPart)
  }

  private func applyToInstance(_ link: Term.Link, _ range: TextRange) -> FlowValue {
    let name = link.name.text
    if ["inputs", "outputs", "actions"].contains(name), link.arguments == nil,
      !self.viewModel.form.hasPortTypes
    {
      return FlowValue(form: .instance)
    }
    if let arguments = link.arguments {
      if let function = self.function(name, arguments) {
        return self.follow(function, self.evaluated(arguments))
      }
      if let member = self.member(name) { return self.invoke(member: member, arguments, link.name) }
      return self.foreignCall("self.\(name)", arguments, range)
    }
    if let member = self.readMember(name) { return member }
    if let function = self.functions[name]?.first { return FlowValue(form: .function(function)) }
    return .foreign(name)
  }

  private func applyToType(_ type: String, _ link: Term.Link, _ range: TextRange) -> FlowValue {
    let name = link.name.text
    let isStreamType = type.isEmpty || self.table.isStream(type)
    if isStreamType, let arguments = link.arguments, let operation = self.table.operators[name] {
      let values = self.evaluated(arguments)
      if !type.isEmpty || values.contains(where: { $0.value.isStream == true || $0.value.isList }) {
        return self.apply(operation, values, to: nil, range)
      }
      for (_, value) in values { self.runClosures(in: value) }
      return FlowValue(nodes: values.flatMap { $0.value.isFunction ? [] : self.used($0.value).nodes })
    }
    if isStreamType, self.table.empties.contains(name) { return .stream([]) }
    if !type.isEmpty, isStreamType, let arguments = link.arguments,
      self.table.factories.contains(name) || type == "Publishers" && name.first?.isUppercase == true
    {
      return self.create(name, self.evaluated(arguments), range)
    }
    // A function that gets the values of a stream: `flatMap(Observable.just)`.
    if !type.isEmpty, isStreamType, link.arguments == nil,
      self.table.factories.contains(name) || self.table.operators[name] != nil
    {
      return .constant
    }
    if isStreamType, self.table.pipes.contains(name) {
      let end = self.node(.state, "", range)
      self.graph.nodes[end].startsEmpty = true
      return .pipe(end)
    }
    if name == "init", let arguments = link.arguments {
      if type.isEmpty, let kind = self.kindOfPorts(labeled: arguments.map(\.label)) {
        return self.constructPorts(kind, self.evaluated(arguments), range)
      }
      if type.isEmpty {
        let values = self.evaluated(arguments).map(\.value)
        for value in values { self.runClosures(in: value) }
        var made = FlowValue.either(
          values.isEmpty ? [.constant] : values.map { FlowValue(nodes: $0.nodes, isStream: $0.isStream) })
        made.others += self.parts(values)
        return made
      }
      return self.construct(type, arguments, range)
    }
    if self.table.builders.contains(type) {
      // Its streams are members of one object.
      let operation = FlowOperator(name: type, kind: .flatten, traits: [.hops, .shares])
      return self.apply(operation, link.arguments ?? [], to: .constant, range)
    }
    if type == "Self" || type == self.viewModel.declaration.name { return self.applyToInstance(link, range) }
    if type.isEmpty, let event = self.event(name, self.evaluated(link.arguments ?? []).map(\.value)) {
      return event
    }
    if type.isEmpty {
      // A case or a static member of a type that is not written.
      return FlowValue(
        nodes: self.evaluated(link.arguments ?? []).flatMap {
          $0.value.isFunction ? [] : self.used($0.value).nodes
        }, isStream: nil)
    }
    let text = "\(type).\(name)"
    if link.isReference { return .constant }
    guard let arguments = link.arguments else {
      // A type in a type.
      if name.first?.isUppercase == true { return FlowValue(isStream: nil, form: .type(name)) }
      return .foreign(text)
    }
    if name.first?.isUppercase == true { return self.construct(name, arguments, range) }
    return self.foreignCall(text, arguments, range)
  }

  /// The stream that a factory makes of its arguments: `Observable.from([a, b])`, `Observable.just(1)`.
  private func create(
    _ name: String, _ arguments: [(label: String?, value: FlowValue)], _ range: TextRange
  ) -> FlowValue {
    let values = arguments.map(\.value)
    if let streams = self.streams(in: values) { return streams }
    // The stream of a request, or of a closure that makes it.
    let makesStream = name.hasPrefix("from") || values.contains(where: \.isFunction)
    let operation = FlowOperator(
      name: name, kind: makesStream ? .flatten : .relay, traits: makesStream ? [.creates, .starts] : .starts)
    return self.apply(operation, arguments, to: nil, range)
  }

  /// The streams among values and in their lists, as one stream; nil where there is none.
  private func streams(in values: [FlowValue]) -> FlowValue? {
    let elements = values.flatMap { value in
      if case .list(let elements) = value.form { elements.map(\.value) } else { [value] }
    }
    let streams = elements.filter { $0.isStream == true && !$0.isAssumed }
    return streams.isEmpty ? nil : .stream(streams.flatMap(\.nodes))
  }

  /// A stream that is converted to a producer or a property, which is a stream of its own; under other names it is the
  /// same.
  private func producer(of value: FlowValue, _ name: String, _ range: TextRange) -> FlowValue {
    let kinds = value.nodes.map { self.graph.nodes[$0].kind }
    let isProperty = ["AnyProperty", "Property"].contains(name)
    guard isProperty || ["producer", "SignalProducer"].contains(name),
      kinds.contains(where: { $0 == .operator || $0 == .value })
    else { return value }
    let operation = FlowOperator(name: name, kind: .relay, traits: isProperty ? .shares : [])
    return self.apply(operation, [], to: value, range)
  }

  /// Whether a call with the name of an operator sets an option of a builder: `distinctUntilChanged(true)`.
  private static func isSetting(_ link: Term.Link) -> Bool {
    guard link.name.text == "distinctUntilChanged", link.arguments?.count == 1 else { return false }
    return [.null, .literal, .constant].contains(link.arguments?.first?.value.kind)
  }

  private func applyToStream(_ link: Term.Link, _ value: FlowValue, _ range: TextRange) -> FlowValue? {
    let name = link.name.text
    // The function that sends to it: `do(onNext: relay.accept)`.
    if link.isReference || link.arguments == nil, self.table.sends.contains(name) { return value }
    if let builder = value.nodes.first, let type = self.graph.nodes[builder].operation?.name,
      self.table.builders.contains(type), self.table.operators[name] == nil || Self.isSetting(link)
    {
      self.connect(
        to: builder, self.graph.nodes[builder].operation, self.evaluated(link.arguments ?? []), starters: [])
      return value
    }
    if link.arguments?.isEmpty != false, self.table.views.contains(name) {
      if name == "signal" { for node in value.nodes { self.readsOfChanges[node, default: 0] += 1 } }
      return self.producer(of: value, name, range)
    }
    if link.isSubscript, value.isAssumed {
      // A stream in a list of streams.
      _ = self.evaluated(link.arguments ?? [])
      return value
    }
    if value.isAssumed, name == "forEach", let closure = self.evaluated(link.arguments ?? []).last?.value,
      closure.isFunction
    {
      _ = self.invoke(closure, [(nil, value)])
      return .constant
    }
    let kinds = value.nodes.map { self.graph.nodes[$0].kind }
    if link.arguments == nil {
      if self.table.reads.contains(name) {
        if self.demand == .value { for node in value.nodes { self.readsOfChanges[node, default: 0] += 1 } }
        // Methods may change it in place: `subject.value.toggle()`.
        return FlowValue(nodes: value.nodes, isOwnState: true)
      }
      if let action = value.nodes.first(where: { self.graph.nodes[$0].kind == .action }),
        self.table.actionOutputs.contains(name)
      {
        return self.actionOutput(name, of: action, range)
      }
      // The observer of an action gets its input.
      if kinds.contains(.action), name == "inputs" { return value }
      if name == "lifetime" || link.isReference { return value }
      return nil
    }
    let arguments = link.arguments ?? []
    if self.table.reads.contains(name), arguments.isEmpty { return FlowValue(nodes: value.nodes) }
    if self.table.sends.contains(name),
      kinds.contains(where: { [.storage, .state, .input, .output, .value].contains($0) })
    {
      for (_, argument) in self.evaluated(arguments) {
        // `update { it + 1 }` sends what its closure makes.
        let made = argument.isFunction ? self.withoutEffects { self.runClosures(in: argument) } : []
        self.send(made.isEmpty ? argument : .either(made), to: value, range)
      }
      if arguments.isEmpty { self.send(.constant, to: value, range) }
      return .nothing
    }
    if kinds.contains(.action), ["apply", "execute"].contains(name) {
      for (_, argument) in self.evaluated(arguments) { self.send(argument, to: value, range) }
      return value
    }
    if self.table.terminals.contains(name), arguments.allSatisfy(\.value.isClosure) {
      for (_, closure) in self.evaluated(arguments) { self.runClosures(in: closure) }
      return FlowValue(nodes: value.nodes)
    }
    guard let operation = self.table.operators[name] else {
      let own = self.functions[name]?.filter { $0.value.receiver != nil }
      let functions = self.viewModel.streamFunctions[name] ?? own
      guard let function = self.function(among: functions, arguments) else { return nil }
      let values = self.evaluated(arguments)
      let callSite = self.callSite
      self.callSite = callSite ?? (self.path, range)
      defer { self.callSite = callSite }
      return self.follow(function, values, on: value)
    }
    var result = self.apply(operation, arguments, to: value, range)
    result.isAssumed = value.isAssumed && self.table.namesOfCollections.contains(name)
    return result
  }
}

extension Term {
  fileprivate var isClosure: Bool {
    guard case .closure = self.kind else { return false }
    return true
  }
}

extension FlowValue {
  var isList: Bool {
    guard case .list = self.form else { return false }
    return true
  }
}
