import ViewModelModel

extension Rule {
  static let injectedDependencies = Rule(
    id: "injected-dependencies",
    summary: "The service and the coordinator are `private let`, of protocol types, and passed to `init`.",
    rationale: """
      A test gives a view model a service of its own, which takes a protocol and a parameter. A type is taken \
      for concrete only when the run has its declaration; a default argument is a parameter all the same.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, `// Setup`"),
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          final class LoginViewModel {
            let ▸service: LoginServiceType
            private let ▸coordinator = SceneCoordinator()

            init(service: LoginServiceType) {
              self.service = service
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel {
            private let service: LoginServiceType
            private let coordinator: SceneCoordinatorType

            init(service: LoginServiceType, coordinator: SceneCoordinatorType) {
              self.service = service
              self.coordinator = coordinator
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
    check: { viewModel, _ in
      guard !viewModel.isBaseClass else { return [] }
      return viewModel.declaration.properties.compactMap { property in
        guard property.isStoredInInstance, property.header.attributes.isEmpty,
          Collaborator.isServiceOrCoordinator(property)
        else { return nil }
        let name = property.header.name
        guard let message = Self.message(for: property, of: viewModel) else { return nil }
        return Finding(message, path: viewModel.path, range: name.range)
      }
    }
  )

  private static func message(for property: PropertyDeclaration, of viewModel: ViewModel) -> String? {
    let name = property.header.name.text
    if property.initialValue != nil {
      return "pass '\(name)' to 'init': a test passes its own"
    }
    if let value = viewModel.valueAssigned(to: name), Self.makesItself(value) {
      return "pass '\(name)' to 'init' instead of making it there: a test passes its own"
    }
    if let type = property.type?.type.unwrapped.name,
      let kind = viewModel.kindOfType(type), kind != .protocol
    {
      return "give '\(name)' a protocol for its type: '\(type)' is a \(kind.rawValue)"
    }
    // What is weak cannot be a constant.
    let mayVary = property.header.modifiers.contains { $0.name == "weak" || $0.name == "unowned" }
    guard property.header.isPrivate, property.isConstant || mayVary else {
      return "declare '\(name)' as a 'private let'"
    }
    return nil
  }

  /// Whether a value is a newly made object: `Service()`.
  private static func makesItself(_ value: Expression) -> Bool {
    guard let chain = value.chain, chain.base == .none, chain.links.count == 1 else { return false }
    return chain.links.first?.name.text.first?.isUppercase ?? false
  }
}
