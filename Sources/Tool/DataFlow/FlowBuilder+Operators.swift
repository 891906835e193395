import SourceModel

extension FlowBuilder {
  /// The value as a stream: something that is declared elsewhere becomes a dependency.
  func materialized(_ value: FlowValue, _ name: Name) -> FlowValue {
    let others = value.others.flatMap { self.materialized($0, name).nodes }
    guard value.isStream == nil, case .foreign(let text) = value.form else {
      return FlowValue(nodes: value.nodes + others, isStream: true)
    }
    let key = value.call.map { [$0] + self.starters }
    if let key, let known = self.streamsOfCalls[key] { return .stream([known] + others) }
    let shown = Self.shown(text)
    let node = self.node(self.table.lifecycle.contains(shown) ? .lifecycle : .dependency, shown, name.range)
    self.graph.nodes[node].takesValues = text.hasSuffix(Self.callWithValues)
    self.graph.nodes[node].isPermanent =
      Self.isPermanent(text) || !self.viewModel.form.hasProtocols && Self.isOfNotifications(shown)
    self.connect(value.nodes, to: node, .captures)
    self.connect(self.starters, to: node, .triggers, synchronous: false)
    guard let key, let call = value.call else { return .stream([node] + others) }
    self.streamsOfCalls[key] = node
    guard let declared = self.namesOfCalls[call] else { return .stream([node] + others) }
    let named = self.node(.value, declared.text, declared.range)
    self.connect([node], to: named, .values)
    self.streamsOfCalls[key] = named
    return .stream([named] + others)
  }

  /// Whether a text names a stream that an object has for as long as it lives: a property of its reactive extensions.
  private static func isPermanent(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    guard parts.count > 2, parts[parts.count - 2] == "rx", let name = parts.last else { return false }
    return !name.hasSuffix(")") && !name.hasPrefix("dealloc")
  }

  /// Whether a name is that of the stream of a notification, which never ends.
  private static func isOfNotifications(_ name: String) -> Bool {
    // `publisher` is an operator in Combine.
    ["NotificationCenter.default", "NotificationCenter.default.rx.notification"].contains(name)
  }

  func apply(
    _ operation: FlowOperator, _ arguments: [Term.Argument], to receiver: FlowValue, _ range: TextRange
  ) -> FlowValue {
    // Streams that arguments make come before the operator.
    self.apply(operation, self.evaluated(arguments), to: receiver, range)
  }

  /// Makes the node of an operator.
  ///
  /// - Parameter receiver: the stream that it is called on; nil for an operator of streams that are all arguments.
  func apply(
    _ operation: FlowOperator, _ arguments: [(label: String?, value: FlowValue)], to receiver: FlowValue?,
    _ range: TextRange
  ) -> FlowValue {
    var operation = operation
    // Without `on`, these operators observe; with it, they only change the queue or the scheduler.
    if ["observe", "start"].contains(operation.name), arguments.first?.label != "on" {
      // In RxCocoa, `observe(Type.self, key)` makes the stream of a value of an object.
      let isStream = self.viewModel.profile.library === StreamLibrary.rxSwift && arguments.count > 1
      operation.kind = isStream ? .relay : .observe
      operation.traits = []
    }
    // `subscribe(on:)` determines where the work of the stream is done.
    if operation.name == "subscribe", arguments.first?.label == "on" {
      operation.kind = .relay
      operation.traits = .hops
    }
    if ["take", "skip", "prefix", "drop"].contains(operation.name),
      ["until", "during", "untilOutputFrom"].contains(arguments.first?.label)
    {
      operation.kind = .gatedByArgument
    }
    if operation.name == "throttle", arguments.first?.label == "while" { operation.kind = .gatedByArgument }
    if operation.name == "assign", self.assignMember(of: receiver, arguments, range) { return .constant }
    if operation.name == "assign", let object = arguments.first(where: { $0.label == "on" })?.value {
      // The key path is not read: on a subject it is that of its value.
      if object.isStream == true {
        self.send(receiver ?? .constant, to: object, range)
      } else {
        _ = self.opaque(operation.name, [receiver ?? .constant], range)
      }
      return .constant
    }
    if operation.kind == .observe, self.lacksErrorHandler(operation.name, arguments) {
      operation.traits.insert(.lacksErrorHandler)
    }
    let node = self.node(.operator, operation.name, range, operation: operation)
    let getsInstance =
      receiver?.nodes.contains(where: self.operatorsWithInstance.contains) == true
      || arguments.contains { argument in
        guard argument.label == "with", case .instance = argument.value.form else { return false }
        return true
      }
    if operation.name == "withUnretained" || getsInstance && Self.namesOfSameValues.contains(operation.name) {
      self.operatorsWithInstance.insert(node)
    }
    // It is unknown when the streams in a stream emit, and which event completes a pair.
    let isSynchronous = operation.kind != .flatten && operation.name != "zip"
    if let receiver {
      self.connect(receiver.nodes, to: node, operation.receiverEdge, synchronous: isSynchronous)
    }
    if let receiver, receiver.nodes.isEmpty || operation.kind == .observe && self.isInFunction {
      // The operator starts work in a closure or in a function.
      self.connect(self.starters, to: node, .triggers, synchronous: false)
    }
    self.connect(
      to: node, operation, arguments, starters: receiver?.nodes ?? [], synchronous: isSynchronous,
      getsInstance: getsInstance)
    return operation.kind == .observe ? FlowValue() : .stream([node])
  }

