import Plumbline
import Testing

@Suite("16. One at a time")
struct OneExecutionAtATimeTests {
  @Test("An input during an execution is rejected, and the execution continues")
  func notWhileExecuting() {
    let log = Log<String>()
    let (work, observer) = Signal<Int, Never>.pipe()
    let action = Action<String, Int> { input in
      log.add("start \(input)")
      return work.producer
    }
    action.elements.observeValues { log.add("element \($0)") }
    action.errors.observeValues { log.add("error \($0)") }
    action.execute("a")
    action.execute("b")
    observer.send(value: 1)
    observer.sendCompleted()
    #expect(log.entries == ["start a", "error not enabled", "element 1"])
  }

  @Test("It is enabled when its condition is true")
  func condition() {
    let isValid = MutableProperty(false)
    let log = Log<String>()
    let action = Action<Int, Int>(enabledIf: isValid) { $0 * 10 }
    action.elements.observeValues { log.add("element \($0)") }
    action.errors.observeValues { log.add("error \($0)") }
    action.isEnabled.producer.startWithValues { log.add("enabled \($0)") }
    action.execute(1)
    isValid.value = true
    isValid.value = true
    action.execute(2)
    #expect(
      log.entries == [
        "enabled false", "error not enabled", "enabled true", "enabled false", "element 20", "enabled true",
      ])
  }

  @Test("An action whose condition is a signal is not enabled before the first value")
  func signalCondition() {
    let (isValid, observer) = Signal<Bool, Never>.pipe()
    let action = Action<Void, Int>(enabledIf: isValid) { 1 }
    #expect(action.isEnabled.value == false)
    observer.send(value: true)
    #expect(action.isEnabled.value)
    observer.sendCompleted()
    #expect(action.isEnabled.value)
  }

  @Test("Executed by a signal, by its inputs, and by a binding")
  func sources() {
    let log = Log<Int>()
    let action = Action<Int, Int> { $0 }
    action.elements.observeValues { log.add($0) }
    let property = MutableProperty(1)
    action <~ property.signal
    property.signal.map { $0 * 10 }.observe(action.inputs)
    property.value = 2
    #expect(log.entries == [2, 20])
  }
}
