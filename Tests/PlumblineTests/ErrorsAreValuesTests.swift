import Plumbline
import Testing

@Suite("18. Errors are values")
struct ErrorsAreValuesTests {
  enum Oops: Error { case oops }

  @Test("The signals continue after an error")
  func streamsSurvive() {
    let log = Log<String>()
    let action = Action<Int, Int> { (input: Int) throws -> Int in
      if input < 0 { throw Oops.oops }
      return input
    }
    action.elements.observe { log.add("element \($0)") }
    action.errors.observe { log.add("error \($0)") }
    for input in [1, -1, 2] { action.execute(input) }
    #expect(log.entries == ["element VALUE 1", "error VALUE oops", "element VALUE 2"])
  }

  @Test("The signals complete when the action is deinitialized")
  func streamsEnd() {
    let log = Log<String>()
    var action: Action<Int, Int>? = Action { $0 }
    action?.elements.observeCompleted { log.add("elements") }
    action?.errors.observeCompleted { log.add("errors") }
    action?.completed.observeCompleted { log.add("completed") }
    action?.isEnabled.signal.observeCompleted { log.add("isEnabled") }
    action?.isExecuting.signal.observeCompleted { log.add("isExecuting") }
    action = nil
    #expect(log.entries == ["elements", "errors", "completed", "isEnabled", "isExecuting"])
  }

  @Test("An applied action fails in its producer")
  func apply() {
    let log = Log<String>()
    let isEnabled = MutableProperty(true)
    let action = Action<Int, Int>(enabledIf: isEnabled) { (input: Int) throws -> Int in
      if input < 0 { throw Oops.oops }
      return input
    }
    for input in [1, -1] { action.apply(input).start { log.add("\($0)") } }
    isEnabled.value = false
    action.apply(2).start { log.add("\($0)") }
    #expect(log.entries == ["VALUE 1", "COMPLETED", "FAILED oops", "FAILED not enabled"])
  }
}
