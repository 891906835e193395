import PlumblineBlueprint
import Testing

@Suite("Actions by the names of the Action library")
struct ActionNameTests {
  @Test("The streams tell of an execution")
  func streams() {
    let work = PublishSubject<String>()
    let action = Action<Int, String> { number in work.take(2).map { "\(number)\($0)" } }
    let elements = Log(action.elements)
    let enabled = Log(action.enabled)
    let executing = Log(action.executing)
    let completions = Log(action.completions.map { "completed" })
    let inputs = Log(action.inputs)
    let result = Log(action.execute(1))
    work.onNext("a")
    work.onNext("b")
    #expect(elements.text == "1a 1b")
    #expect(result.text == "1a 1b |")
    #expect(enabled.text == "true false true")
    #expect(executing.text == "false true false")
    #expect(completions.text == "completed")
    #expect(inputs.text == "1")
  }

  @Test("Closures of one word are work and handlers")
  func shortClosures() {
    #expect(Log(CocoaAction { .just(()) }.execute().map { "done" }).text == "done |")
    #expect(Log(Action<Int, String> { .just("\($0)") }.execute(1)).text == "1 |")
    #expect(Log(Action<Int, String> { _ in .empty() }.execute(1)).text == "|")
    let enabled = Action<Int, Int>(enabledIf: Observable.just(true), workFactory: { .of($0, 2) })
    #expect(Log(enabled.execute(1)).text == "1 2 |")
    struct Broken: Error {}
    let failing = Observable<Int>.error(Broken())
    #expect(Log(failing.catch { _ in .empty() }).text == "|")
    #expect(Log(failing.catch { _ in .just(1) }).text == "1 |")
    #expect(Log(failing.catch { throw $0 }).text == Log(failing).text)
    let other = PublishSubject<Int>()
    #expect(Log(failing.catch { _ in other }).text == "")
  }

  @Test("An action that an observer executes is executed before later sends of the observer")
  func order() {
    let trigger = PublishSubject<Int>()
    let isEnabled = BehaviorSubject(value: true)
    let action = Action<Int, Int>(enabledIf: isEnabled, workFactory: { .just($0) })
    let elements = Log(action.elements)
    let errors = Log(action.errors.map { "\($0)" })
    let inputs = Log(action.inputs)
    trigger.subscribe(onNext: { number in
      action.execute(number)
      isEnabled.onNext(false)
    })
    trigger.onNext(1)
    #expect(elements.text == "1")
    #expect(errors.text == "")
    trigger.onNext(2)
    #expect(elements.text == "1")
    #expect(errors.text == "notEnabled")
    #expect(inputs.text == "1 2")
  }

  @Test("The result of an execution is replayed to late subscriptions")
  func late() {
    let action = Action<Int, Int> { Observable.of($0, $0 + 1) }
    let result = action.execute(1)
    #expect(Log(result).text == "1 2 |")
    #expect(Log(result).text == "1 2 |")
  }

  @Test("An execution that is not enabled fails, and is reported in the errors")
  func notEnabled() {
    let isEnabled = PublishSubject<Bool>()
    var works = 0
    let action = CocoaAction(
      enabledIf: isEnabled,
      workFactory: {
        works += 1
        return Observable.just(())
      })
    let errors = Log(action.errors)
    let underlying = Log(action.underlyingError)
    #expect(Log(action.execute()).text == "error notEnabled")
    isEnabled.onNext(true)
    #expect(Log(action.execute()).text == "() |")
    isEnabled.onNext(false)
    action.inputs.onNext()
    #expect(errors.text == "notEnabled notEnabled")
    #expect(underlying.text == "")
    #expect(works == 1)
  }

  @Test("An error of the work is a value")
  func fails() {
    let action = Action<Int, Int> { _ in Observable.error(Failure.broken) }
    let errors = Log(action.errors)
    let underlying = Log(action.underlyingError)
    #expect(Log(action.execute(1)).text == "error underlyingError(PlumblineBlueprintTests.Failure.broken)")
    action.inputs.onNext(2)
    #expect(underlying.text == "broken broken")
    #expect(errors.lines.count == 2)
  }

  @Test("A condition that fails leaves the action as it was")
  func failingCondition() {
    let isEnabled = BehaviorSubject(value: true)
    let action = Action<Int, Int>(enabledIf: isEnabled) { Observable.just($0) }
    isEnabled.onError(Failure.broken)
    #expect(Log(action.execute(1)).text == "1 |")
  }

  @Test("Disposing of a subscription to the result leaves the work running")
  func disposeOfResult() {
    let work = PublishSubject<Int>()
    let action = Action<Void, Int> { work }
    let elements = Log(action.elements)
    let result = Log(action.execute())
    result.subscription.dispose()
    work.onNext(1)
    #expect(elements.text == "1")
  }

  @Test("When an action is deinitialized, its work is cancelled, and its observables terminate")
  func goesAway() {
    var cancelled = 0
    var action: Action<Void, Int>? = Action {
      Observable<Int>.create { _ in Disposables.create { cancelled += 1 } }
    }
    let elements = action.map { Log($0.elements) }
    action?.execute()
    #expect(cancelled == 0)
    weak let gone = action
    action = nil
    #expect(gone == nil)
    #expect(cancelled == 1)
    #expect(elements?.text == "|")
  }

  @Test("An observable is bound to an action, to its inputs and to subjects")
  func bind() {
    let action = Action<Int, Int> { Observable.just($0 * 10) }
    let elements = Log(action.elements)
    let bag = DisposeBag()
    let numbers = PublishSubject<Int>()
    let last = BehaviorSubject<Int?>(value: nil)
    let copy = PublishSubject<Int>()
    let copied = Log(copy)
    numbers.bind(to: action).disposed(by: bag)
    numbers.map { $0 + 1 }.bind(to: action.inputs).disposed(by: bag)
    numbers.bind(to: last).disposed(by: bag)
    numbers.bind(to: copy.asObserver().mapObserver { $0 * 2 }).disposed(by: bag)
    numbers.onNext(1)
    #expect(elements.text == "10 20")
    #expect(copied.text == "2")
    #expect((try? last.value()) == 1)
  }
}
