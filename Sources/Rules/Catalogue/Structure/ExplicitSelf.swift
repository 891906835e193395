import SourceModel

extension Rule {
  static let explicitSelf = Rule(
    id: "explicit-self",
    summary: "Instance variables are always written with `self`, in Java with `this`.",
    rationale: """
      In an initializer that wires everything, `self` distinguishes the members of the view model from \
      local variables. The rule ignores methods, static members, and parameters, local variables and \
      captures that have the name of an instance variable. In Java, a field may be inherited from a class of \
      the run. In Kotlin, where the rule is opt-in, it ignores names in lambdas and functions with a receiver, in \
      which `this` is another instance.
      """,
    source: RuleSource(.structure, "Swift, Some notes, “Always use `self`”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    optIn: [.kickstarterKotlin],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
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
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.isFormValid = ▸emailChanged.map(email -> !email.isEmpty());
              }

              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final Observable<Boolean> isFormValid;
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.isFormValid = this.emailChanged.map(email -> !email.isEmpty());
              }

              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final Observable<Boolean> isFormValid;
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()

              override fun emailChanged(email: String) = ▸emailChanged.onNext(email)
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      let word = viewModel.language.instanceKeyword
      let variables = Self.instanceVariables(of: viewModel)
      let inherited = InheritedFields(viewModel)
      return viewModel.instanceBodies.flatMap { body in
        body.value.references.compactMap { reference -> Finding? in
          let name = reference.name
          guard !body.value.otherInstances.contains(where: { $0.contains(name.range) }) else { return nil }
          guard variables.contains(name.text) || inherited?.mayContain(reference) ?? false else { return nil }
          switch reference.form {
          case .qualified, .instance, .call, .capture: return nil
          case .plain:
            return body.finding(
              "write '\(word).\(name.text)': it is an instance variable", at: name.range
            ).fixed(by: Self.fix(of: name, in: body, of: viewModel))
          case .shorthandBinding:
            return body.finding(
              "write '\(name.text) = \(word).\(name.text)': it is an instance variable", at: name.range,
              edits: [Edit(inserting: " = \(word).\(name.text)", at: name.range.end)])
          }
        }
      }
    }
  )

  private static func fix(of name: Name, in body: Located<Body>, of viewModel: ViewModel) -> Fix {
    guard let file = viewModel.file(at: body.path) else { return .edits([]) }
    guard !body.value.mayHoldOtherInstance(at: name.range) else {
      return .refused("'\(viewModel.language.instanceKeyword)' may be another instance in the lambda")
    }
    return .edits([InstanceReference(file).edit(name)])
  }

  /// The names of the instance variables, those that the macro generates included.
  private static func instanceVariables(of viewModel: ViewModel) -> Set<String> {
    var names = Set(
      viewModel.properties.map(\.value.header).filter { !$0.isStatic }.map(\.name.text))
    switch viewModel.language.methodNames {
    // Nothing but a call means a method.
    case .ofTheirOwn: return names
    case .sharedWithProperties: break
    }
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
