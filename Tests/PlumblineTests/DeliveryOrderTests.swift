import Plumbline
import SeededRandom
import Testing

@Suite("8. Delivery is in the order of observation")
struct DeliveryOrderTests {
  @Test("Observers receive a value in the order in which they were added", arguments: [1, 2, 3, 20])
  func order(count: Int) {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    for index in 0..<count { signal.observeValues { _ in log.add(index) } }
    observer.send(value: 0)
    #expect(log.entries == Array(0..<count))
  }

  @Test("An observer that is added during a delivery does not receive that value", arguments: [0, 1, 2])
  func addedDuringDelivery(others: Int) {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    var isAdded = false
    signal.observeValues { _ in
      guard !isAdded else { return }
      isAdded = true
      signal.observeValues { log.add($0) }
    }
    for _ in 0..<others { signal.observeValues { _ in } }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.entries == [2])
  }

  @Test("An observer that is disposed of during a delivery receives no more events", arguments: [0, 1, 2])
  func disposedDuringDelivery(others: Int) {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    var second: (any Disposable)?
    signal.observeValues { if $0 == 2 { second?.dispose() } }
    second = signal.observeValues { log.add($0) }
    for _ in 0..<others { signal.observeValues { _ in } }
    for value in 1...3 { observer.send(value: value) }
    #expect(log.entries == [1])
    #expect(second?.isDisposed == true)
  }

  @Test("Observers that are disposed of in any order leave the others in theirs", arguments: UInt64(0)..<20)
  func disposedInAnyOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    var observations: [(number: Int, disposable: any Disposable)] = []
    var doomed: [any Disposable] = []
    signal.observeValues { _ in doomed.forEach { $0.dispose() } }
    for round in 0..<30 {
      for number in round * 10..<(round + 1) * 10 {
        guard let disposable = signal.observeValues({ _ in log.add(number) }) else { continue }
        observations.append((number, disposable))
      }
      for _ in 0..<Int.random(in: 0...14, using: &random) where !observations.isEmpty {
        observations.remove(at: .random(in: observations.indices, using: &random)).disposable.dispose()
      }
      // These go while the value is delivered.
      doomed = []
      for _ in 0..<Int.random(in: 0...4, using: &random) where !observations.isEmpty {
        doomed.append(observations.remove(at: .random(in: observations.indices, using: &random)).disposable)
      }
      observer.send(value: round)
      #expect(log.take() == observations.map(\.number))
    }
    for observation in observations { observation.disposable.dispose() }
    observer.send(value: 0)
    #expect(log.take() == [])
  }

  @Test("An observer may dispose of itself", arguments: [0, 1, 2])
  func disposesOfItself(others: Int) {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    let serial = SerialDisposable()
    serial.inner = signal.observeValues {
      log.add($0)
      serial.dispose()
    }
    for _ in 0..<others { signal.observeValues { _ in } }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.entries == [1])
  }

  @Test("A disposed observer receives no terminal event")
  func disposedGetsNoEnd() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Signal<Int, Never>.Event>()
    let disposable = signal.observe { log.add($0) }
    disposable?.dispose()
    observer.send(value: 1)
    observer.sendCompleted()
    #expect(log.entries == [])
  }

  @Test("Interrupting a producer interrupts its signal")
  func interruptingAProducer() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<Signal<Int, Never>.Event>()
    let disposable = signal.producer.start { log.add($0) }
    observer.send(value: 1)
    disposable.dispose()
    observer.send(value: 2)
    #expect(log.entries == [.value(1), .interrupted])
  }
}
