import DataFlow
import PortUses
import SourceModel

extension Rule {
  static let undrivenTest = Rule(
    id: "undriven-test",
    severity: .note,
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    isAboutUses: true,
    check: { viewModel, context in
      guard let run = context.uses, let uses = context.uses(of: viewModel), uses.hasTests else { return [] }
      let flow = context.flow
      guard FlowKnowledge(viewModel, flow).isWhole else { return [] }
      // A property sends its initial value to a producer, but not to a signal.
      let startsEmpty =
        !viewModel.library.imports.isDisjoint(with: ["Plumbline", "ReactiveSwift"])
        && CodeWords("producer", in: viewModel.file.text.bytes, .swift).code.isEmpty
      let fed = uses.calls.filter { $0.use.user == .test }.map {
        (name: $0.name, function: TestFunction($0.use))
      }
      let inputs = viewModel.ports(.inputs) + viewModel.ports(.actions)
      let everywhere =
        fed.filter { !$0.function.isTest }.map(\.name) + inputs.filter(uses.isUncertain).map(\.name.text)
      let unclear = Set(run.resolution.unresolved.map(TestFunction.init))
      return viewModel.ownPorts(.outputs).flatMap { output -> [Finding] in
        guard !uses.isUncertain(output),
          let causes = flow.causes(of: output.name.text, startsEmpty: startsEmpty),
          causes.isDisjoint(with: everywhere)
        else { return [] }
        return uses.uses(of: output).compactMap { use in
          let function = TestFunction(use)
          let own = fed.filter { $0.function == function }.map(\.name)
          guard use.user == .test, function.isTest, !own.isEmpty, !unclear.contains(function),
            causes.isDisjoint(with: own)
          else { return nil }
          return Finding(
            "call an input that reaches '\(output.name.text)', such as '\(causes.sorted()[0])': this test calls none",
            path: use.path, range: use.range)
        }
      }
    }
  )
}

/// A function that uses ports.
private struct TestFunction: Hashable {
  var path: String
  var type: String
  var name: String
  /// Whether it is a test, and not code that several tests may call.
  var isTest: Bool

  init(_ use: PortUse) {
    self.path = use.path
    self.type = use.type
    self.name = use.function
    self.isTest = use.isInTest || use.function.hasPrefix("test")
  }
}

extension DataFlow {
  /// The inputs and actions that an output is derived from; nil where there are none, or something else may make it
  /// emit.
  ///
  /// - Parameter startsEmpty: whether storage emits only the values that are sent to it.
  fileprivate func causes(of output: String, startsEmpty: Bool) -> Set<String>? {
    let nodes = self.sources(of: self.nodes(.output).filter { $0.name == output }.map(\.id)).map {
      self.nodes[$0]
    }
    let isDriven = nodes.allSatisfy { node in
      switch node.kind {
      case .input, .action: true
      case .storage: startsEmpty || node.startsEmpty
      case .value, .operator, .output: self.edges(to: node.id).contains { $0.kind != .captures }
      default: false
      }
    }
    let causes = Set(nodes.filter { $0.kind == .input || $0.kind == .action }.map(\.name))
    return isDriven && !causes.isEmpty ? causes : nil
  }
}

private struct TestExample {
  var viewModel: String
  var test: String
  /// The call of an input that does not reach what the test observes, and of one that does.
  var other: String
  var own: String
}

private let swiftExample = TestExample(
  viewModel: """
    public protocol LoginViewModelInputs {
      /// Call when the email changes.
      func emailChanged(_ email: String)

      /// Call when the help button is tapped.
      func helpButtonTapped()
    }

    public protocol LoginViewModelOutputs {
      /// Emits whether the email is valid.
      var isValid: Signal<Bool, Never> { get }

      /// Emits when the help is to be shown.
      var showHelp: Signal<(), Never> { get }
    }

    public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
      public init() {
        self.isValid = self.emailChangedProperty.signal.skipNil().map { $0.contains("@") }
        self.showHelp = self.helpButtonTappedProperty.signal
      }

      private let emailChangedProperty = MutableProperty<String?>(nil)
      public func emailChanged(_ email: String) {
        self.emailChangedProperty.value = email
      }
      private let helpButtonTappedProperty = MutableProperty(())
      public func helpButtonTapped() {
        self.helpButtonTappedProperty.value = ()
      }

      public let isValid: Signal<Bool, Never>
      public let showHelp: Signal<(), Never>

      public var inputs: LoginViewModelInputs { return self }
      public var outputs: LoginViewModelOutputs { return self }
    }
    """,
  test: """
    final class LoginTests: XCTestCase {
      func testHelp() {
        let viewModel = LoginViewModel()
        viewModel.outputs.▸showHelp.observe(self.showHelp.observer)
        {input}
        self.showHelp.assertValueCount(1)
      }
    }
    """,
  other: "viewModel.inputs.emailChanged(\"a@b.example\")", own: "viewModel.inputs.helpButtonTapped()")

