import SourceModel

/// Work that code starts and does not wait for: `Task { … }`, `viewModelScope.launch { … }`.
struct StartedWork {
  /// The name of what starts it.
  var start: Name
  /// What it is started in: `viewModelScope`.
  var scope: Term?
  var closure: Closure
  /// The file, and the code of the function around it.
  var path: String
  var body: Body
  /// The names of the parameters of the function and of the closures around it.
  var parameters: Set<String>
  /// The property that keeps it; nil where none does.
  var keeper: String?
  /// Whether the code drops it.
  var isDropped: Bool
}

extension ViewModel {
  /// The work that its functions and the observers of its properties start.
  var startedWork: [StartedWork] {
    var finder = WorkFinder()
    for function in self.functions where !function.value.header.isStatic {
      guard let body = function.value.body else { continue }
      // What an initializer gets is the same for an instance.
      let parameters = function.value.kind == .initializer ? [] : function.value.parameters.map(\.name)
      finder.read(body, in: function.path, Set(parameters))
    }
    for property in self.properties where !property.value.header.isStatic {
      for body in property.value.otherBodies {
        finder.read(body, in: property.path, [property.value.header.name.text])
      }
    }
    return finder.found
  }

  /// Whether code cancels what a property keeps.
  func cancels(_ keeper: String) -> Bool {
    self.instanceBodies.flatMap(\.value.calls).compactMap(\.chain).contains { chain in
      chain.member?.text == keeper && chain.linksAfterMember.contains { $0.name.text == "cancel" }
    }
  }
}

/// Finds the work that code starts.
private struct WorkFinder {
  private(set) var found: [StartedWork] = []

  /// Code that is nested deeper is left out.
  private static let maximumDepth = 64

  mutating func read(_ body: Body, in path: String, _ parameters: Set<String>) {
    self.read(body.statements, Place(path: path, body: body, parameters: parameters, depth: 0))
  }

  private struct Place {
    var path: String
    var body: Body
    var parameters: Set<String>
    var depth: Int

    func inside(_ closure: Closure) -> Place {
      Place(
        path: self.path, body: self.body, parameters: self.parameters.union(closure.parameters),
        depth: self.depth + 1)
    }
  }

  private mutating func read(_ statements: [Statement], _ place: Place) {
    guard place.depth < Self.maximumDepth else { return }
    for statement in statements {
      switch statement {
      case .branches(let branches): for branch in branches { self.read(branch, place) }
      case .expression(let term): self.read(term, isDropped: true, place)
      case .assignment(let target, _, let value, _):
        self.read(value, keeper: target.memberName?.text, place)
      default: for term in statement.terms { self.read(term, place) }
      }
    }
  }

  private mutating func read(
    _ term: Term, keeper: String? = nil, isDropped: Bool = false, _ place: Place
  ) {
    if case .block(let inner) = term.kind { return self.read(inner, place) }
    if let (start, scope, closure) = term.startedWork {
      self.found.append(
        StartedWork(
          start: start, scope: scope, closure: closure, path: place.path, body: place.body,
          parameters: place.parameters, keeper: keeper, isDropped: isDropped))
      return self.read(closure.statements, place.inside(closure))
    }
    var pending = [term]
    while let next = pending.popLast() {
      if case .closure(let closure) = next.kind {
        self.read(closure.statements, place.inside(closure))
      } else if next.startedWork != nil {
        self.read(
          next,
          Place(path: place.path, body: place.body, parameters: place.parameters, depth: place.depth + 1))
      } else {
        pending += next.parts
      }
    }
  }
}

extension Term {
  /// What starts work that code does not wait for; nil for another expression.
  var startedWork: (start: Name, scope: Term?, closure: Closure)? {
    guard case .chain(let base, let links) = self.kind, let last = links.last,
      case .closure(let closure)? = last.arguments?.last?.value.kind
    else { return nil }
    switch (base?.name, last.name.text) {
    case (nil, "Task") where base == nil && links.count == 1: return (last.name, nil, closure)
    case ("Task", "detached") where links.count == 1: return (last.name, base, closure)
    case (_, "launch") where links.count == 1 || base == nil && links.count == 2:
      return (
        last.name, base ?? (links.count == 2 ? Term(.chain(nil, [links[0]]), self.range) : nil), closure
      )
    default: return nil
    }
  }
}
