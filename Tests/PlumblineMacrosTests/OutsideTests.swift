import Plumbline
import PlumblineMacros
import PlumblineTesting
import Testing

/// View models whose protocols stand outside of them.
@Suite struct OutsideTests {
  @Test("Inputs feed outputs by way of protocols outside")
  func template() {
    let viewModel: any SignupViewModelType = SignupViewModel()
    let isEnabled = TestObserver<Bool, Never>()
    let section = TestObserver<Int, Never>()
    let signUp = TestObserver<String, Never>()
    viewModel.outputs.isSignupButtonEnabled.observe(isEnabled.observer)
    viewModel.outputs.showSection.observe(section.observer)
    viewModel.outputs.signUp.observe(signUp.observer)
    viewModel.inputs.viewDidLoad()
    viewModel.inputs.emailChanged("ada")
    viewModel.inputs.emailChanged("ada@orchard.example")
    viewModel.inputs.rowTapped(1, section: 2)
    viewModel.inputs.signupButtonTapped()
    isEnabled.assertValues([false, true])
    section.assertValue(2)
    signUp.assertValue("ada@orchard.example")
  }

  @Test("A view model may have a parameter")
  func generics() {
    let viewModel = PickerViewModel<String>()
    let inputs: any PickerViewModelInputs<String> = viewModel
    let picked = TestObserver<String, Never>()
    let count = TestObserver<String, Never>()
    viewModel.dismissWithItem.observe(picked.observer)
    viewModel.countLabelText.observe(count.observer)
    inputs.show(items: ["a", "b"])
    inputs.picked("b")
    count.assertValue("2")
    picked.assertValue("b")
  }

  @Test("A property of another type is told of")
  func misuse() {
    let viewModel = MistakenViewModel()
    // The handler is called where the value is fed, which is here.
    nonisolated(unsafe) var told: [String] = []
    Misuse.withHandler({ told.append($0.description) }) { viewModel.numberChanged(1) }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("'numberChangedProperty' was set to a value of type 'Int'") == true)
  }

  @Test("Actions and actors are carried over, and what is written by hand is used")
  @MainActor
  func actions() {
    let viewModel = AccountViewModel(prefix: "Dear")
    let name = TestObserver<String, Never>()
    let saved = TestObserver<Int, Never>()
    viewModel.outputs.nameLabelText.observe(name.observer)
    viewModel.actions.save.elements.observe(saved.observer)
    viewModel.inputs.nameChanged("Ada")
    viewModel.actions.save.execute("Ada")
    name.assertValue("Dear Ada")
    saved.assertValue(3)
  }
}
