import Plumbline
import Testing

@Suite("Joins of signals that have ended (contract 9)")
struct EndedSidesTests {
  private var open: Signal<Int, Never> { .never }

  private var ended: Signal<Int, Never> {
    let (signal, observer) = Signal<Int, Never>.pipe()
    observer.sendCompleted()
    return signal
  }

  private func isCompleted<Value>(_ signal: Signal<Value, Never>) -> Bool {
    var isCompleted = false
    signal.observeCompleted { isCompleted = true }
    return isCompleted
  }

  @Test("combineLatest completes after its last signal")
  func combineLatestWaits() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let joined = Signal.combineLatest(self.ended, signal)
    observer.send(value: 1)
    #expect(!self.isCompleted(joined))
    observer.sendCompleted()
    #expect(self.isCompleted(joined))
  }

  @Test("A join with a constant property continues")
  func constantPropertyIsJoined() {
    let number = MutableProperty(1)
    let joined = Property.combineLatest(Property(value: 10), Property(number))
    var sums: [Int] = []
    joined.signal.observeValues { sums.append($0 + $1) }
    number.value = 2
    number.value = 3
    #expect(sums == [12, 13])
    #expect(joined.value == (10, 3))
  }

  @Test("combineLatest of signals that have all completed has completed")
  func combineLatestCompletes() {
    #expect(self.isCompleted(Signal.combineLatest(self.ended, self.ended)))
    #expect(self.isCompleted(Signal.combineLatest(self.ended, self.ended, self.ended)))
    #expect(self.isCompleted(Signal.combineLatest([self.ended, self.ended])))
  }

  @Test("zip with a signal that has completed has completed")
  func zipCompletes() {
    #expect(self.isCompleted(Signal.zip(self.open, self.ended)))
    #expect(self.isCompleted(Signal.zip(self.ended, self.open)))
    #expect(self.isCompleted(Signal.zip([self.ended, self.open])))
  }

  @Test("Sampling with a trigger that has completed has completed")
  func samplingCompletes() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    #expect(self.isCompleted(signal.takeWhen(self.ended)))
    #expect(self.isCompleted(signal.takePairWhen(self.ended)))
    #expect(self.isCompleted(signal.sample(with: self.ended)))
    #expect(self.isCompleted(self.ended.withLatest(from: signal)))
    #expect(self.isCompleted(self.ended.filterWhenLatest(from: signal) { _ in true }))
    observer.send(value: 1)
  }

  @Test("Sampling a signal that has completed continues")
  func samplingGoesOn() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let property = Property(value: 10)
    var pairs: [[Int]] = []
    signal.withLatest(from: property).observeValues { pairs.append([$0, $1]) }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(pairs == [[1, 10], [2, 10]])
  }

  @Test("A join with a signal that has failed has failed")
  func joinFails() {
    struct Broken: Error {}
    let open = Signal<Int, Broken>.never
    let (failed, observer) = Signal<Int, Broken>.pipe()
    observer.send(error: Broken())
    var failures = 0
    Signal.combineLatest(failed, open).observeFailed { _ in failures += 1 }
    Signal.zip(open, failed).observeFailed { _ in failures += 1 }
    failed.takeWhen(open).observeFailed { _ in failures += 1 }
    #expect(failures == 3)
  }

  @Test("Values that wait to be opened end with a signal that has ended")
  func skipUntilCompletes() {
    let (trigger, observer) = Signal<Void, Never>.pipe()
    #expect(self.isCompleted(self.ended.skip(until: trigger)))
    #expect(self.isCompleted(self.ended.take(until: trigger)))
    observer.send(value: ())
  }
}