private let javaExample = TestExample(
  viewModel: """
    interface LoginViewModel {
      interface Inputs {
        /** Call when the email changes. */
        void emailChanged(String email);

        /** Call when the help button is clicked. */
        void helpButtonClicked();
      }

      interface Outputs {
        /** Emits whether the email is valid. */
        Observable<Boolean> isValid();

        /** Emits when the help is to be shown. */
        Observable<Void> showHelp();
      }

      final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
        public ViewModel(final @NonNull Environment environment) {
          super(environment);
          this.isValid = this.emailChanged.map(email -> email.contains("@"));
          this.showHelp = this.helpButtonClicked;
        }

        private final PublishSubject<String> emailChanged = PublishSubject.create();
        private final PublishSubject<Void> helpButtonClicked = PublishSubject.create();
        private final Observable<Boolean> isValid;
        private final Observable<Void> showHelp;

        public final Inputs inputs = this;
        public final Outputs outputs = this;

        @Override public void emailChanged(final @NonNull String email) {
          this.emailChanged.onNext(email);
        }
        @Override public void helpButtonClicked() {
          this.helpButtonClicked.onNext(null);
        }

        @Override public @NonNull Observable<Boolean> isValid() {
          return this.isValid;
        }
        @Override public @NonNull Observable<Void> showHelp() {
          return this.showHelp;
        }
      }
    }
    """,
  test: """
    final class LoginTest {
      @Test public void testHelp() {
        final LoginViewModel.ViewModel viewModel = new LoginViewModel.ViewModel(environment());
        viewModel.outputs.▸showHelp().subscribe(this.showHelp);
        {input}
        this.showHelp.assertValueCount(1);
      }
    }
    """,
  other: "viewModel.inputs.emailChanged(\"a@b.example\");", own: "viewModel.inputs.helpButtonClicked();")

private let kotlinExample = TestExample(
  viewModel: """
    interface LoginViewModel {
      interface Inputs {
        /** Call when the email changes. */
        fun emailChanged(email: String)

        /** Call when the help button is clicked. */
        fun helpButtonClicked()
      }

      interface Outputs {
        /** Emits whether the email is valid. */
        fun isValid(): Observable<Boolean>

        /** Emits when the help is to be shown. */
        fun showHelp(): Observable<Unit>
      }

      class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
        private val emailChanged = PublishSubject.create<String>()
        private val helpButtonClicked = PublishSubject.create<Unit>()
        private val isValid: Observable<Boolean>
        private val showHelp: Observable<Unit>

        val inputs: Inputs = this
        val outputs: Outputs = this

        init {
          this.isValid = this.emailChanged.map { it.contains("@") }
          this.showHelp = this.helpButtonClicked
        }

        override fun emailChanged(email: String) = this.emailChanged.onNext(email)
        override fun helpButtonClicked() = this.helpButtonClicked.onNext(Unit)
        override fun isValid(): Observable<Boolean> = this.isValid
        override fun showHelp(): Observable<Unit> = this.showHelp
      }
    }
    """,
  test: """
    class LoginTest {
      @Test
      fun testHelp() {
        val viewModel = LoginViewModel.LoginViewModel(environment())
        viewModel.outputs.▸showHelp().subscribe(this.showHelp)
        {input}
        this.showHelp.assertValueCount(1)
      }
    }
    """,
  other: "viewModel.inputs.emailChanged(\"a@b.example\")", own: "viewModel.inputs.helpButtonClicked()")
