public import Plumbline
import PlumblineMacros

// MARK: A class on the main actor has members there

@ViewModel
@MainActor
public final class MainActorViewModel {
  @MainActor
  public protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  @MainActor
  public protocol Outputs {
    /// Emits the title.
    var titleLabelText: Signal<String, Never> { get }
  }

  public init() {
    self.titleLabelText = self.viewDidLoadProperty.signal.mapConst("Title")
  }
}

extension MainActorViewModel: MainActorViewModel.Inputs, MainActorViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
public func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

/// Emits the title.
public let titleLabelText: Signal<String, Never>
public var inputs: any Inputs { … }
public var outputs: any Outputs { … }
public static var ports: ViewModelPorts<MainActorViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output titleLabelText | Signal<String, Never> | Emits the title. = viewModel.titleLabelText,
}

*/

// MARK: An isolated conformance will do as well

@ViewModel
@MainActor
final class IsolatedConformanceViewModel {
  nonisolated protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs {}
}

extension IsolatedConformanceViewModel:
  @MainActor IsolatedConformanceViewModel.Inputs, @MainActor IsolatedConformanceViewModel.Outputs
{}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<IsolatedConformanceViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
}

*/

// MARK: An actor of one's own is carried over

@globalActor
actor ScreenActor {
  static let shared = ScreenActor()
}

@ViewModel
@ScreenActor
final class ScreenActorViewModel {
  @ScreenActor
  protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  @ScreenActor
  protocol Outputs {}
}

extension ScreenActorViewModel: ScreenActorViewModel.Inputs, ScreenActorViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<ScreenActorViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
}

*/

// MARK: The isolation of one input is carried over

@ViewModel
final class IsolatedInputViewModel {
  protocol Inputs {
    /// Call when the button is tapped.
    @MainActor func buttonTapped()

    /// Call when the view loads.
    nonisolated func viewDidLoad()
  }

  protocol Outputs {}
}

extension IsolatedInputViewModel: IsolatedInputViewModel.Inputs, IsolatedInputViewModel.Outputs {}

/* expands to

private let buttonTappedProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the button is tapped.
@MainActor
func buttonTapped() {
  self.buttonTappedProperty.value = ()
}

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
nonisolated func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<IsolatedInputViewModel> { …
  // input buttonTapped() | () | Call when the button is tapped. = (),
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
}

*/

// MARK: An input may be asynchronous

@ViewModel
final class AsynchronousViewModel {
  protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad() async
  }

  protocol Outputs {}
}

extension AsynchronousViewModel: AsynchronousViewModel.Inputs, AsynchronousViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() async {
  self.viewDidLoadProperty.value = ()
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<AsynchronousViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
}

*/

// MARK: An input may be said to throw

@ViewModel
final class ThrowingViewModel {
  protocol Inputs {
    /// Call with the file that was picked.
    func filePicked(_ name: String) throws

    /// Call when the view loads.
    func viewDidLoad() async throws(CancellationError)
  }

  protocol Outputs {}
}

extension ThrowingViewModel: ThrowingViewModel.Inputs, ThrowingViewModel.Outputs {}

/* expands to

private let filePickedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call with the file that was picked.
func filePicked(_ name: String) throws {
  self.filePickedProperty.value = name
}

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() async throws(CancellationError) {
  self.viewDidLoadProperty.value = ()
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<ThrowingViewModel> { …
  // input filePicked(_:) | (_ name: String) | Call with the file that was picked. = viewModel.filePickedProperty,
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
}

*/
