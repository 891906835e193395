import ViewModelModel

extension Rule {
  static let portsDeclaration = Rule(
    id: "ports-declaration",
    summary: "A view model hands itself out as its ports: `var inputs: XInputs { return self }`.",
    rationale: """
      A view holds the type protocol and reaches the inputs through `inputs` and the outputs through \
      `outputs`; that both are the view model itself keeps the two sides apart without another object. An \
      extension of the type protocol may do it for all view models. `return` may be left out.
      """,
    source: RuleSource(.structure, "Swift, “Declaration of inputs/outputs”"),
    dialects: [.kickstarterSwift, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {}
          public protocol LoginViewModelOutputs {}

          public final class ▸LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public lazy var ▸inputs: LoginViewModelInputs = self
          }
          """,
        good: """
          public protocol LoginViewModelInputs {}
          public protocol LoginViewModelOutputs {}

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public var inputs: LoginViewModelInputs { return self }
            public var outputs: LoginViewModelOutputs { return self }
          }
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelInputsType {}
          protocol LoginViewModelOutputsType {}
          protocol LoginViewModelActionsType {}

          final class ▸LoginViewModel {
            var inputs: LoginViewModelInputsType { return self }
            var outputs: LoginViewModelOutputsType { return self }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {}
          protocol LoginViewModelOutputsType {}
          protocol LoginViewModelActionsType {}

          final class LoginViewModel {
            var inputs: LoginViewModelInputsType { return self }
            var outputs: LoginViewModelOutputsType { return self }
            var actions: LoginViewModelActionsType { return self }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """
      ),
    ],
    check: { viewModel, _ in
      guard viewModel.form == .written, !viewModel.hasAssociatedTypes, !viewModel.isBaseClass else {
        return []
      }
      return viewModel.portKinds.flatMap { kind -> [Finding] in
        guard let group = viewModel.ownGroups(kind).first else { return [] }
        let accessors = viewModel.accessors(for: kind)
        guard !accessors.isEmpty else {
          // What is in no file of the run may have it.
          guard viewModel.isComplete, !viewModel.inheritsClass, Self.isTypeProtocolKnown(viewModel) else {
            return []
          }
          return [
            viewModel.finding(
              "declare 'var \(kind.rawValue): \(group.name) { return self }': the view reaches the ports through it"
            )
          ]
        }
        return accessors.compactMap { Self.check($0, for: kind, of: viewModel) }
      }
    }
  )

  private static func isTypeProtocolKnown(_ viewModel: ViewModel) -> Bool {
    switch viewModel.typeProtocol {
    // An alias asks for no accessors.
    case .elsewhere, .alias: return false
    case .declared, .missing: return true
    }
  }

  private static func check(
    _ accessor: Located<PropertyDeclaration>, for kind: PortKind, of viewModel: ViewModel
  ) -> Finding? {
    let property = accessor.value
    let name = property.header.name
    if let type = property.type, !viewModel.names(type.type, ofGroup: kind),
      let group = viewModel.ownGroups(kind).first
    {
      return accessor.finding("declare '\(name.text)' as '\(group.name)'", at: type.range)
    }
    guard case .computed(let getter?, let settable) = property.accessors,
      getter.result?.isInstance == true, !settable
    else {
      return accessor.finding("let '\(name.text)' return self: '{ return self }'", at: name.range)
    }
    return nil
  }
}
