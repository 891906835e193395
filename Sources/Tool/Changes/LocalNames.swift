import SourceModel

/// The names of locals and of parameters in the code of a view model, member by member.
struct LocalNames {
  private var members: [String: [(range: TextRange, names: Set<String>)]] = [:]

  init(_ viewModel: ViewModel) {
    for function in viewModel.functions + viewModel.fileFunctions {
      var names = Set(function.value.parameters.map(\.name))
      if let body = function.value.body { Self.add(body.code, to: &names) }
      self.members[function.path, default: []].append((function.value.header.range, names))
    }
    for property in viewModel.properties {
      var names: Set<String> = []
      for body in property.value.bodies { Self.add(body.code, to: &names) }
      if let term = property.value.initialTerm { Self.add([.expression(term)], to: &names) }
      self.members[property.path, default: []].append((property.value.header.range, names))
    }
    for path in self.members.keys { self.members[path]?.sort { $0.range.start < $1.range.start } }
  }

  /// The names in the member at a place; none outside of members.
  func names(at offset: Int, in path: String) -> Set<String> {
    guard let members = self.members[path] else { return [] }
    let next = members.firstIndex(from: { $0.range.start > offset })
    return next > 0 && offset < members[next - 1].range.end ? members[next - 1].names : []
  }

  private static func add(_ closure: Closure, to names: inout Set<String>) {
    names.formUnion(closure.parameters)
    self.add(closure.captures + closure.statements, to: &names)
  }

  private static func add(_ statements: [Statement], to names: inout Set<String>) {
    var pending = statements
    while let statement = pending.popLast() {
      var terms: [Term] = []
      switch statement {
      case .declaration(let declared, let term):
        names.formUnion(declared.map(\.text))
        terms = [term]
      case .local(let declared, _, let read):
        names.formUnion(declared.map(\.text))
        terms = read
      case .function(let name, let closure):
        names.insert(name.text)
        names.formUnion(closure.parameters)
        pending += closure.statements
      case .branches(let branches): pending += branches.flatMap(\.self)
      default: terms = statement.terms
      }
      for closure in terms.flatMap(\.immediateContents).compactMap(\.closure) {
        names.formUnion(closure.parameters)
        pending += closure.captures + closure.statements
      }
    }
  }
}

extension Term {
  fileprivate var closure: Closure? {
    guard case .closure(let closure) = self.kind else { return nil }
    return closure
  }
}
