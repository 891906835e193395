import Foundation
import Plumbline
import PlumblineMacros

/// The credentials that the login screen passes on when a second factor is asked for.
public typealias Credentials = (email: String, password: String)

@ViewModel
public final class LoginViewModel {
  public protocol Inputs {
    /// Call when the text of the e-mail field changes.
    func emailChanged(_ email: String?)

    /// Call when the user picks one of the suggested e-mail addresses.
    func emailSuggestionTapped(_ email: String)

    /// Call when the user presses return in the e-mail field.
    func emailTextFieldDidReturn()

    /// Call when the user taps the login button.
    func loginButtonTapped()

    /// Call when the text of the password field changes.
    func passwordChanged(_ password: String?)

    /// Call when the user presses return in the password field.
    func passwordTextFieldDidReturn()

    /// Call when the user taps the eye in the password field.
    func passwordVisibilityButtonTapped()

    /// Call when the view loads.
    func viewDidLoad()
  }

  public protocol Outputs {
    /// Emits when the keyboard should go away.
    var dismissKeyboard: Signal<(), Never> { get }

    /// Emits the text to put into the e-mail field.
    var emailTextFieldText: Signal<String, Never> { get }

    /// Emits when the password field should become the first responder.
    var focusPasswordTextField: Signal<(), Never> { get }

    /// Emits the credentials when a code has to be asked for.
    var goToTwoFactor: Signal<Credentials, Never> { get }

    /// Emits a Boolean that says whether the activity indicator is hidden.
    var isActivityIndicatorHidden: Signal<Bool, Never> { get }

    /// Emits a Boolean that says whether the login button can be tapped.
    var isLoginButtonEnabled: Signal<Bool, Never> { get }

    /// Emits a Boolean that says whether the password is masked.
    var isPasswordMasked: Signal<Bool, Never> { get }

    /// Emits a session that the app should continue with.
    var logIntoEnvironment: Signal<Session, Never> { get }

    /// Emits the message of a dialog to be shown.
    var showErrorMessageDialog: Signal<String, Never> { get }
  }

  public init(service: SessionServiceType) {
    let email = self.emailChangedProperty.signal.skipNil().map(trimmed)
    let password = self.passwordChangedProperty.signal.skipNil()
    let credentials = Signal.combineLatest(email, password)

    let isValid = Signal.merge(
      self.viewDidLoadProperty.signal.mapConst(false),
      credentials.map { email, password in isPlausible(email: email) && !password.isEmpty }
    )
    .skipRepeats()

    let submission = Signal.merge(
      self.loginButtonTappedProperty.signal,
      self.passwordTextFieldDidReturnProperty.signal
    )
    .filterWhenLatest(from: isValid, satisfies: { $0 })

    let isLoading = MutableProperty(false)

    let loginEvent =
      credentials
      .takeWhen(submission)
      .switchMap { email, password in
        service.logIn(email: email, password: password)
          .on(
            starting: { isLoading.value = true },
            terminated: { isLoading.value = false }
          )
          .materialize()
      }

    let loginError = loginEvent.errors()

    self.dismissKeyboard = submission

    self.emailTextFieldText = self.emailChangedProperty.signal
      .takeWhen(self.emailSuggestionTappedProperty.signal)
      .skipNil()

    self.focusPasswordTextField = Signal.merge(
      self.emailSuggestionTappedProperty.signal,
      self.emailTextFieldDidReturnProperty.signal
    )

    self.goToTwoFactor =
      credentials
      .takeWhen(loginError.filter { $0.code == .twoFactorRequired })
      .map { email, password in (email: email, password: password) }

    self.isActivityIndicatorHidden = Signal.merge(
      self.viewDidLoadProperty.signal.mapConst(true),
      isLoading.signal.map { !$0 }
    )

    self.isLoginButtonEnabled = Signal.combineLatest(
      isValid,
      Signal.merge(self.viewDidLoadProperty.signal.mapConst(false), isLoading.signal)
    )
    .map { isValid, isLoading in isValid && !isLoading }
    .skipRepeats()

    self.isPasswordMasked = Signal.merge(
      self.viewDidLoadProperty.signal.mapConst(true),
      self.passwordVisibilityButtonTappedProperty.signal.scan(true) { isMasked, _ in !isMasked }
    )

    self.logIntoEnvironment = loginEvent.values()

    self.showErrorMessageDialog =
      loginError
      .filter { $0.code != .twoFactorRequired }
      .map(message(for:))
  }

  fileprivate let emailSuggestionTappedProperty = MutableProperty(())
  public func emailSuggestionTapped(_ email: String) {
    self.emailChangedProperty.value = email
    self.emailSuggestionTappedProperty.value = ()
  }
}

extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}

private func isPlausible(email: String) -> Bool {
  let parts = email.split(separator: "@", omittingEmptySubsequences: false)
  return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
}

private func message(for error: ServiceError) -> String {
  switch error.code {
  case .invalidCredentials:
    return "This e-mail address and password do not belong together."
  case .offline:
    return "You seem to be offline. Please try again later."
  case .twoFactorRequired, .unknown:
    return error.message
  }
}

private func trimmed(_ text: String) -> String {
  return text.trimmingCharacters(in: .whitespaces)
}
