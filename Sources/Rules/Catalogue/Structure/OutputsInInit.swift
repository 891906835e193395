import SourceModel

extension Rule {
  static let outputsInInit = Rule(
    id: "outputs-in-init",
    summary: "Every output is a stored constant that the initializer assigns in terms of the inputs.",
    rationale: """
      The initializer is the one place that defines what each output is derived from. A computed output is \
      created for each observer, a lazy output on its first use, and a variable can be replaced while a \
      view observes it. A placeholder (`.empty`) is reported by `placeholder-output`, and an output that \
      is not a stream by `output-type`.
      """,
    source: RuleSource(.structure, "Swift, “Assign all outputs in terms of the inputs”"),
    dialects: [.kickstarterSwift, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public var ▸isFormValid: Signal<Bool, Never> {
              return self.emailChangedProperty.signal.skipNil().map { !$0.isEmpty }
            }
          }
          """,
        good: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {
              self.isFormValid = self.emailChangedProperty.signal.skipNil().map { !$0.isEmpty }
            }

            public let isFormValid: Signal<Bool, Never>
          }
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {
            lazy var ▸isFormValid: Observable<Bool> = self.email.map { !$0.isEmpty }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let isFormValid: Observable<Bool>

            init() {
              isFormValid = email.map { !$0.isEmpty }
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
    ],
    check: { viewModel, _ in
      guard viewModel.form == .written else { return [] }
      let streams = viewModel.library.names(.stream)
      return viewModel.outputs.compactMap { output in
        let property = output.property.value
        let name = property.header.name
        guard let type = output.port.type.map({ viewModel.resolved($0.type.unwrapped) }),
          streams.contains(type.name ?? "") || viewModel.mayBeAlias(type)
        else { return nil }
        guard let message = Self.message(for: output) else { return nil }
        return output.property.finding(message, at: name.range)
      }
    }
  )

  private static func message(for output: OutputImplementation) -> String? {
    let property = output.property.value
    let name = property.header.name.text
    guard property.accessors == .stored else { return "store '\(name)' in a constant that 'init' assigns" }
    if property.isLazy {
      return "assign '\(name)' in 'init': a lazy output does not exist before its first use"
    }
    if let value = property.initialValue {
      return Placeholder.isPlaceholder(value) ? nil : "assign '\(name)' in 'init', in terms of the inputs"
    }
    if property.isConstant { return nil }
    return output.assignments.count > 1
      ? "assign '\(name)' once in 'init', and declare it with 'let'"
      : "declare '\(name)' with 'let': an output is assigned once, in 'init'"
  }
}
