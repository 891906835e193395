import Plumbline
import Testing

@Suite("17. Order of states")
struct StateOrderTests {
  enum Oops: Error { case oops }

  @Test("enabled, executing, elements, errors or completion, enabled, executing", arguments: [true, false])
  func order(fails: Bool) {
    let log = Log<String>()
    let (work, observer) = Signal<Int, Oops>.pipe()
    let action = Action<Void, Int> { work.producer }
    action.isExecuting.signal.observeValues { log.add("executing \($0)") }
    action.isEnabled.signal.observeValues { log.add("enabled \($0)") }
    action.errors.observeValues { log.add("error \($0)") }
    action.completed.observeValues { log.add("completed") }
    action.elements.observeValues { log.add("element \($0)") }
    action.execute()
    observer.send(value: 1)
    if fails { observer.send(error: .oops) } else { observer.sendCompleted() }
    #expect(
      log.entries == [
        "enabled false", "executing true", "element 1", fails ? "error oops" : "completed", "enabled true",
        "executing false",
      ])
  }

  @Test("The states are above the work, at any depth")
  func statesAreAboveTheWork() {
    let number = MutableProperty(0)
    let deep = Signal.combineLatest(
      Signal.combineLatest(number.signal, number.signal.map { $0 * 10 }), number.signal
    ).map { $0.1 }
    let action = Action<Void, Int> { deep.take(first: 1).producer }
    let log = Log<[Bool]>()
    action.isExecuting.signal.takeWhen(number.signal).observeValues { log.add([$0]) }
    Signal.combineLatest(number.signal, action.isExecuting.signal).observeValues { log.add([true, $0.1]) }
    number.value = 0
    for value in 1...2 {
      action.execute()
      _ = log.take()
      number.value = value
      #expect(log.take().sorted { $0.count < $1.count } == [[false], [true, false]])
    }
  }

  @Test("The states are consistent in every turn")
  func consistency() {
    let log = Log<[Bool]>()
    let (work, observer) = Signal<Int, Never>.pipe()
    let action = Action<Void, Int> { work.producer }
    Signal.combineLatest(action.isEnabled.signal, action.isExecuting.signal)
      .observeValues { log.add([$0, $1]) }
    action.isEnabled.signal.observeValues { [unowned action] in log.add([$0, action.isExecuting.value]) }
    action.isExecuting.signal.observeValues { [unowned action] in log.add([action.isEnabled.value, $0]) }
    action.execute()
    observer.sendCompleted()
    #expect(log.entries.allSatisfy { $0[0] != $0[1] })
    #expect(log.entries.count == 6)
  }
}
