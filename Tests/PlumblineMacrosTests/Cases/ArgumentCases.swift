import Plumbline
import PlumblineMacros

// MARK: Several arguments are a tuple with their names

@ViewModel
final class TupleViewModel {
  protocol Inputs {
    /// Call with the row that is about to be displayed and the number of rows.
    func willDisplayRow(_ row: Int, outOf totalRows: Int)
  }

  protocol Outputs {
    /// Emits whether the end is near.
    var isNearEnd: Signal<Bool, Never> { get }
  }

  init() {
    self.isNearEnd = self.willDisplayRowProperty.signal.skipNil().map { $0.totalRows - $0.row < 5 }
  }
}

extension TupleViewModel: TupleViewModel.Inputs, TupleViewModel.Outputs {}

/* expands to

private let willDisplayRowProperty: MutableProperty<(row: Int, totalRows: Int)?> = MutableProperty<(row: Int, totalRows: Int)?>(nil)
/// Call with the row that is about to be displayed and the number of rows.
func willDisplayRow(_ row: Int, outOf totalRows: Int) {
  self.willDisplayRowProperty.value = (row, totalRows)
}

/// Emits whether the end is near.
let isNearEnd: Signal<Bool, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<TupleViewModel> { …
  // input willDisplayRow(_:outOf:) | (_ row: Int, outOf totalRows: Int) | Call with the row that is about to be displayed and the number of rows. = viewModel.willDisplayRowProperty,
  // output isNearEnd | Signal<Bool, Never> | Emits whether the end is near. = viewModel.isNearEnd,
}

*/

// MARK: An argument that is an optional stays one

@ViewModel
final class OptionalViewModel {
  protocol Inputs {
    /// Call when the text changes.
    func nameChanged(_ name: String?)

    /// Call when the number changes.
    func numberChanged(_ number: Optional<Int>)

    /// Call when the title changes.
    func titleChanged(_ title: String!)
  }

  protocol Outputs {
    /// Emits the text.
    var nameLabelText: Signal<String, Never> { get }
  }

  init() {
    self.nameLabelText = self.nameChangedProperty.signal.map { $0 ?? "" }
  }
}

extension OptionalViewModel: OptionalViewModel.Inputs, OptionalViewModel.Outputs {}

/* expands to

private let nameChangedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when the text changes.
func nameChanged(_ name: String?) {
  self.nameChangedProperty.value = name
}

private let numberChangedProperty: MutableProperty<Optional<Int>> = MutableProperty<Optional<Int>>(nil)
/// Call when the number changes.
func numberChanged(_ number: Optional<Int>) {
  self.numberChangedProperty.value = number
}

private let titleChangedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when the title changes.
func titleChanged(_ title: String!) {
  self.titleChangedProperty.value = title
}

/// Emits the text.
let nameLabelText: Signal<String, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<OptionalViewModel> { …
  // input nameChanged(_:) | (_ name: String?) | Call when the text changes. = viewModel.nameChangedProperty,
  // input numberChanged(_:) | (_ number: Optional<Int>) | Call when the number changes. = viewModel.numberChangedProperty,
  // input titleChanged(_:) | (_ title: String!) | Call when the title changes. = viewModel.titleChangedProperty,
  // output nameLabelText | Signal<String, Never> | Emits the text. = viewModel.nameLabelText,
}

*/

// MARK: An input that configures is stored under the name of its argument

@ViewModel
final class ConfiguredViewModel {
  protocol Inputs {
    /// Call with the name of the project.
    func configure(with project: String)

    /// Call with two values.
    func configureWith(first: Int, second: Int)

    /// Call with the number.
    func configureWith(number: Int)

    /// Call when the address is known.
    func setAddress(_ address: String)
  }

  protocol Outputs {}
}

extension ConfiguredViewModel: ConfiguredViewModel.Inputs, ConfiguredViewModel.Outputs {}