  /// Whether a subscription has a function for values alone.
  private func lacksErrorHandler(
    _ name: String, _ arguments: [(label: String?, value: FlowValue)]
  ) -> Bool {
    let labels = arguments.map(\.label)
    switch name {
    case "bind": return arguments.first?.value.isFunction == true
    case "forEach", "subscribe", "subscribeBy":
      if labels.contains("onNext") || labels.contains("onSuccess") { return !labels.contains("onError") }
      return !self.table.closuresGetEvents && arguments.count == 1 && arguments[0].value.isFunction
    default: return false
    }
  }

  /// Whether the code of an input or of another function that is entered from outside is being read.
  private var isInFunction: Bool {
    guard let target else { return false }
    return [.input, .lifecycle].contains(self.graph.nodes[target].kind)
  }

  /// The operators that pass their values on unchanged.
  private static let namesOfSameValues: Set = [
    "debounce", "debug", "delay", "do", "filter", "handleEvents", "observe", "observeOn", "receive", "share",
    "skip", "subscribe", "take", "throttle",
  ]

  /// Connects the arguments of an operator with it: streams first, since they trigger the streams that closures return.
  ///
  /// - Parameter getsInstance: whether the first parameter of closures is the instance.
  func connect(
    to node: Int, _ operation: FlowOperator?, _ arguments: [(label: String?, value: FlowValue)],
    starters: [Int],
    synchronous: Bool = false, getsInstance: Bool = false
  ) {
    guard let operation else { return }
    var starters = starters
    for (label, argument) in arguments where !argument.isFunction {
      for value in self.operands(argument) {
        if value.isStream == true, operation.kind == .observe || operation.kind == .pipe {
          // The operator sends values to the observer.
          self.connect([node], to: value.nodes, .values)
        } else if value.isStream == true, operation.traits.contains(.performs) {
          self.connect([node], to: value.nodes, .feeds)
        } else if value.isStream == true {
          self.connect(value.nodes, to: node, operation.argumentEdge, synchronous: synchronous)
          starters += value.nodes
        } else if operation.kind == .flatten, case .foreign(let text) = value.form, self.isDependency(text) {
          // A method that is declared elsewhere and returns streams.
          self.starters += starters
          let nodes = self.materialized(value, Name("", self.graph.nodes[node].range)).nodes
          self.starters.removeLast(starters.count)
          self.connect(nodes, to: node, .values, synchronous: false)
        } else if case .foreign = value.form, operation.kind != .relay || operation.name.hasPrefix("merge"),
          self.takesStreams(operation, label)
        {
          self.connect(
            self.materialized(value, Name("", self.graph.nodes[node].range)).nodes, to: node,
            operation.argumentEdge,
            synchronous: synchronous)
        } else {
          self.connect(self.used(value).nodes, to: node, .captures)
        }
      }
    }
    for (_, argument) in arguments where argument.isFunction {
      self.bindResult(
        of: argument, to: node, flattens: operation.kind == .flatten, starters: starters,
        getsInstance: getsInstance)
    }
  }

  /// Applies an operator that is an argument: `compose(takeWhen(this.click))`.
  func compose(_ argument: Term, with receiver: FlowValue, _ range: TextRange) -> FlowValue {
    guard case .chain(let base, let links) = argument.kind, let last = links.last,
      let arguments = last.arguments,
      base == nil || links.count == 1
    else { return self.opaque("compose", [receiver, self.evaluate(argument)], range) }
    let name = last.name.text
    if let function = self.function(name, arguments) {
      return self.opaque(name, [receiver, self.follow(function, self.evaluated(arguments))], range)
    }
    if self.table.bindings.contains(name) { return receiver }
    guard let operation = self.table.operators[name] else {
      return self.opaque(name, [receiver] + self.evaluated(arguments).map(\.value), range)
    }
    return self.apply(operation, arguments, to: receiver, last.name.range)
  }

