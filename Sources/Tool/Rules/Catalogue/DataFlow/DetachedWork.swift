import SourceModel

extension Rule {
  static let detachedWork = Rule(
    id: "detached-work",
    dialects: [.kickstarterSwift, .kickstarterKotlin],
    forms: ViewModel.Form.ofStatements,
    check: { viewModel, _ in
      guard !viewModel.isShared else { return [] }
      return viewModel.startedWork.filter(\.isDropped).compactMap { work in
        if work.isOutsideOfScopes {
          return Finding(
            "start this work in 'viewModelScope': nothing cancels it", path: work.path,
            range: work.start.range)
        }
        guard work.keepsInstance(of: viewModel) else { return nil }
        let reason =
          work.endlessSequence.map { "waits for '\($0)'" } ?? (work.repeatsWithoutEnd ? "repeats" : nil)
        guard let reason else { return nil }
        return Finding(
          "keep this task and cancel it: it \(reason) without end, and keeps the view model",
          path: work.path, range: work.start.range)
      }
    }
  )
}

extension ViewModel {
  /// Whether one instance lives as long as the app does.
  fileprivate var isShared: Bool {
    self.properties.contains { property in
      property.value.header.isStatic
        && property.value.knownType?.unwrapped.name == self.declaration.name
    }
  }
}

extension StartedWork {
  /// Whether it is started in a scope of Kotlin that nothing ends.
  fileprivate var isOutsideOfScopes: Bool {
    guard self.start.text == "launch", let scope else { return false }
    if scope.name == "GlobalScope" { return true }
    guard case .chain(nil, let links) = scope.kind else { return false }
    return links.first?.name.text == "CoroutineScope"
  }

  /// Whether the closure keeps the view model alive.
  fileprivate func keepsInstance(of viewModel: ViewModel) -> Bool {
    guard self.start.text != "launch", !self.closure.weakNames.contains("self") else { return false }
    let members = Set(
      viewModel.properties.map(\.value.header.name.text) + viewModel.functions.map(\.value.header.name.text))
    return self.closure.statements.flatMap(\.terms).contains { term in
      term.mentions(members) || term.contents.contains(where: \.isInstance)
    }
  }

  /// Whether it sleeps and goes on in a loop without a condition that nothing leaves: `while true { … }`.
  fileprivate var repeatsWithoutEnd: Bool {
    self.closure.statements.contains { statement in
      guard case .branches(let branches) = statement, branches.count == 1,
        case .condition(let condition)? = branches[0].first, case .operation([], let parts) = condition.kind,
        parts.map(\.kind) == [.literal]
      else { return false }
      return !branches[0].contains(where: \.mayLeave)
        && CodeSteps(branches[0]) { _, _ in false }.steps.contains { step in
          step.awaits && step.terms.contains { $0.mentions(["sleep"]) }
        }
    }
  }

  /// The name of a sequence that does not end by itself and that the work waits for; nil where there is none.
  fileprivate var endlessSequence: String? {
    CodeSteps(self.closure.statements) { _, _ in false }.steps.firstResult { step in
      guard case .declaration(_, let value) = step, value.effects.contains(.awaits),
        case .operation([], let parts) = value.kind, let sequence = parts.first?.lastName
      else { return nil }
      let isEndless =
        ["values", "notifications", "updates", "events", "changes"].contains(sequence)
        || ["Updates", "Changes", "Events", "Notifications"].contains { sequence.hasSuffix($0) }
      return isEndless ? sequence : nil
    }
  }
}

extension Statement {
  /// Whether it may leave the loop around it: a branch without code may be a `break`.
  fileprivate var mayLeave: Bool {
    switch self {
    case .result: return true
    case .declaration(let names, _): return names.isEmpty
    case .expression(let term):
      if case .block(let inner) = term.kind { return inner.contains(where: \.mayLeave) }
      return term.mentions(["checkCancellation", "isCancelled"])
    case .branches(let branches):
      return branches.contains { branch in
        branch.contains(where: \.mayLeave)
          || branch.allSatisfy { inner in
            switch inner {
            case .condition, .hidden: true
            default: false
            }
          }
      }
    default: return self.terms.contains { $0.mentions(["checkCancellation", "isCancelled"]) }
    }
  }
}

extension Term {
  /// The last name in it: `values` of `service.$items.values`.
  fileprivate var lastName: String? {
    switch self.kind {
    case .name(let name): name
    case .chain(_, let links): links.last { !$0.isSubscript && !$0.name.text.isEmpty }?.name.text
    default: nil
    }
  }
}
