import Observation
import Plumbline
import PlumblineMacros
import PlumblineTesting
import Testing

/// What the macro generates for a view in SwiftUI.
@Suite("The state, the bindings and the fixed outputs of a view model")
@MainActor
struct StateTests {
  @Test("The state has the current value of each output that is a property, and reads are tracked")
  func state() {
    let viewModel = FieldsViewModel()
    let changes = TestObserver<Void, Never>()
    let (signal, observer) = Signal<Void, Never>.pipe()
    signal.observe(changes.observer)
    // Each change is reported on the thread that makes it, which is one.
    nonisolated(unsafe) let reported = observer
    let email = withObservationTracking {
      viewModel.state.email
    } onChange: {
      reported.send(value: ())
    }
    #expect(email == "")
    viewModel.inputs.rowSelected(1, in: 2)
    #expect(viewModel.state.rows == [1, 2])
    changes.assertValueCount(0)
    viewModel.inputs.emailChanged("ada@orchard.example")
    changes.assertValueCount(1)
    #expect(viewModel.state.email == "ada@orchard.example")
  }

  @Test("A binding reads an output and calls an input")
  func binding() {
    let viewModel = FieldsViewModel()
    let email = viewModel.binding(\.email, viewModel.inputs.emailChanged)
    email.wrappedValue = "ada"
    #expect(email.wrappedValue == "ada")
    #expect(viewModel.outputs.email.value == "ada")
    let count = viewModel.binding(\.rows.count) { viewModel.inputs.rowSelected($0, in: 0) }
    count.wrappedValue = 5
    #expect(count.wrappedValue == 2)
  }

  @Test("Fixed outputs have the values that they are made with, and ignore inputs")
  func fixed() {
    let fixed = FieldsViewModel.Fixed(email: "ada", showAlert: "Saved")
    let outputs: any FieldsViewModel.Outputs = fixed
    let inputs: any FieldsViewModel.Inputs = fixed
    inputs.emailChanged("bob")
    inputs.rowSelected(1, in: 2)
    #expect(outputs.email.value == "ada")
    #expect(outputs.rows.value == [])
    #expect(fixed.state.email == "ada")
    let alert = TestObserver<String, Never>()
    outputs.showAlert.observe(alert.observer)
    alert.assertValues(["Saved"])
    let email = fixed.state.binding(\.email, fixed.emailChanged)
    email.wrappedValue = "bob"
    #expect(email.wrappedValue == "ada")
    let save = TestObserver<String, Never>()
    fixed.save.elements.observe(save.observer)
    fixed.save.execute(1)
    save.assertValueCount(0)
    #expect(fixed.save.isEnabled.value)
  }

  @Test("A value that has no default is an argument")
  func isolated() {
    let fixed = IsolatedFieldsViewModel.Fixed(item: IsolatedFieldsViewModel.Item())
    #expect(fixed.state.title == nil)
    let viewModel = IsolatedFieldsViewModel()
    viewModel.inputs.itemTapped()
    #expect(viewModel.state.title == nil)
    #expect(TakenNamesViewModel().state.value == 1)
  }

  @Test("A class that conforms to none of its protocols, or to one of two, is one error at the class")
  func conformance() throws {
    for conformance in ["", "extension ScreenViewModel: ScreenViewModel.Inputs {}"] {
      let errors = try Compiler.errors(
        in: """
          import Plumbline
          import PlumblineMacros

          @ViewModel
          final class ScreenViewModel {
            protocol Inputs {
              /// Call when the view loads.
              func viewDidLoad()
            }

            protocol Outputs {
              /// Emits the title.
              var title: Property<String> { get }
            }

            init() {
              self.title = Property(initial: "", then: self.viewDidLoadProperty.signal.map { "Title" })
            }
          }

          \(conformance)
          """)
      #expect(errors.count == 1, "\(errors)")
      #expect(errors.first?.contains("Screen.swift:5:") == true, "\(errors)")
    }
  }
}
