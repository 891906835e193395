import SourceModel

extension Rule {
  static let noVariable = Rule(
    id: "no-variable",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      let stored = viewModel.declaration.properties.filter { property in
        property.isStoredInInstance && viewModel.isState(property.knownType)
          // A port is judged by its type.
          && !viewModel.hasPort(named: property.header.name.text)
          && viewModel.heading(of: property) != .section(.lifeCycle)
      }
      .map { Located($0.header.name, in: viewModel.path) }
      let locals = viewModel.functionBodies.flatMap { body in
        body.value.locals.filter { local in
          viewModel.isState(local.knownType) && !Self.isAssignedToMember(local.name, in: body.value)
            && !viewModel.isUnderLifeCycle(local.name.range, in: body)
        }
        .map { Located($0.name, in: body.path) }
      }
      let inFile =
        viewModel.file.declarations.first { $0.type?.kind == .class }?.type === viewModel.declaration
      let global = viewModel.file.declarations.compactMap(\.property).filter {
        inFile && $0.header.isPrivate && viewModel.isState($0.knownType)
      }
      .map { Located($0.header.name, in: viewModel.path) }
      return (stored + locals + global).map { name in
        name.finding(
          "'\(name.value.text)' is stored state: derive it with 'scan', or place it under '// ViewModel Life Cycle'",
          at: name.value.range)
      }
    }
  )

  /// Whether a local variable is assigned to a member: `self.email = email`. The member is reported.
  private static func isAssignedToMember(_ local: Name, in body: Body) -> Bool {
    body.effects.contains { effect in
      guard case .assignment("=", let value) = effect.kind, effect.target.chain?.member != nil,
        let chain = value.chain, chain.links.isEmpty, case .name(let name) = chain.base
      else { return false }
      return name.text == local.text
    }
  }
}

extension ViewModel {
  /// Whether a type holds a value that code may change.
  fileprivate func isState(_ type: TypeReference?) -> Bool {
    type?.unwrapped.elements.contains { self.library.has(self.resolved($0.unwrapped).name, .state) } ?? false
  }
}
