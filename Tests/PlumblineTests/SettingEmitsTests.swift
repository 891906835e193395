import Plumbline
import Testing

@Suite("11. Setting always emits")
struct SettingEmitsTests {
  @Test("Setting an equal value emits as well")
  func equalValues() {
    let property = MutableProperty(1)
    let log = Log<Int>()
    property.signal.observeValues { log.add($0) }
    property.value = 1
    property.value = 1
    #expect(log.entries == [1, 1])
  }

  @Test("An input without a value fires at each set")
  func voidInputs() {
    let log = Log<String>()
    for property in [MutableProperty(()), MutableProperty()] {
      property.signal.observeValues { log.add("fired") }
      property.value = ()
      property.value = ()
    }
    #expect(log.entries.count == 4)
  }

  @Test("The signal has changes only; the producer has the current value first")
  func signalAndProducer() {
    let property = MutableProperty(1)
    let log = Log<String>()
    property.signal.observeValues { log.add("signal \($0)") }
    property.producer.startWithValues { log.add("producer \($0)") }
    property.map { $0 * 10 }.producer.startWithValues { log.add("mapped \($0)") }
    property.value = 2
    #expect(log.entries == ["producer 1", "mapped 10", "signal 2", "producer 2", "mapped 20"])
  }
}
