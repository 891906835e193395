import ViewModelModel

extension Rule {
  static let inputStorage = Rule(
    id: "input-storage",
    summary: "Every input is backed by stored state that its function feeds.",
    rationale: """
      An input's function does one thing: it stores what it was told, so that the initializer can build the \
      outputs from it. One function may feed several properties and several functions one; feeding the \
      observer of a pipe, another input, or a stored collaborator is as good. Functions that the type \
      inherits are not looked at.
      """,
    source: RuleSource(.structure, "Swift, “Private `MutableProperty`s back all of our inputs”"),
    dialects: [.kickstarterSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public func ▸viewDidLoad() {
              print("loaded")
            }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
            }
          }
          """
      )
    ],
    check: { viewModel, _ in
      let stored = Set(
        viewModel.properties.filter(\.value.isStoredInInstance).map(\.value.header.name.text))
      return viewModel.inputs.filter { input in
        // There are more ways to reach what is stored than statements that start with it.
        input.feeds.isEmpty && !input.function.value.header.has("override")
          && !(input.function.value.body?.references.contains { reference in
            reference.form == .instance || stored.contains(reference.name.text)
          } ?? false)
      }.map { input in
        let name = input.function.value.header.name
        return input.function.finding(
          "store what '\(name.text)' is told in a 'MutableProperty': the outputs are made of that",
          at: name.range)
      }
    }
  )
}
