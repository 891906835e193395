import ViewModelModel

extension Rule {
  static let inputStorageName = Rule(
    id: "input-storage-name",
    summary: "The property that backs an input ends in `Property`.",
    rationale: """
      The suffix makes clear that it is a `MutableProperty`, and keeps its name apart from the function's. \
      What stands before the suffix is free: one property may back several inputs.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Inputs, “named with a Property suffix”"),
    dialects: [.kickstarterSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let ▸email = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.email.value = email
            }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let emailProperty = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.emailProperty.value = email
            }
          }
          """
      )
    ],
    check: { viewModel, _ in
      viewModel.inputStorage.compactMap { storage, _ in
        let name = storage.value.header.name
        guard storage.value.knownType.map({ viewModel.resolved($0).name }) == "MutableProperty",
          !name.text.hasSuffix("Property")
        else { return nil }
        // `emailPropertyChanged` has the word, in the wrong place.
        let stem = name.text.replacing("Property", with: "")
        return storage.finding(
          "rename '\(name.text)' to '\(stem)Property': it is the property that backs an input",
          at: name.range)
      }
    }
  )
}
