import ViewModelModel

extension Rule {
  static let sortedInputStorage = Rule(
    id: "sorted-input-storage",
    summary:
      "The functions of the inputs, each with the properties that back it, are alphabetized; in Java their subjects.",
    rationale: """
      The implementation has the order of the protocol, so that one finds in the one what one has read in the \
      other. Where a view model has several lists of inputs, each may be sorted by itself. The order of \
      functions that a delegate's protocol asks for is the delegate's. In Java the subjects that the inputs feed stand \
      together, in alphabetical order; subjects that no input feeds have no place among them.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized declaration of all input functions”"),
    dialects: [.kickstarterSwift, .kickstarterJava],
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
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);

              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();
              private final PublishSubject<String> ▸emailChanged = PublishSubject.create();

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);

              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      if viewModel.isJava {
        return SortedMembers.findings(
          viewModel.backingFields.filter(\.isInput).map { (.property($0.field.value), "") },
          path: viewModel.path, reason: "the subjects of the inputs are alphabetized",
          order: InitializationOrder(of: viewModel))
      }
      return viewModel.byBody(viewModel.inputs.filter(\.port.isOwn)) {
        ($0.function.path, $0.function.value.header.range)
      }.flatMap { body, inputs in
        lazy var units = InputUnits(viewModel.inputs, among: body.value.members)
        return SortedMembers.findings(
          inputs.map { (Declaration.function($0.function.value), $0.port.group) }, path: body.path,
          reason: "the functions of the inputs are alphabetized", order: InitializationOrder(of: viewModel)
        ) { units.unit(of: $0.header.range) }
      }
    }
  )
}
