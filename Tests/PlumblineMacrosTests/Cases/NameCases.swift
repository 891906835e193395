import Plumbline
import PlumblineMacros

// MARK: Words of the language are names in backticks

@ViewModel
final class KeywordViewModel {
  protocol Inputs {
    /// Call with the case.
    func `case`(_ value: Int, in place: String)

    /// Call with words that are labels and values at once.
    func chosen(for: Int, in: String)

    /// Call with the default.
    func `default`(_ `in`: Int)

    /// Call at the start.
    func `init`()

    /// Call with both.
    func picked(`for`: Int, `where`: Int)
  }

  protocol Outputs {
    /// Emits what is repeated.
    var `repeat`: Signal<Int, Never> { get }
  }

  init() {
    self.repeat = self.defaultProperty.signal.skipNil()
  }
}

extension KeywordViewModel: KeywordViewModel.Inputs, KeywordViewModel.Outputs {}

/* expands to

private let caseProperty: MutableProperty<(value: Int, place: String)?> = MutableProperty<(value: Int, place: String)?>(nil)
/// Call with the case.
func `case`(_ value: Int, in place: String) {
  self.caseProperty.value = (value, place)
}

private let chosenProperty: MutableProperty<(`for`: Int, `in`: String)?> = MutableProperty<(`for`: Int, `in`: String)?>(nil)
/// Call with words that are labels and values at once.
func chosen(for: Int, in: String) {
  self.chosenProperty.value = (`for`, `in`)
}

private let defaultProperty: MutableProperty<Int?> = MutableProperty<Int?>(nil)
/// Call with the default.
func `default`(_ `in`: Int) {
  self.defaultProperty.value = `in`
}

private let initProperty: MutableProperty<Void> = MutableProperty<Void>(())
/// Call at the start.
func `init`() {
  self.initProperty.value = ()
}

private let pickedProperty: MutableProperty<(`for`: Int, `where`: Int)?> = MutableProperty<(`for`: Int, `where`: Int)?>(nil)
/// Call with both.
func picked(`for`: Int, `where`: Int) {
  self.pickedProperty.value = (`for`, `where`)
}

/// Emits what is repeated.
let `repeat`: Signal<Int, Never>

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<KeywordViewModel> { …
  // input case(_:in:) | (_ value: Int, in place: String) | Call with the case. = viewModel.caseProperty,
  // input chosen(for:in:) | (for: Int, in: String) | Call with words that are labels and values at once. = viewModel.chosenProperty,
  // input default(_:) | (_ `in`: Int) | Call with the default. = viewModel.defaultProperty,
  // input init() | () | Call at the start. = viewModel.initProperty,
  // input picked(for:where:) | (`for`: Int, `where`: Int) | Call with both. = viewModel.pickedProperty,
  // output repeat | Signal<Int, Never> | Emits what is repeated. = viewModel.`repeat`,
}

*/

// MARK: Names may be of any script

@ViewModel
final class ÜbersichtViewModel {
  protocol Inputs {
    /// Wird gerufen, wenn die Größe sich ändert.
    func größeGeändert(_ größe: Int)

    /// 当按钮被点击时调用。
    func 按钮被点击()

    /// Call when the 🍎 is tapped.
    func 🍎Tapped()
  }

  protocol Outputs {
    /// Emits the 標題.
    var 標題: Signal<String, Never> { get }
  }

  init() {
    self.標題 = self.größeGeändertProperty.signal.skipNil().map { "\($0)" }
  }
}

extension ÜbersichtViewModel: ÜbersichtViewModel.Inputs, ÜbersichtViewModel.Outputs {}

/* expands to

private let größeGeändertProperty: MutableProperty<Int?> = MutableProperty<Int?>(nil)
/// Wird gerufen, wenn die Größe sich ändert.
func größeGeändert(_ größe: Int) {
  self.größeGeändertProperty.value = größe
}

private let 按钮被点击Property: MutableProperty<Void> = MutableProperty<Void>(())
/// 当按钮被点击时调用。
func 按钮被点击() {
  self.按钮被点击Property.value = ()
}

private let 🍎TappedProperty: MutableProperty<Void> = MutableProperty<Void>(())

/// Call when the 🍎 is tapped.
func 🍎Tapped() {
  self.🍎TappedProperty.value = ()
}

/// Emits the 標題.
let 標題: Signal<String, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<ÜbersichtViewModel> { …
  // input größeGeändert(_:) | (_ größe: Int) | Wird gerufen, wenn die Größe sich ändert. = viewModel.größeGeändertProperty,
  // input 按钮被点击() | () | 当按钮被点击时调用。 = viewModel.按钮被点击Property,
  // input 🍎Tapped() | () | Call when the 🍎 is tapped. = viewModel.🍎TappedProperty,
  // output 標題 | Signal<String, Never> | Emits the 標題. = viewModel.標題,
}

*/

// MARK: A name may be of words

@ViewModel
final class RawNameViewModel {
  protocol Inputs {
    /// Call when the button is tapped.
    func `the button is tapped`()
  }

  protocol Outputs {
    /// Emits when something happens.
    var `something happens`: Signal<(), Never> { get }
  }

  init() {
    self.`something happens` = self.`the button is tappedProperty`.signal
  }
}

extension RawNameViewModel: RawNameViewModel.Inputs, RawNameViewModel.Outputs {}

/* expands to

private let `the button is tappedProperty`: MutableProperty<Void> = MutableProperty<Void>(())

/// Call when the button is tapped.
func `the button is tapped`() {
  self.`the button is tappedProperty`.value = ()
}

/// Emits when something happens.
let `something happens`: Signal<(), Never>

var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<RawNameViewModel> { …
  // input the button is tapped() | () | Call when the button is tapped. = viewModel.`the button is tappedProperty`,
  // output something happens | Signal<(), Never> | Emits when something happens. = viewModel.`something happens`,
}

*/

// MARK: An input and an output may have one base name

@ViewModel
final class SharedNameViewModel {
  protocol Inputs {
    /// Call when the title changes.
    func title(_ text: String)
  }

  protocol Outputs {
    /// Emits the title.
    var title: Signal<String, Never> { get }
  }

  init() {
    self.title = self.titleProperty.signal.skipNil()
  }
}

extension SharedNameViewModel: SharedNameViewModel.Inputs, SharedNameViewModel.Outputs {}

/* expands to

private let titleProperty: MutableProperty<String?> = MutableProperty<String?>(nil)
/// Call when the title changes.
func title(_ text: String) {
  self.titleProperty.value = text
}

/// Emits the title.
let title: Signal<String, Never>
var inputs: any Inputs { … }
var outputs: any Outputs { … }
static var ports: ViewModelPorts<SharedNameViewModel> { …
  // input title(_:) | (_ text: String) | Call when the title changes. = viewModel.titleProperty,
  // output title | Signal<String, Never> | Emits the title. = viewModel.title,
}

*/
