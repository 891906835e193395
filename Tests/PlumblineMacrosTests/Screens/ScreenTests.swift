import Plumbline
import PlumblineTesting
import Testing

private struct Rejection: Error, CustomStringConvertible { let description = "Wrong password" }

private struct StubLoginService: LoginService {
  let result: Result<String, Rejection>
  func logIn(email: String, password: String) async throws -> String { try self.result.get() }
}

@MainActor
@Suite(.noLeaks) struct LoginScreenTests {
  private func viewModel(_ result: Result<String, Rejection>) -> LoginViewModel {
    LoginViewModel(service: StubLoginService(result: result))
  }

  @Test("The button is enabled while the form is valid")
  func button() {
    let viewModel = self.viewModel(.success("Ada"))
    #expect(!viewModel.state.isLoginButtonEnabled)
    viewModel.inputs.emailChanged("ada@orchard.example")
    viewModel.inputs.passwordChanged("12345678")
    #expect(viewModel.state.isLoginButtonEnabled)
    #expect(viewModel.state.email == "ada@orchard.example")
  }

  @Test("Home is shown for the user who logs in")
  func home() async {
    let viewModel = self.viewModel(.success("Ada"))
    viewModel.inputs.emailChanged("ada@orchard.example")
    viewModel.inputs.passwordChanged("12345678")
    viewModel.inputs.loginButtonTapped()
    #expect(viewModel.state.isLoading)
    for await name in viewModel.outputs.showHome.values {
      #expect(name == "Ada")
      break
    }
    #expect(!viewModel.state.isLoading)
  }

  @Test("An error is shown until the alert is dismissed")
  func alert() async {
    let viewModel = self.viewModel(.failure(Rejection()))
    viewModel.inputs.emailChanged("ada@orchard.example")
    viewModel.inputs.passwordChanged("12345678")
    viewModel.inputs.loginButtonTapped()
    for await message in viewModel.outputs.alertMessage.values where message != nil { break }
    #expect(viewModel.state.alertMessage == "Wrong password")
    viewModel.inputs.alertDismissed()
    #expect(viewModel.state.alertMessage == nil)
  }
}

private actor StubSearchService: SearchService {
  private var failures: Int
  init(failures: Int = 0) { self.failures = failures }
  func page(_ number: Int, of query: String) async throws -> SearchPage {
    if self.failures > 0 {
      self.failures -= 1
      throw Rejection()
    }
    return SearchPage(titles: ["\(query) \(number)"], isLast: number == 2)
  }
}

@MainActor
@Suite(.noLeaks) struct SearchScreenTests {
  private let scheduler = TestScheduler()

  private func loaded(_ viewModel: SearchViewModel) async {
    for await isLoading in viewModel.outputs.isLoading.values where !isLoading { break }
  }

  @Test("Pages follow each other until the last one")
  func pages() async {
    let viewModel = SearchViewModel(service: StubSearchService(), scheduler: self.scheduler)
    viewModel.inputs.queryChanged("a")
    self.scheduler.advance(by: 0.3)
    #expect(viewModel.state.isLoading)
    await self.loaded(viewModel)
    #expect(viewModel.state.titles == ["a 1"])
    viewModel.inputs.lastRowAppeared()
    await self.loaded(viewModel)
    #expect(viewModel.state.titles == ["a 1", "a 2"])
    viewModel.inputs.lastRowAppeared()
    #expect(!viewModel.state.isLoading)
  }

  @Test("A page that fails is loaded again on demand")
  func errors() async {
    let viewModel = SearchViewModel(service: StubSearchService(failures: 1), scheduler: self.scheduler)
    viewModel.inputs.queryChanged("a")
    self.scheduler.advance(by: 0.3)
    await self.loaded(viewModel)
    #expect(viewModel.state.errorMessage == "Wrong password")
    viewModel.inputs.lastRowAppeared()
    #expect(!viewModel.state.isLoading)
    viewModel.inputs.retryButtonTapped()
    #expect(viewModel.state.errorMessage == nil)
    await self.loaded(viewModel)
    #expect(viewModel.state.titles == ["a 1"])
  }
}

@MainActor
@Suite(.noLeaks) struct TasksScreenTests {
  @Test("What is deleted comes back by undo")
  func undo() {
    let viewModel = TasksViewModel(tasks: ["a", "b", "c"])
    viewModel.inputs.taskTapped("a")
    viewModel.inputs.taskTapped("c")
    #expect(viewModel.state.isDeleteButtonEnabled)
    viewModel.inputs.deleteButtonTapped()
    #expect(viewModel.state.tasks == ["b"])
    #expect(viewModel.state.selection == [])
    #expect(viewModel.state.isUndoButtonEnabled)
    viewModel.inputs.undoButtonTapped()
    #expect(viewModel.state.tasks == ["a", "b", "c"])
    #expect(!viewModel.state.isUndoButtonEnabled)
  }

  @Test("Everything that a deletion changes is expected")
  func exhaustive() {
    let test = ExhaustiveTest(TasksViewModel(tasks: ["a", "b"]))
    test.send({ $0.inputs.taskTapped("a") }) {
      $0.isDeleteButtonEnabled = true
      $0.selection = ["a"]
      $0.tasks = ["a", "b"]
    }
  }
}
