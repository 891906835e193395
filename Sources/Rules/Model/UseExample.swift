import SourceModel

/// A small view model with its view and its test, from which the examples of the rules about uses are made.
struct UseExample {
  /// What a view or a test does with the view model.
  enum Step {
    case callLoad, callRefresh, observeLoading, observeProfile, observePast, observeAgain, observeAnywhere
  }

  var dialect: Dialect
  /// The view model; `{output}` and `{input}` are where a finding about a port is marked.
  var viewModel: String
  /// A view and a test; `{steps}` are the statements.
  var view: String
  var test: String
  var steps: [Step: String]

  static let all = [kickstarterSwift, rxSwift, kickstarterJava, kickstarterKotlin]

  /// An example for each dialect.
  ///
  /// - Parameters:
  ///   - dialects: the dialects.
  ///   - mark: the port that is marked, `output` or `input`; nil where a step is.
  ///   - step: the step that is marked.
  ///   - bad: what the view does, and the test.
  ///   - good: the same in the good example.
  static func examples(
    _ dialects: [Dialect] = Dialect.allCases, mark: String? = nil, step: Step? = nil,
    bad: (view: [Step], test: [Step]),
    good: (view: [Step], test: [Step])
  ) -> [RuleExample] {
    self.all.filter { dialects.contains($0.dialect) }.map { example in
      RuleExample(
        example.dialect, bad: example.text(bad.view, bad.test, mark: mark, step: step),
        good: example.text(good.view, good.test, mark: nil, step: nil))
    }
  }

  private func text(_ view: [Step], _ test: [Step], mark: String?, step marked: Step?) -> String {
    func filled(_ text: String, _ steps: [Step]) -> String {
      guard !steps.isEmpty else { return "" }
      let lines = steps.compactMap { step in
        self.steps[step].map { line in step == marked ? line : line.filter { $0 != RuleExample.mark } }
      }
      return "\n\n" + text.replacing("{steps}", with: lines.joined(separator: "\n    "))
    }
    let viewModel = ["output", "input"].reduce(self.viewModel) { (text: String, port: String) in
      text.replacing("{\(port)}", with: port == mark ? String(RuleExample.mark) : "")
    }
    return viewModel + filled(self.view, view) + filled(self.test, test)
  }

  private static let kickstarterSwift = UseExample(
    dialect: .kickstarterSwift,
    viewModel: """
      public protocol ProfileViewModelInputs {
        /// Call when the refresh button is tapped.
        func {input}refreshButtonTapped()

        /// Call when the view did load.
        func viewDidLoad()
      }

      public protocol ProfileViewModelOutputs {
        /// Emits whether the profile is loading.
        var {output}isLoading: Signal<Bool, Never> { get }

        /// Emits the profile.
        var profile: Signal<Profile, Never> { get }
      }

      public final class ProfileViewModel: ProfileViewModelInputs, ProfileViewModelOutputs {
        public var inputs: ProfileViewModelInputs { return self }
        public var outputs: ProfileViewModelOutputs { return self }
      }
      """,
    view: """
      final class ProfileViewController {
        private let viewModel = ProfileViewModel()

        func bindViewModel() {
          {steps}
        }
      }
      """,
    test: """
      final class ProfileTests: XCTestCase {
        private let viewModel = ProfileViewModel()

        func testProfile() {
          {steps}
        }
      }
      """,
    steps: [
      .callLoad: "self.viewModel.inputs.viewDidLoad()",
      .callRefresh: "self.viewModel.inputs.refreshButtonTapped()",
      .observeLoading: "self.viewModel.outputs.isLoading.observeForUI().observeValues { show($0) }",
      .observeProfile: "self.viewModel.outputs.profile.observeForUI().observeValues { show($0) }",
      .observePast: "self.viewModel.▸isLoading.observeForUI().observeValues { show($0) }",
      .observeAgain: "self.viewModel.outputs.▸profile.observeForUI().observeValues { show($0) }",
      .observeAnywhere: "self.viewModel.outputs.▸isLoading.observeValues { show($0) }",
    ])

