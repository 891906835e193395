import ViewModelModel

extension Rule {
  static let sortedInputStorage = Rule(
    id: "sorted-input-storage",
    summary: "The functions of the inputs, each with the properties that back it, are alphabetized.",
    rationale: """
      The implementation has the order of the protocol, so that one finds in the one what one has read in the \
      other. Where a view model has several lists of inputs, each may be sorted by itself. The order of \
      functions that a delegate's protocol asks for is the delegate's.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized declaration of all input functions”"),
    dialects: [.kickstarterSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)

            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
            }

            private let emailChangedProperty = MutableProperty<String?>(nil)
            public func ▸emailChanged(_ email: String) {
              self.emailChangedProperty.value = email
            }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)

            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let emailChangedProperty = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.emailChangedProperty.value = email
            }

            private let viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
            }
          }
          """
      )
    ],
    check: { viewModel, _ in
      viewModel.byBody(viewModel.inputs.filter(\.port.isOwn)) {
        ($0.function.path, $0.function.value.header.range)
      }.flatMap { body, inputs in
        SortedMembers.findings(
          inputs.map { (Declaration.function($0.function.value), $0.port.group) }, path: body.path,
          reason: "the functions of the inputs are alphabetized")
      }
    }
  )
}
