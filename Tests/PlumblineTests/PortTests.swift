import Plumbline
import Testing

@Suite struct PortTests {
  /// A view model whose list is written by hand, as the macro writes it.
  private final class LoginViewModel {
    let emailChangedProperty = MutableProperty<String?>(nil)
    let nameChangedProperty = MutableProperty<String?>(nil)
    let rowTappedProperty = MutableProperty<(row: Int, section: Int)?>(nil)
    let buttonTappedProperty = MutableProperty(())
    let isFormValid: Signal<Bool, Never>
    let login = Action<String, Int>(execute: { $0.count })
    let logout = CocoaAction(execute: {})
    var calls: [String] = []

    init() {
      self.isFormValid = self.emailChangedProperty.signal.skipNil().map { $0.contains("@") }
    }

    func tapped(activity: String) { self.calls.append("activity \(activity)") }

    func tapped(project: String, count: Int) throws {
      if count < 0 { throw CancellationError() }
      self.calls.append("project \(project) \(count)")
    }

    static var ports: ViewModelPorts<LoginViewModel> {
      ViewModelPorts<LoginViewModel>(
        """
        input buttonTapped()
          ()
        input emailChanged(_:)
          (_ email: String)
          Call when the email changes.

          It may be empty.
        input nameChanged(_:)
          (_ name: String?)
          Call when the name changes.
        input rowTapped(_:section:)
          (_ row: Int, section: Int)
          Call when a row was tapped.
        input tapped(activity:)
          (activity: String)
        input tapped(project:count:)
          (project: String, count: Int)
        input waited()
          ()
        output isFormValid
          Signal<Bool, Never>
          Emits whether the form is valid.
        action login
          Action<String, Int>
        action logout
          CocoaAction
        """
      ) { (viewModel: LoginViewModel) -> [Any] in
        [
          viewModel.buttonTappedProperty,
          viewModel.emailChangedProperty,
          viewModel.nameChangedProperty,
          viewModel.rowTappedProperty,
          PortCall { (activity: String) -> Void in viewModel.tapped(activity: activity) },
          PortCall { (project: String, count: Int) throws -> Void in
            try viewModel.tapped(project: project, count: count)
          },
          (),
          viewModel.isFormValid,
          viewModel.login,
          viewModel.logout,
        ]
      }
    }
  }

  private let viewModel = LoginViewModel()
  private var ports: ViewModelPorts<LoginViewModel> { LoginViewModel.ports }

  @Test("A list names its ports, with their types and their documentation")
  func facts() throws {
    #expect(self.ports.map(\.kind).filter { $0 == .input }.count == 7)
    #expect(self.ports.all(.action).map(\.name) == ["login", "logout"])
    let email = try self.ports.port("emailChanged")
    #expect(email.fullName == "emailChanged(_:)")
    #expect(email.type == "(_ email: String)")
    #expect(email.documentation == "Call when the email changes.\n\nIt may be empty.")
    #expect("\(email)" == "input emailChanged(_ email: String)")
    #expect("\(try self.ports.port("isFormValid"))" == "output isFormValid: Signal<Bool, Never>")
    #expect(try self.ports.port("buttonTapped").documentation == "")
  }

  @Test("An input is fed, and an output observed, by its name")
  func feeding() throws {
    var values: [Bool] = []
    try self.ports.observe("isFormValid", of: self.viewModel) {
      if let value = $0 as? Bool { values.append(value) }
    }
    try self.ports.signal("isFormValid", of: self.viewModel, as: Bool.self).observeValues {
      values.append($0)
    }
    try self.ports.feed("emailChanged", "ada", to: self.viewModel)
    try self.ports.feed("emailChanged(_:)", "a@b", to: self.viewModel)
    #expect(values == [false, false, true, true])
  }

  @Test("Inputs without arguments, with several and with missing ones are fed")
  func arguments() throws {
    var taps = 0
    self.viewModel.buttonTappedProperty.signal.observeValues { taps += 1 }
    try self.ports.feed("buttonTapped", to: self.viewModel)
    #expect(taps == 1)
    try self.ports.feed("rowTapped", 3, 1, to: self.viewModel)
    #expect(self.viewModel.rowTappedProperty.value?.row == 3)
    #expect(self.viewModel.rowTappedProperty.value?.section == 1)
    try self.ports.feed("nameChanged", "Ada", to: self.viewModel)
    #expect(self.viewModel.nameChangedProperty.value == "Ada")
    try self.ports.feed("nameChanged", String?.none as Any, to: self.viewModel)
    #expect(self.viewModel.nameChangedProperty.value == nil)
  }

