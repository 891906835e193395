import SourceModel
import Testing

struct UnboundOutputTests {
  static let viewModel = Sketch.template(
    inputs: "func viewDidLoad()",
    outputs: "var ▸title: Signal<String, Never> { get }\nvar name: Signal<String, Never> { get }",
    members:
      "var inputs: LoginViewModelInputs { return self }\nvar outputs: LoginViewModelOutputs { return self }")

  @Test(
    "An output without a use is reported where a view uses the view model",
    arguments: [
      RuleCase(
        "A view observes another output",
        messages: ["bind 'title' in a view, or remove it: nothing observes it"],
        viewModel + """
          final class LoginView { let viewModel = LoginViewModel(); func bind() { viewModel.outputs.name.start() } }
          """),
      RuleCase(
        "Only a test observes it",
        viewModel + """
          final class LoginView { let viewModel = LoginViewModel(); func bind() { viewModel.outputs.name.start() } }
          final class LoginTests { let viewModel = LoginViewModel(); func test() { viewModel.outputs.title.start() } }
          """),
      RuleCase(
        "A test of an unknown view model observes an output of that name",
        viewModel + """
          final class LoginView { let viewModel = LoginViewModel(); func bind() { viewModel.outputs.name.start() } }
          final class CellTests { func test() { cells.forEach { $0.outputs.title.start() } } }
          """),
      RuleCase(
        "Only the view model itself reads it",
        messages: ["bind 'title' in a view, or remove it from the outputs: only the view model uses it"],
        viewModel + """
          final class LoginView { let viewModel = LoginViewModel(); func bind() { viewModel.outputs.name.start() } }
          extension LoginViewModel { func log() { self.title.observeValues { print($0) } } }
          """),
      RuleCase(
        "Only the view model itself observes it",
        messages: ["bind 'title' in a view, or remove it from the outputs: only the view model uses it"],
        viewModel + """
          final class LoginView { let viewModel = LoginViewModel(); func bind() { viewModel.outputs.name.start() } }
          extension LoginViewModel { func log() { self.outputs.title.start() } }
          """),
    ])
  func reported(_ testCase: RuleCase) throws { try testCase.check("unbound-output") }

  @Test("The views of a list at the top level are not those of nested lists of that name")
  func namesakes() throws {
    try RuleCase(
      "a nested list and one at the top level", .kickstarterKotlin,
      messages: ["bind 'name' in a view, or remove it: nothing observes it"],
      """
      interface LoginViewModel {
        interface Inputs { fun viewAppeared() }
        interface Outputs { fun title(): Observable<String> }
        class ViewModel(environment: Environment) : Inputs, Outputs {
          val inputs: Inputs = this
          val outputs: Outputs = this
        }
      }

      interface Outputs { fun ▸name(): Observable<String>; fun text(): Observable<String> }
      class PaymentViewModel(environment: Environment) : ViewModel(), Outputs {
        val outputs: Outputs = this
      }

      class PaymentActivity : AppCompatActivity() {
        private val viewModel: PaymentViewModel by viewModels { factory }
        fun bind() { viewModel.outputs.text().subscribe { show(it) } }
      }
      """
    ).check("unbound-output")
  }

  @Test(
    "Nothing is reported",
    arguments: [
      ("where no view is in the run", ""),
      (
        "where only tests are in the run",
        "final class LoginTests { let viewModel = LoginViewModel(); func test() { viewModel.outputs.name.start() } }"
      ),
      (
        "where a view of an unknown view model observes an output of that name",
        """
        final class LoginView { let viewModel = LoginViewModel(); func bind() { viewModel.outputs.name.start() } }
        final class Cells { func bind() { cells.forEach { $0.outputs.title.start() } } }
        """
      ),
      (
        "where the list is handed to other code",
        "final class LoginView { let viewModel = LoginViewModel(); func bind() { connect(viewModel.outputs) } }"
      ),
      (
        "where an extension of the protocol observes it",
        """
        final class LoginView { let viewModel = LoginViewModel(); func bind() { viewModel.outputs.name.start() } }
        extension LoginViewModelOutputs { func log() { self.title.start() } }
        """
      ),
      (
        "where another view model observes it",
        """
        final class LoginView { let viewModel = LoginViewModel(); func bind() { viewModel.outputs.name.start() } }
        final class TabViewModel { let login = LoginViewModel(); init() { self.login.outputs.title.start() } }
        """
      ),
    ])
  func silent(_ why: String, _ view: String) throws {
    try RuleCase(why, Self.viewModel.filter { $0 != "▸" } + view).check("unbound-output")
  }
}
