import Plumbline
import Testing

@Suite("12. A property is never out of step")
struct Contract12Tests {
  @Test("In an observer, it is the value that the turn has settled to above")
  func valuesInObservers() {
    let first = MutableProperty(1)
    let sum = Property.combineLatest(Property(first), first.map { $0 * 10 }).map { $0 + $1 }
    let log = Log<[Int]>()
    sum.signal.observeValues { [unowned sum, unowned first] in log.add([$0, sum.value, first.value]) }
    first.value = 2
    first.value = 3
    #expect(log.entries == [[22, 22, 2], [33, 33, 3]])
  }

  @Test("A derived property is right without observers")
  func withoutObservers() {
    let name = MutableProperty("Ada")
    let greeting = name.map { "Hello, \($0)" }.map { $0 + "!" }
    #expect(greeting.value == "Hello, Ada!")
    name.value = "Grace"
    #expect(greeting.value == "Hello, Grace!")
  }

  @Test("A property of a property")
  func flattened() {
    let first = MutableProperty(1)
    let second = MutableProperty(10)
    let isSecond = MutableProperty(false)
    let chosen = isSecond.flatMap { $0 ? Property(second) : Property(first) }
    let log = Log<Int>()
    chosen.signal.observeValues { log.add($0) }
    #expect(chosen.value == 1)
    first.value = 2
    isSecond.value = true
    #expect(chosen.value == 10)
    first.value = 3
    second.value = 20
    #expect(chosen.value == 20)
    #expect(log.entries == [2, 10, 20])
  }

  @Test("The property for the first value is made once")
  func flattenedOnce() {
    var calls = 0
    let source = MutableProperty(0)
    let inners = [MutableProperty(10), MutableProperty(20)]
    let chosen = source.flatMap(.latest) { index in
      calls += 1
      return inners[index]
    }
    #expect(chosen.value == 10)
    inners[0].value = 11
    #expect(chosen.value == 11)
    source.value = 1
    #expect(chosen.value == 20)
    #expect(calls == 2)
  }

  @Test("A property from a producer has the value that is sent immediately")
  func fromAProducer() {
    let property = Property(initial: 0, then: SignalProducer<Int, Never>([1, 2]))
    #expect(property.value == 2)
  }

  @Test("Booleans are combined")
  func booleans() {
    let a = MutableProperty(true)
    let b = MutableProperty(false)
    let all = [a.and(b), a.or(b), a.negate()]
    #expect(all.map(\.value) == [false, true, false])
    b.value = true
    a.value = false
    #expect(all.map(\.value) == [false, true, true])
  }

  @Test("Repeats of the current value are skipped in the signal of a property")
  func skipRepeats() {
    let property = MutableProperty(1)
    let log = Log<Int>()
    property.skipRepeats().signal.observeValues { log.add($0) }
    for value in [1, 2, 2, 3] { property.value = value }
    #expect(log.entries == [2, 3])
  }
}
