import SourceModel

extension Rule {
  static let injectedDependencies = Rule(
    id: "injected-dependencies",
    summary:
      "The service and the coordinator are `private let`, have a protocol as their type, and are passed to `init`.",
    rationale: """
      A test injects its own service, which requires a protocol and a parameter. A type counts as concrete \
      only when the files of the run declare it. A parameter may have a default argument.
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
      return "inject '\(name)' through 'init': a test injects its own"
    }
    if let value = viewModel.valueAssigned(to: name), Self.makesItself(value) {
      return "inject '\(name)' through 'init' instead of creating it there: a test injects its own"
    }
    if let type = property.type?.type.unwrapped.name,
      let kind = viewModel.kindOfType(type), kind != .protocol
    {
      return "declare '\(name)' with a protocol as its type: '\(type)' is a \(kind.rawValue)"
    }
    // A weak property cannot be a constant.
    let mayVary = property.header.modifiers.contains { $0.name == "weak" || $0.name == "unowned" }
    guard property.header.isPrivate, property.isConstant || mayVary else {
      return "declare '\(name)' as 'private let'"
    }
    return nil
  }

  /// Whether a value is a newly made object: `Service()`.
  private static func makesItself(_ value: Expression) -> Bool {
    guard let chain = value.chain, chain.base == .none, chain.links.count == 1 else { return false }
    return chain.links.first?.name.text.first?.isUppercase ?? false
  }
}
