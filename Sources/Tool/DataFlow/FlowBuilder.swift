import SourceModel

/// Makes the graph of a view model: it goes through the code as if it ran, with nodes in the place of values.
final class FlowBuilder {
  let viewModel: ViewModel
  let table: OperatorTable
  var graph = DataFlow()
  private var edges: Set<FlowEdge> = []
  private var placed: [FlowEdge] = []

  /// The names that the code around a place declares, innermost last.
  var scopes: [[String: FlowValue]] = []
  /// The results of the functions that are being followed.
  var results: [[FlowValue]] = []
  /// The file that is being read.
  var path: String
  /// The node whose closure or function is being read.
  var target: Int? {
    didSet {
      self.isForEffects = self.target.map(self.runsForEffects) ?? false
      self.readsStatements =
        self.isForEffects || self.target.map { self.graph.nodes[$0].kind == .operator } == true
    }
  }
  /// Whether the code that is being read runs for its effects alone.
  var isForEffects = false
  /// Whether what statements read belongs to them, and not to all of the code that is being read.
  var readsStatements = false
  /// Whether the code of the view model assigns values, statement by statement.
  var assignsValues: Bool { ViewModel.Form.ofStatements.contains(self.viewModel.form) }
  /// The port whose observer is being read.
  var observedProperty: Int?
  /// What decides what the current statement of such code sends.
  var influences = Influences()
  /// The nodes that run the closure whose code is being read: they trigger the work that it starts.
  var starters: [Int] = []
  /// The number of branches around the code that is being read.
  var branches = 0
  /// Whether the code makes calls for their effects, not for their values.
  var performs = false
  /// The output whose getter or function is being read, which makes a stream or a value on demand.
  var demand: Demand?
  /// Whether closures around the place keep the instance alive.
  var retainsInstance = false
  /// The outermost closure that keeps the instance alive and whose code is being read.
  var closure: Closure?
  /// The call of an operator of another file whose code is being read.
  var callSite: (path: String, range: TextRange)?
  /// The functions that are being followed, from the outside to the inside.
  var following: [TextRange] = []
  /// The functions that something calls.
  var followed: Set<TextRange> = []
  private var steps = 0

  /// The names of lists of resources: `drawable` of `import app.R.drawable`.
  let resources: Set<String>
  let properties: [String: Located<PropertyDeclaration>]
  let functions: [String: [Located<FunctionDeclaration>]]
  let ports: [String: Port]
  private(set) var inputNodes: [String: Int] = [:]
  var members: [String: FlowValue] = [:]
  /// The kinds of the types whose members are ports, by their names.
  var portTypes: [String: PortKind] = [:]
  private var reading: Set<String> = []
  private var actionOutputs: [String: Int] = [:]
  /// The operators whose values begin with the instance: `withUnretained(self)`.
  var operatorsWithInstance: Set<Int> = []
  /// How often code reads the storage of a node, and how often only its changes: `property.signal`.
  private var reads: [Int: Int] = [:]
  var readsOfChanges: [Int: Int] = [:]
  /// The node of the closure that makes a stream and whose code is being read: what it emits goes there.
  var emitter: Int?
  /// Whether a later link of the chain that is being read shows that it is one of streams.
  var isInStream = false
  /// The nodes of the values that objects of the view model keep, by what reads them.
  var stored: [String: Int] = [:]
  /// The number of calls of functions that are declared elsewhere.
  var calls = 0
  /// The nodes of the streams that such calls return, by their numbers and what starts them: a name for a stream is the same
  /// stream wherever it is used.
  var streamsOfCalls: [[Int]: Int] = [:]
  /// What the arguments of such calls come from, by their numbers.
  var argumentsOfCalls: [Int: [Int]] = [:]
  /// The nodes of the values that such calls return, by their numbers.
  var answers: [Int: Int] = [:]
  /// The names of the constants that hold what such calls return, by their numbers.
  var namesOfCalls: [Int: Name] = [:]
  /// The effects that set a property of another object.
  var assignedEffects: Set<Int> = []
  /// The streams that closures return as values, such as a tracker of errors: other code may send to them.
  var streamsAsValues: Set<Int> = []
  /// The calls of functions of types that code waits for, as they are written.
  var awaited: Set<String> = []
  /// The property whose action is being made.
  var namedAction: Int?

