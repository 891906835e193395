import ViewModelModel

extension Rule {
  static let noBaseService = Rule(
    id: "no-base-service",
    summary: "A view model has a service of its own, and no base service.",
    rationale: """
      There are two kinds of services: base services talk to a database or to a server and are shared by the app; \
      the service of a view model has what that one screen needs of them. A view model that takes a base service \
      can do more than its screen, and its test has more to replace.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, 2"),
    severity: .note,
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          final class LoginViewModel {
            private let ▸users: UsersBaseServiceType

            init(users: UsersBaseServiceType) {
              self.users = users
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel {
            private let service: LoginServiceType

            init(service: LoginServiceType) {
              self.service = service
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
    check: { viewModel, _ in
      viewModel.declaration.properties.compactMap { property in
        guard property.isStoredInInstance, let type = property.knownType?.unwrapped.name,
          ["BaseService", "BaseServiceType", "BaseServiceProtocol"].contains(where: type.hasSuffix)
        else { return nil }
        let message =
          "take a service of the view model's own in place of '\(type)', which serves the whole app"
        return Finding(message, path: viewModel.path, range: property.header.name.range)
      }
    }
  )
}
