import Plumbline
import SeededRandom
import Testing

@Suite("23. An observer of a turn is called once, at its end")
struct TurnObserverTests {
  @Test("It is called after all events of the turn")
  func afterAllEvents() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var log: [String] = []
    let observer = TurnObserver { log.append("end") }
    numbers.observeValues {
      log.append("\($0)")
      #expect(observer.join())
      #expect(observer.join())
    }
    Signal.combineLatest(numbers, numbers.map { $0 * 10 }).observeValues { log.append("\($0) \($1)") }
    input.send(value: 1)
    input.send(value: 2)
    #expect(log == ["1", "1 10", "end", "2", "2 20", "end"])
  }

  @Test("Nothing is joined while no turn runs")
  func noTurn() {
    var count = 0
    let observer = TurnObserver { count += 1 }
    #expect(!observer.join())
    MutableProperty(1).value = 2
    #expect(count == 0)
  }

  @Test("It is called before a value that was set meanwhile is sent, and that value's turn is another one")
  func beforeWaitingValues() {
    let first = MutableProperty(0)
    let second = MutableProperty(0)
    var log: [String] = []
    let observer = TurnObserver { log.append("end") }
    first.signal.observeValues {
      second.value = $0
      log.append("first \($0)")
      observer.join()
    }
    second.signal.observeValues {
      log.append("second \($0)")
      observer.join()
    }
    first.value = 1
    #expect(log == ["first 1", "end", "second 1", "end"])
  }

  @Test("What its closure sends begins a turn of its own, and what it joins does not repeat the turn")
  func sendsFromTheClosure() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var ends = 0
    var observer: TurnObserver?
    observer = TurnObserver {
      ends += 1
      observer?.join()
      if ends < 3 { input.send(value: ends) }
    }
    numbers.observeValues { _ in observer?.join() }
    input.send(value: 0)
    #expect(ends == 3)
    observer = nil
  }

  @Test("The turn retains it until it has ended, and not longer")
  func lifetime() {
    let (numbers, input) = Signal<Int, Never>.pipe()
    var log: [String] = []
    numbers.observeValues { _ in
      let token = Token { log.append("gone") }
      TurnObserver { withExtendedLifetime(token) { log.append("end") } }.join()
      log.append("joined")
    }
    input.send(value: 1)
    #expect(log == ["joined", "end", "gone"])
  }

  /// Random sends, from outside and by observers, against a model: the turns are those of the sends, in their order, and each
  /// is reported with what was sent in it.
  @Test("Random sends", arguments: TestScale.sample(Array(1...40)))
  func randomSends(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let properties = (0..<5).map { _ in MutableProperty(0) }
    /// The properties that are set when another one has the value.
    let reactions = (0..<60).map { _ in (random.below(5), random.below(5)) }
    var turns: [[Int]] = []
    var current: [Int] = []
    let observer = TurnObserver {
      turns.append(current)
      current = []
    }
    for (index, property) in properties.enumerated() {
      property.signal.observeValues { value in
        current.append(index)
        observer.join()
        guard value > 0 else { return }
        for (from, to) in reactions.prefix(value * 3) where from == index {
          properties[to].value = value - 1
        }
      }
    }
    var expected: [[Int]] = []
    for _ in 0..<20 {
      let (index, value) = (random.below(5), random.below(4))
      var queue = [(index, value)]
      while !queue.isEmpty {
        let (index, value) = queue.removeFirst()
        expected.append([index])
        guard value > 0 else { continue }
        queue += reactions.prefix(value * 3).filter { $0.0 == index }.map { ($0.1, value - 1) }
      }
      properties[index].value = value
    }
    #expect(turns == expected)
    #expect(current.isEmpty)
  }
}