  private func takesStreams(_ operation: FlowOperator, _ label: String?) -> Bool {
    switch operation.kind {
    case .join, .sampledByArgument, .samplesArgument, .gatedByArgument:
      label == nil || ["with", "from", "on", "until", "while"].contains(label)
    case .relay: label == nil || label == "with"
    case .flatten, .observe, .pipe: false
    }
  }

  private func operands(_ value: FlowValue) -> [FlowValue] {
    guard case .list(let elements) = value.form else { return [value] }
    return elements.flatMap { self.operands($0.value) }
  }

  /// Reads the closure of an operator; the streams that it returns are operands.
  func bindResult(
    of closure: FlowValue, to node: Int, flattens: Bool, starters: [Int] = [], getsInstance: Bool = false
  ) {
    self.withOwnInfluences {
      self.readResult(of: closure, to: node, flattens, starters, getsInstance)
    }
  }

  private func readResult(
    of closure: FlowValue, to node: Int, _ flattens: Bool, _ starters: [Int], _ getsInstance: Bool
  ) {
    let before = (self.target, self.performs, self.starters, self.emitter)
    self.target = node
    self.starters = starters
    let operation = self.graph.nodes[node].operation
    self.performs = operation?.kind == .observe || operation?.traits.contains(.performs) == true
    if let operation, self.table.emits(operation) { self.emitter = node }
    defer { (self.target, self.performs, self.starters, self.emitter) = before }
    var result = self.invoke(closure, nil, getsInstance: getsInstance)
    // `map { .loaded($0) }`
    for event in result.events { self.connect([node], to: event, .values) }
    // The result of an observer's closure is dropped.
    if operation?.kind == .observe { return }
    if flattens { result = self.materialized(result, Name("", self.graph.nodes[node].range)) }
    // A closure reads what it returns.
    if !self.performs { result = self.used(result) }
    if result.isStream == true {
      if !flattens { self.streamsAsValues.formUnion(result.nodes) }
      // A stream that the closure creates may emit immediately, as may any other stream.
      self.connect(result.nodes, to: node, .values, synchronous: false)
    } else if !self.isForEffects {
      // Its statements have told what it reads.
      self.connect(result.nodes.filter { $0 != node }, to: node, .captures)
    }
  }

  /// The value of an expression that code consumes: a dependency is read there.
  func used(_ value: FlowValue) -> FlowValue {
    guard let target else { return value }
    let others = value.others.flatMap { self.used($0).nodes }
    guard case .foreign(let text) = value.form, self.isDependency(text) else {
      return others.isEmpty
        ? value : FlowValue(nodes: value.nodes + others, isStream: value.isStream, form: value.form)
    }
    let node = self.node(ofCall: value.answer, text, self.graph.nodes[target].range)
    // What became of the answer is not what was asked.
    let asked = value.answer.flatMap { self.argumentsOfCalls[$0] } ?? value.nodes
    self.connect(asked, to: node, .captures)
    self.capture([node])
    return FlowValue(nodes: [node] + value.nodes.filter { !asked.contains($0) } + others)
  }

  /// The node of a dependency that is read: one for each call, however often code uses its answer.
  private func node(ofCall call: Int?, _ text: String, _ range: TextRange) -> Int {
    if let call, let known = self.answers[call] { return known }
    let node = self.node(.dependency, Self.shown(text), range)
    if let call { self.answers[call] = node }
    // The code asks for it when it runs.
    if call != nil, self.isForEffects, let target {
      self.connect([target], to: node, .triggers, synchronous: false)
    }
    return node
  }

  /// Whether a call is on an injected or a global object: `Strings.title()` is not.
  func isDependency(_ text: String) -> Bool {
    if OperatorTable.runnersOfSwift.contains(Self.shown(text)) { return false }
    let parts = text.split(separator: ".")
    // A function that is injected.
    if parts.count == 1, text.hasSuffix(")"), self.properties[Self.shown(text)] != nil { return true }
    // `drawable.icon` of the resources.
    if parts.contains(where: { $0 == "R" || self.resources.contains(String($0)) }) { return false }
    // The result of a function is a value, and so is a new object; a getter returns an object.
    guard parts.count > 1, !parts[0].hasSuffix(Self.callWithValues) else { return false }
    guard parts[0].first?.isUppercase == true else { return parts.last != "rawValue" }
    // `try await Feed.load(url)`, and not the constant of an enumeration.
    if self.awaited.contains(parts.prefix(2).joined(separator: ".")) { return true }
    if parts.last == "rawValue" { return false }
    guard !parts[0].hasSuffix(Self.call) else { return false }
    // Lenses are functions, and resources constants.
    return parts.count > 2 && !parts[1].hasSuffix(")")
      && !["class", "lens"].contains(parts[1])
  }

