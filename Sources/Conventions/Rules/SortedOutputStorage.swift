import ViewModelModel

extension Rule {
  static let sortedOutputStorage = Rule(
    id: "sorted-output-storage",
    summary: "The stored outputs are alphabetized.",
    rationale: """
      The implementation has the order of the protocol. Where a view model has several lists of outputs, each \
      may be sorted by itself. The blueprint does not ask for it.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized declaration of all output signals”"),
    dialects: [.kickstarterSwift, .rxSwift],
    optIn: [.rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }

            /// Emits when the home screen should be shown.
            var showHome: Signal<Void, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public let showHome: Signal<Void, Never>
            public let ▸isFormValid: Signal<Bool, Never>
          }
          """,
        good: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }

            /// Emits when the home screen should be shown.
            var showHome: Signal<Void, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public let isFormValid: Signal<Bool, Never>
            public let showHome: Signal<Void, Never>
          }
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
            var showHome: Observable<Void> { get }
          }

          final class LoginViewModel {
            let showHome: Observable<Void>
            let ▸isFormValid: Observable<Bool>
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
            var showHome: Observable<Void> { get }
          }

          final class LoginViewModel {
            let isFormValid: Observable<Bool>
            let showHome: Observable<Void>
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
    ],
    check: { viewModel, _ in
      viewModel.byBody(viewModel.outputs.filter(\.property.value.isStoredInInstance)) {
        ($0.property.path, $0.property.value.header.range)
      }.flatMap { body, outputs in
        SortedMembers.findings(
          outputs.map { (Declaration.property($0.property.value), $0.port.group) }, path: body.path,
          reason: "the stored outputs are alphabetized")
      }
    }
  )
}
