import ViewModelModel

extension Rule {
  static let portsDeclaration = Rule(
    id: "ports-declaration",
    summary:
      "A view model hands itself out as its ports: `var inputs: XInputs { return self }`, in Java `Inputs inputs = this`.",
    rationale: """
      A view holds the type protocol and reaches the inputs through `inputs` and the outputs through \
      `outputs`; that both are the view model itself keeps the two sides apart without another object. An \
      extension of the type protocol may do it for all view models. `return` may be left out. In Java they are \
      `public final` fields, and `errors` is one where there is a list of errors.
      """,
    source: RuleSource(.structure, "Swift, “Declaration of inputs/outputs”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
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
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {}
            interface Outputs {}

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              final Inputs ▸inputs = this;
              public final Outputs outputs = this;
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {}
            interface Outputs {}

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public final Inputs inputs = this;
              public final Outputs outputs = this;
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      guard viewModel.form == .written, !viewModel.hasAssociatedTypes, !viewModel.isBaseClass else {
        return []
      }
      if viewModel.isJava { return Self.checkInJava(viewModel) }
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
            ).mended(in: viewModel, AccessorRepair(viewModel).declaring(kind, group))
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
        .mended(in: viewModel, AccessorRepair(viewModel).retyping(accessor, type, as: group))
    }
    guard case .computed(let getter?, let settable) = property.accessors,
      getter.result?.isInstance == true, !settable
    else {
      return accessor.finding("let '\(name.text)' return self: '{ return self }'", at: name.range)
        .mended(in: viewModel, AccessorRepair(viewModel).returningSelf(accessor))
    }
    return nil
  }

  private static func checkInJava(_ viewModel: ViewModel) -> [Finding] {
    // What the class does not implement it cannot be.
    let groups = viewModel.portKinds.flatMap { viewModel.ownGroups($0) }.filter { $0.conformance != nil }
    return groups.compactMap { group in
      let name = group.simpleName == "Errors" ? "errors" : group.kind.rawValue
      let typed = viewModel.properties.filter { $0.value.type?.type.name == group.simpleName }
      guard
        let field = typed.first ?? viewModel.properties.first(where: { $0.value.header.name.text == name })
      else {
        return viewModel.finding(
          "declare 'public final \(group.simpleName) \(name) = this': the view reaches the \(name) through it"
        ).mended(in: viewModel, PortFieldRepair(viewModel).declaring(name, group))
      }
      return self.checkInJava(field, for: group, of: viewModel)
    }
  }

  private static func checkInJava(
    _ field: Located<PropertyDeclaration>, for group: PortGroup, of viewModel: ViewModel
  ) -> Finding? {
    let header = field.value.header
    let name = header.name
    if let type = field.value.type, type.type.name != group.simpleName {
      return field.finding("declare '\(name.text)' as '\(group.simpleName)'", at: type.range)
        .mended(.refused("other code may rely on the type of '\(name.text)'"))
    }
    let value = field.value.initialValue ?? viewModel.valueAssigned(to: name.text)
    guard value?.isInstance == true else {
      return field.finding(
        "let '\(name.text)' be the view model itself: '\(group.simpleName) \(name.text) = this'",
        at: name.range
      ).mended(.refused("'\(name.text)' holds something else"))
    }
    guard !header.has("public") || !field.value.isConstant else { return nil }
    return field.finding(
      "declare '\(name.text)' as 'public final': the view reaches the \(name.text) through it",
      at: name.range,
      edits: FieldModifiers.edits(making: field.value, "public", final: true))
  }
}