  /// The text of something that is declared elsewhere, without its calls.
  static func shown(_ text: String) -> String {
    text.split(separator: ".").map { part in part.hasSuffix(")") ? part.prefix { $0 != "(" } : part }
      .joined(separator: ".")
  }

  /// The suffix for a function that is declared elsewhere and that is called with values.
  static let callWithValues = "(_)"

  /// The suffix for another function, or a new object.
  static let call = "()"

  /// Reads closures that are passed to unknown code.
  ///
  /// - Returns: what they return.
  @discardableResult
  func runClosures(in value: FlowValue) -> [FlowValue] {
    switch value.form {
    case .closure:
      let result = self.invoke(value, nil, isHandedOn: true)
      // Other code may return what the closure does.
      if result.isStream != true, self.isForEffects {
        self.influences.reads.formUnion((self.performs ? result : self.used(result)).nodes)
      }
      return [result]
    case .list(let elements): return elements.flatMap { self.runClosures(in: $0.value) }
    default: return []
    }
  }

  // MARK: Functions

  func function(_ name: String, _ arguments: [Term.Argument]) -> Located<FunctionDeclaration>? {
    self.function(among: self.functions[name], arguments)
  }

  func function(
    among candidates: [Located<FunctionDeclaration>]?, _ arguments: [Term.Argument]
  ) -> Located<FunctionDeclaration>? {
    guard let candidates else { return nil }
    let labels = arguments.map(\.label)
    return candidates.first { $0.value.parameters.map(\.label) == labels }
      ?? candidates.first { $0.value.parameters.count == arguments.count } ?? candidates.first
  }

  func invoke(_ value: FlowValue, _ arguments: [Term.Argument], _ name: Name) -> FlowValue {
    let evaluated = self.evaluated(arguments)
    switch value.form {
    case .closure, .function: return self.invoke(value, evaluated)
    // A function that code gets as a parameter.
    case .plain where value.isStream == false && value.nodes.isEmpty:
      return self.foreignCall(name.text, evaluated.map(\.value), name.range)
    default:
      for (_, argument) in evaluated { self.runClosures(in: argument) }
      if value.isStream == true {
        return self.opaque(name.text, [value] + evaluated.map(\.value).filter { !$0.isFunction }, name.range)
      }
      if evaluated.contains(where: { $0.value.isStream == true }) {
        return self.opaque(name.text, evaluated.map(\.value).filter { !$0.isFunction }, name.range)
      }
      return value
    }
  }

  /// The value of a closure or a function.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the call; nil where it gets values of streams.
  ///   - receiver: the value of `this` in a closure with a receiver.
  ///   - getsInstance: whether the first of these values of streams is the instance.
  ///   - isHandedOn: whether it is passed to other code, so that it only keeps alive what a closure around it does.
  func invoke(
    _ value: FlowValue, _ arguments: [(label: String?, value: FlowValue)]?, on receiver: FlowValue? = nil,
    getsInstance: Bool = false, isHandedOn: Bool = false
  ) -> FlowValue {
    switch value.form {
    case .function(let function): return self.follow(function, arguments ?? [])
    case .closure(let closure, let scopes, let path):
      guard self.following.count < Self.maximumDepth, !self.following.contains(closure.range), self.step()
      else {
        return .constant
      }
      let before = (self.scopes, self.path, self.retainsInstance, self.closure)
      let outer = self.influences
      var own: [String: FlowValue] = [:]
      let numbered = (arguments ?? []).enumerated().map { ("$\($0.offset)", $0.element.value) }
      for (name, value) in numbered { own[name] = value }
      for (place, parameter) in closure.parameters.enumerated() {
        own[parameter] = arguments.flatMap { $0.indices.contains(place) ? $0[place].value : nil } ?? .constant
      }
      if getsInstance, closure.parameters.count > 1 {
        own[closure.parameters[0]] = FlowValue(form: .instance)
      } else if getsInstance, closure.parameters.isEmpty, closure.usesSecondParameter {
        own["$0"] = FlowValue(form: .instance)
      } else if getsInstance {
        let pair = FlowValue(form: .list([(nil, FlowValue(form: .instance)), (nil, .constant)]))
        own[closure.parameters.first ?? "$0"] = pair
      }
      if let receiver, !receiver.isInstance { own["self"] = receiver }
      // `{ `self`, value in …`: the instance is a parameter of the closure.
      let getsSelf = closure.parameters.contains { $0 == "self" || $0 == "`self`" }
      if getsSelf || closure.weakNames.contains("self") { own["self"] = FlowValue(form: .instance) }
      self.scopes = scopes + [own]
      self.path = path
      // Captures are evaluated where the closure is created.
      self.withoutEffects { self.run(closure.captures) }
      if arguments == nil {
        let isRetained = self.retainsInstance
        self.retainsInstance =
          (isRetained || !isHandedOn) && !getsSelf && !closure.weakNames.contains("self")
          && !scopes.contains { $0["self"] != nil }
        if !isRetained { self.closure = closure }
      }
      self.following.append(closure.range)
      // What the call gets decides whether it runs the closure.
      self.influences.conditions.formUnion(outer.reads)
      (self.influences.reads, self.influences.readsOfClosure) = ([], [])
      (self.influences.leaves, self.influences.outerScopes) = (false, scopes.count)
      defer {
        let inner = self.influences
        self.influences = outer
        self.influences.reads.formUnion(inner.readsOfClosure)
        self.influences.escapes = inner.escapes
        (self.scopes, self.path, self.retainsInstance, self.closure) = before
        self.following.removeLast()
      }
      return self.value(of: closure.statements)
    default: return value
    }
  }

