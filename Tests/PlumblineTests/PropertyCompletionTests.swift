import Plumbline
import Testing

@Suite("13. A property completes when it is deinitialized")
struct PropertyCompletionTests {
  @Test("When it is deinitialized, its signal and its producer complete")
  func goesAway() {
    let log = Log<String>()
    var property: MutableProperty<Int>? = MutableProperty(1)
    property?.signal.observe { log.add("signal \($0)") }
    property?.producer.start { log.add("producer \($0)") }
    property?.map { $0 * 10 }.signal.observe { log.add("mapped \($0)") }
    property = nil
    #expect(
      log.entries == ["producer VALUE 1", "signal COMPLETED", "producer COMPLETED", "mapped COMPLETED"])
  }

  @Test("A derived property keeps its value when its source is deinitialized")
  func derivedKeepsItsValue() {
    var property: MutableProperty<Int>? = MutableProperty(1)
    let derived = property?.map { $0 * 10 }
    property?.value = 2
    property = nil
    #expect(derived?.value == 20)
    let log = Log<Signal<Int, Never>.Event>()
    derived?.producer.start { log.add($0) }
    #expect(log.entries == [.value(20), .completed])
  }

  @Test("It may be deinitialized in its own observer")
  func goesAwayInItsObserver() {
    let log = Log<Signal<Int, Never>.Event>()
    var property: MutableProperty<Int>? = MutableProperty(1)
    property?.signal.observe { event in
      log.add(event)
      property = nil
    }
    property?.value = 2
    #expect(log.entries == [.value(2), .completed])
  }

  @Test("A property of a constant has completed")
  func constants() {
    let log = Log<Signal<Int, Never>.Event>()
    Property(value: 5).producer.start { log.add($0) }
    #expect(log.entries == [.value(5), .completed])
  }

  @Test("A producer sends the value that its property was set to in the turn in which the property went away")
  func producerOutlivesItsProperty() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var property: MutableProperty<Int>? = MutableProperty(0)
    let producer = property?.producer
    signal.observeValues {
      property?.value = $0
      property = nil
    }
    input.send(value: 5)
    let log = Log<Int>()
    producer?.startWithValues { log.add($0) }
    #expect(log.entries == [5])
  }
}