/* expands to

private let projectProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call with the name of the project.
func configure(with project: String) {
  self.projectProperty.value = project
}

private let configureWithProperty: MutableProperty<(first: Int, second: Int)?> = MutableProperty<(first: Int, second: Int)?>(nil)
/// Call with two values.
func configureWith(first: Int, second: Int) {
  self.configureWithProperty.value = (first, second)
}

private let numberProperty: MutableProperty<Int?> = MutableProperty<Int?>(nil)
/// Call with the number.
func configureWith(number: Int) {
  self.numberProperty.value = number
}

private let addressProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when the address is known.
func setAddress(_ address: String) {
  self.addressProperty.value = address
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<ConfiguredViewModel> { …
  // input configure(with:) | (with project: String) | Call with the name of the project. = viewModel.projectProperty,
  // input configureWith(first:second:) | (first: Int, second: Int) | Call with two values. = viewModel.configureWithProperty,
  // input configureWith(number:) | (number: Int) | Call with the number. = viewModel.numberProperty,
  // input setAddress(_:) | (_ address: String) | Call when the address is known. = viewModel.addressProperty,
}

*/

// MARK: Inputs with one name are told apart by their labels

@ViewModel
final class OverloadedViewModel {
  protocol Inputs {
    /// Call when nothing was tapped.
    func tapped()

    /// Call when an activity was tapped.
    func tapped(activity: String)

    /// Call when a project was tapped.
    func tapped(project: String)
  }

  protocol Outputs {}
}

extension OverloadedViewModel: OverloadedViewModel.Inputs, OverloadedViewModel.Outputs {}

/* expands to

private let tappedProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call when nothing was tapped.
func tapped() {
  self.tappedProperty.value = ()
}

private let tappedActivityProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when an activity was tapped.
func tapped(activity: String) {
  self.tappedActivityProperty.value = activity
}

private let tappedProjectProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when a project was tapped.
func tapped(project: String) {
  self.tappedProjectProperty.value = project
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<OverloadedViewModel> { …
  // input tapped() | () | Call when nothing was tapped. = viewModel.tappedProperty,
  // input tapped(activity:) | (activity: String) | Call when an activity was tapped. = viewModel.tappedActivityProperty,
  // input tapped(project:) | (project: String) | Call when a project was tapped. = viewModel.tappedProjectProperty,
}

*/

// MARK: Inputs with the same labels are told apart by the names of their arguments

@ViewModel
final class TypeOverloadedViewModel {
  protocol Inputs {
    /// Call when a number was picked.
    func picked(_ number: Int)

    /// Call when a text was picked.
    func picked(_ text: String)
  }

  protocol Outputs {}
}

extension TypeOverloadedViewModel: TypeOverloadedViewModel.Inputs, TypeOverloadedViewModel.Outputs {}

/* expands to

private let pickedNumberProperty: MutableProperty<Int?> = MutableProperty<Int?>(nil)
/// Call when a number was picked.
func picked(_ number: Int) {
  self.pickedNumberProperty.value = number
}

private let pickedTextProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when a text was picked.
func picked(_ text: String) {
  self.pickedTextProperty.value = text
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<TypeOverloadedViewModel> { …
  // input picked(_:) | (_ number: Int) | Call when a number was picked. = viewModel.pickedNumberProperty,
  // input picked(_:) | (_ text: String) | Call when a text was picked. = viewModel.pickedTextProperty,
}

*/

// MARK: Arguments without names get some

@ViewModel
final class NamelessViewModel {
  protocol Inputs {
    /// Call when a row was tapped.
    func rowTapped(_: Int, section _: Int)

    /// Call when a text changes.
    func textChanged(_: String)
  }

  protocol Outputs {}
}

extension NamelessViewModel: NamelessViewModel.Inputs, NamelessViewModel.Outputs {}

/* expands to

private let rowTappedProperty: MutableProperty<(Int, Int)?> = MutableProperty<(Int, Int)?>(nil)
/// Call when a row was tapped.
func rowTapped(_ argument1: Int, section argument2: Int) {
  self.rowTappedProperty.value = (argument1, argument2)
}

private let textChangedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when a text changes.
func textChanged(_ argument1: String) {
  self.textChangedProperty.value = argument1
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<NamelessViewModel> { …
  // input rowTapped(_:section:) | (_: Int, section _: Int) | Call when a row was tapped. = viewModel.rowTappedProperty,
  // input textChanged(_:) | (_: String) | Call when a text changes. = viewModel.textChangedProperty,
}

*/

