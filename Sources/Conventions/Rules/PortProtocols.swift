import ViewModelModel

extension Rule {
  static let portProtocols = Rule(
    id: "port-protocols",
    summary:
      "A view model has its protocols: Inputs, Outputs and the `…Type` protocol; in the blueprint also Actions.",
    rationale: """
      The protocols define what a view model is for, and every screen finds them in the same place. An empty \
      one is fine: it says that there is nothing. Protocols in other files count; when something that the \
      view model conforms to is in no file of the run, nothing is reported. A type alias may stand for the \
      `…Type` protocol, and the macro form needs none. In Java they are the interfaces `Inputs` and `Outputs`.
      """,
    source: RuleSource(.structure, "Swift"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelOutputs {}
          public protocol LoginViewModelType {
            var outputs: LoginViewModelOutputs { get }
          }

          public final class ▸LoginViewModel: LoginViewModelType, LoginViewModelOutputs {
            public var outputs: LoginViewModelOutputs { return self }
          }
          """,
        good: """
          public protocol LoginViewModelInputs {}
          public protocol LoginViewModelOutputs {}
          public protocol LoginViewModelType {
            var inputs: LoginViewModelInputs { get }
            var outputs: LoginViewModelOutputs { get }
          }

          public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
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
          protocol LoginViewModelType: AnyObject {
            var inputs: LoginViewModelInputsType { get }
            var outputs: LoginViewModelOutputsType { get }
          }

          final class ▸LoginViewModel: LoginViewModelType {
            var inputs: LoginViewModelInputsType { return self }
            var outputs: LoginViewModelOutputsType { return self }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {}
          protocol LoginViewModelOutputsType {}
          protocol LoginViewModelActionsType {}
          protocol LoginViewModelType: AnyObject {
            var inputs: LoginViewModelInputsType { get }
            var outputs: LoginViewModelOutputsType { get }
            var actions: LoginViewModelActionsType { get }
          }

          final class LoginViewModel: LoginViewModelType {
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
          public interface ▸LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Outputs {}
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {}

            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
    ],
    check: { viewModel, _ in
      guard viewModel.isComplete, !viewModel.isBaseClass else { return [] }
      let names = PortNaming(viewModel)
      if viewModel.isJava { return Self.checkInJava(viewModel, names) }
      var missing = viewModel.portKinds.filter { kind in !viewModel.groups.contains { $0.kind == kind } }
        .map { kind in (names.list(kind), { PortProtocolRepair(viewModel, names).declaring(kind) }) }
      if case .missing = viewModel.typeProtocol, viewModel.form == .written, !viewModel.hasAssociatedTypes {
        missing.append((names.typeProtocol, { PortProtocolRepair(viewModel, names).declaringType() }))
      }
      return missing.map { name, mending in
        viewModel.finding(
          "declare 'protocol \(name)': a view model has its protocols, if only empty ones"
        ).mended(in: viewModel, mending())
      }
    }
  )

  private static func checkInJava(_ viewModel: ViewModel, _ names: PortNaming) -> [Finding] {
    let named = viewModel.namedDeclaration
    // An interface that the class leaves out of its conformances is there.
    let declared = viewModel.wrapper?.value.types.compactMap { PortName([$0.name])?.kind } ?? []
    return viewModel.portKinds.filter { kind in
      !declared.contains(kind) && !viewModel.groups.contains { $0.kind == kind }
    }.map { kind in
      named.finding(
        "declare 'interface \(names.list(kind))': a view model has its interfaces, if only empty ones",
        at: named.value.header.name.range
      ).mended(in: viewModel, PortProtocolRepair(viewModel, names).declaring(kind))
    }
  }
}
