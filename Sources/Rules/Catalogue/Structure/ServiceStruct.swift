import SourceModel

extension Rule {
  static let serviceStruct = Rule(
    id: "service-struct",
    summary: "The service of a view model is a `struct`.",
    rationale: """
      It is a helper without state. A database, a session, or anything else that outlives the screen is a \
      base service, which the service uses. A service whose declaration is not in the files of the run is \
      ignored.
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
        let message = "make '\(service)' a struct: only a base service has state"
        return Finding(message, path: viewModel.path, range: property.header.name.range)
      }
    }
  )

  /// The name of the service of a protocol; nil for a base service, and for other types.
  private static func serviceOfProtocol(_ type: String) -> String? {
    // `GardenServicing` is the protocol of `GardenService`.
    for (ending, rest) in [("Type", ""), ("Protocol", ""), ("ing", "e")] {
      let service = type.dropLast(ending.count) + rest
      guard type.hasSuffix(ending), service.hasSuffix("Service") else { continue }
      return service.hasSuffix("BaseService") ? nil : String(service)
    }
    return nil
  }
}
