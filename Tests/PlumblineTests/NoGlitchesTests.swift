import Plumbline
import Testing

@Suite("4. No glitches")
struct NoGlitchesTests {
  @Test("A diamond emits once for each value", arguments: [true, false])
  func diamond(isDerivedFirst: Bool) {
    let number = MutableProperty(1)
    let log = Log<[Int]>()
    let derived = number.signal.map { $0 * 10 }
    if isDerivedFirst {
      Signal.combineLatest(derived, number.signal).observeValues { log.add([$1, $0]) }
    } else {
      Signal.combineLatest(number.signal, derived).observeValues { log.add([$0, $1]) }
    }
    number.value = 2
    number.value = 3
    #expect(log.entries == [[2, 20], [3, 30]])
  }

  @Test("A join of joins runs after both", arguments: 1...6)
  func deepDiamond(depth: Int) {
    let number = MutableProperty(0)
    var sum = number.signal
    for _ in 0..<depth { sum = Signal.combineLatest(sum, number.signal).map { $0 + $1 } }
    let log = Log<[Int]>()
    Signal.combineLatest(number.signal, sum).observeValues { log.add([$0, $1]) }
    number.value = 1
    number.value = 2
    #expect(log.entries == [[1, depth + 1], [2, 2 * (depth + 1)]])
  }

  @Test("A derived property changes once")
  func properties() {
    let first = MutableProperty(1)
    let sum = Property.combineLatest(Property(first), first.map { $0 * 10 }, first.map { $0 * 100 })
      .map { $0 + $1 + $2 }
    let log = Log<Int>()
    sum.signal.observeValues { log.add($0) }
    #expect(sum.value == 111)
    first.value = 2
    #expect(log.entries == [222])
    #expect(sum.value == 222)
  }

  @Test("A join below a signal that was switched to runs after that signal")
  func switchedSignalsAreAbove() {
    let number = MutableProperty(1)
    let other = MutableProperty(0)
    var deep = number.signal
    for _ in 0..<5 { deep = Signal.combineLatest(deep, number.signal).map { $0 + $1 } }
    let inner = deep
    let (trigger, observer) = Signal<Void, Never>.pipe()
    let switched = trigger.switchMap { inner }
    let log = Log<[Int]>()
    Signal.combineLatest(switched, number.signal, other.signal).observeValues { log.add([$0, $1, $2]) }
    other.value = 0
    observer.send(value: ())
    number.value = 1
    number.value = 2
    #expect(log.entries == [[6, 1, 0], [12, 2, 0]])
  }

  @Test("Zipped signals are paired after both have settled")
  func zip() {
    let number = MutableProperty(0)
    let log = Log<[Int]>()
    let sum = Signal.combineLatest(number.signal, number.signal.map { $0 * 10 }).map { $0 + $1 }
    Signal.zip(sum, number.signal).observeValues { log.add([$0, $1]) }
    number.value = 1
    number.value = 2
    #expect(log.entries == [[11, 1], [22, 2]])
  }
}
