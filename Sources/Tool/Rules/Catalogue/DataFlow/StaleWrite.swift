import SourceModel

extension Rule {
  static let staleWrite = Rule(
    id: "stale-write",
    dialects: [.kickstarterSwift, .kickstarterKotlin],
    forms: ViewModel.Form.ofStatements,
    check: { viewModel, _ in
      viewModel.startedWork.compactMap { work in
        guard work.keeper.map({ !viewModel.cancels($0) }) ?? true,
          let name = StaleWrite(work, viewModel).written, !work.isGuarded(against: name)
        else { return nil }
        return Finding(
          "keep this work and cancel the one before it: an older answer may replace a newer '\(name)'",
          path: work.path, range: work.start.range
        ).fixed(by: TaskKeeping.fix(work, writing: name, in: viewModel))
      }
    }
  )
}

/// Looks for a write of what a request returns that an argument of the function decides about.
private struct StaleWrite {
  /// The property that is written; nil where none is.
  private(set) var written: String?

  init(_ work: StartedWork, _ viewModel: ViewModel) {
    let language = viewModel.language
    let members = Set(viewModel.properties.filter { !$0.value.header.isStatic }.map(\.value.header.name.text))
    let steps = CodeSteps(work.closure.statements) { links, closure in
      !links.contains { $0.name.text == "Task" || $0.name.text == "launch" } && closure.type == nil
    }
    /// The names of what such requests return.
    var answers: Set<String> = []
    var locals: Set<String> = []
    func isAnswer(_ value: Term) -> Bool {
      value.mentions(answers) || value.contents.contains { $0.isRequest(with: work.parameters, in: language) }
    }
    for step in steps.steps {
      switch step {
      case .condition(let term), .expression(let term), .result(let term?):
        // Code that compares, or that asks whether the work is cancelled, knows about older answers.
        if term.mentions(Self.cancellations) { return }
        if case .condition = step, term.mentions(work.parameters) { return }
        if let name = term.memberSentTo, members.contains(name), !locals.contains(name), isAnswer(term) {
          self.written = name
          return
        }
      case .declaration(let names, let value):
        locals.formUnion(names.map(\.text))
        if isAnswer(value) { answers.formUnion(names.map(\.text)) }
      case .assignment(let target, "=", let value, _):
        let name = target.memberName?.text ?? target.memberSentTo
        guard let name, members.contains(name), target.isQualifiedMember || !locals.contains(name),
          isAnswer(value)
        else { continue }
        self.written = name
        return
      default: break
      }
    }
  }

  private static let cancellations: Set = [
    "checkCancellation", "isCancelled", "ensureActive", "isActive", "withTaskCancellationHandler",
  ]
}

extension StartedWork {
  /// Whether the function does not start the work again while it runs: a condition in it reads what the work writes.
  fileprivate func isGuarded(against name: String) -> Bool {
    let written = CodeSteps(self.closure.statements) { _, _ in true }.steps.compactMap { step -> String? in
      guard case .assignment(let target, _, _, _) = step else { return nil }
      return target.memberName?.text ?? target.memberSentTo
    }
    let names = Set(written + [name])
    return CodeSteps(self.body.statements) { _, closure in closure != self.closure }.steps.contains { step in
      guard case .condition(let term) = step, !self.closure.range.contains(term.range) else { return false }
      return term.mentions(names)
    }
  }
}

extension Term {
  /// Whether it asks something for an answer that depends on one of some names.
  fileprivate func isRequest(with names: Set<String>, in language: LanguageProfile) -> Bool {
    if language.codeNames.marksWaiting { return self.effects.contains(.awaits) && self.mentions(names) }
    guard case .chain(let base?, let links) = self.kind, base.name != nil || base.isInstance,
      let last = links.last, let arguments = last.arguments
    else { return false }
    let isNamedSo = Self.verbs.contains { verb in
      last.name.text.hasPrefix(verb) && last.name.text.dropFirst(verb.count).first?.isLowercase != true
    }
    return isNamedSo && arguments.contains { $0.value.mentions(names) }
  }

  private static let verbs = ["download", "fetch", "load", "query", "request", "retrieve", "search"]

  /// The member whose value a call or an assignment sets: `_results` of `_results.value`, `_results.emit(…)`.
  fileprivate var memberSentTo: String? {
    guard case .chain(let base?, let links) = self.kind, let last = links.last else { return nil }
    let isSetting = ["value", "update", "emit", "tryEmit", "postValue", "setValue", "send"].contains(
      last.name.text)
    switch base.kind {
    case .name(let name) where isSetting && links.count == 1: return name
    case .instance where isSetting && links.count == 2: return links[0].name.text
    default: return nil
    }
  }
}
