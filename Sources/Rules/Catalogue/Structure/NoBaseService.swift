import SourceModel

extension Rule {
  static let noBaseService = Rule(
    id: "no-base-service",
    summary: "A view model has its own service instead of a base service.",
    rationale: """
      There are two kinds of services: base services access a database or a server and are shared by the \
      whole app; the service of a view model offers what one screen needs of them. A view model that uses \
      a base service can do more than its screen requires, and its test has to replace more. A \
      base service is recognized by its name, or by a protocol of the run that it inherits from.
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
          viewModel.isBaseService(type)
        else { return nil }
        let message =
          "inject a service for this view model instead of '\(type)': a base service is shared by the "
          + "whole app"
        return Finding(message, path: viewModel.path, range: property.header.name.range)
      }
    }
  )
}
