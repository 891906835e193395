import Plumbline
import Testing

/// Producers of signals whose operators are applied to the signal itself, and those that remember.
@Suite("Producers of hot signals")
struct HotProducerTests {
  @Test("They send the events of the producer of the signal")
  func same() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    SignalProducer(hot: numbers).startWithValues { log.add("hot \($0)") }
    numbers.producer.startWithValues { log.add("cold \($0)") }
    SignalProducer(hot: numbers).map { $0 * 10 }.startWithValues { log.add("hot \($0)") }
    numbers.producer.map { $0 * 10 }.startWithValues { log.add("cold \($0)") }
    input.send(value: 1)
    #expect(log.entries.sorted() == ["cold 1", "cold 10", "hot 1", "hot 10"])
  }

  @Test("Interrupting a start does not affect the signal or other starts", arguments: 0..<5)
  func interrupts(_ index: Int) {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let producer = SignalProducer(hot: numbers)
    let producers: [SignalProducer<Int, Never>] = [
      producer, producer.map { $0 }, producer.lift { $0 }, producer.lift(producer) { first, _ in first },
      SignalProducer.combineLatest(producer, producer.map { $0 * 10 }).map { $0 + $1 },
    ]
    let log = Log<String>()
    let handle = producers[index].startHandling(
      value: { log.add("\($0)") }, completed: { log.add("completed") },
      interrupted: { log.add("interrupted") })
    input.send(value: 1)
    handle.dispose()
    input.send(value: 2)
    #expect(log.entries == [index == 4 ? "11" : "1", "interrupted"])
    let other = Log<Int>()
    numbers.observeValues { other.add($0) }
    producers[index].startWithValues { other.add($0) }
    input.send(value: 3)
    #expect(other.entries == [3, index == 4 ? 33 : 3])
  }

  @Test("They end as the signal does, also when it has ended before")
  func ends() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    let mapped = SignalProducer(hot: numbers).map { $0 }
    mapped.startWithCompleted { log.add("early") }
    input.sendCompleted()
    mapped.startWithCompleted { log.add("late") }
    SignalProducer(hot: numbers).startWithCompleted { log.add("direct") }
    #expect(log.entries == ["early", "late", "direct"])
  }

  @Test("Joins of them have no glitches, in any order")
  func glitches() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let producer = SignalProducer(hot: numbers)
    let log = Log<String>()
    producer.map { $0 * 10 }.combineLatest(with: producer).startWithValues { log.add("\($0)") }
    producer.takeWhen(producer.map { $0 }).startWithValues { log.add("\($0)") }
    input.send(value: 1)
    input.send(value: 2)
    #expect(log.entries.sorted() == ["(10, 1)", "(20, 2)", "1", "2"])
  }

  @Test("An inner producer stops when another one is switched to")
  func switches() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let (letters, letter) = Signal<String, Never>.pipe()
    let log = Log<String>()
    numbers.switchMap { number in SignalProducer(hot: letters).map { "\(number)\($0)" } }
      .observeValues { log.add($0) }
    input.send(value: 1)
    letter.send(value: "a")
    input.send(value: 2)
    letter.send(value: "b")
    #expect(log.entries == ["1a", "2b"])
  }

  @Test("They retain the signal only")
  func leaks() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var token: Token? = Token()
    weak let gone = token
    let handle = SignalProducer(hot: numbers).map { [token] in withExtendedLifetime(token) { $0 } }
      .startWithValues { _ in }
    handle.dispose()
    token = nil
    input.send(value: 1)
    #expect(gone == nil)
  }

  @Test("Replayed values are sent first, and no more than are needed")
  func replaying() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    let producer = SignalProducer(
      replaying: { send in for number in [1, 2] { send(number) } }, then: numbers)
    let log = Log<Int>()
    producer.startWithValues { log.add($0) }
    producer.take(first: 1).map { -$0 }.startWithValues { log.add($0) }
    input.send(value: 3)
    #expect(log.entries == [1, 2, -1, 3])
  }

  @Test("A closure behind map is what transforms, however many arguments it has")
  func mapsWithClosures() {
    let log = Log<[Int]>()
    let numbers = SignalProducer<[Int], Never>(value: [1, 2])
    let flags = SignalProducer<Bool, Never>(value: true)
    func reversed(_ numbers: [Int], if flag: Bool) -> [Int] { flag ? numbers.reversed() : numbers }
    SignalProducer.combineLatest(numbers, flags).map { numbers, flag -> [Int] in
      let result = reversed(numbers, if: flag)
      return result
    }
    .startWithValues { log.add($0) }
    #expect(log.entries == [[2, 1]])
  }
}
