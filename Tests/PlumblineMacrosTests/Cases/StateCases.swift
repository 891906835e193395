public import Plumbline
import PlumblineMacros

// MARK: A state, bindings and fixed outputs for outputs that are properties

@ViewModel
public final class FieldsViewModel {
  public protocol Inputs {
    /// Call when the email changes.
    func emailChanged(_ email: String)

    /// Call when a row is selected.
    func rowSelected(_ row: Int, in section: Int)
  }

  public protocol Outputs {
    /// Emits the email.
    var email: Property<String> { get }

    /// Emits the rows.
    var rows: Property<[Int]> { get }

    /// Emits a message for an alert.
    var showAlert: Signal<String, Never> { get }
  }

  public protocol Actions {
    /// Saves.
    var save: Action<Int, String> { get }
  }

  public init() {
    self.email = Property(initial: "", then: self.emailChangedProperty.signal.skipNil())
    let selections = self.rowSelectedProperty.signal.skipNil()
    self.rows = Property(initial: [], then: selections.map { [$0.row, $0.section] })
    self.save = Action<Int, String>(execute: { "\($0)" })
    self.showAlert = self.save.elements
  }
}

extension FieldsViewModel: FieldsViewModel.Inputs, FieldsViewModel.Outputs, FieldsViewModel.Actions {}

/* expands to

private let emailChangedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when the email changes.
public func emailChanged(_ email: String) {
  self.emailChangedProperty.value = email
}

private let rowSelectedProperty: MutableProperty<(row: Int, section: Int)?> = MutableProperty<(row: Int, section: Int)?>(nil)
/// Call when a row is selected.
public func rowSelected(_ row: Int, in section: Int) {
  self.rowSelectedProperty.value = (row, section)
}

/// Emits the email.
public let email: Property<String>
/// Emits the rows.
public let rows: Property<[Int]>
/// Emits a message for an alert.
public let showAlert: Signal<String, Never>
/// Saves.
public let save: Action<Int, String>
public var inputs: any Inputs { … }
public var outputs: any Outputs { … }
public var actions: any Actions { … }
public static var ports: ViewModelPorts<FieldsViewModel> { …
  // input emailChanged(_:) | (_ email: String) | Call when the email changes. = viewModel.emailChangedProperty,
  // input rowSelected(_:in:) | (_ row: Int, in section: Int) | Call when a row is selected. = viewModel.rowSelectedProperty,
  // output email | Property<String> | Emits the email. = viewModel.email,
  // output rows | Property<[Int]> | Emits the rows. = viewModel.rows,
  // output showAlert | Signal<String, Never> | Emits a message for an alert. = viewModel.showAlert,
  // action save | Action<Int, String> | Saves. = viewModel.save,
}

/// The current values of the outputs that are properties. A view that reads one is updated when it changes.
public struct ViewState: ViewModelState {
  fileprivate let outputs: any Outputs

  /// Emits the email.
  public var email: String { self.outputs.email.value }

  /// Emits the rows.
  public var rows: [Int] { self.outputs.rows.value }
}

/// The current values of the outputs that are properties.
public var state: ViewState { ViewState(outputs: _assumedConforming(self)) }

/// A two-way field of a view, which reads a value of the state and calls an input.
public func binding<Value>(
  _ output: KeyPath<ViewState, Value>, _ input: @escaping (Value) -> Void
) -> ValueBinding<Value> {
  self.state.binding(output, input)
}

/// Outputs with the values that it is created with, and inputs that do nothing, for previews and for tests of views.
public final class Fixed: Inputs, Outputs, Actions {
  public let email: Property<String>
  public let rows: Property<[Int]>
  public let showAlert: Signal<String, Never>
  public let save: Action<Int, String>

  public init(
    email: String = "",
    rows: [Int] = [],
    showAlert: (String)? = nil,
    save: Action<Int, String> = Action<Int, String>(execute: { _ in .empty })
  ) {
    self.email = Property<String>(value: email)
    self.rows = Property<[Int]>(value: rows)
    self.showAlert = Signal<String, Never>.fixed(optional: showAlert)
    self.save = save
  }

  public func emailChanged(_ email: String) {}
  public func rowSelected(_ row: Int, in section: Int) {}

  public var state: ViewState { ViewState(outputs: self) }
}

*/

// MARK: They are isolated as the class is, and need what has no value to begin with

@ViewModel
@MainActor
final class IsolatedFieldsViewModel {
  struct Item {}

  @MainActor
  protocol Inputs {
    /// Call when an item is tapped.
    func itemTapped()
  }

  @MainActor
  protocol Outputs {
    /// Emits the item.
    var item: Property<Item> { get }

    /// Emits the title, if there is one.
    var title: Property<String?> { get }
  }

  init() {
    self.item = Property(initial: Item(), then: self.itemTappedProperty.signal.map { Item() })
    self.title = Property(value: nil)
  }
}

extension IsolatedFieldsViewModel: IsolatedFieldsViewModel.Inputs, IsolatedFieldsViewModel.Outputs {}

/* expands to

private let itemTappedProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when an item is tapped.
func itemTapped() {
  self.itemTappedProperty.value = ()
}

/// Emits the item.
let item: Property<Item>
/// Emits the title, if there is one.
let title: Property<String?>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<IsolatedFieldsViewModel> { …
  // input itemTapped() | () | Call when an item is tapped. = viewModel.itemTappedProperty,
  // output item | Property<Item> | Emits the item. = viewModel.item,
  // output title | Property<String?> | Emits the title, if there is one. = viewModel.title,
}

/// The current values of the outputs that are properties. A view that reads one is updated when it changes.
@MainActor
struct ViewState: ViewModelState {
  fileprivate let outputs: any Outputs

  /// Emits the item.
  var item: Item { self.outputs.item.value }

  /// Emits the title, if there is one.
  var title: String? { self.outputs.title.value }
}

/// The current values of the outputs that are properties.
var state: ViewState { ViewState(outputs: _assumedConforming(self)) }

/// A two-way field of a view, which reads a value of the state and calls an input.
func binding<Value>(
  _ output: KeyPath<ViewState, Value>, _ input: @escaping (Value) -> Void
) -> ValueBinding<Value> {
  self.state.binding(output, input)
}

/// Outputs with the values that it is created with, and inputs that do nothing, for previews and for tests of views.
@MainActor
final class Fixed: Inputs, Outputs {
  let item: Property<Item>
  let title: Property<String?>

  init(
    item: Item,
    title: String? = nil
  ) {
    self.item = Property<Item>(value: item)
    self.title = Property<String?>(value: title)
  }

  func itemTapped() {}

  var state: ViewState { ViewState(outputs: self) }
}

*/

// MARK: Names that are taken are not generated

@ViewModel
final class TakenNamesViewModel {
  struct Fixed {}

  protocol Inputs {}

  protocol Outputs {
    /// Emits the state.
    var state: Property<Int> { get }
  }

  init() {
    self.state = Property(value: 1)
  }
}

extension TakenNamesViewModel: TakenNamesViewModel.Inputs, TakenNamesViewModel.Outputs {}

/* expands to

/// Emits the state.
let state: Property<Int>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<TakenNamesViewModel> { …
  // output state | Property<Int> | Emits the state. = viewModel.state,
}

*/