  /// A view model whose code is longer than this when all helpers are followed is not read to the end.
  private static let maximumSteps = 200_000
  static let maximumDepth = 24

  /// What an output makes for whoever asks for it.
  enum Demand {
    /// A stream, which the view model does not keep.
    case stream
    /// A value of that moment.
    case value
  }

  init(_ viewModel: ViewModel, _ table: OperatorTable) {
    self.viewModel = viewModel
    self.table = table
    self.path = viewModel.path
    self.resources = Set(
      viewModel.file.imports.filter { $0.path.contains(".R.") }.compactMap { imported in
        imported.alias ?? imported.path.split(separator: ".").last.map(String.init)
      })
    self.properties = Dictionary(
      viewModel.properties.map { ($0.value.header.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    let free = viewModel.file.declarations.compactMap { declaration in
      declaration.function.map { Located($0, in: viewModel.path) }
    }
    self.functions = Dictionary(
      grouping: (viewModel.functions + free).filter { $0.value.kind == .function },
      by: { $0.value.header.name.text })
    self.ports = viewModel.propertyPorts
  }

  func build() {
    // Overloads may have one name with the same labels.
    for input in self.viewModel.ports(.inputs) where self.inputNodes[input.fullName] == nil {
      self.inputNodes[input.fullName] = self.node(.input, input.name.text, input.name.range, path: input.path)
    }
    for input in self.viewModel.ports(.inputs) {
      guard let type = self.typeName(input.declaration.property?.knownType),
        let node = self.inputNodes[input.fullName]
      else { continue }
      self.graph.nodes[node].startsEmpty = self.table.emptySinks.contains(type)
    }
    if self.viewModel.form.hasProperties {
      for input in self.viewModel.ports(.inputs) where input.declaration.property != nil {
        if let node = self.inputNodes[input.fullName] { self.graph.nodes[node].isProperty = true }
      }
    }
    self.declarePortTypes()
    for input in self.viewModel.inputs { self.readInput(input) }
    for input in self.viewModel.ports(.inputs) where !self.viewModel.form.hasPortTypes {
      // An input that is a computed property leads where its getter says.
      guard let property = self.properties[input.name.text], let getter = property.value.getter,
        let node = self.inputNodes[input.fullName]
      else { continue }
      self.scopes = [[:]]
      self.connect([node], to: self.follow(getter, of: property).nodes.filter { $0 != node }, .values)
    }
    for name in self.properties.keys.sorted() {
      // The macro sends the input to storage that is declared only for an initial value.
      guard let input = self.generatedInput(name), let node = self.inputNodes[input.fullName] else {
        continue
      }
      self.connect([node], to: self.member(name)?.nodes ?? [], .values)
    }
    for property in self.viewModel.properties where property.value.isStoredInInstance {
      if property.value.initialTerm != nil, !property.value.isLazy {
        _ = self.member(property.value.header.name.text)
      }
    }
    for block in self.viewModel.functions where block.value.kind == .initializerBlock { self.enter(block) }
    let areAlternatives = !self.viewModel.initializers.contains { Self.delegates($0.value) }
    for (number, initializer) in self.viewModel.initializers.enumerated() {
      self.initializer = areAlternatives ? number : nil
      self.enter(initializer)
    }
    self.initializer = nil
    self.readTransform()
    for property in self.viewModel.properties where property.value.isLazy {
      _ = self.member(property.value.header.name.text)
    }
    for output in self.viewModel.ports(.outputs) { self.readOutput(output) }
    self.readObservers()
    self.readEntries()
    self.graph.edges = self.placed
    self.settleStorage()
    self.connectObjects()
  }

  /// Whether an initializer calls another one of its type: `self.init(…)`, `this(…)`.
  private static func delegates(_ initializer: FunctionDeclaration) -> Bool {
    guard let body = initializer.body else { return false }
    return body.calls.contains { call in
      guard let chain = call.chain, chain.base == .instance else { return false }
      return chain.links.isEmpty || chain.links[0].name.text == "init"
    }
  }

  // MARK: Nodes

  func node(
    _ kind: FlowNode.Kind, _ name: String, _ range: TextRange, operation: FlowOperator? = nil,
    path: String? = nil
  ) -> Int {
    let id = self.graph.nodes.count
    self.graph.nodes.append(
      FlowNode(
        id: id, kind: kind, name: name, operation: operation,
        path: self.callSite?.path ?? path ?? self.path, range: self.callSite?.range ?? range))
    self.graph.nodes[id].isNested = self.target != nil || self.branches > 0
    self.graph.nodes[id].initializer = self.initializer
    self.graph.nodes[id].isMadeOnDemand = self.demand != nil
    return id
  }

  func connect(_ sources: [Int], to target: Int, _ kind: FlowEdge.Kind, synchronous: Bool = true) {
    let hops = self.graph.nodes[target].operation?.traits.contains(.hops) ?? false
    for source in sources where source != target || kind == .feeds {
      let edge = FlowEdge(source: source, target: target, kind: kind, isSynchronous: synchronous && !hops)
      if self.edges.insert(edge).inserted { self.placed.append(edge) }
    }
  }

  func connect(_ sources: [Int], to targets: [Int], _ kind: FlowEdge.Kind) {
    for target in targets { self.connect(sources, to: target, kind) }
  }

  /// Notes that the code of the current node reads a value.
  func capture(_ value: FlowValue) {
    if value.isStream != true { self.capture(value.nodes) }
  }

  /// Whether there are steps left to follow code.
  func step() -> Bool {
    self.steps += 1
    if self.steps >= Self.maximumSteps { self.graph.lacksCode = true }
    return self.steps < Self.maximumSteps
  }

  // MARK: Ports

  private var outputs: [String: Int] = [:]
  /// The number of the initializer that is read, where an instance runs one of several.
  private var initializer: Int?

  private func readInput(_ input: InputImplementation) {
    guard let node = self.inputNodes[input.port.fullName] else { return }
    self.enter(input.function, target: node)
  }

  func output(_ port: Port) -> Int {
    if let known = self.outputs[port.name.text] { return known }
    let node = self.node(.output, port.name.text, port.name.range, path: port.path)
    self.outputs[port.name.text] = node
    self.graph.nodes[node].isProperty = self.viewModel.form.hasProperties
    return node
  }

  /// Reads the value of an output that no initializer assigns.
  private func readOutput(_ port: Port) {
    let node = self.output(port)
    if self.viewModel.form.hasPortTypes { return }
    self.demand = self.demand(of: port)
    defer { self.demand = nil }
    if self.viewModel.form.hasProperties { return self.readProperty(port, node) }
    if let function = self.viewModel.outputFunctions.first(where: { $0.port.name == port.name })?.function {
      self.scopes = [[:]]
      let value = self.materialized(self.follow(function, []), function.value.header.name)
      self.connect(value.nodes, to: node, .values)
    } else if let property = self.properties[port.name.text] {
      self.path = property.path
      self.scopes = [[:]]
      if let getter = property.value.getter {
        let value = self.materialized(self.follow(getter, of: property), property.value.header.name)
        self.connect(value.nodes, to: node, .values)
      } else if let term = property.value.initialTerm {
        self.bind(self.evaluate(term), to: node, term.range)
      }
    }
  }

  /// What the getter or the function of an output makes on demand; nil for an output that is stored.
  private func demand(of port: Port) -> Demand? {
    let property = self.properties[port.name.text]?.value
    if property != nil, property?.getter == nil { return nil }
    let type = port.declaration.property?.knownType ?? property?.knownType
    return type.map { self.table.isStream(self.typeName($0)) } == false ? .value : .stream
  }

  /// Reads the functions that the view model does not call: other code may call them.
  private func readEntries() {
    let inputs = Set(self.viewModel.inputs.map(\.function.value.header.range))
    let outputs = Set(self.viewModel.outputFunctions.map(\.function.value.header.range))
    for property in self.viewModel.properties where self.ports[property.value.header.name.text] == nil {
      let bodies = [property.value.getter].compactMap { $0 } + property.value.otherBodies
      for body in bodies where !self.followed.contains(body.range) {
        let name = property.value.header.name
        self.target = self.node(.lifecycle, name.text, name.range, path: property.path)
        self.path = property.path
        self.following = []
        self.performs = !property.value.otherBodies.isEmpty
        if self.viewModel.form.hasProperties, property.value.isStoredInInstance, let target,
          let state = self.member(name.text), state.isStream != true
        {
          // Its observer runs when it is set.
          self.connect(state.nodes, to: target, .feeds)
        }
        let value = self.follow(body, of: property)
        let isSink = self.table.isSink(self.typeName(property.value.knownType))
        if let target, !isSink {
          self.connect(value.nodes, to: target, value.isStream == true ? .values : .captures)
        }
        if value.isStream == true, isSink, let target {
          // Other code may send to it.
          self.connect([target], to: value.nodes, .feeds)
        }
        self.target = nil
      }
    }
    for function in self.viewModel.functions where function.value.kind == .function {
      let range = function.value.header.range
      guard !inputs.contains(range), !outputs.contains(range), !self.followed.contains(range) else {
        continue
      }
      let node = self.node(
        .lifecycle, function.value.header.name.text, function.value.header.name.range, path: function.path)
      self.enter(function, target: node)
    }
  }

  /// Reads the code of a function from the outside.
  private func enter(_ function: Located<FunctionDeclaration>, target: Int? = nil) {
    self.target = target
    self.starters = target.map { [$0] } ?? []
    self.performs = true
    self.scopes = [[:]]
    for parameter in function.value.parameters {
      var value = self.isCollection(parameter.type) ? FlowValue(isStream: nil) : .foreign(parameter.name)
      if target != nil { value = .constant }
      if target == nil, self.table.isStream(self.typeName(parameter.type)) {
        value = .stream([
          self.node(.dependency, parameter.name, function.value.header.name.range, path: function.path)
        ])
      }
      self.scopes[0][parameter.name] = value
    }
    self.path = function.path
    self.following = [function.value.header.range]
    self.results = [[]]
    self.influences = Influences()
    let value = self.value(of: function.value.body?.statements ?? [])
    if let target, self.graph.nodes[target].kind == .lifecycle {
      // Other code gets it.
      self.connect(value.nodes, to: target, value.isStream == true ? .values : .captures)
    }
    self.target = nil
    self.performs = false
  }

  // MARK: Members

  /// The name of a type without its enclosing types and without optionality.
  func typeName(_ type: TypeReference?) -> String? {
    switch type.map(self.viewModel.resolved) {
    case .named(let path, _): path.last
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): self.typeName(wrapped)
    default: nil
    }
  }

  /// Whether a type is a collection of values, which is no object that something depends on.
  private func isCollection(_ type: TypeReference?) -> Bool {
    switch type?.unwrapped {
    case .array(let element): !self.table.isStream(self.typeName(element))
    case .dictionary(_, let value): !self.table.isStream(self.typeName(value))
    case .named(let path, let arguments) where Self.collections.contains(path.last ?? ""):
      !arguments.contains { self.table.isStream(self.typeName($0)) }
    default: false
    }
  }

  private static let collections: Set = [
    "Array", "Collection", "Dictionary", "List", "Map", "MutableList", "MutableMap", "MutableSet", "Set",
  ]

  /// The member of the instance with a name; nil when it declares none.
  func member(_ name: String) -> FlowValue? {
    if let known = self.members[name] { return known }
    if name.first == "$", self.isObserved(String(name.dropFirst())) {
      return self.member(String(name.dropFirst())).map { .stream($0.nodes) }
    }
    guard let property = self.properties[name] else { return self.generatedMember(name) }
    guard self.reading.insert(name).inserted else { return .constant }
    defer { self.reading.remove(name) }
    var value = self.value(of: property)
    if value.isStream == true, self.isObserved(name) || self.isPlainPort(property) {
      value.isStream = false
      value.isOwnState = true
    }
    if property.value.getter == nil { self.members[name] = value }
    return value
  }

  /// The member of the instance that code reads; nil when it declares none.
  func readMember(_ name: String) -> FlowValue? {
    let member = self.member(name)
    for node in member?.nodes ?? [] { self.reads[node, default: 0] += 1 }
    return member
  }

  /// Whether a property is published, so that it is a stream with `$` before its name.
  private func isObserved(_ name: String) -> Bool {
    guard let property = self.properties[name]?.value else { return false }
    let observed = self.viewModel.profile.library.observedAttributes
    return property.header.attributes.contains { observed.contains($0.name) }
      || property.delegate?.chain?.links.first.map { self.table.isSink($0.name.text) } == true
  }

  /// The function that makes the value of a property and that values are sent to: `mutableStateOf`.
  private func constructor(of declaration: PropertyDeclaration) -> String? {
    guard case .chain(nil, let links)? = declaration.initialTerm?.kind, links.count == 1,
      let name = links.first?.name.text, self.table.isSink(name)
    else { return nil }
    return name
  }

  /// A member that the macro of a view model writes.
  private func generatedMember(_ name: String) -> FlowValue? {
    guard self.viewModel.form == .generated else { return nil }
    var member: FlowValue?
    if let port = self.ports[name] {
      member =
        switch port.kind {
        case .inputs: nil
        case .outputs: .stream([self.output(port)])
        case .actions: .stream([self.node(.action, name, port.name.range, path: port.path)])
        }
    } else if let input = self.generatedInput(name),
      let node = self.inputNodes[input.fullName]
    {
      let storage = self.node(.storage, name, input.name.range, path: input.path)
      self.connect([node], to: storage, .values)
      member = .stream([storage])
    }
    self.members[name] = member
    return member
  }

  /// The input that the macro of a view model stores in a property with a name.
  private func generatedInput(_ name: String) -> Port? {
    guard self.viewModel.form == .generated,
      case .property(_, let suffix) = self.viewModel.profile.inputStorage, name.hasSuffix(suffix)
    else { return nil }
    let wanted = String(name.dropLast(suffix.count))
    let names = self.viewModel.ports(.inputs).map { (port: $0, names: $0.storageNames(named: $0.name.text)) }
    for place in 0..<4 {
      let found = names.filter { $0.names[place] == wanted }
      if found.count == 1 { return found[0].port }
    }
    return nil
  }

  private func value(of property: Located<PropertyDeclaration>) -> FlowValue {
    let (name, declaration) = (property.value.header.name.text, property.value)
    let place = declaration.header.name.range
    if let getter = declaration.getter, self.ports[name]?.kind != .outputs {
      return self.follow(getter, of: property)
    }
    switch self.ports[name]?.kind {
    case .inputs:
      let input = self.inputNodes[name] ?? self.node(.input, name, place, path: property.path)
      guard let type = self.typeName(declaration.knownType), self.table.actionTypes.contains(type) else {
        return .stream([input])
      }
      // An action among the inputs leads to what it executes.
      let action = self.action(property)
      self.connect([input], to: action, .values)
      return .stream([action])
    case .outputs:
      guard let port = self.ports[name] else { return .constant }
      // An output may be a value as well, such as the name of an account.
      let isAssumed = !self.table.isStream(self.typeName(declaration.knownType))
      return FlowValue(nodes: [self.output(port)], isStream: true, isAssumed: isAssumed)
    case .actions: return .stream([self.action(property)])
    case nil: break
    }
    let type = self.typeName(declaration.knownType) ?? self.constructor(of: declaration)
    if let type, OperatorTable.handles.contains(type) { return .constant }
    if let type, self.table.stores.contains(type) { return FlowValue(isStream: nil, form: .store(name)) }
    let isPipe = declaration.tuplePosition == nil && declaration.initialTerm.map(self.isPipe) == true
    if self.table.isSink(type) || self.isObserved(name) || declaration.tuplePosition != nil || isPipe {
      let key = declaration.tuplePosition == nil ? name : "\(declaration.header.range.start)"
      if let known = self.members[key] { return known }
      let storage = self.node(.storage, name, place, path: property.path)
      let value = isPipe ? .pipe(storage) : FlowValue.stream([storage])
      self.graph.nodes[value.nodes[0]].startsEmpty = self.startsEmpty(declaration, type)
      self.members[key] = value
      return value
    }
    if let type, self.table.actionTypes.contains(type) { return .stream([self.action(property)]) }
    if let term = declaration.initialTerm {
      let value = self.outside(property.path) { self.evaluate(term) }
      if value.isStream == true {
        let node = self.node(.value, name, place, path: property.path)
        self.connect(value.nodes, to: node, .values)
        return FlowValue(nodes: [node], isStream: true, isAssumed: value.isAssumed)
      }
      if declaration.isConstant || declaration.isLazy, !Self.isChangeable(term) {
        // A separate object, such as another view model.
        return value.isStream == nil
          ? FlowValue(nodes: value.nodes, isStream: nil, form: .foreign(name)) : value
      }
    } else if self.table.isStream(type) {
      return .stream([self.node(.value, name, place, path: property.path)])
    }
    let isChangeable = declaration.initialTerm.map(Self.isChangeable) ?? false
    if declaration.isConstant && !isChangeable || declaration.header.isStatic {
      return self.isCollection(declaration.knownType) ? FlowValue(isStream: nil) : .foreign(name)
    }
    let state = [self.node(.state, name, place, path: property.path)]
    if isChangeable || self.isCollection(declaration.knownType) || declaration.initialTerm?.isValue == true {
      return FlowValue(nodes: state, isOwnState: true)
    }
    return FlowValue(nodes: state, isStream: nil, form: .foreign(name))
  }

  /// Whether a term makes a collection that methods change.
  private static func isChangeable(_ term: Term) -> Bool {
    guard case .chain(nil, let links) = term.kind, links.count == 1, let name = links.first?.name.text else {
      return false
    }
    return OperatorTable.changeableCollections.contains(name)
  }

  /// Whether a term makes a pipe.
  private func isPipe(_ term: Term) -> Bool {
    guard case .chain(_, let links) = term.kind, let last = links.last else { return false }
    return last.arguments?.isEmpty == true && self.table.pipes.contains(last.name.text)
  }

  /// Whether storage has no value until one is sent to it.
  private func startsEmpty(_ declaration: PropertyDeclaration, _ type: String?) -> Bool {
    guard let term = declaration.initialTerm else { return false }
    if self.isPipe(term) { return true }
    guard case .chain(_, let links) = term.kind, let last = links.last, declaration.tuplePosition == nil,
      let type, self.table.isSink(type)
    else { return false }
    return self.table.emptySinks.contains(type)
      || type.hasPrefix("Behavior") && last.arguments?.isEmpty == true
  }

  private func action(_ property: Located<PropertyDeclaration>) -> Int {
    let name = property.value.header.name
    let node = self.node(.action, name.text, name.range, path: property.path)
    self.members[name.text] = .stream([node])
    if let term = property.value.initialTerm {
      self.namedAction = node
      self.outside(property.path) { self.bind(self.evaluate(term), to: node, term.range) }
      self.namedAction = nil
    }
    return node
  }

  /// Reads code that stands outside of the code that is being read.
  func outside<Value>(_ path: String, _ read: () -> Value) -> Value {
    let before = (self.scopes, self.path, self.target, self.retainsInstance, self.starters)
    let demand = self.demand
    (self.scopes, self.path, self.target, self.retainsInstance, self.starters) = ([[:]], path, nil, false, [])
    self.demand = nil
    defer {
      (self.scopes, self.path, self.target, self.retainsInstance, self.starters) = before
      self.demand = demand
    }
    return self.withOwnInfluences { self.withoutEffects(read) }
  }

  /// The stream of an action with a name.
  func actionOutput(_ name: String, of action: Int, _ range: TextRange) -> FlowValue {
    let key = "\(action).\(name)"
    if let known = self.actionOutputs[key] { return .stream([known]) }
    let node = self.node(.actionOutput, "\(self.graph.nodes[action].name).\(name)", range)
    self.connect([action], to: node, .values, synchronous: false)
    self.actionOutputs[key] = node
    return .stream([node])
  }

  /// Connects the effects on a separate object with the values that are read from it.
  private func connectObjects() {
    func object(_ node: FlowNode) -> String? {
      let name = node.name.hasPrefix("self.") ? node.name.dropFirst("self.".count) : node.name[...]
      guard let root = name.split(separator: ".").first.map(String.init), root.count < name.count else {
        return nil
      }
      switch self.properties[root]?.value.initialTerm?.kind {
      // A literal and a closure are no objects.
      case .literal, .closure: return nil
      // What an initializer sets is injected.
      case nil: return self.properties[root]?.value.isConstant == true ? root : nil
      default: return root
      }
    }
    // What is cleaned up is not read again.
    let cleanUps = Set(
      self.graph.nodes(.lifecycle).filter { Self.cleanUps.contains($0.name) }.map(\.id))
    let cleaned = Set(self.graph.edges.filter { cleanUps.contains($0.source) }.map(\.target))
    let effects = Dictionary(
      grouping: self.graph.nodes(.effect).filter { !cleaned.contains($0.id) }, by: object)
    // What a call answers is not read from its object.
    let answers = self.viewModel.form == .flows ? Set(self.answers.values) : []
    for node in self.graph.nodes(.dependency) where !answers.contains(node.id) {
      guard let name = object(node) else { continue }
      for effect in effects[name] ?? [] {
        let isOther = effect.name != node.name && !node.name.hasPrefix(effect.name + ".")
        if self.assignedEffects.contains(effect.id), isOther { continue }
        self.graph.edges.append(
          FlowEdge(source: effect.id, target: node.id, kind: .feeds, isSynchronous: false))
      }
    }
  }

  /// The functions that run when nothing uses the view model any more.
  private static let cleanUps: Set = ["close", "deinit", "destroy", "dispose", "onCleared", "onDestroy"]

  /// Turns storage into state where code other than that of inputs changes it.
  private func settleStorage() {
    let edges = Dictionary(grouping: self.graph.edges, by: \.target)
    for (id, edges) in edges where self.graph.nodes[id].kind == .storage {
      let inputs = edges.count { self.graph.nodes[$0.source].kind == .input }
      // Storage that is bound to one source is only another name for it.
      if edges.contains(where: { $0.kind == .feeds }) || inputs > 0 && inputs < edges.count {
        self.graph.nodes[id].kind = .state
      }
    }
    let fed = Set(self.graph.edges.map(\.target))
    // The changes of a property that nothing sets are none, and its value is always the first one.
    for (node, count) in self.readsOfChanges where self.graph.nodes[node].kind == .storage {
      if !fed.contains(node), self.reads[node] == count { self.graph.nodes[node].startsEmpty = true }
    }
    for node in self.streamsAsValues { self.graph.nodes[node].startsEmpty = false }
    for node in self.graph.nodes where node.kind == .storage && !fed.contains(node.id) {
      self.graph.nodes[node.id].kind = .state
    }
    self.settleParts(edges, fed)
  }

  /// Turns members of state that the view model sets itself into steps: its values are no objects that something depends on.
  private func settleParts(_ edges: [Int: [FlowEdge]], _ fed: Set<Int>) {
    let observed = Set(self.graph.edges.filter { $0.kind != .captures }.map(\.source))
    for node in self.graph.nodes(.dependency) where !observed.contains(node.id) {
      let isPart = edges[node.id]?.contains { edge in
        let source = self.graph.nodes[edge.source]
        return source.kind == .state && fed.contains(source.id) && node.name.hasPrefix(source.name + ".")
      }
      if isPart == true { self.graph.nodes[node.id].kind = .operator }
    }
  }
}

extension Term {
  /// Whether it is a value in itself: a literal or a collection.
  fileprivate var isValue: Bool {
    switch self.kind {
    case .literal, .list, .tuple: true
    case .chain(nil, let links) where links.count == 1:
      OperatorTable.functionsOfValues.contains(links[0].name.text)
    default: false
    }
  }
}