// MARK: Variadic arguments are stored as an array

@ViewModel
final class VariadicViewModel {
  protocol Inputs {
    /// Call with the names that were picked and where.
    func picked(names: String..., section: Int)

    /// Call with the rows that were tapped.
    func rowsTapped(_ rows: Int...)
  }

  protocol Outputs {
    /// Emits the number of the rows.
    var rowCount: Signal<Int, Never> { get }
  }

  init() {
    self.rowCount = self.rowsTappedProperty.signal.skipNil().map(\.count)
  }
}

extension VariadicViewModel: VariadicViewModel.Inputs, VariadicViewModel.Outputs {}

/* expands to

private let pickedProperty: MutableProperty<(names: [String], section: Int)?> = MutableProperty<(names: [String], section: Int)?>(nil)
/// Call with the names that were picked and where.
func picked(names: String..., section: Int) {
  self.pickedProperty.value = (names, section)
}

private let rowsTappedProperty: MutableProperty<[Int]?> = MutableProperty<[Int]?>(nil)
/// Call with the rows that were tapped.
func rowsTapped(_ rows: Int...) {
  self.rowsTappedProperty.value = rows
}

/// Emits the number of the rows.
let rowCount: Signal<Int, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<VariadicViewModel> { …
  // input picked(names:section:) | (names: String..., section: Int) | Call with the names that were picked and where. = viewModel.pickedProperty,
  // input rowsTapped(_:) | (_ rows: Int...) | Call with the rows that were tapped. = viewModel.rowsTappedProperty,
  // output rowCount | Signal<Int, Never> | Emits the number of the rows. = viewModel.rowCount,
}

*/

// MARK: Closures are stored when they escape

@ViewModel
final class ClosureViewModel {
  protocol Inputs {
    /// Call with what is to be done at the end.
    func completed(_ ending: @escaping () -> Void)

    /// Call with what may be done.
    func offered(_ offer: (() -> Void)?)

    /// Call with what is to be done anywhere.
    func sent(_ work: @escaping @Sendable (Int) -> Void, count: Int)

    /// Call with a condition.
    func shown(_ isShown: @autoclosure @escaping () -> Bool)
  }

  protocol Outputs {
    /// Emits what is to be done.
    var perform: Signal<() -> Void, Never> { get }
  }

  init() {
    self.perform = self.completedProperty.signal.skipNil()
  }
}

extension ClosureViewModel: ClosureViewModel.Inputs, ClosureViewModel.Outputs {}

/* expands to

private let completedProperty: MutableProperty<(() -> Void)?> = MutableProperty<(() -> Void)?>(nil)
/// Call with what is to be done at the end.
func completed(_ ending: @escaping () -> Void) {
  self.completedProperty.value = ending
}

private let offeredProperty: MutableProperty<(() -> Void)?> = MutableProperty<(() -> Void)?>(nil)
/// Call with what may be done.
func offered(_ offer: (() -> Void)?) {
  self.offeredProperty.value = offer
}

private let sentProperty: MutableProperty<(work: @Sendable (Int) -> Void, count: Int)?> = MutableProperty<(work: @Sendable (Int) -> Void, count: Int)?>(nil)
/// Call with what is to be done anywhere.
func sent(_ work: @escaping @Sendable (Int) -> Void, count: Int) {
  self.sentProperty.value = (work, count)
}

private let shownProperty: MutableProperty<(() -> Bool)?> = MutableProperty<(() -> Bool)?>(nil)
/// Call with a condition.
func shown(_ isShown: @autoclosure @escaping () -> Bool) {
  self.shownProperty.value = isShown
}

/// Emits what is to be done.
let perform: Signal<() -> Void, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<ClosureViewModel> { …
  // input completed(_:) | (_ ending: @escaping () -> Void) | Call with what is to be done at the end. = viewModel.completedProperty,
  // input offered(_:) | (_ offer: (() -> Void)?) | Call with what may be done. = viewModel.offeredProperty,
  // input sent(_:count:) | (_ work: @escaping @Sendable (Int) -> Void, count: Int) | Call with what is to be done anywhere. = viewModel.sentProperty,
  // input shown(_:) | (_ isShown: @autoclosure @escaping () -> Bool) | Call with a condition. = viewModel.shownProperty,
  // output perform | Signal<() -> Void, Never> | Emits what is to be done. = viewModel.perform,
}

*/

