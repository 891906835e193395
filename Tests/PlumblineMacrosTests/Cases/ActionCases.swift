public import Plumbline
import PlumblineMacros

// MARK: Actions are constants that init assigns

@ViewModel
public final class ActionsViewModel {
  public protocol Inputs {
    /// Call when the email changes.
    func emailChanged(_ email: String)
  }

  public protocol Outputs {
    /// Emits the address that the user is greeted with.
    var greeting: Signal<String, Never> { get }
  }

  public protocol Actions {
    /// Logs in with an address.
    var login: Action<String, Int> { get }

    /// Logs out.
    var logout: CocoaAction { get }
  }

  public init() {
    self.login = Action<String, Int>(
      enabledIf: self.emailChangedProperty.producer.map { $0 != nil }, execute: { $0.count })
    self.logout = CocoaAction(execute: {})
    self.greeting = self.login.elements.map { "Hello, number \($0)" }
  }
}

extension ActionsViewModel: ActionsViewModel.Inputs, ActionsViewModel.Outputs, ActionsViewModel.Actions {}

/* expands to

private let emailChangedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when the email changes.
public func emailChanged(_ email: String) {
  self.emailChangedProperty.value = email
}

/// Emits the address that the user is greeted with.
public let greeting: Signal<String, Never>
/// Logs in with an address.
public let login: Action<String, Int>
/// Logs out.
public let logout: CocoaAction
public var inputs: any Inputs { … }
public var outputs: any Outputs { … }
public var actions: any Actions { … }
public static var ports: ViewModelPorts<ActionsViewModel> { …
  // input emailChanged(_:) | (_ email: String) | Call when the email changes. = viewModel.emailChangedProperty,
  // output greeting | Signal<String, Never> | Emits the address that the user is greeted with. = viewModel.greeting,
  // action login | Action<String, Int> | Logs in with an address. = viewModel.login,
  // action logout | CocoaAction | Logs out. = viewModel.logout,
}

*/

// MARK: Empty protocols make the accessors alone

@ViewModel
final class EmptyViewModel {
  protocol Inputs {}
  protocol Outputs {}
}

extension EmptyViewModel: EmptyViewModel.Inputs, EmptyViewModel.Outputs {}

/* expands to

var inputs: any Inputs { … }
var outputs: any Outputs { … }
/// The ports as data, for tools that know them by their names.
static var ports: ViewModelPorts<EmptyViewModel> {
  ViewModelPorts<EmptyViewModel>()
}

*/

// MARK: Documentation of any form is carried over

@ViewModel
final class DocumentedViewModel {
  protocol Inputs {
    /**
     * Call when the path changes: `C:\path`.
     *
     * It says "\(path)" and """quotes""".
     */
    func pathChanged(_ path: String)

    /// Call when the view loads.
    ///
    /// - Note: once.
    func viewDidLoad()  // Once.
  }

  // What a view shows.
  protocol Outputs {
    /* No documentation. */
    /// Emits the title.
    var titleLabelText: Signal<String, Never> { get }
  }

  init() {
    self.titleLabelText = self.pathChangedProperty.signal.skipNil()
  }
}

extension DocumentedViewModel: DocumentedViewModel.Inputs, DocumentedViewModel.Outputs {}

/* expands to

private let pathChangedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/**
     * Call when the path changes: `C:\path`.
     *
     * It says "\(path)" and """quotes""".
     */
func pathChanged(_ path: String) {
  self.pathChangedProperty.value = path
}

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
///
/// - Note: once.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

/// Emits the title.
let titleLabelText: Signal<String, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
/// The ports as data, for tools that know them by their names.
static var ports: ViewModelPorts<DocumentedViewModel> {
  ViewModelPorts<DocumentedViewModel>(
    #"""
    input pathChanged(_:)
      (_ path: String)
      Call when the path changes: `C:\path`.

      It says "\(path)" and """quotes""".
    input viewDidLoad()
      ()
      Call when the view loads.

      - Note: once.
    output titleLabelText
      Signal<String, Never>
      Emits the title.
    """#
  ) { (viewModel: DocumentedViewModel) -> [Any] in
    [
      viewModel.pathChangedProperty,
      viewModel.viewDidLoadProperty,
      viewModel.titleLabelText,
    ]
  }
}

*/

// MARK: Several initializers may assign the outputs

@ViewModel
final class InitializersViewModel {
  protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs {
    /// Emits the left half.
    var left: Signal<Int, Never> { get }

    /// Emits the right half.
    var right: Signal<Int, Never> { get }
  }

  init(isMirrored: Bool) {
    let number = self.viewDidLoadProperty.signal.mapConst(1)
    if isMirrored {
      (self.left, self.right) = (number, .empty)
    } else {
      (self.left, self.right) = (.empty, number)
    }
  }

  convenience init() {
    self.init(isMirrored: false)
  }
}

extension InitializersViewModel: InitializersViewModel.Inputs, InitializersViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

/// Emits the left half.
let left: Signal<Int, Never>
/// Emits the right half.
let right: Signal<Int, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<InitializersViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output left | Signal<Int, Never> | Emits the left half. = viewModel.left,
  // output right | Signal<Int, Never> | Emits the right half. = viewModel.right,
}

*/
