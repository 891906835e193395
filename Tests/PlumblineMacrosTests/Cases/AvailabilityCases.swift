import Plumbline
import PlumblineMacros

// MARK: What is of limited availability is the function of an input

@ViewModel
final class AvailableViewModel {
  protocol Inputs {
    /// Call when the menu is opened.
    @available(macOS 14, iOS 17, *)
    func menuOpened()

    /// Call when the view loads.
    @available(*, deprecated, message: "Call viewWillAppear instead.")
    func viewDidLoad()
  }

  protocol Outputs {
    /// Emits the title.
    @available(*, deprecated, renamed: "titleLabelText")
    var title: Signal<String, Never> { get }

    /// Emits the text of the title.
    @available(swift 5.0)
    @available(swift, introduced: 4.0)
    var titleLabelText: Signal<String, Never> { get }
  }

  @available(*, deprecated)
  init() {
    self.title = .empty
    self.titleLabelText = .empty
  }
}

extension AvailableViewModel: AvailableViewModel.Inputs, AvailableViewModel.Outputs {}

/* expands to

private let menuOpenedProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the menu is opened.
@available(macOS 14, iOS 17, *)
func menuOpened() {
  self.menuOpenedProperty.value = ()
}

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
@available(*, deprecated, message: "Call viewWillAppear instead.")
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

/// Emits the title.
@available(*, deprecated, renamed: "titleLabelText")
let title: Signal<String, Never>
/// Emits the text of the title.
@available(swift 5.0)
@available(swift, introduced: 4.0)
let titleLabelText: Signal<String, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<AvailableViewModel> { …
  // input menuOpened() | () | Call when the menu is opened. = viewModel.menuOpenedProperty,
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output title | Signal<String, Never> | Emits the title. = (),
  // output titleLabelText | Signal<String, Never> | Emits the text of the title. = viewModel.titleLabelText,
}

*/

// MARK: A class of limited availability has members of its own

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@ViewModel
final class LateViewModel {
  protocol Inputs {
    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LateViewModel: LateViewModel.Inputs, LateViewModel.Outputs {}

/* expands to

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<LateViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
}

*/

// MARK: Conditions stand around what is written for the ports under them

@ViewModel
final class ConditionalViewModel {
  protocol Inputs {
    /// Call when the button is tapped.
    func buttonTapped()

    #if DEBUG
      /// Call when the device is shaken.
      func deviceShaken()
    #elseif os(Windows)
      /// Call when the window closes.
      func windowClosed()
    #else
      /// Call when the device is turned.
      func deviceTurned(degrees: Int)
    #endif

    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs {
    #if DEBUG
      /// Emits when the console is to be shown.
      var showConsole: Signal<(), Never> { get }
    #endif
  }

  init() {
    #if DEBUG
      self.showConsole = self.deviceShakenProperty.signal
    #endif
  }
}

extension ConditionalViewModel: ConditionalViewModel.Inputs, ConditionalViewModel.Outputs {}

/* expands to

private let buttonTappedProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the button is tapped.
func buttonTapped() {
  self.buttonTappedProperty.value = ()
}

#if DEBUG
  private let deviceShakenProperty: MutableProperty<Void> = MutableProperty<Void>(())
  /// Call when the device is shaken.
  func deviceShaken() {
    self.deviceShakenProperty.value = ()
  }
#elseif os(Windows)
  private let windowClosedProperty: MutableProperty<Void> = MutableProperty<Void>(())
  /// Call when the window closes.
  func windowClosed() {
    self.windowClosedProperty.value = ()
  }
#else
  private let deviceTurnedProperty: MutableProperty<Int?> = MutableProperty<Int?>(nil)
  /// Call when the device is turned.
  func deviceTurned(degrees: Int) {
    self.deviceTurnedProperty.value = degrees
  }
#endif

private let viewDidLoadProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when the view loads.
func viewDidLoad() {
  self.viewDidLoadProperty.value = ()
}

#if DEBUG
  /// Emits when the console is to be shown.
  let showConsole: Signal<(), Never>
#endif

var inputs: any Inputs { … }
var outputs: any Outputs { … }
/// The ports as data, for tools that know them by their names.
static var ports: ViewModelPorts<ConditionalViewModel> {
  ViewModelPorts<ConditionalViewModel> { (ports: inout ViewModelPorts<ConditionalViewModel>) -> Void in
    ports.add(
      """
      input buttonTapped()
        ()
        Call when the button is tapped.
      """
    ) { (viewModel: ConditionalViewModel) -> [Any] in
      [
        viewModel.buttonTappedProperty,
      ]
    }
    #if DEBUG
      ports.add(
        """
        input deviceShaken()
          ()
          Call when the device is shaken.
        """
      ) { (viewModel: ConditionalViewModel) -> [Any] in
        [
          viewModel.deviceShakenProperty,
        ]
      }
    #elseif os(Windows)
      ports.add(
        """
        input windowClosed()
          ()
          Call when the window closes.
        """
      ) { (viewModel: ConditionalViewModel) -> [Any] in
        [
          viewModel.windowClosedProperty,
        ]
      }
    #else
      ports.add(
        """
        input deviceTurned(degrees:)
          (degrees: Int)
          Call when the device is turned.
        """
      ) { (viewModel: ConditionalViewModel) -> [Any] in
        [
          viewModel.deviceTurnedProperty,
        ]
      }
    #endif
    ports.add(
      """
      input viewDidLoad()
        ()
        Call when the view loads.
      """
    ) { (viewModel: ConditionalViewModel) -> [Any] in
      [
        viewModel.viewDidLoadProperty,
      ]
    }
    #if DEBUG
      ports.add(
        """
        output showConsole
          Signal<(), Never>
          Emits when the console is to be shown.
        """
      ) { (viewModel: ConditionalViewModel) -> [Any] in
        [
          viewModel.showConsole,
        ]
      }
    #endif
  }
}

*/

// MARK: One input in two branches has one property

@ViewModel
final class BranchedViewModel {
  protocol Inputs {
    #if os(Windows)
      /// Call when the window opens.
      func shown(_ name: String)
    #else
      /// Call when the view loads.
      func shown(_ name: String)
    #endif
  }

  protocol Outputs {}
}

extension BranchedViewModel: BranchedViewModel.Inputs, BranchedViewModel.Outputs {}

/* expands to

#if os(Windows)
  private let shownProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
  /// Call when the window opens.
  func shown(_ name: String) {
    self.shownProperty.value = name
  }
#else
  private let shownProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
  /// Call when the view loads.
  func shown(_ name: String) {
    self.shownProperty.value = name
  }
#endif

var inputs: any Inputs { … }
var outputs: any Outputs { … }
/// The ports as data, for tools that know them by their names.
static var ports: ViewModelPorts<BranchedViewModel> {
  ViewModelPorts<BranchedViewModel> { (ports: inout ViewModelPorts<BranchedViewModel>) -> Void in
    #if os(Windows)
      ports.add(
        """
        input shown(_:)
          (_ name: String)
          Call when the window opens.
        """
      ) { (viewModel: BranchedViewModel) -> [Any] in
        [
          viewModel.shownProperty,
        ]
      }
    #else
      ports.add(
        """
        input shown(_:)
          (_ name: String)
          Call when the view loads.
        """
      ) { (viewModel: BranchedViewModel) -> [Any] in
        [
          viewModel.shownProperty,
        ]
      }
    #endif
  }
}

*/
