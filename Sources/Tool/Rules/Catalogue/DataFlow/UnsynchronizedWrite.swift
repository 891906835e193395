import SourceModel

extension Rule {
  static let unsynchronizedWrite = Rule(
    id: "unsynchronized-write",
    dialects: [.kickstarterSwift],
    forms: ViewModel.Form.ofProperties,
    check: { viewModel, _ in
      guard viewModel.runsOffTheMainActor else { return [] }
      let names = Set(
        viewModel.propertyPorts.filter { !$0.value.declaration.header.isOnMainActor }.map(\.key))
      return viewModel.codeOffTheMainActor.compactMap { code in
        guard let target = code.value.firstWrite(of: names) else { return nil }
        return Finding(
          "write '\(target.text)' on the main actor: after 'await' this code may run on another thread",
          path: code.path, range: target.range)
      }
    }
  )
}

extension Header {
  fileprivate var isOnMainActor: Bool { self.attributes.contains { $0.name == "MainActor" } }
}

extension ViewModel {
  /// Whether nothing that is known puts the code of the type on the main actor.
  fileprivate var runsOffTheMainActor: Bool {
    guard self.isComplete, !self.mayInheritElsewhere else { return false }
    // A protocol or a superclass may put a type on an actor.
    let declared = self.bodies.map(\.value) + self.typeProtocolSupertypes.declared.map(\.value)
    return !declared.contains { $0.header.attributes.contains { $0.name.hasSuffix("Actor") } }
  }

  /// The code that runs off the main actor and may wait: that of asynchronous functions, and of tasks.
  fileprivate var codeOffTheMainActor: [Located<[Statement]>] {
    let bodies = self.functions.filter { !$0.value.header.isStatic && !$0.value.header.isOnMainActor }
    let asynchronous = bodies.filter(\.value.isAsync).compactMap { function in
      function.value.body.map { Located($0.statements, in: function.path) }
    }
    let ranges = Set(bodies.compactMap(\.value.body?.range))
    let tasks = self.startedWork.filter {
      ranges.contains($0.body.range) && $0.start.text != "launch" && !$0.closure.isOnMainActor
    }
    return asynchronous + tasks.map { Located($0.closure.statements, in: $0.path) }
  }
}

extension [Statement] {
  /// The first property among some that is written after an 'await'.
  fileprivate func firstWrite(of names: Set<String>) -> Name? {
    var isLate = false
    var locals: Set<String> = []
    for step in CodeSteps(self, readingClosures: { links, _ in links.last?.name.text == "withAnimation" })
      .steps
    {
      isLate = isLate || step.awaits
      locals.formUnion(step.names.map(\.text))
      if case .local(let names, _, _) = step { locals.formUnion(names.map(\.text)) }
      guard isLate, case .assignment(let target, _, _, _) = step, let name = target.memberName,
        names.contains(name.text), target.isQualifiedMember || !locals.contains(name.text)
      else { continue }
      return name
    }
    return nil
  }
}
