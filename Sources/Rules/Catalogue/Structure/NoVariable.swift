import SourceModel

extension Rule {
  static let noVariable = Rule(
    id: "no-variable",
    summary:
      "A view model stores no `Variable`, `BehaviorRelay`, `BehaviorSubject` or `ReplaySubject`, except for its life cycle.",
    rationale: """
      State that several places change can usually be derived with `scan`. A local of the initializer or of \
      a function is stored state too, since what is derived from it keeps it, and so is a private variable of the file. A `// ViewModel Life Cycle` \
      comment marks the exception. A port is reported by `input-type` or `output-type` instead.
      """,
    source: RuleSource(.blueprint, "What should never be in a ViewModel, 3"),
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          final class LoginViewModel {
            private let ▸attempts = BehaviorRelay(value: 0)
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel {
            private let attempts: Observable<Int>

            init() {
              attempts = submit.scan(0) { count, _ in count + 1 }
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
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

  /// Whether a member is a local under another name: `self.email = email`. The member is reported.
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
