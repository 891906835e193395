import DataFlow
import SourceModel

extension Rule {
  static let swallowedError = Rule(
    id: "swallowed-error",
    dialects: [.rxSwift, .kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    forms: ViewModel.Form.withProtocols.union(ViewModel.Form.ofStatements),
    check: { viewModel, context in
      if ViewModel.Form.ofStatements.contains(viewModel.form) {
        return viewModel.droppedErrors + viewModel.lateCatches
      }
      guard viewModel.profile.portStyle != .functionsAndSignals else { return [] }
      return context.flow.swallowedErrors.map { failure in
        Finding(
          "handle the errors of '\(failure.work.name)': an error ends '\(failure.ended.name)'",
          path: failure.work.path, range: failure.work.range)
      }
    }
  )
}

extension ViewModel {
  /// The handlers of errors behind an operator whose closure makes streams of the values of a property: the first error ends
  /// the stream of all values.
  fileprivate var lateCatches: [Finding] {
    guard let table = self.library.operatorTable else { return [] }
    let sources = Set(
      self.properties.filter { self.library.isSink($0.value.knownType?.name) }.map(\.value.header.name.text))
    guard !sources.isEmpty else { return [] }
    return self.allBodies.flatMap { body in
      body.value.statements.flatMap(\.terms).flatMap(\.contents).compactMap { term -> Finding? in
        guard case .chain(let base, let links) = term.kind,
          let handler = links.firstIndex(where: { $0.name.text == "catch" }),
          let flatten = links[..<handler].firstIndex(where: { link in
            table.operators[link.name.text]?.kind == .flatten && link.arguments?.count == 1
          }), case .closure(let closure)? = links[flatten].arguments?.first?.value.kind,
          closure.statements.flatMap(\.terms).contains(where: \.isAsking),
          !links.contains(where: { $0.name.text.hasPrefix("retry") }),
          let source = sources.sorted().first(where: { source in
            base?.mentions([source]) == true
              || flatten > 0 && base == nil
                && links[0].arguments?.contains { $0.value.mentions([source]) } == true
          }), let text = self.file(at: body.path)?.text[closure.range],
          !["catch", "Catching", "try", "onError"].contains(where: text.contains)
        else { return nil }
        return Finding(
          "move 'catch' into '\(links[flatten].name.text)': after an error no value of '\(source)' is handled",
          path: body.path, range: links[handler].name.range)
      }
    }
  }

  /// The errors that functions drop although an output could show them.
  fileprivate var droppedErrors: [Finding] {
    // Views may read a property that the framework does not observe, together with one that it does.
    let shown = self.form.hasProperties ? self.properties.map(\.value.header).filter { !$0.isPrivate } : []
    guard
      let output = (self.ports(.outputs).map(\.name) + shown.map(\.name)).map(\.text)
        .first(where: { $0.isOfErrors })
    else { return [] }
    let names = Set(self.properties.map(\.value.header.name.text).filter(\.isOfErrors))
    return self.functions.filter { $0.value.kind == .function && !$0.value.header.isStatic }
      .flatMap { function -> [Finding] in
        guard let body = function.value.body else { return [] }
        let steps = CodeSteps(body.statements) { _, _ in true }
        // A function that shows an error chooses which.
        let showsErrors = steps.steps.contains { $0.terms.first?.mentions(names) == true }
        guard !showsErrors else { return [] }
        let attempts =
          (steps.steps.compactMap(\.droppedAttempt) + body.attemptsWithoutElse).map { ($0, "its error") }
        let waits = !self.language.codeNames.marksWaiting || steps.steps.contains(where: \.awaits)
        let text = self.file(at: function.path)?.text
        let catches =
          waits
          ? body.emptyCatches.filter { text?.hasComment(inBlockAfter: $0.end) == false }
            .map { ($0, "the error that it catches") } : []
        return (attempts + catches).map { range, error in
          Finding(
            "show \(error) in '\(output)': the user does not learn that the work failed",
            path: function.path, range: range)
        }
      }
  }
}

extension String {
  /// Whether a property of that name holds the errors of all work: `errorMessage`, not `loginError`.
  fileprivate var isOfErrors: Bool {
    let words = NameWords.of(self).map { $0.lowercased() }
    return !Self.ofErrors.isDisjoint(with: words)
      && Self.ofErrors.union(Self.ofMessages).isSuperset(of: words)
  }

  private static let ofErrors: Set = ["error", "errors", "failure"]
  private static let ofMessages: Set = [
    "", "alert", "current", "description", "has", "is", "last", "message", "messages", "present", "presented",
    "show", "shown", "showing", "state", "text", "title", "toast",
  ]
}

extension SourceText {
  /// Whether the braces behind an offset hold a comment.
  fileprivate func hasComment(inBlockAfter offset: Int) -> Bool {
    guard let opening = self.bytes[offset...].firstIndex(of: UInt8(ascii: "{")),
      let closing = self.bytes[opening...].firstIndex(of: UInt8(ascii: "}"))
    else { return false }
    return self.bytes[opening..<closing].contains(UInt8(ascii: "/"))
  }
}

extension Statement {
  /// Where a statement waits for something whose error it drops.
  fileprivate var droppedAttempt: TextRange? {
    let term: Term? =
      switch self {
      case .expression(let term), .assignment(_, _, let term, _): term
      default: nil
      }
    return term?.rangeOfDroppedAttempt
  }
}

extension Body {
  /// Where a `catch` does nothing.
  fileprivate var emptyCatches: [TextRange] {
    self.found { branches in
      branches.compactMap { branch in
        guard branch.count == 1, case .local(let names, nil, let terms) = branch[0], names.count == 1,
          terms.isEmpty
        else { return nil }
        return names[0].range
      }
    }
  }

  /// Where code goes on in the same way when what it waits for fails: `if let user = try? await service.user() { … }`.
  fileprivate var attemptsWithoutElse: [TextRange] {
    self.found { branches in
      guard branches.count == 1, case .declaration(_, let term)? = branches[0].first else { return [] }
      return [term.rangeOfDroppedAttempt].compactMap(\.self)
    }
  }

  /// What is found in the branches of its code.
  private func found(in ranges: (_ branches: [[Statement]]) -> [TextRange]) -> [TextRange] {
    var found: [TextRange] = []
    var pending = self.statements
    while let statement = pending.popLast() {
      for term in statement.terms {
        for part in term.contents {
          switch part.kind {
          case .block(let statements): pending += statements
          case .closure(let closure): pending += closure.statements
          default: break
          }
        }
      }
      guard case .branches(let branches) = statement else { continue }
      found += ranges(branches)
      pending += branches.joined()
    }
    return Array(Set(found)).sorted { $0.start < $1.start }
  }
}

extension Term {
  /// Whether it calls a member of something.
  fileprivate var isAsking: Bool {
    guard case .chain(let base?, let links) = self.kind else { return false }
    return base.name?.first?.isUppercase == false && links.contains { $0.arguments != nil }
  }

  /// Where it waits for something whose error it drops.
  fileprivate var rangeOfDroppedAttempt: TextRange? {
    self.immediateContents.first { part in
      part.effects.isSuperset(of: [.awaits, .dropsErrors]) && !part.mentions(["sleep", "Task"])
    }?.range
  }
}
