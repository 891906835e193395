import ViewModelModel

extension Rule {
  static let serviceStruct = Rule(
    id: "service-struct",
    summary: "The service of a view model is a `struct`.",
    rationale: """
      It is a helper without a state of its own: what lives longer, a database or a session, is a base service, \
      which it asks. A service whose declaration the run does not have may be one.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, 2"),
    severity: .note,
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          final class LoginService: LoginServiceType {}

          final class LoginViewModel {
            private let ▸service: LoginServiceType

            init(service: LoginServiceType) {
              self.service = service
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          struct LoginService: LoginServiceType {}

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
        guard property.isStoredInInstance, let type = property.type?.type.unwrapped.name,
          let service = Self.serviceOfProtocol(type), let kind = viewModel.kindOfType(service),
          kind == .class || kind == .actor
        else { return nil }
        let message = "make '\(service)' a struct: what has state is a base service"
        return Finding(message, path: viewModel.path, range: property.header.name.range)
      }
    }
  )

  /// The name of the service that a protocol is for; nil for a base service, and for what is no service.
  private static func serviceOfProtocol(_ type: String) -> String? {
    for ending in ["Type", "Protocol"] where type.hasSuffix("Service" + ending) {
      let service = String(type.dropLast(ending.count))
      return service.hasSuffix("BaseService") ? nil : service
    }
    return nil
  }
}
