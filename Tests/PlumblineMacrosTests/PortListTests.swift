import Plumbline
import PlumblineMacros
import PlumblineTesting
import Testing

/// The lists of ports that the macro has written.
@Suite struct PortListTests {
  @Test("The list has what the protocols say")
  func facts() {
    #expect(
      ActionsViewModel.ports.map(\.description) == [
        "input emailChanged(_ email: String)", "output greeting: Signal<String, Never>",
        "action login: Action<String, Int>", "action logout: CocoaAction",
      ])
    #expect(
      ActionsViewModel.ports.map(\.documentation) == [
        "Call when the email changes.", "Emits the address that the user is greeted with.",
        "Logs in with an address.", "Logs out.",
      ])
    #expect(EmptyViewModel.ports.isEmpty)
  }

  @Test("Documentation is told as it is written")
  func documentation() {
    #expect(
      DocumentedViewModel.ports.map(\.documentation) == [
        "Call when the path changes: `C:\\path`.\n\nIt says \"\\(path)\" and \"\"\"quotes\"\"\".",
        "Call when the view loads.\n\n- Note: once.", "Emits the title.",
      ])
  }

  @Test("Conditions hold for the list")
  func conditions() {
    #if DEBUG
      let names = ["buttonTapped", "deviceShaken", "viewDidLoad", "showConsole"]
    #else
      let names = ["buttonTapped", "deviceTurned", "viewDidLoad"]
    #endif
    #expect(ConditionalViewModel.ports.map(\.name) == names)
  }

  @Test("Inputs are fed and outputs observed by their names")
  func feeding() throws {
    let viewModel = ActionsViewModel()
    let trace = Trace(ActionsViewModel.ports, of: viewModel)
    try ActionsViewModel.ports.feed("emailChanged", "ada", to: viewModel)
    try ActionsViewModel.ports.feed("login", "ada", to: viewModel)
    try ActionsViewModel.ports.feed("logout", to: viewModel)
    trace.assertDiagram(
      """
      greeting  -A----
      login     -3----
      logout    ----•-

      A  Hello, number 3
      """)
  }

  @Test("What a person has written is called")
  func written() throws {
    let viewModel = WrittenFunctionViewModel()
    let count = TestObserver<Int, Never>()
    viewModel.count.observe(count.observer)
    try WrittenFunctionViewModel.ports.feed("buttonTapped", 4, to: viewModel)
    count.assertValue(8)
    // What is asynchronous is listed alone.
    #expect(throws: PortError.notReachable(name: "nameChanged")) {
      try ForwardingViewModel.ports.feed("nameChanged", "Ada", to: ForwardingViewModel())
    }
  }

  @Test("Arguments of any form are fed")
  func arguments() throws {
    let variadic = VariadicViewModel()
    let rows = TestObserver<Int, Never>()
    variadic.rowCount.observe(rows.observer)
    try VariadicViewModel.ports.feed("rowsTapped", [3, 5], to: variadic)
    rows.assertValue(2)

    let tuple = TupleViewModel()
    let isNearEnd = TestObserver<Bool, Never>()
    tuple.isNearEnd.observe(isNearEnd.observer)
    try TupleViewModel.ports.feed("willDisplayRow", 8, 9, to: tuple)
    isNearEnd.assertValue(true)

    let overloaded = TypeOverloadedViewModel()
    #expect(throws: PortError.self) { try TypeOverloadedViewModel.ports.feed("picked", 1, to: overloaded) }
    try TypeOverloadedViewModel.ports.feed("picked(_ text: String)", "x", to: overloaded)
    #expect(throws: PortError.self) {
      try TypeOverloadedViewModel.ports.feed("picked(_ number: Int)", "x", to: overloaded)
    }
  }

  @Test("A list of the main actor is used there")
  @MainActor
  func isolation() throws {
    let viewModel = MainActorViewModel()
    let title = TestObserver<String, Never>()
    viewModel.titleLabelText.observe(title.observer)
    try MainActorViewModel.ports.feed("viewDidLoad", to: viewModel)
    title.assertValue("Title")
  }
}
