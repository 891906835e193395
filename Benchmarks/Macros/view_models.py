"""View models in two forms, written from one description.

Each has the size and the operators of the login screen in Examples/: eight inputs, nine outputs, and work of a service.
"""

INPUTS = [
    ("configureWith", "item: Int", [("item", "Int")]),
    ("emailChanged", "_ email: String", [("email", "String")]),
    ("emailTextFieldDidReturn", "", []),
    ("loginButtonTapped", "", []),
    ("passwordChanged", "_ password: String", [("password", "String")]),
    ("passwordVisibilityButtonTapped", "", []),
    ("rowTapped", "_ row: Int, section: Int", [("row", "Int"), ("section", "Int")]),
    ("viewDidLoad", "", []),
]

OUTPUTS = [
    ("dismissKeyboard", "Signal<(), Never>"),
    ("focusPasswordTextField", "Signal<(), Never>"),
    ("goToTwoFactor", "Signal<(email: String, password: String), Never>"),
    ("isActivityIndicatorHidden", "Signal<Bool, Never>"),
    ("isLoginButtonEnabled", "Signal<Bool, Never>"),
    ("isPasswordMasked", "Signal<Bool, Never>"),
    ("logIntoEnvironment", "Signal<String, Never>"),
    ("selectRow", "Signal<Int, Never>"),
    ("showErrorMessageDialog", "Signal<String, Never>"),
]

SHARED = """\
public enum LoginError: Error {
  case twoFactorRequired
  case unknown
}

public protocol SessionService {
  func logIn(email: String, password: String, item: Int) -> SignalProducer<String, LoginError>
}
"""

WIRING = """\
  public init(service: any SessionService) {
    let email = self.emailChangedProperty.signal.skipNil()
    let password = self.passwordChangedProperty.signal.skipNil()
    let credentials = Signal.combineLatest(email, password)

    let isValid = Signal.merge(
      self.viewDidLoadProperty.signal.mapConst(false),
      credentials.map { email, password in email.contains("@") && password.count > NUMBER }
    )
    .skipRepeats()

    let submission = self.loginButtonTappedProperty.signal
      .filterWhenLatest(from: isValid, satisfies: { $0 })

    let isLoading = MutableProperty(false)

    let loginEvent = Signal.combineLatest(credentials, self.itemProperty.signal.skipNil())
      .takeWhen(submission)
      .switchMap { credentials, item in
        service.logIn(email: credentials.0, password: credentials.1, item: item)
          .on(
            starting: { isLoading.value = true },
            terminated: { isLoading.value = false }
          )
          .materialize()
      }

    let loginError = loginEvent.errors()

    self.dismissKeyboard = submission

    self.focusPasswordTextField = self.emailTextFieldDidReturnProperty.signal

    self.goToTwoFactor =
      credentials
      .takeWhen(loginError.filter { $0 == .twoFactorRequired })
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

    self.selectRow = self.rowTappedProperty.signal.skipNil()
      .filter { $0.section == NUMBER }
      .map { $0.row }

    self.showErrorMessageDialog =
      loginError
      .filter { $0 != .twoFactorRequired }
      .map { "\\($0)" }
  }
"""


def storage(name, arguments):
    """The name, the type and the first value of the property of an input."""
    name = "itemProperty" if name == "configureWith" else f"{name}Property"
    if not arguments:
        return name, None
    if len(arguments) == 1:
        return name, f"{arguments[0][1]}?"
    return name, "(" + ", ".join(f"{label}: {type}" for label, type in arguments) + ")?"


def protocol(name, lines, indentation):
    space = " " * indentation
    body = "\n\n".join(f"{space}  /// {comment}\n{space}  {line}" for comment, line in lines)
    return f"{space}public protocol {name} {{\n{body}\n{space}}}\n"


def input_lines():
    return [("Call when it happens.", f"func {name}({parameters})") for name, parameters, _ in INPUTS]


def output_lines():
    return [("Emits what is to be shown.", f"var {name}: {type} {{ get }}") for name, type in OUTPUTS]


def by_hand(number):
    name = f"Screen{number}ViewModel"
    text = protocol(f"{name}Inputs", input_lines(), 0) + "\n"
    text += protocol(f"{name}Outputs", output_lines(), 0) + "\n"
    text += (
        f"public protocol {name}Type {{\n  var inputs: any {name}Inputs {{ get }}\n"
        f"  var outputs: any {name}Outputs {{ get }}\n}}\n\n")
    text += f"public final class {name}: {name}Type, {name}Inputs, {name}Outputs {{\n"
    text += WIRING.replace("NUMBER", str(number))
    for function, parameters, arguments in INPUTS:
        property, type = storage(function, arguments)
        initial = f"MutableProperty<{type}>(nil)" if type else "MutableProperty(())"
        values = [label for label, _ in arguments]
        value = values[0] if len(values) == 1 else f"({', '.join(values)})"
        text += (
            f"\n  private let {property} = {initial}\n  public func {function}({parameters}) {{\n"
            f"    self.{property}.value = {value}\n  }}\n")
    text += "\n" + "".join(f"  public let {name}: {type}\n" for name, type in OUTPUTS)
    text += (
        f"\n  public var inputs: any {name}Inputs {{ return self }}\n"
        f"  public var outputs: any {name}Outputs {{ return self }}\n}}\n")
    return text


def with_macro(number):
    name = f"Screen{number}ViewModel"
    return (
        f"@ViewModel\npublic final class {name} {{\n"
        + protocol("Inputs", input_lines(), 2) + "\n" + protocol("Outputs", output_lines(), 2) + "\n"
        + WIRING.replace("NUMBER", str(number))
        + f"}}\n\nextension {name}: {name}.Inputs, {name}.Outputs {{}}\n")


def source(form, count):
    imports = "import Plumbline\n" + ("import PlumblineMacros\n" if form is with_macro else "")
    return imports + "\n" + SHARED + "\n" + "\n".join(form(number) for number in range(count))
