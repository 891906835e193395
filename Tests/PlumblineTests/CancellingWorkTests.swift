import Plumbline
import Testing

@Suite("20. Cancelling cancels the work")
struct CancellingWorkTests {
  @Test("Cancelling an execution ends its work, and makes the action executable")
  func cancelling() {
    let log = Log<String>()
    let action = Action<Int, Int> { input in
      SignalProducer<Int, Never> { observer, lifetime in
        log.add("start \(input)")
        observer.send(value: input)
        lifetime.observeEnded {
          _ = observer
          log.add("end \(input)")
        }
      }
    }
    let execution = action.execute(1)
    #expect(action.isEnabled.value == false)
    execution.dispose()
    execution.dispose()
    #expect(action.isEnabled.value)
    #expect(action.isExecuting.value == false)
    action.execute(2)
    execution.dispose()
    #expect(action.isExecuting.value)
    #expect(log.entries == ["start 1", "end 1", "start 2"])
  }

  @Test("Cancelling an execution cancels its task")
  @MainActor func cancellingATask() async {
    let log = Log<String>()
    let (finished, finish) = AsyncStream<Void>.makeStream()
    let action = Action<Void, Int> {
      defer { finish.yield() }
      do {
        try await Task.sleep(for: .seconds(600))
      } catch {
        log.add("cancelled")
        throw error
      }
      return 1
    }
    action.elements.observeValues { log.add("element \($0)") }
    action.errors.observeValues { log.add("error \($0)") }
    let execution = action.execute()
    await Task.yield()
    execution.dispose()
    #expect(action.isEnabled.value)
    for await _ in finished { break }
    await Task.yield()
    #expect(log.entries == ["cancelled"])
  }

  @Test("When the action is deinitialized, its work is cancelled")
  func actionGoesAway() {
    let log = Log<String>()
    var action: Action<Void, Int>? = Action {
      SignalProducer<Int, Never> { observer, lifetime in
        lifetime.observeEnded {
          _ = observer
          log.add("end")
        }
      }
    }
    action?.execute()
    #expect(log.entries == [])
    action = nil
    #expect(log.entries == ["end"])
  }

  @Test(
    "An action that is deinitialized is not executing, whenever it was executed",
    arguments: ["before", "in the turn", "in the turn, cancelled"])
  func statesOfAnActionThatGoesAway(time: String) {
    let log = Log<String>()
    var action: Action<Int, Int>? = Action { _ in SignalProducer<Int, Never>.never }
    let isExecuting = action?.isExecuting
    isExecuting?.signal.observe { log.add("\($0)") }
    let execution = time == "in the turn" ? nil : action?.execute(1)
    let (signal, observer) = Signal<Int, Never>.pipe()
    signal.observeValues {
      if time == "in the turn" { action?.execute($0) }
      if time == "in the turn, cancelled" { execution?.dispose() }
      action = nil
    }
    observer.send(value: 1)
    #expect(isExecuting?.value == false)
    let values = time == "in the turn" ? [] : ["VALUE true", "VALUE false"]
    #expect(log.entries == values + ["COMPLETED"])
  }

  @Test("An execution that is cancelled before it began does not begin")
  func cancelledBeforeItBegan() {
    let log = Log<Int>()
    let action = Action<Int, Int> { $0 }
    action.elements.observeValues { log.add($0) }
    let (signal, observer) = Signal<Void, Never>.pipe()
    signal.observeValues { _ in action.execute(1).dispose() }
    observer.send(value: ())
    #expect(log.entries == [])
    #expect(action.isEnabled.value)
  }

  @Test("An applied producer is interrupted when the action is deinitialized", arguments: [true, false])
  func appliedActionGoesAway(isInTurn: Bool) {
    let log = Log<String>()
    var action: Action<Int, Int>? = Action { _ in SignalProducer<Int, Never>.never }
    var token: Token? = Token()
    weak let weakToken = token
    var apply: (() -> Void)? = { [token] in
      _ = action?.apply(1).start {
        _ = token
        log.add("\($0)")
      }
      action = nil
    }
    if isInTurn {
      let (signal, observer) = Signal<Void, Never>.pipe()
      signal.take(first: 1).observeValues { [apply] _ in apply?() }
      observer.send(value: ())
    } else {
      apply?()
    }
    token = nil
    #expect(log.entries == ["INTERRUPTED"])
    #expect(weakToken != nil)
    apply = nil
    #expect(weakToken == nil)
  }

  @Test("Interrupting an applied producer cancels the execution")
  func interruptingWhatWasApplied() {
    let action = Action<Void, Int> { SignalProducer<Int, Never>.never }
    let disposable = action.apply(()).start()
    #expect(action.isExecuting.value)
    disposable.dispose()
    #expect(action.isExecuting.value == false)
  }
}