  private static let rxSwift = UseExample(
    dialect: .rxSwift,
    viewModel: """
      protocol ProfileViewModelInputsType {
        var {input}refreshTapped: PublishSubject<Void> { get }
        var viewLoaded: PublishSubject<Void> { get }
      }

      protocol ProfileViewModelOutputsType {
        var {output}isLoading: Observable<Bool> { get }
        var profile: Observable<Profile> { get }
      }

      final class ProfileViewModel: ProfileViewModelInputsType, ProfileViewModelOutputsType {
        var inputs: ProfileViewModelInputsType { return self }
        var outputs: ProfileViewModelOutputsType { return self }
      }
      """,
    view: """
      final class ProfileViewController {
        private var viewModel: ProfileViewModel!

        func bindViewModel() {
          {steps}
        }
      }
      """,
    test: """
      final class ProfileTests: XCTestCase {
        private let viewModel = ProfileViewModel()

        func testProfile() {
          {steps}
        }
      }
      """,
    steps: [
      .callLoad: "viewModel.inputs.viewLoaded.onNext(())",
      .callRefresh: "refreshButton.rx.tap.bind(to: viewModel.inputs.refreshTapped).disposed(by: bag)",
      .observeLoading: "viewModel.outputs.isLoading.bind(to: spinner.rx.isAnimating).disposed(by: bag)",
      .observeProfile: "viewModel.outputs.profile.subscribe(onNext: show).disposed(by: bag)",
      .observePast: "viewModel.▸isLoading.bind(to: spinner.rx.isAnimating).disposed(by: bag)",
      .observeAgain: "viewModel.outputs.▸profile.subscribe(onNext: show).disposed(by: bag)",
    ])

  private static let kickstarterJava = UseExample(
    dialect: .kickstarterJava,
    viewModel: """
      public interface ProfileViewModel {
        interface Inputs {
          /** Call when the refresh button is clicked. */
          void {input}refreshButtonClicked();

          /** Call when the view appears. */
          void viewAppeared();
        }

        interface Outputs {
          /** Emits whether the profile is loading. */
          Observable<Boolean> {output}isLoading();

          /** Emits the profile. */
          Observable<Profile> profile();
        }

        final class ViewModel extends ActivityViewModel<ProfileActivity> implements Inputs, Outputs {
          public final Inputs inputs = this;
          public final Outputs outputs = this;
        }
      }
      """,
    view: """
      final class ProfileActivity extends BaseActivity<ProfileViewModel.ViewModel> {
        void bind() {
          {steps}
        }
      }
      """,
    test: """
      final class ProfileTest {
        private final ProfileViewModel.ViewModel viewModel = new ProfileViewModel.ViewModel();

        public void testProfile() {
          {steps}
        }
      }
      """,
    steps: [
      .callLoad: "this.viewModel.inputs.viewAppeared();",
      .callRefresh:
        "this.refreshButton.setOnClickListener(__ -> this.viewModel.inputs.refreshButtonClicked());",
      .observeLoading:
        "this.viewModel.outputs.isLoading().compose(observeForUI()).subscribe(this::showSpinner);",
      .observeProfile: "this.viewModel.outputs.profile().compose(observeForUI()).subscribe(this::show);",
      .observePast: "this.viewModel.▸isLoading().compose(observeForUI()).subscribe(this::showSpinner);",
      .observeAgain: "this.viewModel.outputs.▸profile().compose(observeForUI()).subscribe(this::show);",
      .observeAnywhere: "this.viewModel.outputs.▸isLoading().subscribe(this::showSpinner);",
    ])

  private static let kickstarterKotlin = UseExample(
    dialect: .kickstarterKotlin,
    viewModel: """
      interface ProfileViewModel {
        interface Inputs {
          /** Call when the refresh button is clicked. */
          fun {input}refreshButtonClicked()

          /** Call when the view appears. */
          fun viewAppeared()
        }

        interface Outputs {
          /** Emits whether the profile is loading. */
          fun {output}isLoading(): Observable<Boolean>

          /** Emits the profile. */
          fun profile(): Observable<Profile>
        }

        class ProfileViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
          val inputs: Inputs = this
          val outputs: Outputs = this
        }
      }
      """,
    view: """
      class ProfileActivity : AppCompatActivity() {
        private val viewModel: ProfileViewModel.ProfileViewModel by viewModels { factory }

        fun bind() {
          {steps}
        }
      }
      """,
    test: """
      class ProfileTest {
        private val viewModel = ProfileViewModel.ProfileViewModel(environment)

        fun testProfile() {
          {steps}
        }
      }
      """,
    steps: [
      .callLoad: "viewModel.inputs.viewAppeared()",
      .callRefresh: "refreshButton.setOnClickListener { viewModel.inputs.refreshButtonClicked() }",
      .observeLoading: "viewModel.outputs.isLoading().observeOn(mainThread()).subscribe { showSpinner(it) }",
      .observeProfile: "viewModel.outputs.profile().observeOn(mainThread()).subscribe { show(it) }",
      .observePast: "viewModel.▸isLoading().observeOn(mainThread()).subscribe { showSpinner(it) }",
      .observeAgain: "viewModel.outputs.▸profile().observeOn(mainThread()).subscribe { show(it) }",
      .observeAnywhere: "viewModel.outputs.▸isLoading().subscribe { showSpinner(it) }",
    ])
}