// MARK: Ownership is that of the function

@ViewModel
final class OwnershipViewModel {
  protocol Inputs {
    /// Call with a text that is looked at.
    func borrowed(_ text: borrowing String)

    /// Call with a text that is taken.
    func consumed(_ text: consuming String)

    /// Call with a text that comes from elsewhere.
    func sent(_ text: sending String)
  }

  protocol Outputs {}
}

extension OwnershipViewModel: OwnershipViewModel.Inputs, OwnershipViewModel.Outputs {}

/* expands to

private let borrowedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call with a text that is looked at.
func borrowed(_ text: borrowing String) {
  self.borrowedProperty.value = copy text
}

private let consumedProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call with a text that is taken.
func consumed(_ text: consuming String) {
  self.consumedProperty.value = text
}

private let sentProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call with a text that comes from elsewhere.
func sent(_ text: sending String) {
  self.sentProperty.value = text
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<OwnershipViewModel> { …
  // input borrowed(_:) | (_ text: borrowing String) | Call with a text that is looked at. = viewModel.borrowedProperty,
  // input consumed(_:) | (_ text: consuming String) | Call with a text that is taken. = viewModel.consumedProperty,
  // input sent(_:) | (_ text: sending String) | Call with a text that comes from elsewhere. = viewModel.sentProperty,
}

*/

// MARK: Types of any form are stored

@ViewModel
final class TypesViewModel {
  protocol Inputs {
    /// Call with any error.
    func failed(_ error: any Error)

    /// Call with something of two protocols.
    func found(_ value: any Equatable & Sendable)

    /// Call with a list.
    func listed(_ names: [String: [Int]])

    /// Call with a pair.
    func paired(_ pair: (left: Int, right: Int))

    /// Call with a type.
    func registered(_ type: Int.Type)
  }

  protocol Outputs {}
}

extension TypesViewModel: TypesViewModel.Inputs, TypesViewModel.Outputs {}

/* expands to

private let failedProperty: MutableProperty<(any Error)?> = MutableProperty<(any Error)?>(nil)
/// Call with any error.
func failed(_ error: any Error) {
  self.failedProperty.value = error
}

private let foundProperty: MutableProperty<(any Equatable & Sendable)?> = MutableProperty<(any Equatable & Sendable)?>(nil)
/// Call with something of two protocols.
func found(_ value: any Equatable & Sendable) {
  self.foundProperty.value = value
}

private let listedProperty: MutableProperty<[String: [Int]]?> = MutableProperty<[String: [Int]]?>(nil)
/// Call with a list.
func listed(_ names: [String: [Int]]) {
  self.listedProperty.value = names
}

private let pairedProperty: MutableProperty<(left: Int, right: Int)?> = MutableProperty<(left: Int, right: Int)?>(nil)
/// Call with a pair.
func paired(_ pair: (left: Int, right: Int)) {
  self.pairedProperty.value = pair
}

private let registeredProperty: MutableProperty<Int.Type?> = MutableProperty<Int.Type?>(nil)
/// Call with a type.
func registered(_ type: Int.Type) {
  self.registeredProperty.value = type
}

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<TypesViewModel> { …
  // input failed(_:) | (_ error: any Error) | Call with any error. = viewModel.failedProperty,
  // input found(_:) | (_ value: any Equatable & Sendable) | Call with something of two protocols. = viewModel.foundProperty,
  // input listed(_:) | (_ names: [String: [Int]]) | Call with a list. = viewModel.listedProperty,
  // input paired(_:) | (_ pair: (left: Int, right: Int)) | Call with a pair. = viewModel.pairedProperty,
  // input registered(_:) | (_ type: Int.Type) | Call with a type. = viewModel.registeredProperty,
}

*/
