import Plumbline
import PlumblineMacros

protocol LoginService: Sendable {
  /// Returns the name of the user.
  func logIn(email: String, password: String) async throws -> String
}

@MainActor
@ViewModel
final class LoginViewModel {
  @MainActor protocol Inputs {
    /// Call when the alert is dismissed.
    func alertDismissed()

    /// Call when the email changes.
    func emailChanged(_ email: String)

    /// Call when the login button is tapped.
    func loginButtonTapped()

    /// Call when the password changes.
    func passwordChanged(_ password: String)
  }

  @MainActor protocol Outputs {
    /// Emits the message of the alert, or nil when there is none.
    var alertMessage: Property<String?> { get }

    /// Emits the email.
    var email: Property<String> { get }

    /// Emits whether the activity indicator is shown.
    var isLoading: Property<Bool> { get }

    /// Emits whether the login button is enabled.
    var isLoginButtonEnabled: Property<Bool> { get }

    /// Emits the password.
    var password: Property<String> { get }

    /// Emits the name that home is shown for.
    var showHome: Signal<String, Never> { get }
  }

  init(service: any LoginService) {
    self.email = Property(initial: "", then: self.emailChangedProperty.signal.skipNil())
    self.password = Property(initial: "", then: self.passwordChangedProperty.signal.skipNil())

    let form = Property.combineLatest(self.email, self.password)
    let isValid = form.map { $0.contains("@") && $1.count >= 8 }
    self.logIn = Action(enabledIf: isValid) { email, password in
      try await service.logIn(email: email, password: password)
    }

    self.isLoading = self.logIn.isExecuting
    self.isLoginButtonEnabled = self.logIn.isEnabled
    self.showHome = self.logIn.elements
    self.alertMessage = Property(
      initial: nil,
      then: Signal.merge(
        self.logIn.errors.map { "\($0)" },
        self.alertDismissedProperty.signal.mapConst(nil)))

    self.logIn <~ form.signal.takeWhen(self.loginButtonTappedProperty.signal)
  }

  private let logIn: Action<(String, String), String>
}

extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
