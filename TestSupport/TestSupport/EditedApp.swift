import SeededRandom

/// A small app in all dialects with views and tests, and random edits of its files.
package struct EditedApp {
  private var random: SplitMix64

  package init(seed: UInt64) { self.random = SplitMix64(seed: seed) }

  package static let screens = ["Login", "Signup"]

  /// The files that the app starts with, by their names.
  package static let files: [String: String] = {
    var files = [".plumb.yml": "", ".git/HEAD": "ref: refs/heads/main\n", ".gitignore": "Ignored/\n"]
    for screen in Self.screens {
      files["Sources/\(screen)ViewModel.swift"] = Self.reactiveSwift(screen)
      files["Sources/Combine/\(screen)PageViewModel.swift"] = Self.combine(screen + "Page")
      files["Sources/Macro/\(screen)CardViewModel.swift"] = Self.macro(screen + "Card")
      files["Sources/Rx/\(screen)FormViewModel.swift"] = Self.blueprint(screen + "Form")
      files["android/\(screen)ViewModel.java"] = Self.java(screen)
      files["android/\(screen)ListViewModel.kt"] = Self.kotlin(screen + "List")
      files["Views/\(screen)ViewController.swift"] = Self.view(screen)
      files["Tests/\(screen)ViewModelTests.swift"] = Self.test(screen)
      files["android/\(screen)Activity.java"] = Self.activity(screen)
      files["android/\(screen)Fragment.kt"] = Self.fragment(screen + "List")
    }
    files["Sources/Streams.swift"] = "import ReactiveSwift\n\ntypealias TextSignal = Signal<String, Never>\n"
    files["Sources/Service.swift"] = "protocol ServiceType {}\n\nstruct Service: ServiceType {}\n"
    return files
  }()

  /// The names of files that may come: also those that a search leaves out.
  package static let newNames = [
    "Sources/New.swift", "Sources/Deep/Er/Other.swift", "Ignored/Old.swift", "Views/NewView.swift",
    "New.java",
    "android/New.kt", "Pods/Pod.swift", "Tests/NewTests.swift", "Sources/Made.generated.swift",
    "build/Build.swift",
  ]

  // MARK: Edits

  package mutating func number(below limit: Int) -> Int { self.random.below(limit) }

  package mutating func pick(_ names: [String]) -> String { self.random.pick(names, or: "") }

  /// The text of a new file.
  package mutating func newText() -> String {
    let screen = self.pick(Self.screens + ["New"])
    return switch self.random.below(7) {
    case 0: Self.reactiveSwift(screen)
    case 1: Self.view(screen)
    case 2: Self.test(screen)
    case 3: Self.java(screen)
    case 4: Self.kotlin(screen)
    case 5: "public protocol \(screen)ViewModelInputs {\n  func viewDidLoad()\n}\n"
    default: ""
    }
  }

  /// A `.plumb.yml`; now and then one with an error.
  package mutating func configuration() -> String {
    self.pick([
      "", "rules: {final-view-model: off}\n", "rules: {unbound-output: error, sorted-inputs: error}\n",
      "rules: {untested-input: warning, untested-output: note, uncalled-input: warning}\n",
      "rules: {unbound-output: off, uncalled-input: off, bypassed-ports: off, bound-twice: off}\n",
      "exclude: [Views]\n", "include: ['Sources/**', 'Views/**']\n", "dialects: {'Sources/Rx/**': off}\n",
      "baseline: known.json\nfail-level: error\n", "rules: {no-such-rule: on}\n", "exclude: [\n",
      "overrides: [{paths: ['Sources/Combine/**'], rules: {documented-outputs: off}}]\n",
    ])
  }

  package mutating func ignores() -> String {
    self.pick(["Ignored/\n", "", "Ignored/\nViews/\n", "*.kt\n", "Sources/Deep\nTests/Login*\n"])
  }

  /// A text after an edit.
  package mutating func edited(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = self.random.below(lines.count)
    switch self.random.below(9) {
    case 0: lines.remove(at: line)
    case 1: lines.removeSubrange(self.random.range(in: lines.count, atMost: 6))
    case 2: lines.insert(self.pick(lines), at: line)
    case 3: lines.insert(contentsOf: lines[self.random.range(in: lines.count, atMost: 8)], at: line)
    case 4: lines.insert(self.pick(Self.members), at: line)
    case 5:
      let names = [
        "Login", "Signup", "ViewModel", "viewDidLoad", "title", "isLoading", "Inputs", "outputs", "vm",
      ]
      return text.replacing(self.pick(names), with: self.pick(names + ["caption", "Old"]))
    case 6:
      lines[line] += self.pick([" }", " {", " \"", " /*", " (", ".", " self.", " // plumb:disable all"])
    case 7: return self.newText()
    default:
      let screen = self.pick(Self.screens)
      lines.append(
        self.pick(["extension \(screen)ViewModel: CustomStringConvertible {}", "class Base {}", ""]))
    }
    return lines.joined(separator: "\n")
  }

  private static let members = [
    "  var caption: Signal<String, Never> { get }", "  func caption()",
    "  vm.outputs.title.observeValues { _ in }",
    "  let vm: LoginViewModelType = LoginViewModel()",
    "  private let captionProperty = MutableProperty(\"\")",
    "  void caption();", "  fun caption()", "  // plumb:disable:next final-view-model",
    "  self.vm.inputs.viewDidLoad()",
    "  other.isLoading = vm.outputs", "import RxSwift", "  let service: ServiceType", "}", "class Dummy {",
  ]

  // MARK: Texts

  private static func reactiveSwift(_ name: String) -> String {
    """
    import ReactiveSwift

    public protocol \(name)ViewModelInputs {
      /// Call when the view loads.
      func viewDidLoad()
      func titleChanged(_ title: String)
    }

    public protocol \(name)ViewModelOutputs {
      /// Emits the title.
      var title: TextSignal { get }
      var isLoading: Signal<Bool, Never> { get }
    }

    public protocol \(name)ViewModelType {
      var inputs: \(name)ViewModelInputs { get }
      var outputs: \(name)ViewModelOutputs { get }
    }

    public class \(name)ViewModel: \(name)ViewModelType, \(name)ViewModelInputs, \(name)ViewModelOutputs {
      public init(service: ServiceType) {
        self.title = self.titleChangedProperty.signal
        self.isLoading = self.viewDidLoadProperty.signal.map { true }
      }

      let viewDidLoadProperty = MutableProperty(())
      public func viewDidLoad() { self.viewDidLoadProperty.value = () }
      private let titleChangedProperty = MutableProperty("")
      public func titleChanged(_ title: String) { titleChangedProperty.value = title }
      public let title: TextSignal
      public let isLoading: Signal<Bool, Never>
      public var inputs: \(name)ViewModelInputs { return self }
      public var outputs: \(name)ViewModelOutputs { return self }
    }

    """
  }

  private static func combine(_ name: String) -> String {
    self.reactiveSwift(name).replacing("import ReactiveSwift", with: "import Combine")
      .replacing("TextSignal", with: "AnyPublisher<String, Never>")
      .replacing("Signal<Bool", with: "AnyPublisher<Bool").replacing(
        "MutableProperty", with: "CurrentValueSubject")
  }

  private static func macro(_ name: String) -> String {
    """
    import Plumbline

    @ViewModel
    final class \(name)ViewModel {
      protocol Inputs {
        func viewDidLoad()
      }

      protocol Outputs {
        var title: Signal<String> { get }
      }

      func bind() { self.title = self.viewDidLoadSignal.map { "title" } }
    }

    """
  }

  private static func blueprint(_ name: String) -> String {
    """
    import RxSwift

    protocol \(name)ViewModelInputsType {
      var viewDidLoad: PublishSubject<Void> { get }
    }

    protocol \(name)ViewModelOutputsType {
      var title: Observable<String> { get }
      var isLoading: Observable<Bool> { get }
    }

    class \(name)ViewModel {
      let viewDidLoad = PublishSubject<Void>()
      let title: Observable<String>
      let isLoading: Observable<Bool>

      init(service: ServiceType) {
        title = viewDidLoad.map { "title" }
        isLoading = viewDidLoad.map { true }
      }
    }

    extension \(name)ViewModel: \(name)ViewModelInputsType, \(name)ViewModelOutputsType {}

    """
  }

  private static func view(_ name: String) -> String {
    """
    import UIKit

    final class \(name)ViewController: UIViewController {
      private let vm: \(name)ViewModelType = \(name)ViewModel(service: Service())

      override func viewDidLoad() {
        self.vm.outputs.title.observeValues { self.label.text = $0 }
        self.vm.inputs.viewDidLoad()
      }
    }

    """
  }

  private static func test(_ name: String) -> String {
    """
    import XCTest
    @testable import App

    final class \(name)ViewModelTests: XCTestCase {
      func testTitle() {
        let vm = \(name)ViewModel(service: Service())
        vm.outputs.title.observeValues { self.titles.append($0) }
        vm.inputs.titleChanged("a")
        XCTAssertEqual(self.titles, ["a"])
      }
    }

    """
  }

  private static func java(_ name: String) -> String {
    """
    package app;

    import rx.Observable;

    public interface \(name)ViewModel {
      interface Inputs {
        /** Call when the view loads. */
        void viewDidLoad();
        boolean titleChanged(String title);
      }

      interface Outputs {
        Observable<String> title();
        Observable<Boolean> isLoading();
      }

      class ViewModel extends ActivityViewModel<\(name)Activity> implements Inputs, Outputs {
        private final PublishSubject<Void> viewDidLoad = PublishSubject.create();
        public final Inputs inputs = this;
        public final Outputs outputs = this;
        @Override public void viewDidLoad() { viewDidLoad.onNext(null); }
        @Override public boolean titleChanged(String title) { return true; }
        @Override public Observable<String> title() { return this.title; }
        @Override public Observable<Boolean> isLoading() { return this.isLoading; }
        private final Observable<String> title = Observable.empty();
        private final Observable<Boolean> isLoading = Observable.empty();
      }
    }

    """
  }

  private static func activity(_ name: String) -> String {
    """
    package app;

    public final class \(name)Activity extends BaseActivity<\(name)ViewModel.ViewModel> {
      @Override protected void onCreate(Bundle bundle) {
        this.viewModel.outputs.title().subscribe(label::setText);
        this.viewModel.inputs.viewDidLoad();
      }
    }

    """
  }

  private static func kotlin(_ name: String) -> String {
    """
    package app

    import io.reactivex.Observable

    interface \(name)ViewModel {
      interface Inputs {
        fun viewDidLoad()
        fun search(): Boolean
      }

      interface Outputs {
        fun title(): Observable<String>
        fun isLoading(): Observable<Boolean>
      }

      class \(name)ViewModel : ViewModel(), Inputs, Outputs {
        private val viewDidLoad = PublishSubject.create<Unit>()
        private val title = BehaviorSubject.create<String>()
        val inputs: Inputs = this
        val outputs: Outputs = this
        override fun viewDidLoad() = viewDidLoad.onNext(Unit)
        override fun search(): Boolean = true
        override fun title(): Observable<String> = title
        override fun isLoading(): Observable<Boolean> = Observable.just(false)
      }
    }

    """
  }

  private static func fragment(_ name: String) -> String {
    """
    package app

    import app.\(name)ViewModel.\(name)ViewModel

    class \(name)Fragment(private val viewModel: \(name)ViewModel) {
      fun bind() {
        viewModel.outputs.title().subscribe { show(it) }
        viewModel.inputs.viewDidLoad()
      }
    }

    """
  }
}
