import PortRenaming
import SourceModel
import Testing

/// A renaming that has to be refused, or must not be.
struct RefusalCase: CustomTestStringConvertible, Sendable {
  var what: String
  /// The view model and all that the run holds beside the case.
  var files: [String: String]
  var port: String
  var name = "freshName"
  /// The reason; nil where nothing refuses the renaming.
  var reason: String?

  var testDescription: String { self.what }

  /// - Parameter more: the file that makes the case, as `A` with the ending of the language.
  static func swift(
    _ what: String, _ more: String = "", port: String = "emailChanged", name: String = "freshName",
    viewModel: String = PortRenameTests.viewModel, reason: String? = nil
  ) -> RefusalCase {
    RefusalCase(what, "swift", viewModel, more, port, name, reason)
  }

  /// A view model whose members the macro generates.
  static let macroViewModel = """
    import Plumbline
    import PlumblineMacros

    @ViewModel
    final class LoginViewModel {
      protocol Inputs {
        func emailChanged(_ email: String)
        func submitTapped()
      }
      protocol Outputs { var emailText: Signal<String, Never> { get } }
      init() { self.emailText = self.emailChangedProperty.signal.skipNil() }
    }
    """

  static func java(
    _ what: String, _ more: String = "", port: String = "email", name: String = "freshName",
    viewModel: String = Self.javaViewModel, reason: String? = nil
  ) -> RefusalCase {
    RefusalCase(what, "java", viewModel, more, port, name, reason)
  }

  static func kotlin(
    _ what: String, _ more: String = "", port: String = "email", name: String = "freshName",
    viewModel: String = Self.kotlinViewModel, reason: String? = nil
  ) -> RefusalCase {
    RefusalCase(what, "kt", viewModel, more, port, name, reason)
  }

  static let javaViewModel = """
    import io.reactivex.Observable;

    public interface LoginViewModel {
      interface Inputs {
        void email(String email);
        void submit();
      }
      interface Outputs {
        Observable<String> text();
      }
      final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
        public ViewModel(final Environment environment) {
          super(environment);
          this.text = this.email;
        }
        private static boolean isValid(final String email) { return email.length() > 3; }
        private final PublishSubject<String> email = PublishSubject.create();
        private final PublishSubject<NoValue> submit = PublishSubject.create();
        private final Observable<String> text;
        public final Inputs inputs = this;
        public final Outputs outputs = this;
        @Override public void email(final String email) { this.email.onNext(email); }
        @Override public void submit() { this.submit.onNext(NoValue.INSTANCE); }
        @Override public Observable<String> text() { return this.text; }
      }
    }
    """

  static let kotlinViewModel = """
    import androidx.lifecycle.ViewModel
    import io.reactivex.rxjava3.core.Observable
    import io.reactivex.rxjava3.subjects.PublishSubject

    interface LoginViewModel {
      interface Inputs {
        fun email(email: String)
        fun submit()
      }
      interface Outputs {
        fun text(): Observable<String>
      }
      class LoginViewModel : ViewModel(), Inputs, Outputs {
        private val email = PublishSubject.create<String>()
        private val submit = PublishSubject.create<Unit>()
        private val text: Observable<String>
        val inputs: Inputs = this
        val outputs: Outputs = this
        init { this.text = this.email }
        override fun email(email: String) = this.email.onNext(email)
        override fun submit() = this.submit.onNext(Unit)
        override fun text(): Observable<String> = this.text
      }
    }
    """
}

extension RefusalCase {
  private init(
    _ what: String, _ ending: String, _ viewModel: String, _ more: String, _ port: String, _ name: String,
    _ reason: String?
  ) {
    let files = ["LoginViewModel." + ending: viewModel, "A." + ending: more]
    self.init(what: what, files: files, port: port, name: name, reason: reason)
  }
}
