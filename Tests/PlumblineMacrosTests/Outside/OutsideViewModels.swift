public import Plumbline
import PlumblineMacros

@Ports
public protocol SignupViewModelInputs {
  /// Call when the email changes.
  func emailChanged(_ email: String)

  /// Call when a row was tapped.
  func rowTapped(_ row: Int, section: Int)

  /// Call when the button is tapped.
  func signupButtonTapped()

  /// Call when the view loads; nothing follows from it.
  func viewDidLoad()
}

@Ports
public protocol SignupViewModelOutputs {
  /// Emits whether the button can be tapped.
  var isSignupButtonEnabled: Signal<Bool, Never> { get }

  /// Emits the section of the row to be shown.
  var showSection: Signal<Int, Never> { get }

  /// Emits the email to sign up with.
  var signUp: Signal<String, Never> { get }
}

public protocol SignupViewModelType {
  var inputs: any SignupViewModelInputs { get }
  var outputs: any SignupViewModelOutputs { get }
}

@ViewModel(inputs: SignupViewModelInputs.self, outputs: SignupViewModelOutputs.self)
public final class SignupViewModel: SignupViewModelType, SignupViewModelInputs, SignupViewModelOutputs {
  public init() {
    let email = self.emailChangedProperty.signal.skipNil()

    self.isSignupButtonEnabled = email.map { $0.contains("@") }.skipRepeats()

    self.showSection = self.rowTappedProperty.signal.skipNil().map { $0.section }

    self.signUp = email.takeWhen(self.signupButtonTappedProperty.signal)
  }
}

@Ports
protocol PickerViewModelInputs<Item> {
  associatedtype Item

  /// Call when an item was picked.
  func picked(_ item: Item)

  /// Call with the items to pick from.
  func show(items: [Item])
}

@Ports
protocol PickerViewModelOutputs<Item> {
  associatedtype Item

  /// Emits how many items there are.
  var countLabelText: Signal<String, Never> { get }

  /// Emits the item that was picked.
  var dismissWithItem: Signal<Item, Never> { get }
}

/// A view model with a parameter: protocols cannot stand in it.
@ViewModel(inputs: (any PickerViewModelInputs).self, outputs: (any PickerViewModelOutputs).self)
final class PickerViewModel<Item>: PickerViewModelInputs, PickerViewModelOutputs {
  init() {
    self.countLabelText = self.showProperty.signal.skipNil().map { "\($0.count)" }
    self.dismissWithItem = self.pickedProperty.signal.skipNil()
  }
}

@Ports
@MainActor
protocol AccountViewModelInputs {
  /// Call when the name changes.
  func nameChanged(_ name: String)
}

@Ports
@MainActor
protocol AccountViewModelOutputs {
  /// Emits the name.
  var nameLabelText: Signal<String, Never> { get }
}

@Ports
@MainActor
protocol AccountViewModelActions {
  /// Saves the name.
  var save: Action<String, Int> { get }
}

@ViewModel(
  inputs: AccountViewModelInputs.self, outputs: AccountViewModelOutputs.self,
  actions: AccountViewModelActions.self)
@MainActor
final class AccountViewModel: AccountViewModelInputs, AccountViewModelOutputs, AccountViewModelActions {
  private let prefix: String

  init(prefix: String) {
    self.prefix = prefix
    self.nameLabelText = self.nameChangedProperty.signal.map { "\(prefix) \($0)" }
    self.save = Action(execute: { $0.count })
  }

  private let nameChangedProperty = MutableProperty("")
}

@Ports
protocol MistakenViewModelInputs {
  /// Call when the number changes.
  func numberChanged(_ number: Int)
}

@Ports
protocol MistakenViewModelOutputs {
  /// Emits the number.
  var numberLabelText: Signal<String, Never> { get }
}

/// Its property has another type than its input.
@ViewModel(inputs: MistakenViewModelInputs.self, outputs: MistakenViewModelOutputs.self)
final class MistakenViewModel: MistakenViewModelInputs, MistakenViewModelOutputs {
  init() {
    self.numberLabelText = self.numberChangedProperty.signal
  }

  private let numberChangedProperty = MutableProperty("")
}
