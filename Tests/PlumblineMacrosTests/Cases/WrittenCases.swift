import Plumbline
import PlumblineMacros

// MARK: A function that is written by hand is not written again

@ViewModel
final class WrittenFunctionViewModel {
  protocol Inputs {
    /// Call when the button is tapped.
    func buttonTapped(_ count: Int)
  }

  protocol Outputs {
    /// Emits the count.
    var count: Signal<Int, Never> { get }
  }

  init() {
    self.count = self.buttonTappedProperty.signal.skipNil()
  }

  func buttonTapped(_ count: Int = 1) {
    self.buttonTappedProperty.value = count * 2
  }
}

extension WrittenFunctionViewModel: WrittenFunctionViewModel.Inputs, WrittenFunctionViewModel.Outputs {}

/* expands to

private let buttonTappedProperty: MutableProperty<Int?> = MutableProperty<Int?>(nil)
/// Emits the count.
let count: Signal<Int, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
/// The ports as data, for tools that know them by their names.
static var ports: ViewModelPorts<WrittenFunctionViewModel> {
  ViewModelPorts<WrittenFunctionViewModel>(
    """
    input buttonTapped(_:)
      (_ count: Int)
      Call when the button is tapped.
    output count
      Signal<Int, Never>
      Emits the count.
    """
  ) { (viewModel: WrittenFunctionViewModel) -> [Any] in
    [
      PortCall { (count: Int) -> Void in
        viewModel.buttonTapped(count)
      },
      viewModel.count,
    ]
  }
}

*/

// MARK: A function that stores nothing has no property

@ViewModel
final class ForwardingViewModel {
  protocol Inputs {
    /// Call when the button is tapped.
    func buttonTapped()

    /// Call when the link is tapped.
    func linkTapped()

    /// Call when the name changes.
    func nameChanged(_ name: String) async
  }

  protocol Outputs {
    /// Emits when something was tapped.
    var dismiss: Signal<(), Never> { get }
  }

  init() {
    self.dismiss = self.buttonTappedProperty.signal
  }

  func linkTapped() {
    self.buttonTapped()
  }

  func nameChanged(_ name: String) async {
    self.buttonTapped()
  }
}

extension ForwardingViewModel: ForwardingViewModel.Inputs, ForwardingViewModel.Outputs {}

/* expands to

private let buttonTappedProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the button is tapped.
func buttonTapped() {
  self.buttonTappedProperty.value = ()
}

/// Emits when something was tapped.
let dismiss: Signal<(), Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
/// The ports as data, for tools that know them by their names.
static var ports: ViewModelPorts<ForwardingViewModel> {
  ViewModelPorts<ForwardingViewModel>(
    """
    input buttonTapped()
      ()
      Call when the button is tapped.
    input linkTapped()
      ()
      Call when the link is tapped.
    input nameChanged(_:)
      (_ name: String)
      Call when the name changes.
    output dismiss
      Signal<(), Never>
      Emits when something was tapped.
    """
  ) { (viewModel: ForwardingViewModel) -> [Any] in
    [
      viewModel.buttonTappedProperty,
      PortCall { () -> Void in
        viewModel.linkTapped()
      },
      (),
      viewModel.dismiss,
    ]
  }
}

*/

// MARK: A property that is written by hand gives the first value

@ViewModel
final class WrittenPropertyViewModel {
  protocol Inputs {
    /// Call when the email changes.
    func emailChanged(_ email: String)
  }

  protocol Outputs {
    /// Emits the length.
    var length: Signal<Int, Never> { get }
  }

  init() {
    self.length = self.emailChangedProperty.signal.map(\.count)
  }

  private let emailChangedProperty = MutableProperty("")
}

extension WrittenPropertyViewModel: WrittenPropertyViewModel.Inputs, WrittenPropertyViewModel.Outputs {}

/* expands to

/// Call when the email changes.
func emailChanged(_ email: String) {
  self.emailChangedProperty.value = email
}

/// Emits the length.
let length: Signal<Int, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<WrittenPropertyViewModel> { …
  // input emailChanged(_:) | (_ email: String) | Call when the email changes. = viewModel.emailChangedProperty,
  // output length | Signal<Int, Never> | Emits the length. = viewModel.length,
}

*/

// MARK: An output that is written by hand is not written again

@ViewModel
final class WrittenOutputViewModel {
  protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs {
    /// Emits the subtitle.
    var subtitleLabelText: Signal<String, Never> { get }

    /// Emits the title.
    var titleLabelText: Signal<String, Never> { get }
  }

  let subtitleLabelText: Signal<String, Never> = .empty

  init() {
    self.titleLabelText = self.viewDidLoadProperty.signal.mapConst("Title")
  }
}

extension WrittenOutputViewModel: WrittenOutputViewModel.Inputs, WrittenOutputViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

/// Emits the title.
let titleLabelText: Signal<String, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<WrittenOutputViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output subtitleLabelText | Signal<String, Never> | Emits the subtitle. = viewModel.subtitleLabelText,
  // output titleLabelText | Signal<String, Never> | Emits the title. = viewModel.titleLabelText,
}

*/

// MARK: Accessors and ports that are written by hand are not written again

protocol AccessorsViewModelType {
  var inputs: any AccessorsViewModel.Inputs { get }
}

@ViewModel
final class AccessorsViewModel: AccessorsViewModelType {
  protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs {}

  var inputs: any Inputs { self }

  static let ports = "none"
}

extension AccessorsViewModel: AccessorsViewModel.Inputs, AccessorsViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

var outputs: any Outputs { … }

*/

// MARK: Protocols that inherit are completed by hand

protocol CellDelegate {
  func cellTapped(row: Int)
}

@ViewModel
final class DelegateViewModel {
  protocol Inputs: CellDelegate {
    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs {
    /// Emits the row.
    var row: Signal<Int, Never> { get }
  }

  init() {
    self.row = self.cellTappedProperty.signal.skipNil()
  }

  private let cellTappedProperty = MutableProperty<Int?>(nil)
  func cellTapped(row: Int) {
    self.cellTappedProperty.value = row
  }
}

extension DelegateViewModel: DelegateViewModel.Inputs, DelegateViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

/// Emits the row.
let row: Signal<Int, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<DelegateViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output row | Signal<Int, Never> | Emits the row. = viewModel.row,
}

*/
