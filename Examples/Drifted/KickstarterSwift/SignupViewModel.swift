// Drifted: documented-inputs, explicit-self, input-storage-type, section-order

import Foundation
import Plumbline

public protocol SignupViewModelInputs {
  /// Call when the user turns the switch of the weekly digest.
  func digestSwitchToggled(isOn: Bool)

  /// Call when the text of the e-mail field changes.
  func emailChanged(_ email: String)

  func emailTextFieldDidReturn()

  /// Call when the text of the name field changes.
  func nameChanged(_ name: String)

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

public protocol SignupViewModelOutputs {
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

public protocol SignupViewModelType {
  var inputs: SignupViewModelInputs { get }
  var outputs: SignupViewModelOutputs { get }
}

public final class SignupViewModel: SignupViewModelInputs, SignupViewModelOutputs, SignupViewModelType {
  fileprivate let digestSwitchToggledProperty = MutableProperty(false)
  public func digestSwitchToggled(isOn: Bool) {
    self.digestSwitchToggledProperty.value = isOn
  }
  fileprivate let emailChangedProperty = MutableProperty("")
  public func emailChanged(_ email: String) {
    self.emailChangedProperty.value = email
  }
  fileprivate let emailTextFieldDidReturnProperty = MutableProperty(())
  public func emailTextFieldDidReturn() {
    self.emailTextFieldDidReturnProperty.value = ()
  }
  fileprivate let nameChangedProperty = MutableProperty("")
  public func nameChanged(_ name: String) {
    self.nameChangedProperty.value = name
  }
  fileprivate let nameTextFieldDidReturnProperty = MutableProperty(())
  public func nameTextFieldDidReturn() {
    self.nameTextFieldDidReturnProperty.value = ()
  }
  fileprivate let passwordChangedProperty = ValidatingProperty<String, ServiceError>("") { password in
    return password.count >= 8 ? .valid : .invalid(ServiceError(message: "This password is too short."))
  }
  public func passwordChanged(_ password: String) {
    self.passwordChangedProperty.value = password
  }
  fileprivate let passwordTextFieldDidReturnProperty = MutableProperty(())
  public func passwordTextFieldDidReturn() {
    self.passwordTextFieldDidReturnProperty.value = ()
  }
  fileprivate let signupButtonTappedProperty = MutableProperty(())
  public func signupButtonTapped() {
    self.signupButtonTappedProperty.value = ()
  }
  fileprivate let termsLinkTappedProperty = MutableProperty(())
  public func termsLinkTapped() {
    self.termsLinkTappedProperty.value = ()
  }
  fileprivate let viewDidLoadProperty = MutableProperty(())
  public func viewDidLoad() {
    self.viewDidLoadProperty.value = ()
  }

  public init(service: SessionServiceType) {
    let form = Signal.combineLatest(
      self.nameChangedProperty.signal,
      emailChangedProperty.signal,
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

    isSignupButtonEnabled = isFormValid.skipRepeats()

    self.logIntoEnvironment = signupEvent.values()

    self.openTermsOfUse = self.termsLinkTappedProperty.signal
      .map { URL(string: "https://orchard.example/terms") }
      .skipNil()

    self.passwordHintLabelText = self.passwordChangedProperty.signal
      .map(hint(forPassword:))
      .skipRepeats()

    self.showErrorMessageDialog = signupEvent.errors().map { $0.message }
  }

  public let focusEmailTextField: Signal<(), Never>
  public let focusNameTextField: Signal<(), Never>
  public let focusPasswordTextField: Signal<(), Never>
  public let isDigestSwitchOn: Signal<Bool, Never>
  public let isSignupButtonEnabled: Signal<Bool, Never>
  public let logIntoEnvironment: Signal<Session, Never>
  public let openTermsOfUse: Signal<URL, Never>
  public let passwordHintLabelText: Signal<String, Never>
  public let showErrorMessageDialog: Signal<String, Never>

  public var inputs: SignupViewModelInputs { return self }
  public var outputs: SignupViewModelOutputs { return self }
}

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
