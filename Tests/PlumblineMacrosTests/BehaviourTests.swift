import Plumbline
import PlumblineMacros
import PlumblineTesting
import Testing

/// What the compiler has made of the cases, run.
@Suite struct BehaviourTests {
  @Test("An input feeds its output")
  func inputs() {
    let viewModel = PublicViewModel()
    let isFormValid = TestObserver<Bool, Never>()
    viewModel.outputs.isFormValid.observe(isFormValid.observer)
    viewModel.inputs.emailChanged("ada")
    viewModel.inputs.emailChanged("ada@orchard.example")
    isFormValid.assertValues([false, true])
  }

  @Test("Each call of an input without arguments is a change")
  func void() {
    let viewModel = InternalViewModel()
    let title = TestObserver<String, Never>()
    viewModel.outputs.titleLabelText.observe(title.observer)
    viewModel.inputs.viewDidLoad()
    viewModel.inputs.viewDidLoad()
    title.assertValues(["Title", "Title"])
  }

  @Test("Several arguments arrive together")
  func tuples() {
    let viewModel = TupleViewModel()
    let isNearEnd = TestObserver<Bool, Never>()
    viewModel.outputs.isNearEnd.observe(isNearEnd.observer)
    viewModel.inputs.willDisplayRow(1, outOf: 10)
    viewModel.inputs.willDisplayRow(7, outOf: 10)
    isNearEnd.assertValues([false, true])
  }

  @Test("An optional argument may be missing")
  func optionals() {
    let viewModel = OptionalViewModel()
    let text = TestObserver<String, Never>()
    viewModel.outputs.nameLabelText.observe(text.observer)
    viewModel.inputs.nameChanged("Ada")
    viewModel.inputs.nameChanged(nil)
    text.assertValues(["Ada", ""])
  }

  @Test("Variadic arguments arrive as an array")
  func variadics() {
    let viewModel = VariadicViewModel()
    let count = TestObserver<Int, Never>()
    viewModel.outputs.rowCount.observe(count.observer)
    viewModel.inputs.rowsTapped(3, 5, 8)
    viewModel.inputs.rowsTapped()
    count.assertValues([3, 0])
  }

  @Test("A closure is stored and handed on")
  func closures() {
    let viewModel = ClosureViewModel()
    var calls = 0
    viewModel.outputs.perform.observeValues { $0() }
    viewModel.inputs.completed { calls += 1 }
    #expect(calls == 1)
  }

  @Test("A view model of the main actor works there")
  @MainActor
  func isolation() {
    let viewModel = MainActorViewModel()
    let title = TestObserver<String, Never>()
    viewModel.outputs.titleLabelText.observe(title.observer)
    viewModel.inputs.viewDidLoad()
    title.assertValue("Title")
    let isolated = IsolatedConformanceViewModel()
    isolated.inputs.viewDidLoad()
  }

  @Test("Words of the language and of others are names")
  func names() {
    let keyword = KeywordViewModel()
    let `repeat` = TestObserver<Int, Never>()
    keyword.outputs.repeat.observe(`repeat`.observer)
    keyword.inputs.default(3)
    keyword.inputs.`init`()
    `repeat`.assertValue(3)

    let overview = ÜbersichtViewModel()
    let title = TestObserver<String, Never>()
    overview.outputs.標題.observe(title.observer)
    overview.inputs.größeGeändert(4)
    title.assertValue("4")

    let raw = RawNameViewModel()
    let happens = TestObserver<(), Never>()
    raw.outputs.`something happens`.observe(happens.observer)
    raw.inputs.`the button is tapped`()
    happens.assertValueCount(1)
  }

  @Test("Self is the view model")
  func selves() {
    let viewModel = SelfViewModel()
    var shown: [SelfViewModel] = []
    viewModel.show.observeValues { shown.append($0) }
    let other = SelfViewModel()
    viewModel.followed(other)
    #expect(shown.count == 1 && shown[0] === other)
  }

  @Test("What stands under a condition exists under it")
  func conditions() {
    let viewModel = ConditionalViewModel()
    #if DEBUG
      let showConsole = TestObserver<(), Never>()
      viewModel.outputs.showConsole.observe(showConsole.observer)
      viewModel.inputs.deviceShaken()
      showConsole.assertValueCount(1)
    #else
      viewModel.inputs.deviceTurned(degrees: 90)
    #endif
  }

  @Test("What a person has written is what is called, default arguments included")
  func written() {
    let viewModel = WrittenFunctionViewModel()
    let count = TestObserver<Int, Never>()
    viewModel.outputs.count.observe(count.observer)
    viewModel.buttonTapped()
    viewModel.inputs.buttonTapped(4)
    count.assertValues([2, 8])

    let property = WrittenPropertyViewModel()
    let length = TestObserver<Int, Never>()
    property.outputs.length.observe(length.observer)
    property.inputs.emailChanged("abc")
    length.assertValue(3)
  }

  @Test("Actions are executed through their accessor")
  func actions() {
    let viewModel = ActionsViewModel()
    let greeting = TestObserver<String, Never>()
    viewModel.outputs.greeting.observe(greeting.observer)
    viewModel.actions.login.execute("ada")
    greeting.assertDidNotEmitValue()
    viewModel.inputs.emailChanged("ada")
    viewModel.actions.login.execute("ada")
    greeting.assertValue("Hello, number 3")
  }

  @Test("A view model is freed with its last reference")
  func lifetime() {
    var viewModel: TupleViewModel? = TupleViewModel()
    weak let freed = viewModel
    let isNearEnd = TestObserver<Bool, Never>()
    viewModel?.outputs.isNearEnd.observe(isNearEnd.observer)
    viewModel = nil
    #expect(freed == nil)
    isNearEnd.assertDidComplete()
  }
}
