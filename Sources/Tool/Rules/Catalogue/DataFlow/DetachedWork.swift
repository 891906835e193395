import SourceModel

extension Rule {
  static let detachedWork = Rule(
    id: "detached-work",
    dialects: [.kickstarterSwift, .kickstarterKotlin],
    forms: ViewModel.Form.ofStatements.union([.written]),
    check: { viewModel, _ in
      guard !viewModel.isShared else { return [] }
      let unscoped = viewModel.unscopedWork + viewModel.scopesWithoutEnd
      guard ViewModel.Form.ofStatements.contains(viewModel.form) else { return unscoped }
      return unscoped
        + viewModel.startedWork.filter(\.isDropped).compactMap { work in
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

extension ViewModel {
  /// The chains of the code that uses one of some names, with their files.
  private func chains(
    naming names: Set<String>
  ) -> [(base: Term?, links: [Term.Link], path: String)] {
    let bodies = self.allBodies.filter { $0.value.references.contains { names.contains($0.name.text) } }
    return bodies.flatMap { body in
      body.value.statements.flatMap(\.terms).flatMap(\.contents).compactMap { term in
        guard case .chain(let base, let links) = term.kind else { return nil }
        return (base, links, body.path)
      }
    }
  }

  /// Work in a scope that never ends, or in a new one that nothing keeps.
  fileprivate var unscopedWork: [Finding] {
    let calls = self.library.calls
    guard let endless = calls.endlessScope else { return [] }
    /// Whether a term is such a scope.
    func isUnscoped(_ term: Term?) -> Bool {
      guard let term else { return false }
      if case .chain(nil, let links) = term.kind {
        return links.count == 1 && calls.scopes.contains(links[0].name.text) && links[0].arguments != nil
      }
      return term.name == endless
    }
    return self.chains(naming: calls.scopes.union([endless])).compactMap { base, links, path in
      let isNew = base == nil && links.count > 1 && links[0].arguments != nil
      let scope = isNew ? Term(.chain(nil, [links[0]]), links[0].name.range) : base
      let first = isNew ? links.dropFirst().first : links.first
      let found: Term.Link? =
        if let first, Self.startsOfWork.contains(first.name.text), isUnscoped(scope) {
          first
        } else {
          links.first { link in
            Self.users.contains(link.name.text) && link.arguments?.contains { isUnscoped($0.value) } == true
          }
        }
      guard let found else { return nil }
      return Finding(
        "start this work in 'viewModelScope': nothing cancels it", path: path, range: found.name.range)
    }
  }

  /// The scopes of its own in which it starts work, and which nothing cancels.
  fileprivate var scopesWithoutEnd: [Finding] {
    let made = self.library.calls.scopes
    let scopes = self.properties.filter { property in
      guard property.value.isStoredInInstance, property.value.header.isPrivate,
        case .chain(nil, let links)? = property.value.initialTerm?.kind, links.count == 1
      else { return false }
      return made.contains(links[0].name.text)
    }
    guard !scopes.isEmpty else { return [] }
    let chains = self.chains(naming: Set(scopes.map(\.value.header.name.text)))
    return scopes.compactMap { scope in
      let name = scope.value.header.name
      var isUsed = false
      for (base, links, _) in chains {
        let isBase = base?.memberName?.text == name.text
        if isBase, let first = links.first {
          guard Self.startsOfWork.contains(first.name.text) else { return nil }
          isUsed = true
        }
        for link in links where link.arguments?.contains(where: { $0.value.mentions([name.text]) }) == true {
          let isArgument = link.arguments?.contains { $0.value.memberName?.text == name.text } == true
          if isArgument, !Self.users.contains(link.name.text) { return nil }
          isUsed = isUsed || isArgument
        }
      }
      guard isUsed else { return nil }
      return scope.finding(
        "cancel '\(name.text)' in 'onCleared', or start its work in 'viewModelScope': nothing ends it",
        at: name.range)
    }
  }

  private static let startsOfWork: Set = ["async", "launch"]
  /// The operators that get a scope.
  private static let users: Set = ["launchIn", "shareIn", "stateIn"]
}

extension StartedWork {
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