  @Test("A function that is written by hand is called, and may throw")
  func calls() throws {
    try self.ports.feed("tapped(activity:)", "run", to: self.viewModel)
    try self.ports.feed("tapped(project:count:)", "garden", 2, to: self.viewModel)
    #expect(self.viewModel.calls == ["activity run", "project garden 2"])
    #expect(throws: CancellationError.self) {
      try self.ports.feed("tapped(project:count:)", "garden", -1, to: self.viewModel)
    }
  }

  @Test("An action is executed, and its elements are observed")
  func actions() throws {
    var lengths: [Int] = []
    try self.ports.signal("login", of: self.viewModel, as: Int.self).observeValues { lengths.append($0) }
    try self.ports.feed("login", "ada", to: self.viewModel)
    var logouts = 0
    try self.ports.observe("logout", of: self.viewModel) { _ in logouts += 1 }
    try self.ports.feed("logout", to: self.viewModel)
    #expect(lengths == [3])
    #expect(logouts == 1)
  }

  @Test(
    "Errors have descriptions",
    arguments: [
      (["emailChangd", "x"], "there is no port 'emailChangd'; did you mean 'emailChanged'?"),
      (["somethingElse", "x"], "there is no port 'somethingElse'"),
      (
        ["tapped", "x"],
        "several inputs are called 'tapped': name one of 'tapped(activity:)', 'tapped(project:count:)'"
      ),
      (["isFormValid", true], "'isFormValid' is an output: observe it, nothing can be fed to it"),
      (["emailChanged", 5], "'emailChanged' is of type 'String', not 'Int'"),
      (
        ["emailChanged", Int?.none as any Sendable], "'emailChanged' is of type 'String', not 'Optional<Int>'"
      ),
      (["emailChanged"], "'emailChanged' takes 1 value, not 0"),
      (["buttonTapped", 1], "'buttonTapped' takes 0 values, not 1"),
      (["rowTapped", 1], "'rowTapped' takes 2 values, not 1"),
      (["rowTapped", 1, "x"], "'rowTapped' is of type '(row: Int, section: Int)', not '(Int, String)'"),
      (["tapped(project:count:)", "x", "y"], "value 2 of 'tapped' is of type 'Int', not 'String'"),
      (["login", 1], "'login' is of type 'String', not 'Int'"),
      (["login"], "'login' takes 1 value, not 0"),
      (["waited"], "'waited' cannot be used by its name: call it where its type is known"),
    ] as [([any Sendable], String)])
  func errors(_ values: [any Sendable], _ message: String) throws {
    let name = try #require(values.first as? String)
    let error = #expect(throws: PortError.self) {
      try self.ports.port(name).feed(Array(values.dropFirst()), to: self.viewModel)
    }
    #expect(error?.description == message)
  }

  @Test("An input is not observed, and an output only as what it is")
  func observing() {
    let input = #expect(throws: PortError.self) {
      try self.ports.observe("emailChanged", of: self.viewModel) { _ in }
    }
    #expect(input?.description == "'emailChanged' is an input: feed it, it has nothing to observe")
    let output = #expect(throws: PortError.self) {
      try self.ports.signal("isFormValid", of: self.viewModel, as: String.self)
    }
    #expect(output?.description == "'isFormValid' is of type 'Bool', not 'String'")
  }

  @Test("An observation of a port does not retain the view model")
  func lifetime() throws {
    var viewModel: LoginViewModel? = LoginViewModel()
    weak let freed = viewModel
    var isCompleted = false
    let ports = LoginViewModel.ports
    let signal = try ports.port("isFormValid").signal(of: try #require(viewModel))
    signal.observeCompleted { isCompleted = true }
    viewModel = nil
    #expect(freed == nil)
    #expect(isCompleted)
  }

  @Test("A list may be empty, and is added to")
  func building() {
    #expect(ViewModelPorts<LoginViewModel>().isEmpty)
    let ports = ViewModelPorts<LoginViewModel> { ports in
      ports.add("output isFormValid\n  Signal<Bool, Never>") { [$0.isFormValid] }
    }
    #expect(ports.map(\.name) == ["isFormValid"])
  }
}
