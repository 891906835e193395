import PortUses
import SourceModel
import Testing

struct RunUsesTests {
  static let swift = [
    UseCase(
      "The state and the bindings that '@ViewModel' generates, and a task",
      uses: ["emailChanged view", "isValid view", "title view", "viewDidLoad view"],
      """
      struct LoginView: View {
        @State private var viewModel = LoginViewModel()
        var body: some View {
          VStack {
            TextField("Email", text: self.viewModel.binding(\\.title, self.viewModel.inputs.emailChanged))
            Text(self.viewModel.state.isValid ? "Yes" : "No")
          }
          .onAppear { self.viewModel.inputs.viewDidLoad() }
        }
      }
      """),
    UseCase(
      "The state in a view of its own, and an output in a task", uses: ["isValid view", "title view"],
      """
      struct LoginForm: View {
        let state: LoginViewModel.ViewState
        let outputs: LoginViewModelOutputs
        var body: some View {
          Text(self.state.binding(\\.title, { _ in }).wrappedValue)
            .task { for await isValid in self.outputs.isValid.values { print(isValid) } }
        }
      }
      """),
    UseCase(
      "A preview is no use", uses: ["title view"],
      """
      struct LoginView: View {
        let viewModel: LoginViewModel
        var body: some View { Text(self.viewModel.state.title) }
      }
      #Preview("Valid", traits: .portrait) {
        let viewModel = LoginViewModel()
        viewModel.inputs.viewDidLoad()
        return LoginView(viewModel: viewModel)
      }
      struct LoginView_Previews: PreviewProvider {
        static var previews: some View {
          let viewModel = LoginViewModel()
          viewModel.inputs.emailChanged("ada")
          return LoginView(viewModel: viewModel)
        }
      }
      """),
    UseCase(
      "A member with a declared type", uses: ["emailChanged view", "title view"],
      """
      final class LoginViewController: UIViewController {
        @IBAction func changed() { self.viewModel.inputs.emailChanged("") }
        func bind() { viewModel?.outputs.title.observeValues { _ in } }
        private var viewModel: LoginViewModelType!
      }
      """),
    UseCase(
      "A member that is made where it is declared", uses: ["title view"],
      """
      struct LoginView: View {
        @StateObject private var model = LoginViewModel()
        var body: some View { Text("").onReceive(self.model.outputs.title) { print($0) } }
      }
      """),
    UseCase(
      "Local names for the lists", uses: ["emailChanged view", "title view"],
      """
      final class LoginViewController {
        var viewModel: LoginViewModelType!
        func bind() {
          let inputs = viewModel.inputs, other = 1
          let outputs = viewModel.outputs
          button.rx.tap.bind(to: inputs.emailChanged).disposed(by: bag)
          outputs
            .title
            .bind(to: label.rx.text)
        }
      }
      """),
    UseCase(
      "The base class names the view model", uses: ["title view", "viewDidLoad view"],
      """
      class BaseViewController<Model> { var viewModel: Model }
      class FormViewController<M>: BaseViewController<M> {}
      final class LoginViewController: FormViewController<LoginViewModelType> {
        func bind() {
          viewModel.inputs.viewDidLoad()
          self.label.rac.text <~ self.viewModel.outputs.title
        }
      }
      """),
    UseCase(
      "A generic parameter with a bound", uses: ["title view", "viewDidLoad view"],
      """
      final class Screen<Model: LoginViewModelType> {
        let model: Model
        func bind() { model.outputs.title.start() }
        func load<Other: LoginViewModelType>(_ viewModel: Other) { viewModel.inputs.viewDidLoad() }
      }
      """),
    UseCase(
      "Parameters, captures, casts and optional bindings",
      uses: ["emailChanged view", "isValid view", "title view"],
      """
      final class LoginViewController {
        let viewModel: LoginViewModelType
        func bind(outputs: LoginViewModelOutputs) { outputs.title.start() }
        func tap(_ screen: Any) {
          guard let vm = screen as? LoginViewModelType else { return }
          vm.outputs.isValid.start()
          run { [weak helper = self.viewModel] in helper?.inputs.emailChanged("") }
        }
      }
      """),
    UseCase(
      "A type alias, and a member of another type", uses: ["title view", "viewDidLoad view"],
      """
      typealias Model = LoginViewModelType
      final class Scene { let viewModel: Model = LoginViewModel() }
      final class Other {
        let scene = Scene()
        func load() { self.scene.viewModel.inputs.viewDidLoad() }
        func make() -> Scene { Scene() }
        func bind() { make().viewModel.outputs.title.start() }
      }
      """),
    UseCase(
      "A class that is named by the call that makes it", uses: ["viewDidLoad view"],
      """
      final class LoginViewController {
        let viewModel: LoginViewModelType = LoginViewModel()
        static func make() -> LoginViewController {
          let controller = Storyboard.login.instantiate(LoginViewController.self)
          controller.viewModel.inputs.viewDidLoad()
          return controller
        }
      }
      """),
    UseCase(
      "Strings and comments are no code, but what a string evaluates is", uses: ["title view"],
      #"""
      final class LoginViewController {
        let viewModel: LoginViewModelType
        // viewModel.outputs.isValid
        /* viewModel.inputs.viewDidLoad() /* nested */ viewModel.inputs.viewDidLoad() */
        let text = "viewModel.outputs.isValid \(viewModel.outputs.title) viewModel.outputs.isValid"
      }
      """#),
    UseCase(
      "Tests and view models", uses: ["isValid viewModel", "title test"],
      """
      final class LoginTests: XCTestCase {
        let vm: LoginViewModelType = LoginViewModel()
        func testTitle() { self.vm.outputs.title.observe(observer) }
      }
      final class TabViewModel {
        let login: LoginViewModelType
        init() { self.login.outputs.isValid.start() }
      }
      """),
    UseCase(
      "Ports that are reached on the view model itself", uses: ["title view directly"],
      """
      final class LoginViewController {
        let viewModel = LoginViewModel()
        func bind() { viewModel.title.start() }
      }
      """),
    UseCase(
      "A list that is handed to other code", uses: ["* view"],
      """
      final class LoginViewController {
        let viewModel: LoginViewModelType
        func bind() { connect(viewModel.outputs) }
      }
      """),
    UseCase(
      "What nothing tells is counted", uses: [], unresolved: ["title"],
      """
      final class List {
        func bind() { cells.forEach { $0.viewModel.outputs.title.start() } }
      }
      """),
    UseCase(
      "A generic parameter that 'where' bounds", uses: ["emailChanged view", "isValid view", "title view"],
      """
      struct LoginView<Model>: View where Model: LoginViewModelType, Model: ObservableObject {
        @ObservedObject var model: Model
        var body: some View {
          Text("").onReceive(model.outputs.title) { print($0) }.onTapGesture { self.model.inputs.emailChanged("") }
        }
      }
      func bind<Model>(_ model: Model) -> Bool where Model: LoginViewModelType { model.outputs.isValid.start() }
      """),
    UseCase(
      "What a closure gets is the optional, or what the list has",
      uses: [
        "emailChanged view", "isValid view", "map view directly", "title view", "title view",
        "viewDidLoad view",
      ],
      """
      final class List {
        var model: LoginViewModelType?
        let models: [LoginViewModelType]
        let chosen: Observable<LoginViewModelType>
        func bind() {
          model.map { $0.outputs.title.start() }
          models.filter { $0.outputs.isValid.value }.first?.inputs.viewDidLoad()
          self.models.forEach({ vm in if flag.isOn { vm.inputs.emailChanged("") } })
          chosen.subscribe(onNext: { $0.outputs.title.start() }).disposed(by: bag)
        }
      }
      """),
    UseCase(
      "A class that a call names is what its closure gets", uses: ["title view", "title view directly"],
      """
      final class List {
        func bind() {
          table.rx.modelSelected(LoginViewModel.self).flatMap { $0.outputs.title }.subscribe()
          table.rx.modelSelected(LoginViewModel.self).map { model in model.title }.subscribe()
        }
      }
      """),
    UseCase(
      "Key paths begin at what the closure would get, or at the type that they name",
      uses: ["emailChanged view", "isValid view", "map view directly", "title view"], unresolved: ["title"],
      """
      final class List {
        let models: [LoginViewModelType]
        func bind() {
          models.map(\\.outputs.title)
          observe(\\LoginViewModelType.outputs.isValid)
          models.first.map(\\LoginViewModel.inputs.emailChanged)
          cells.map(\\.viewModel.outputs.title)
        }
      }
      """),
    UseCase(
      "What a closure of other code gets is unknown", uses: ["map view directly", "title view"],
      unresolved: ["isValid", "isValid", "title", "viewDidLoad"],
      """
      final class List {
        let model: LoginViewModelType?
        let models: [LoginViewModelType]
        func bind() {
          models.forEach { run { $0.outputs.isValid.start() } }
          models.sorted(by: { $0.outputs.isValid.value && $1.outputs.title.value })
          models.reduce(0) { $0.inputs.viewDidLoad() }
          model.map { if isOn { $0.outputs.title.start() } }
        }
      }
      """),
    UseCase(
      "A loop gets what the list has", uses: ["emailChanged view", "title view"], unresolved: ["isValid"],
      """
      final class List {
        let viewModels: [LoginViewModelType]
        let viewModel: LoginViewModelType
        func bind() {
          for viewModel in self.viewModels { viewModel.inputs.emailChanged("") }
          for viewModel in viewModels where cells.isEmpty { viewModel.outputs.isValid.start() }
          while cells.isEmpty { viewModel.outputs.title.start() }
        }
      }
      """),
    UseCase(
      "A function with the annotation of tests, and the type that has it",
      uses: ["isValid test", "title test"],
      """
      @Suite struct LoginBehaviour {
        let vm: LoginViewModelType
        func title() { self.vm.outputs.title.observe(observer) }
      }
      @Test func behaves() { LoginViewModel().outputs.isValid.observe(observer) }
      """),
    UseCase(
      "Members of other types that are called like lists are none", uses: [],
      """
      final class Camera {
        let session: AVCaptureSession
        func stop() { session.outputs.first?.stop() }
      }
      """),
    UseCase(
      "A local name hides a member", uses: [], unresolved: ["title"],
      """
      final class LoginViewController {
        let viewModel: LoginViewModelType
        func bind() { each { viewModel in viewModel.outputs.title.start() } }
      }
      """),
  ]

  static let others = [
    UseCase(
      "The base class of an activity", .java, uses: ["emailChanged view", "title view"],
      """
      @RequiresActivityViewModel(LoginViewModel.ViewModel.class)
      public final class LoginActivity extends BaseActivity<LoginViewModel.ViewModel> {
        void bind() {
          this.viewModel.outputs.title().compose(bindToLifecycle()).subscribe(this::show);
          text.subscribe(this.viewModel.inputs::emailChanged);
        }
      }
      """),
    UseCase(
      "A base class of the run, a cast and a parameter", .java,
      uses: ["isValid view", "title view", "viewAppeared view"],
      """
      abstract class BaseActivity<VM extends ActivityViewModel> { protected VM viewModel; public VM viewModel() { return viewModel; } }
      final class LoginActivity extends BaseActivity<LoginViewModel.ViewModel> {}
      final class Toolbar {
        void bind(final @NonNull LoginViewModel.Outputs outputs) { outputs.title().subscribe(); }
        void load() {
          ((LoginActivity) getContext()).viewModel().inputs.viewAppeared();
          final LoginActivity activity = (LoginActivity) getContext();
          if (activity.viewModel().outputs.isValid() != null) { return; }
        }
      }
      """),
    UseCase(
      "A test in Java", .java, uses: ["emailChanged test", "title test"],
      """
      public final class LoginViewModelTest extends RobolectricTestCase {
        private LoginViewModel.ViewModel vm;
        protected void setUpEnvironment(final @NonNull Environment environment) {
          this.vm = new LoginViewModel.ViewModel(environment);
          this.vm.outputs.title().subscribe(this.title);
        }
        @Test public void testTitle() {
          final LoginViewModel.ViewModel other = new LoginViewModel.ViewModel(environment());
          other.inputs.emailChanged("");
        }
      }
      """),
    UseCase(
      "Delegates, scope functions and accessors in Kotlin", .kotlin,
      uses: ["emailChanged view", "isValid view", "title view", "viewAppeared view"],
      """
      class LoginActivity : AppCompatActivity() {
        private val viewModel: LoginViewModel.LoginViewModel by viewModels { factory }
        private val other by viewModels<LoginViewModel.LoginViewModel>()
        private val third = ViewModelProvider(this).get(LoginViewModel.LoginViewModel::class.java)
        fun bind() {
          viewModel.outputs.title().subscribe { show(it) }
          other.let { model -> model.inputs.emailChanged("") }
          third.outputs.also { it.isValid() }
          button.setOnClickListener { viewModel.inputs.viewAppeared() }
        }
      }
      """),
    UseCase(
      "A constructor, a lazy value and a function without braces in Kotlin", .kotlin,
      uses: ["emailChanged view", "title view", "viewAppeared view"],
      """
      class LoginScreen(private val viewModel: LoginViewModel.LoginViewModel, val name: String) : Screen(name) {
        private val model by lazy { LoginViewModel.LoginViewModel(environment) }
        fun appear() = viewModel.inputs.viewAppeared()
        fun change(model: LoginViewModel.LoginViewModel) = model.inputs.emailChanged("${model.outputs.title()}")
      }
      """),
    UseCase(
      "Java that reads properties of Kotlin, and imports a nested class", .kotlin, other: .java,
      uses: ["emailChanged test", "title test"],
      """
      import app.LoginViewModel.LoginViewModel;
      final class LoginTest {
        @Test public void test() {
          final LoginViewModel vm = new LoginViewModel(environment());
          vm.getInputs().emailChanged("");
          vm.getOutputs().title().subscribe(title);
        }
      }
      """),
    UseCase(
      "A function of Compose, and what it keeps as state", .kotlin,
      uses: ["emailChanged view", "isValid view", "title view", "viewAppeared view"],
      """
      @Composable
      fun LoginScreen(viewModel: LoginViewModel.LoginViewModel = viewModel()) {
        val title by viewModel.outputs.title().subscribeAsState(initial = "")
        val isValid = viewModel.outputs.isValid().collectAsState(false)
        Button(onClick = viewModel.inputs::viewAppeared) { Text(title) }
        Field(onChange = { viewModel.inputs.emailChanged(it) })
      }
      """),
    UseCase(
      "Compose: state of a live data and of a flow, parameters of functions, and references", .kotlin,
      uses: ["* view", "isValid view", "title view", "viewAppeared view"], unresolved: ["emailChanged"],
      """
      @Composable
      fun LoginScreen() {
        val viewModel: LoginViewModel.LoginViewModel = hiltViewModel()
        val onAppear = viewModel.inputs::viewAppeared
        Header(viewModel.outputs)
        Fields(vm = viewModel, onAppear)
      }
      @Composable
      private fun Header(outputs: LoginViewModel.Outputs) {
        val title by outputs.title().observeAsState("")
      }
      @Composable
      fun Fields(vm: LoginViewModel.LoginViewModel, onAppear: () -> Unit, onChange: (String) -> Unit = vm.inputs::emailChanged) {
        val (isValid, _) = vm.outputs.isValid().collectAsStateWithLifecycle(false)
      }
      """),
    UseCase(
      "Compose: a holder of state, an extension, a local of the composition, and effects", .kotlin,
      uses: ["emailChanged view", "isValid view"], unresolved: ["title", "viewAppeared"],
      """
      @Stable
      class LoginState(private val viewModel: LoginViewModel.LoginViewModel) {
        val isValid: State<Boolean> @Composable get() = viewModel.outputs.isValid().collectAsState(false)
        fun changed(text: String) = viewModel.inputs.emailChanged(text)
      }
      val LocalLogin = staticCompositionLocalOf<LoginViewModel.LoginViewModel> { error("") }
      @Composable
      fun LoginViewModel.LoginViewModel.Title() {
        val title by produceState("") { outputs.title().collect { value = it } }
      }
      @Composable
      fun Start() {
        LaunchedEffect(Unit) { LocalLogin.current.inputs.viewAppeared() }
      }
      """),
    UseCase(
      "What a closure in Kotlin gets, and what that hides", .kotlin,
      uses: ["isValid view", "title view", "viewAppeared view"], unresolved: ["emailChanged"],
      """
      class Feed(val models: List<LoginViewModel.LoginViewModel>, val model: LoginViewModel.LoginViewModel?) {
        fun bind() {
          models.forEach { it.outputs.title().subscribe() }
          models.filter { model -> model.outputs.isValid() }
          model?.let { if (isOn) { it.inputs.viewAppeared() } }
          model?.let { later { it.inputs.emailChanged("") } }
        }
      }
      """),
    UseCase(
      "A class with the annotation of tests", .java, uses: ["isValid test", "title test"],
      """
      final class LoginBehaviour {
        private final LoginViewModel.ViewModel vm = new LoginViewModel.ViewModel(environment());
        void observe() { this.vm.outputs.isValid().subscribe(this.isValid); }
        @Test void showsTitle() { this.vm.outputs.title().subscribe(this.title); }
      }
      """),
    UseCase(
      "A value that is there, and an import with another name, in Kotlin", .kotlin,
      uses: ["title view", "viewAppeared view"],
      """
      import LoginViewModel.LoginViewModel as Model
      class LoginScreen(private val viewModel: Model?) {
        fun bind() {
          val viewModel = requireNotNull(this.viewModel)
          viewModel.outputs.title().subscribe { show(it) }
          checkNotNull(this.viewModel).inputs.viewAppeared()
        }
      }
      """),
    UseCase(
      "A type of another library with the name of a nested one", .java, uses: [], unresolved: ["title"],
      """
      import androidx.lifecycle.ViewModel;
      final class Feed extends ViewModel {
        void bind() { this.outputs.title().subscribe(show); }
      }
      """),
    UseCase(
      "Code with another receiver in Kotlin", .kotlin, uses: ["* view"],
      """
      class LoginActivity(val viewModel: LoginViewModel.LoginViewModel) {
        fun bind() { viewModel.outputs.apply { title().subscribe() } }
      }
      """),
  ]

  @Test("Names mean view models by types, values, classes and scopes", arguments: swift + others)
  func uses(_ testCase: UseCase) {
    #expect(testCase.found == testCase.uses)
    #expect(testCase.run.resolution.unresolved.map(\.owner) == testCase.unresolved)
  }

  @Test("An import names the class in an interface of the same name")
  func imported() {
    let run = UseCase(
      "An import", .kotlin, uses: [],
      """
      import LoginViewModel.LoginViewModel
      class LoginScreen(private val viewModel: LoginViewModel) {
        fun bind() { viewModel.outputs.title().subscribe { show(it) } }
      }
      """
    ).run
    #expect(
      run.summary(of: ["LoginViewModel.Outputs"], having: []).contains {
        $0.hasPrefix("LoginViewModel.Outputs.title view")
      })
  }

  @Test(
    "A use belongs to the view model of the package that the file names",
    arguments: [
      ("login", "class LoginScreen(val viewModel: LoginViewModel.LoginViewModel)"),
      (
        "screens",
        "import login.LoginViewModel\nclass LoginScreen(val viewModel: LoginViewModel.LoginViewModel)"
      ),
      ("screens", "import login.*\nclass LoginScreen(val viewModel: LoginViewModel.LoginViewModel)"),
      ("screens", "class LoginScreen(val viewModel: login.LoginViewModel.LoginViewModel)"),
    ])
  func packages(_ package: String, _ head: String) {
    let viewModel = UseCase.viewModels[.kotlin] ?? ""
    let view = "package \(package)\n\(head) { fun bind() { viewModel.outputs.title().subscribe() } }"
    let sources = [
      ("Login", "package login\n" + viewModel), ("Admin", "package admin\n" + viewModel), ("Screen", view),
    ]
    let run = RunUses(
      sources.map { path, text in
        .init(path: path, language: .kotlin, uses: SourceUses(Array(text.utf8), .kotlin))
      })
    let uses = run.summary(of: ["login.LoginViewModel.Outputs"], having: []).filter {
      $0.contains(" Screen ")
    }
    #expect(uses.count == 1)
    #expect(run.summary(of: ["admin.LoginViewModel.Outputs"], having: []).isEmpty)
    #expect(run.resolution.unresolved.isEmpty)
  }

  @Test("Any part of a file is read without a trap", arguments: swift + others)
  func parts(_ testCase: UseCase) {
    let bytes = Array(testCase.source.utf8)
    var read = 0
    for end in bytes.indices {
      read += SourceUses(Array(bytes[..<end]), testCase.language) == nil ? 0 : 1
      read += SourceUses(Array(bytes[end...]), testCase.language) == nil ? 0 : 1
    }
    #expect(read > 0)
  }

  static let hostile = [
    "deep brackets": String(repeating: "(", count: 5_000),
    "deep type arguments": String(repeating: "a<", count: 5_000),
    "nested type arguments": "var a: " + String(repeating: "A<", count: 5_000),
    "a long intersection": "var a: " + String(repeating: "A & ", count: 20_000) + "A",
    "a long type of a function": "var a: " + String(repeating: "() -> ", count: 20_000) + "A",
    "parameters in parameters": String(repeating: "func f(a: A = ", count: 5_000),
    "values of values": (0..<3_000).map { "lazy var a\($0) = self.a\($0 + 1).inputs" }
      .joined(separator: "\n"),
    "types that inherit on many ways": "let a: A0\nfunc b() { a.inputs.title() }\n"
      + (0..<22).map { "class A\($0): A\($0 + 1), B\($0 + 1) {}\nclass B\($0): A\($0 + 1), B\($0 + 1) {}\n" }
      .joined() + "class A22 {}\nclass B22 {}",
    "aliases of aliases": "let a: A0\nfunc b() { a.inputs.title() }\n"
      + (0..<14).map { "typealias A\($0) = A\($0 + 1) & A\($0 + 1) & A\($0 + 1) & A\($0 + 1)\n" }.joined(),
    "a long chain": "vm" + String(repeating: ".inputs", count: 5_000) + ".title.start()",
  ]

  @Test(
    "Text that was made to end the stack, or to take for ever, is read, or left out where its brackets are too deep",
    arguments: hostile.keys.sorted())
  func deep(_ name: String) {
    let code = """
      final class LoginViewController {
        let vm = LoginViewModel()
        func bind() { vm.inputs.viewDidLoad() }
        \(Self.hostile[name] ?? "")
      }
      """
    let isTooDeep = ["deep brackets", "parameters in parameters"].contains(name)
    #expect(UseCase(name, uses: [], code).found.contains("viewDidLoad view") == !isTooDeep)
  }
}
