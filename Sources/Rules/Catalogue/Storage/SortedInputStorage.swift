import SourceModel

extension Rule {
  static let sortedInputStorage = Rule(
    id: "sorted-input-storage",
    summary:
      "The functions of the inputs, each with the properties that back it, are alphabetized; in Java their subjects.",
    rationale: """
      The implementation is in the order of the protocol, so that a reader finds a function of the \
      protocol at the same place in the class. When a view model has several Inputs protocols, each may be \
      sorted separately. The order of the functions of a delegate protocol is not checked. The only property \
      that an input sets is directly above its function, which is not by itself in an extension. In Java, the \
      subjects of the inputs are next to each other in alphabetical order; other subjects are elsewhere.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized declaration of all input functions”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
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
        .kickstarterJava, isFixed: true,
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
      RuleExample(
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)

              /** Call when the view loads. */
              fun viewDidLoad()
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val viewDidLoad = PublishSubject.create<Unit>()
              private val ▸emailChanged = PublishSubject.create<String>()

              val inputs: Inputs = this
              val outputs: Outputs = this

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun viewDidLoad() = this.viewDidLoad.onNext(Unit)
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)

              /** Call when the view loads. */
              fun viewDidLoad()
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val viewDidLoad = PublishSubject.create<Unit>()

              val inputs: Inputs = this
              val outputs: Outputs = this

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun viewDidLoad() = this.viewDidLoad.onNext(Unit)
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: Self.checkFunctions(viewModel)
      case .methodsAndGetters: Self.checkFields(viewModel)
      }
    }
  )

  private static func checkFunctions(_ viewModel: ViewModel) -> [Finding] {
    return Self.checkExtensions(viewModel)
      + viewModel.byBody(viewModel.inputs.filter(\.port.isOwn)) {
        ($0.function.path, $0.function.value.header.range)
      }.flatMap { body, inputs in
        lazy var units = InputUnits(viewModel.inputs, among: body.value.members)
        let unsorted = SortedMembers.findings(
          inputs.map { (Declaration.function($0.function.value), $0.port.group) }, path: body.path,
          reason: "input functions are alphabetized", order: InitializationOrder(of: viewModel)
        ) { units.unit(of: $0.header.range) }
        return unsorted.isEmpty ? Self.checkPlaces(of: inputs, units, in: viewModel) : unsorted
      }
  }

  /// Checks that the functions of inputs are with their properties, in the class.
  private static func checkExtensions(_ viewModel: ViewModel) -> [Finding] {
    let own = viewModel.declaration.functions
    let inputs = viewModel.inputs.filter { $0.port.isOwn && viewModel.form == .written }
    // Some teams write all of them in an extension.
    guard inputs.contains(where: { input in own.contains { $0 === input.function.value } }) else { return [] }
    return inputs.filter { input in
      let function = input.function.value
      guard !own.contains(where: { $0 === function }), function.header.conditions.isEmpty else {
        return false
      }
      let body = viewModel.extensions.first { $0.value.functions.contains { $0 === function } }
      return body?.value.inherited.isEmpty ?? false
        && viewModel.storageFeeds(of: input).contains { $0.storage?.path == viewModel.path }
    }.map { input in
      let name = input.function.value.header.name
      return input.function.finding(
        "move '\(name.text)' into '\(viewModel.declaration.name)', below the property that it sets",
        at: name.range)
    }
  }

  /// Checks that properties are with the functions that set them; in another section `section-order` reports them.
  private static func checkPlaces(
    of inputs: [InputImplementation], _ units: InputUnits, in viewModel: ViewModel
  ) -> [Finding] {
    let apart = inputs.compactMap { input -> (storage: Located<PropertyDeclaration>, function: TextRange)? in
      guard input.feeds.count == 1, let storage = input.feeds[0].storage, storage.path == viewModel.path,
        storage.value.header.conditions.isEmpty,
        !viewModel.storageFeeds(of: input).isEmpty,
        let function = units.functionsApart[storage.value.header.range.start],
        function == input.function.value.header.range
      else { return nil }
      return (storage, function)
    }
    guard !apart.isEmpty else { return [] }
    let order = InitializationOrder(of: viewModel)
    let staying = Set(Sections.staying(Sections.inClass(of: viewModel)).map(\.range))
    return apart.filter { staying.contains($0.storage.value.header.range) && staying.contains($0.function) }
      .map { storage, function in
        let move = Move([storage.value.header.range], to: .before(function))
        let name = storage.value.header.name
        return storage.finding(
          "move '\(name.text)' directly above the function that sets it: each input is declared with its property",
          at: name.range
        ).fixed(by: order.fix(by: move))
      }
  }

  private static func checkFields(_ viewModel: ViewModel) -> [Finding] {
    SortedMembers.findings(
      viewModel.backingFields.filter(\.isInput).map { (.property($0.field.value), "") },
      path: viewModel.path, reason: "input subjects are alphabetized",
      order: InitializationOrder(of: viewModel))
  }
}
