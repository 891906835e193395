"""View models in two forms, written from one description."""

INPUTS = [
    ("cancelButtonTapped", "", []),
    ("configureWith", "item: Int", [("item", "Int")]),
    ("emailChanged", "_ email: String", [("email", "String")]),
    ("passwordChanged", "_ password: String", [("password", "String")]),
    ("rowTapped", "_ row: Int, section: Int", [("row", "Int"), ("section", "Int")]),
    ("submitButtonTapped", "", []),
    ("viewDidLoad", "", []),
]

OUTPUTS = [
    ("dismissScreen", "Signal<Void, Never>"),
    ("isActivityIndicatorHidden", "Signal<Bool, Never>"),
    ("isSubmitButtonEnabled", "Signal<Bool, Never>"),
    ("selectRow", "Signal<Int, Never>"),
    ("showErrorMessage", "Signal<String, Never>"),
    ("submitCredentials", "Signal<(String, String), Never>"),
    ("titleLabelText", "Signal<String, Never>"),
]

WIRING = """\
  public init() {
    let email = self.emailChangedProperty.signal.skipNil()
    let password = self.passwordChangedProperty.signal.skipNil()
    let credentials = Signal.combineLatest(email, password)
    let isValid = Signal.merge(
      self.viewDidLoadProperty.signal.mapConst(false),
      credentials.map { email, password in email.contains("@") && password.count > NUMBER }
    )
    .skipRepeats()

    self.dismissScreen = self.cancelButtonTappedProperty.signal

    self.isActivityIndicatorHidden = Signal.merge(
      self.viewDidLoadProperty.signal.mapConst(true),
      self.submitButtonTappedProperty.signal.mapConst(false)
    )

    self.isSubmitButtonEnabled = isValid

    self.selectRow = self.rowTappedProperty.signal.skipNil()
      .filter { $0.section == NUMBER }
      .map { $0.row }

    self.showErrorMessage = isValid
      .takeWhen(self.submitButtonTappedProperty.signal)
      .filter { !$0 }
      .map { _ in "Please check what you have written." }

    self.submitCredentials = credentials
      .takeWhen(self.submitButtonTappedProperty.signal.filterWhenLatest(from: isValid, satisfies: { $0 }))

    self.titleLabelText = self.itemProperty.signal.skipNil()
      .map { "Item \\($0)" }
      .skipRepeats()
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
    return imports + "\n" + "\n".join(form(number) for number in range(count))
