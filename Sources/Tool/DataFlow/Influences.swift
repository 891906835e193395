import SourceModel

/// What decides what code sends that runs for its effects.
///
/// Such code is read statement by statement: what a statement sends depends on what the statement reads and on the conditions
/// around it, and not on all that the function reads.
struct Influences {
  /// What the current statement has read.
  var reads: Set<Int> = []
  /// What the statements of the current closure have read.
  var readsOfClosure: Set<Int> = []
  /// What the branches before the current one have read.
  var readsOfBranches: Set<Int> = []
  /// What decides whether the current statement runs.
  var conditions: Set<Int> = []
  /// What code in a closure has put into the variables around it.
  var escapes: Set<Int> = []
  /// Whether a statement may leave the code around it.
  var leaves = false
  /// The number of scopes around the closure that is being read.
  var outerScopes = 0

  var all: Set<Int> { self.reads.union(self.conditions).union(self.escapes) }
}

extension FlowBuilder {
  /// Whether the code of a node runs for its effects alone.
  func runsForEffects(_ node: Int) -> Bool {
    switch self.graph.nodes[node].kind {
    case .input, .lifecycle: true
    case .operator:
      self.graph.nodes[node].operation.map { $0.kind == .observe || $0.traits.contains(.performs) } ?? false
    default: node == self.observedProperty
    }
  }

  /// Notes that code reads the values of some nodes.
  func capture(_ nodes: [Int]) {
    guard let target else { return }
    if self.readsStatements {
      self.influences.reads.formUnion(nodes)
    } else {
      self.connect(nodes, to: target, .captures)
    }
  }

  /// Connects what decides what the current statement sends with what it is sent to.
  func connectInfluences(to node: Int) {
    guard self.readsStatements else { return }
    self.connect(self.influences.all.subtracting([node]).sorted(), to: node, .captures)
  }

  /// A value with what decides about it, where code runs for its effects.
  ///
  /// - Parameter nodes: what decides about it; nil for all that does.
  func influenced(_ value: FlowValue, by nodes: Set<Int>? = nil) -> FlowValue {
    guard self.readsStatements, value.isStream != true, !value.isFunction, !value.isInstance else {
      return value
    }
    let added = (nodes ?? self.influences.all).subtracting(value.nodes).sorted()
    guard !added.isEmpty else { return value }
    var value = value
    value.nodes += added
    if case .list(let elements) = value.form {
      value.form = .list(elements.map { ($0.label, self.influenced($0.value, by: nodes)) })
    }
    return value
  }

  /// Reads code that something else starts: its statements have their own influences.
  func withOwnInfluences<Value>(_ read: () -> Value) -> Value {
    let outer = self.influences
    self.influences = Influences()
    defer { self.influences = outer }
    return read()
  }

  /// Reads the branches of a condition one after the other: what decides about one decides about those after it.
  func inBranches(_ branches: [[Statement]], _ read: ([Statement]) -> Void) {
    let outer = self.influences
    self.influences.leaves = false
    for branch in branches {
      self.scopes.append([:])
      self.influences.readsOfBranches = self.influences.readsOfClosure.subtracting(outer.readsOfClosure)
      read(branch)
      self.scopes.removeLast()
      if Self.onlyLeaves(branch) { self.influences.leaves = true }
    }
    self.influences.readsOfBranches = outer.readsOfBranches
    if !self.influences.leaves { self.influences.conditions = outer.conditions }
    self.influences.leaves = self.influences.leaves || outer.leaves
  }

  /// Whether a branch has a condition and does nothing that the description has: it continues or ends a loop.
  private static func onlyLeaves(_ branch: [Statement]) -> Bool {
    !branch.isEmpty
      && branch.allSatisfy { statement in
        switch statement {
        case .condition, .hidden: true
        default: false
        }
      }
  }

  /// Notes that a call may change the variable that it is made on: `list.append(value)`.
  func noteChange(by term: Term) {
    guard self.readsStatements, case .chain(let base?, let links) = term.kind,
      case .name(let name) = base.kind,
      let last = links.last, last.arguments != nil, !OperatorTable.startersOfWork.contains(last.name.text)
    else { return }
    self.change(name, by: self.influences.all)
  }

  /// Notes that a variable may depend on some nodes from here on.
  func change(_ name: String, by nodes: Set<Int>) {
    guard self.readsStatements, let place = self.scopes.lastIndex(where: { $0[name] != nil }),
      let value = self.scopes[place][name]
    else { return }
    if place < self.influences.outerScopes { self.influences.escapes.formUnion(nodes) }
    self.scopes[place][name] = self.influenced(value, by: nodes)
  }
}

extension FlowValue {
  var isInstance: Bool {
    guard case .instance = self.form else { return false }
    return true
  }
}