  /// The value of a function for some arguments: its code is read once for each call.
  ///
  /// - Parameter receiver: the stream that it is called on, where it is an operator.
  func follow(
    _ function: Located<FunctionDeclaration>, _ arguments: [(label: String?, value: FlowValue)],
    on receiver: FlowValue? = nil
  ) -> FlowValue {
    let range = function.value.header.range
    self.followed.insert(range)
    guard let body = function.value.body else { return .foreign(function.value.header.name.text) }
    guard !self.following.contains(range), self.following.count < Self.maximumDepth, self.step() else {
      let streams = ([receiver].compactMap(\.self) + arguments.map(\.value)).filter { $0.isStream == true }
      return streams.isEmpty
        ? .constant : self.opaque(function.value.header.name.text, streams, function.value.header.name.range)
    }
    var own: [String: FlowValue] = [:]
    if let receiver { own["self"] = FlowValue(nodes: receiver.nodes, isStream: receiver.isStream == true) }
    var rest = arguments[...]
    for parameter in function.value.parameters {
      if parameter.label == nil, let place = rest.firstIndex(where: { $0.label == parameter.name }) {
        own[parameter.name] = rest.remove(at: place).value
      } else if let next = rest.first,
        next.label == parameter.label || next.value.isFunction || !parameter.hasDefault
      {
        own[parameter.name] = next.value
        rest.removeFirst()
      } else {
        own[parameter.name] = .constant
      }
    }
    return self.read(body.statements, in: function.path, own, range)
  }

  /// The value of a getter.
  func follow(_ getter: Body, of property: Located<PropertyDeclaration>) -> FlowValue {
    guard !self.following.contains(getter.range), self.following.count < Self.maximumDepth, self.step() else {
      return .constant
    }
    self.followed.insert(getter.range)
    return self.read(getter.statements, in: property.path, [:], getter.range)
  }

  /// Reads the setter of a computed property that is no port.
  ///
  /// - Returns: false for another property.
  func set(_ name: String, to value: FlowValue) -> Bool {
    guard self.target != nil, self.ports[name] == nil, let property = self.properties[name],
      property.value.getter != nil, let setter = property.value.otherBodies.last,
      !self.following.contains(setter.range), self.following.count < Self.maximumDepth, self.step()
    else { return false }
    self.followed.insert(setter.range)
    let performs = self.performs
    self.performs = true
    defer { self.performs = performs }
    let parameters = setter.code.parameters.filter { $0 != "field" }
    let scope = [parameters.first ?? "newValue": value]
    _ = self.read(setter.statements, in: property.path, scope, setter.range)
    return true
  }

  private func read(
    _ statements: [Statement], in path: String, _ scope: [String: FlowValue], _ range: TextRange
  ) -> FlowValue {
    let before = (self.scopes, self.path, self.retainsInstance)
    (self.scopes, self.path, self.retainsInstance) = ([scope], path, false)
    self.following.append(range)
    let outer = self.influences
    (self.influences.reads, self.influences.readsOfClosure) = ([], [])
    (self.influences.leaves, self.influences.outerScopes) = (false, 0)
    defer {
      self.influences = outer
      (self.scopes, self.path, self.retainsInstance) = before
      self.following.removeLast()
    }
    return self.value(of: statements)
  }
}
