import Plumbline
import Testing

@Suite("Signals with a fixed value")
@MainActor
struct FixedSignalTests {
  @Test("Each observer receives the value, and the end")
  func observers() {
    let signal = Signal<String, Never>.fixed("Title")
    let log = Log<String>()
    for number in 1...2 { signal.observe { log.add("\(number) \($0)") } }
    #expect(log.entries == ["1 VALUE Title", "1 COMPLETED", "2 VALUE Title", "2 COMPLETED"])
    #expect(signal.observeValues { _ in } == nil)
  }

  @Test("An iteration receives the value")
  func values() async {
    var received: [Int] = []
    for await value in Signal<Int, Never>.fixed(3).values { received.append(value) }
    #expect(received == [3])
  }

  @Test("A binding and a property receive it")
  func bindings() {
    let target = MutableProperty(0)
    target <~ Signal<Int, Never>.fixed(4)
    #expect(target.value == 4)
    #expect(Property(initial: 0, then: Signal<Int, Never>.fixed(5)).value == 5)
    let log = Log<String>()
    Signal<Int, Never>.fixed(6).producer.map { $0 * 2 }.start { log.add("\($0)") }
    #expect(log.entries == ["VALUE 12", "COMPLETED"])
  }

  @Test("Operators of every kind take it and its end")
  func operators() {
    let log = Log<String>()
    let fixed = Signal<Int, Never>.fixed(1)
    for signal in [
      fixed.map { $0 }, fixed.scan(0, +), fixed.combineLatest(with: fixed).map { $0 + $1 },
      fixed.flatMap(.latest) { SignalProducer(value: $0) }, Signal.merge(fixed, fixed), fixed.skipRepeats(),
    ] {
      signal.observe { log.add("\($0)") }
    }
    #expect(log.entries == Array(repeating: "COMPLETED", count: 6))
  }

  @Test("A value that may be missing")
  func optional() {
    let log = Log<String>()
    let missing: Int? = nil
    Signal<Int, Never>.fixed(optional: missing).observe { log.add("\($0)") }
    Signal<Int?, Never>.fixed(nil).observe { log.add("\($0)") }
    #expect(log.entries == ["COMPLETED", "VALUE nil", "COMPLETED"])
  }

  @Test("An observer in a turn receives it at once, and nothing is kept")
  func lifetimes() {
    let log = Log<String>()
    let input = MutableProperty(0)
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let signal = Signal<Token, Never>.fixed(token)
      input.signal.observeValues { _ in
        signal.observeValues { _ in log.add("value") }
        log.add("observed")
      }
      input.value = 1
    }
    #expect(log.entries == ["value", "observed"])
    #expect(weakToken != nil)
  }
}
