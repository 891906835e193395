import Plumbline
import Testing

@Suite("3. A turn is never nested")
struct TurnsNeverNestTests {
  @Test("All observers receive values that are sent back in the same order")
  func observersSeeOneOrder() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let first = Log<Int>()
    let second = Log<Int>()
    signal.observeValues { [unowned observer] value in
      first.add(value)
      if value < 3, value > 0 { observer.send(value: value * 10) }
    }
    signal.observeValues { second.add($0) }
    for value in [0, 1, 2] { observer.send(value: value) }
    #expect(first.entries == [0, 1, 10, 2, 20])
    #expect(second.entries == [0, 1, 10, 2, 20])
  }

  @Test("The last value of each observer of a property is up to date")
  func propertiesAreNotStale() {
    let property = MutableProperty(0)
    let log = Log<String>()
    property.signal.observeValues { [unowned property] value in
      log.add("A\(value)")
      if value == 1 { property.value = 2 }
    }
    property.signal.observeValues { log.add("B\($0)") }
    property.value = 1
    #expect(log.entries == ["A1", "B1", "A2", "B2"])
    #expect(property.value == 2)
  }

  @Test("Values that are sent back wait for the joins of the turn")
  func nestedSendsWaitForJoins() {
    let first = MutableProperty(0)
    let second = MutableProperty(0)
    let log = Log<[Int]>()
    first.signal.observeValues { second.value = $0 * 10 }
    Signal.combineLatest(first.signal, first.signal.map { -$0 }).observeValues { log.add([$0, $1]) }
    Signal.combineLatest(first.signal, second.signal).observeValues { log.add([$0, $1]) }
    first.value = 1
    first.value = 2
    #expect(log.entries == [[1, -1], [1, 10], [2, -2], [2, 10], [2, 20]])
  }

  @Test("Sends wait in their order, across sources")
  func sendsWaitInOrder() {
    let (start, startObserver) = Signal<Void, Never>.pipe()
    let (other, otherObserver) = Signal<Int, Never>.pipe()
    let property = MutableProperty(0)
    let log = Log<String>()
    other.observeValues { log.add("other \($0)") }
    property.signal.observeValues { value in
      log.add("property \(value)")
      if value == 1 { otherObserver.send(value: 9) }
    }
    start.observeValues { _ in
      otherObserver.send(value: 1)
      property.value = 1
      otherObserver.send(value: 2)
      property.value = 2
    }
    startObserver.send(value: ())
    #expect(log.entries == ["other 1", "property 1", "other 2", "property 2", "other 9"])
  }

  @Test("Sends that are nested 200,000 deep neither overflow the stack nor change their order")
  func deepNesting() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    signal.observeValues { [unowned observer] in if $0 < 200_000 { observer.send(value: $0 + 1) } }
    signal.observeValues { log.add($0) }
    observer.send(value: 0)
    #expect(log.entries == Array(0...200_000))
  }

  @Test("Two properties that set each other 200,000 times do not overflow the stack")
  func deepPingPong() {
    let ping = MutableProperty(0)
    let pong = MutableProperty(0)
    ping.signal.observeValues { [unowned pong] in if $0 < 200_000 { pong.value = $0 + 1 } }
    pong.signal.observeValues { [unowned ping] in if $0 < 200_000 { ping.value = $0 + 1 } }
    ping.value = 1
    #expect(max(ping.value, pong.value) == 200_000)
  }

  @Test("A join whose output is sent back to its source does not deadlock")
  func joinsMayFeedThemselves() {
    let number = MutableProperty(0)
    let log = Log<Int>()
    number.signal.takeWhen(number.signal).observeValues { [unowned number] value in
      log.add(value)
      if value < 3 { number.value = value + 1 }
    }
    number.value = 1
    #expect(log.entries == [1, 2, 3])
  }

  @Test("Waiting modifications add up")
  func modificationsAddUp() {
    let count = MutableProperty(0)
    let log = Log<Int>()
    count.signal.observeValues { log.add($0) }
    let (signal, observer) = Signal<Void, Never>.pipe()
    signal.observeValues { _ in
      for _ in 0..<3 { count.modify { $0 += 1 } }
      #expect(count.value == 3)
    }
    observer.send(value: ())
    #expect(log.entries == [1, 2, 3])
    #expect(count.swap(7) == 3)
    #expect(count.value == 7)
  }
}
