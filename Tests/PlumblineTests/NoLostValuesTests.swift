import Plumbline
import Testing

@Suite("5. No value is lost by joining")
struct NoLostValuesTests {
  /// A signal that sends several values in one turn.
  private static func burst(_ signal: Signal<[Int], Never>) -> Signal<Int, Never> { signal.uncollect() }

  @Test(
    "The k-th emission has the k-th value of every side, or its last",
    arguments: [
      ([1], [10], [[1, 10]]),
      ([1, 2], [10, 20], [[1, 10], [2, 20]]),
      ([1, 2, 3], [10], [[1, 10], [2, 10], [3, 10]]),
      ([1], [10, 20], [[1, 10], [1, 20]]),
      ([], [10], []),
      ([], [], []),
    ])
  func bursts(left: [Int], right: [Int], expected: [[Int]]) {
    for isSwapped in [false, true] {
      let source = MutableProperty<(left: [Int], right: [Int])>(([], []))
      let log = Log<[Int]>()
      if isSwapped {
        let second = source.signal.map(\.right).uncollect()
        let first = source.signal.map(\.left).uncollect()
        Signal.combineLatest(first, second).observeValues { log.add([$0, $1]) }
      } else {
        let first = source.signal.map(\.left).uncollect()
        let second = source.signal.map(\.right).uncollect()
        Signal.combineLatest(first, second).observeValues { log.add([$0, $1]) }
      }
      source.value = (left, right)
      #expect(log.entries == expected)
    }
  }

  @Test("A side that got none gives what it had")
  func sidesKeepTheirValue() {
    let first = MutableProperty<[Int]>([])
    let second = MutableProperty(0)
    let log = Log<[Int]>()
    Signal.combineLatest(first.signal.uncollect(), second.signal).observeValues { log.add([$0, $1]) }
    second.value = 10
    first.value = [1, 2]
    second.value = 20
    #expect(log.entries == [[1, 10], [2, 10], [2, 20]])
  }

  @Test("Producers that are started together lose nothing, in any order")
  func producers() {
    let numbers = SignalProducer<Int, Never>([1, 2, 3])
    let tens = SignalProducer<Int, Never>([10])
    let log = Log<[Int]>()
    SignalProducer.combineLatest(numbers, tens).startWithValues { log.add([$0, $1]) }
    #expect(log.take() == [[1, 10], [2, 10], [3, 10]])
    SignalProducer.combineLatest(tens, numbers).startWithValues { log.add([$1, $0]) }
    #expect(log.take() == [[1, 10], [2, 10], [3, 10]])
  }

  @Test("zip pairs many values, in one turn and in turns, in their order", arguments: [true, false])
  func zipOfManyValues(isOneTurn: Bool) {
    // The number would take minutes if each pair moved the values that wait.
    let count = 300_000
    var pairs = 0
    let add = { (first: Int, second: Int) in if first == second, first == pairs { pairs += 1 } }
    if isOneTurn {
      let numbers = SignalProducer<Int, Never>(0..<count)
      SignalProducer.zip(numbers, numbers).startWithValues(add)
    } else {
      let first = MutableProperty(0)
      let second = MutableProperty(0)
      Signal.zip(first.signal, second.signal).observeValues(add)
      for number in 0..<count {
        first.value = number
        if number.isMultiple(of: 3) { second.value = number / 3 }
      }
      for number in (count / 3)..<count { second.value = number }
    }
    #expect(pairs == count)
  }

  @Test("Joins of three signals and more, and of a sequence, count in the same way")
  func manySides() {
    let source = MutableProperty<[Int]>([])
    let burst = source.signal.uncollect()
    let last = source.signal.map(\.count)
    let log = Log<[Int]>()
    Signal.combineLatest(burst, last, burst).observeValues { log.add([$0, $1, $2]) }
    Signal.combineLatest([burst, last, burst]).observeValues { log.add($0) }
    source.value = [7, 8]
    #expect(log.entries == [[7, 2, 7], [8, 2, 8], [7, 2, 7], [8, 2, 8]])
  }

  @Test("An array of a joined sequence does not change any more, and begins with the last values")
  func keptArrays() {
    let pipes = (0..<3).map { _ in Signal<Int, Never>.pipe() }
    let log = Log<[Int]>()
    Signal.combineLatest(pipes.map(\.output)).observeValues { log.add($0) }
    for (index, value) in [(0, 1), (0, 2), (2, 3), (1, 4), (2, 5), (0, 6)] {
      pipes[index].input.send(value: value)
    }
    #expect(log.entries == [[2, 4, 3], [2, 4, 5], [6, 4, 5]])
  }

  @Test("Ten signals are joined")
  func tenSides() {
    let source = MutableProperty(0)
    let signals = (0..<10).map { index in source.signal.map { $0 + index } }
    let log = Log<Int>()
    Signal.combineLatest(
      signals[0], signals[1], signals[2], signals[3], signals[4], signals[5], signals[6], signals[7],
      signals[8], signals[9]
    ).observeValues { log.add($0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 + $8 + $9) }
    Signal.zip(
      signals[0], signals[1], signals[2], signals[3], signals[4], signals[5], signals[6], signals[7],
      signals[8], signals[9]
    ).observeValues { log.add($0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 + $8 + $9) }
    source.value = 1
    #expect(log.entries == [55, 55])
  }
}
