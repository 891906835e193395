import TestSupport

/// A small app for iOS and Android, with the files that options name.
enum OptionApp {
  /// A new folder with the app.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in self.files { try folder.write(text, to: path) }
    for (path, text) in try self.baselines.get() { try folder.write(text, to: path) }
    try folder.makeFolder("Empty")
    return folder
  }

  /// Makes a repository of the folder.
  static let commit = "git init -q . && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm x && "

  /// The baselines of the app, which the command writes.
  private static let baselines = Result {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.write(text, to: path) }
    _ = try CommandRun(["lint", "App", "-q", "--write-baseline", "accepted.json"], in: folder)
    _ = try CommandRun(["parity", "App", "Android", "-q", "--write-baseline", "parity.json"], in: folder)
    return [
      "accepted.json": try folder.text(of: "accepted.json"),
      "parity.json": try folder.text(of: "parity.json"),
    ]
  }

  private static let files = [
    "other.yml": """
    rules: {sorted-inputs: off}
    scaffolding:
      names: {inputs: {mailEdited: emailChanged}}
      imports: {swift: [Shop]}
    """,
    "empty.yml": "exclude: ['**']\n",
    "accepting.yml": "baseline: accepted.json\n",
    "list.txt": "Plain.swift\n",
    "Plain.swift": "struct Plain {}\n",
    "cart.yml": "name: Cart\ninputs: [payTapped]\n",
    "App/LoginViewModel.swift": """
    import ReactiveSwift

    public protocol LoginViewModelInputs {
      /// Call when the view loads.
      func viewDidLoad()

      /// Call when the email changes.
      func emailChanged(_ email: String)
    }

    public protocol LoginViewModelOutputs {
      /// Emits whether the form is valid.
      var isFormValid: Signal<Bool, Never> { get }

      var title: Signal<String, Never> { get }
    }

    public protocol LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }

    public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
      public init() {
        self.isFormValid = self.emailChangedProperty.signal.skipNil().map { $0.contains("@") }
        self.title = self.viewDidLoadProperty.signal.map { "Log in" }
      }

      private let emailChangedProperty = MutableProperty<String?>(nil)
      public func emailChanged(_ email: String) {
        emailChangedProperty.value = email
      }

      private let viewDidLoadProperty = MutableProperty(())
      public func viewDidLoad() {
        self.viewDidLoadProperty.value = ()
      }

      public let isFormValid: Signal<Bool, Never>
      public let title: Signal<String, Never>

      public var inputs: LoginViewModelInputs { return self }
      public var outputs: LoginViewModelOutputs { return self }
    }

    """,
    "App/LoginViewController.swift": """
    import UIKit

    final class LoginViewController: UIViewController {
      private let viewModel: LoginViewModelType = LoginViewModel()
      private let field = UITextField()
      private let button = UIButton()

      override func viewDidLoad() {
        super.viewDidLoad()
        self.viewModel.outputs.title.observeValues { [weak self] in self?.title = $0 }
        self.viewModel.outputs.isFormValid.observeValues { [weak self] in self?.button.isEnabled = $0 }
        self.viewModel.inputs.viewDidLoad()
      }

      @objc private func textChanged() {
        Log.event("emailChanged")
        self.viewModel.inputs.emailChanged(self.field.text ?? "")
      }
    }

    """,
    "App/LegacyViewModel.swift": """
    import ReactiveSwift

    final class LegacyViewModel {
      private let reloadProperty = MutableProperty(())
      let title: Signal<String, Never>

      init() {
        self.title = self.reloadProperty.signal.map { "Legacy" }
      }

      func reload() {
        self.reloadProperty.value = ()
      }
    }

    """,
    "Android/LoginViewModel.kt": """
    import androidx.lifecycle.ViewModel
    import io.reactivex.Observable
    import io.reactivex.subjects.PublishSubject

    interface LoginViewModel {
        interface Inputs {
            /** Call when the email changes. */
            fun emailChanged(email: String)

            /** Call when the view loads. */
            fun viewDidLoad()
        }

        interface Outputs {
            /** Emits whether the form is valid. */
            fun isFormValid(): Observable<Boolean>

            /** Emits the title. */
            fun title(): Observable<Int>
        }

        class LoginViewModel : ViewModel(), Inputs, Outputs {
            private val emailChanged = PublishSubject.create<String>()
            private val viewDidLoad = PublishSubject.create<Unit>()

            private val isFormValid = this.emailChanged.map { it.contains("@") }
            private val title = this.emailChanged.map { it.length }

            val inputs: Inputs = this
            val outputs: Outputs = this

            override fun emailChanged(email: String) = this.emailChanged.onNext(email)
            override fun viewDidLoad() = this.viewDidLoad.onNext(Unit)

            override fun isFormValid(): Observable<Boolean> = this.isFormValid
            override fun title(): Observable<Int> = this.title
        }
    }

    """,
    "Android/HelpViewModel.kt": """
    import androidx.lifecycle.ViewModel
    import io.reactivex.subjects.PublishSubject

    interface HelpViewModel {
        interface Inputs {
            fun closeClicked()
        }

        interface Outputs

        class HelpViewModel : ViewModel(), Inputs, Outputs {
            private val closeClicked = PublishSubject.create<Unit>()
            override fun closeClicked() = this.closeClicked.onNext(Unit)

            val inputs: Inputs = this
            val outputs: Outputs = this
        }
    }

    """,
    "Flows.kt": """
    import androidx.lifecycle.ViewModel
    import kotlinx.coroutines.flow.MutableStateFlow
    import kotlinx.coroutines.flow.asStateFlow

    class SearchViewModel : ViewModel() {
        private val mutableQuery = MutableStateFlow("")

        /** The text of the field. */
        val query = mutableQuery.asStateFlow()

        /** Call when the text changes. */
        fun queryChanged(text: String) {
            mutableQuery.value = text
        }

        /** Call when the button is clicked. */
        fun clearClicked() {
            mutableQuery.value = ""
        }
    }

    """,
    "Macro/CartViewModel.swift": """
    import Plumbline
    import PlumblineMacros

    @ViewModel
    public final class CartViewModel {
      public protocol Inputs {
        /// Call when the pay button is tapped.
        func payTapped()
      }

      public protocol Outputs {
        /// Emits the total.
        var total: Signal<Int, Never> { get }
      }

      public init() {
        self.total = self.payTappedProperty.signal.map { 1 }
      }
    }

    extension CartViewModel: CartViewModel.Inputs, CartViewModel.Outputs {}

    """,
    "Split/Ports.swift": """
    protocol BasketViewModelInputs {
      func payTapped()
    }

    protocol BasketViewModelOutputs {}

    """,
    "Split/BasketViewModel.swift": """
    import ReactiveSwift

    final class BasketViewModel: BasketViewModelInputs, BasketViewModelOutputs {
      private let payTappedProperty = MutableProperty(())
      func payTapped() {
        self.payTappedProperty.value = ()
      }
    }

    """,
    "Two.swift": """
    import ReactiveSwift

    protocol FirstViewModelInputs {}
    protocol FirstViewModelOutputs {}
    final class FirstViewModel: FirstViewModelInputs, FirstViewModelOutputs {}

    protocol SecondViewModelInputs {}
    protocol SecondViewModelOutputs {}
    final class SecondViewModel: SecondViewModelInputs, SecondViewModelOutputs {}

    """,
  ]
}
