import ViewModelModel

extension Rule {
  static let explicitSelf = Rule(
    id: "explicit-self",
    summary: "Instance variables are always written with `self`.",
    rationale: """
      In an initializer that wires everything, `self` tells what belongs to the view model from what is local. \
      Parameters, locals and captures that have the name of an instance variable are not meant, nor are \
      methods and static members.
      """,
    source: RuleSource(.structure, "Swift, Some notes, “Always use `self`”"),
    dialects: [.kickstarterSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {
              self.isFormValid = ▸emailChangedProperty.signal.skipNil().map { !$0.isEmpty }
            }

            private let emailChangedProperty = MutableProperty<String?>(nil)
            public let isFormValid: Signal<Bool, Never>
          }
          """,
        good: """
          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {
              self.isFormValid = self.emailChangedProperty.signal.skipNil().map { !$0.isEmpty }
            }

            private let emailChangedProperty = MutableProperty<String?>(nil)
            public let isFormValid: Signal<Bool, Never>
          }
          """
      )
    ],
    check: { viewModel, _ in
      let variables = Self.instanceVariables(of: viewModel)
      return viewModel.instanceBodies.flatMap { body in
        body.value.references.compactMap { reference -> Finding? in
          let name = reference.name
          guard variables.contains(name.text) else { return nil }
          switch reference.form {
          case .qualified, .instance, .call: return nil
          case .plain:
            return body.finding(
              "write 'self.\(name.text)': it is an instance variable", at: name.range,
              edits: [Edit(inserting: "self.", at: name.range.start)])
          case .shorthandBinding:
            return body.finding(
              "write '\(name.text) = self.\(name.text)': it is an instance variable", at: name.range,
              edits: [Edit(inserting: " = self.\(name.text)", at: name.range.end)])
          }
        }
      }
    }
  )

  /// The names of the instance variables, those that the macro generates included.
  private static func instanceVariables(of viewModel: ViewModel) -> Set<String> {
    var names = Set(
      viewModel.properties.map(\.value.header).filter { !$0.isStatic }.map(\.name.text))
    if viewModel.form == .generated {
      names.formUnion(viewModel.ports(.inputs).map { "\($0.name.text)Property" })
      names.formUnion(viewModel.ports(.outputs).map(\.name.text))
      names.formUnion(["inputs", "outputs"])
    }
    // A function of the same name may be what a call means.
    names.subtract(viewModel.functions.map(\.value.header.name.text))
    return names
  }
}
