import Plumbline
import PlumblineMacros

// MARK: Self is the class

@ViewModel
final class SelfViewModel {
  protocol Inputs {
    /// Call with the one before.
    func followed(_ previous: Self)

    /// Call with others.
    func joined(_ others: [Self], first: Self?)
  }

  protocol Outputs {
    /// Emits the one to be shown.
    var show: Signal<Self, Never> { get }
  }

  init() {
    self.show = self.followedProperty.signal.skipNil()
  }
}

extension SelfViewModel: SelfViewModel.Inputs, SelfViewModel.Outputs {}

/* expands to

private let followedProperty: MutableProperty<SelfViewModel?> = MutableProperty<SelfViewModel?>(nil)
/// Call with the one before.
func followed(_ previous: SelfViewModel) {
  self.followedProperty.value = previous
}

private let joinedProperty: MutableProperty<(others: [SelfViewModel], first: SelfViewModel?)?> = MutableProperty<(others: [SelfViewModel], first: SelfViewModel?)?>(nil)
/// Call with others.
func joined(_ others: [SelfViewModel], first: SelfViewModel?) {
  self.joinedProperty.value = (others, first)
}

/// Emits the one to be shown.
let show: Signal<SelfViewModel, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<SelfViewModel> { …
  // input followed(_:) | (_ previous: Self) | Call with the one before. = viewModel.followedProperty,
  // input joined(_:first:) | (_ others: [Self], first: Self?) | Call with others. = viewModel.joinedProperty,
  // output show | Signal<SelfViewModel, Never> | Emits the one to be shown. = viewModel.show,
}

*/

// MARK: Type aliases of a protocol are those of the class

@ViewModel
final class AliasViewModel {
  protocol Inputs {
    typealias Payload = (id: Int, name: String)

    /// Call with a payload.
    func received(_ payload: Payload)
  }

  protocol Outputs {
    typealias TitleSignal = Signal<String, Never>

    /// Emits the title.
    var titleLabelText: TitleSignal { get }
  }

  init() {
    self.titleLabelText = self.receivedProperty.signal.skipNil().map(\.name)
  }
}

extension AliasViewModel: AliasViewModel.Inputs, AliasViewModel.Outputs {}

/* expands to

private let receivedProperty: MutableProperty<Payload?> = MutableProperty<Payload?>(nil)
/// Call with a payload.
func received(_ payload: Payload) {
  self.receivedProperty.value = payload
}

/// Emits the title.
let titleLabelText: TitleSignal
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<AliasViewModel> { …
  // input received(_:) | (_ payload: Payload) | Call with a payload. = viewModel.receivedProperty,
  // output titleLabelText | TitleSignal | Emits the title. = viewModel.titleLabelText,
}

*/

// MARK: Associated types are what the class says

@ViewModel
final class AssociatedViewModel {
  typealias Item = String

  protocol Inputs {
    associatedtype Item

    /// Call when an item was tapped.
    func itemTapped(_ item: Item)
  }

  protocol Outputs {}
}

extension AssociatedViewModel: AssociatedViewModel.Inputs, AssociatedViewModel.Outputs {}

/* expands to

private let itemTappedProperty: MutableProperty<Item?> = MutableProperty<Item?>(nil)
/// Call when an item was tapped.
func itemTapped(_ item: Item) {
  self.itemTappedProperty.value = item
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<AssociatedViewModel> { …
  // input itemTapped(_:) | (_ item: Item) | Call when an item was tapped. = viewModel.itemTappedProperty,
}

*/

// MARK: Types of the class are those of its ports

@ViewModel
final class OwnTypesViewModel {
  enum Tab: Equatable {
    case all
    case friends
  }

  protocol Inputs {
    /// Call when a tab was tapped.
    func tabTapped(_ tab: Tab)
  }

  protocol Outputs {
    /// Emits the tab to be shown.
    var showTab: Signal<Tab, Never> { get }
  }

  init() {
    self.showTab = self.tabTappedProperty.signal.skipNil()
  }
}

extension OwnTypesViewModel: OwnTypesViewModel.Inputs, OwnTypesViewModel.Outputs {}

/* expands to

private let tabTappedProperty: MutableProperty<Tab?> = MutableProperty<Tab?>(nil)
/// Call when a tab was tapped.
func tabTapped(_ tab: Tab) {
  self.tabTappedProperty.value = tab
}

/// Emits the tab to be shown.
let showTab: Signal<Tab, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<OwnTypesViewModel> { …
  // input tabTapped(_:) | (_ tab: Tab) | Call when a tab was tapped. = viewModel.tabTappedProperty,
  // output showTab | Signal<Tab, Never> | Emits the tab to be shown. = viewModel.showTab,
}

*/

// MARK: A view model may stand in another type

enum Screens {
  struct Profile {
    @ViewModel
    final class ViewModel {
      protocol Inputs {
        /// Call when the view loads.
        func viewDidLoad()
      }

      protocol Outputs {
        /// Emits the title.
        var titleLabelText: Signal<String, Never> { get }
      }

      init() {
        self.titleLabelText = self.viewDidLoadProperty.signal.mapConst("Profile")
      }
    }
  }
}

extension Screens.Profile.ViewModel: Screens.Profile.ViewModel.Inputs, Screens.Profile.ViewModel.Outputs {}

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
static var ports: ViewModelPorts<ViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output titleLabelText | Signal<String, Never> | Emits the title. = viewModel.titleLabelText,
}

*/

// MARK: A class may inherit from another one

class ScreenModel {
  let name: String

  init(name: String) {
    self.name = name
  }
}

@ViewModel
final class SubclassViewModel: ScreenModel {
  protocol Inputs: AnyObject {
    /// Call when the view loads.
    func viewDidLoad()
  }

  protocol Outputs: AnyObject {
    /// Emits the title.
    var titleLabelText: Signal<String, Never> { get }
  }

  init() {
    self.titleLabelText = self.viewDidLoadProperty.signal.mapConst("Title")
    super.init(name: "subclass")
  }
}

extension SubclassViewModel: SubclassViewModel.Inputs, SubclassViewModel.Outputs {}

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
static var ports: ViewModelPorts<SubclassViewModel> { …
  // input viewDidLoad() | () | Call when the view loads. = viewModel.viewDidLoadProperty,
  // output titleLabelText | Signal<String, Never> | Emits the title. = viewModel.titleLabelText,
}

*/

// MARK: The module of a type may be named

@ViewModel
final class QualifiedViewModel {
  protocol Inputs {
    /// Call when the number changes.
    func numberChanged(_ number: Swift.Int)
  }

  protocol Outputs {
    /// Emits the number.
    var number: Plumbline.Signal<Swift.Int, Swift.Never> { get }
  }

  init() {
    self.number = self.numberChangedProperty.signal.skipNil()
  }
}

extension QualifiedViewModel: QualifiedViewModel.Inputs, QualifiedViewModel.Outputs {}

/* expands to

private let numberChangedProperty: MutableProperty<Swift.Int?> = MutableProperty<Swift.Int?>(nil)
/// Call when the number changes.
func numberChanged(_ number: Swift.Int) {
  self.numberChangedProperty.value = number
}

/// Emits the number.
let number: Plumbline.Signal<Swift.Int, Swift.Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<QualifiedViewModel> { …
  // input numberChanged(_:) | (_ number: Swift.Int) | Call when the number changes. = viewModel.numberChangedProperty,
  // output number | Plumbline.Signal<Swift.Int, Swift.Never> | Emits the number. = viewModel.number,
}

*/
