import Foundation
import Plumbline
import PlumblineMacros

@ViewModel
public final class SignupViewModel {
  public protocol Inputs {
    /// Call when the user turns the switch of the weekly digest.
    func digestSwitchToggled(isOn: Bool)

    /// Call when the text of the e-mail field changes.
    func emailChanged(_ email: String)

    /// Call when the user presses return in the e-mail field.
    func emailTextFieldDidReturn()

    /// Call when the text of the name field changes.
    func nameChanged(_ name: String)

    /// Call when the user presses return in the name field.
    func nameTextFieldDidReturn()

    /// Call when the text of the password field changes.
    func passwordChanged(_ password: String)

    /// Call when the user presses return in the password field.
    func passwordTextFieldDidReturn()

    /// Call when the user taps the sign-up button.
    func signupButtonTapped()

    /// Call when the user taps the link to the terms of use.
    func termsLinkTapped()

    /// Call when the view loads.
    func viewDidLoad()
  }

  public protocol Outputs {
    /// Emits when the e-mail field should become the first responder.
    var focusEmailTextField: Signal<(), Never> { get }

    /// Emits when the name field should become the first responder.
    var focusNameTextField: Signal<(), Never> { get }

    /// Emits when the password field should become the first responder.
    var focusPasswordTextField: Signal<(), Never> { get }

    /// Emits a Boolean that says whether the digest switch is on.
    var isDigestSwitchOn: Signal<Bool, Never> { get }

    /// Emits a Boolean that says whether the sign-up button can be tapped.
    var isSignupButtonEnabled: Signal<Bool, Never> { get }

    /// Emits a session that the app should continue with.
    var logIntoEnvironment: Signal<Session, Never> { get }

    /// Emits the address of the page with the terms of use.
    var openTermsOfUse: Signal<URL, Never> { get }

    /// Emits the text of the label below the password field.
    var passwordHintLabelText: Signal<String, Never> { get }

    /// Emits the message of a dialog to be shown.
    var showErrorMessageDialog: Signal<String, Never> { get }
  }

  public init(service: SessionServiceType) {
    let form = Signal.combineLatest(
      self.nameChangedProperty.signal,
      self.emailChangedProperty.signal,
      self.passwordChangedProperty.signal,
      Signal.merge(
        self.viewDidLoadProperty.signal.mapConst(false),
        self.digestSwitchToggledProperty.signal
      )
    )

    let isFormValid = Signal.merge(
      self.viewDidLoadProperty.signal.mapConst(false),
      form.map(isValid)
    )

    let submission = Signal.merge(
      self.signupButtonTappedProperty.signal,
      self.passwordTextFieldDidReturnProperty.signal
    )
    .filterWhenLatest(from: isFormValid, satisfies: { $0 })

    let signupEvent =
      form
      .takeWhen(submission)
      .switchMap { name, email, password, receivesDigest in
        service
          .signUp(name: name, email: email, password: password, receivesDigest: receivesDigest)
          .materialize()
      }

    self.focusEmailTextField = self.nameTextFieldDidReturnProperty.signal

    self.focusNameTextField = self.viewDidLoadProperty.signal

    self.focusPasswordTextField = self.emailTextFieldDidReturnProperty.signal

    self.isDigestSwitchOn = self.viewDidLoadProperty.signal.mapConst(false)

    self.isSignupButtonEnabled = isFormValid.skipRepeats()

    self.logIntoEnvironment = signupEvent.values()

    self.openTermsOfUse = self.termsLinkTappedProperty.signal
      .map { URL(string: "https://orchard.example/terms") }
      .skipNil()

    self.passwordHintLabelText = self.passwordChangedProperty.signal
      .map(hint(forPassword:))
      .skipRepeats()

    self.showErrorMessageDialog = signupEvent.errors().map { $0.message }
  }

  fileprivate let digestSwitchToggledProperty = MutableProperty(false)

  fileprivate let emailChangedProperty = MutableProperty("")

  fileprivate let nameChangedProperty = MutableProperty("")

  fileprivate let passwordChangedProperty = MutableProperty("")
}

extension SignupViewModel: SignupViewModel.Inputs, SignupViewModel.Outputs {}

private func hint(forPassword password: String) -> String {
  switch password.count {
  case 0:
    return ""
  case 1..<7:
    return "\(8 - password.count) more characters, please."
  case 7:
    return "1 more character, please."
  default:
    return "That is long enough."
  }
}

private func isValid(name: String, email: String, password: String, receivesDigest: Bool) -> Bool {
  return !name.isEmpty && email.contains("@") && password.count >= 8
}
