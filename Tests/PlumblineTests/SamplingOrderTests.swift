import Plumbline
import Testing

@Suite("6. Sampling does not depend on the order of creation")
struct SamplingOrderTests {
  /// A sampling operator: the sampled side, then the trigger.
  struct Sampling: CustomTestStringConvertible {
    let testDescription: String
    let sample: (Signal<Int, Never>, Signal<Int, Never>) -> Signal<Int, Never>
  }

  static var samplings: [Sampling] {
    [
      Sampling(testDescription: "takeWhen") { $0.takeWhen($1) },
      Sampling(testDescription: "takePairWhen") { $0.takePairWhen($1).map { $0.0 } },
      Sampling(testDescription: "withLatest(from:)") { $1.withLatest(from: $0).map { $0.1 } },
      Sampling(testDescription: "sample(on:)") { $0.sample(on: $1.ignoreValues()) },
      Sampling(testDescription: "sample(with:)") { $0.sample(with: $1).map { $0.0 } },
      Sampling(testDescription: "filterWhenLatest") { sampled, trigger in
        let kept = Kept()
        return trigger.filterWhenLatest(from: sampled) { value in
          kept.value = value
          return true
        }.map { _ in kept.value }
      },
    ]
  }

  private final class Kept { var value = 0 }

  @Test("One source", arguments: samplings.indices, [true, false])
  func oneSource(index: Int, isTriggerFirst: Bool) {
    let sampling = Self.samplings[index]
    let source = MutableProperty(0)
    let sampled: Signal<Int, Never>
    let trigger: Signal<Int, Never>
    if isTriggerFirst {
      trigger = source.signal.map { -$0 }
      sampled = source.signal.map { $0 * 10 }
    } else {
      sampled = source.signal.map { $0 * 10 }
      trigger = source.signal.map { -$0 }
    }
    let log = Log<Int>()
    sampling.sample(sampled, trigger).observeValues { log.add($0) }
    for value in 1...3 { source.value = value }
    #expect(log.entries == [10, 20, 30])
  }

  @Test("A sampled side that is a join", arguments: samplings.indices)
  func sampledJoin(index: Int) {
    let sampling = Self.samplings[index]
    let source = MutableProperty(0)
    let trigger = source.signal.map { $0 }
    let sampled = Signal.combineLatest(source.signal, source.signal.map { $0 * 10 }).map { $0 + $1 }
    let log = Log<Int>()
    sampling.sample(sampled, trigger).observeValues { log.add($0) }
    source.value = 1
    source.value = 2
    #expect(log.entries == [11, 22])
  }

  @Test("Every value of a trigger sees what the sampled side has settled to", arguments: samplings.indices)
  func bursts(index: Int) {
    let sampling = Self.samplings[index]
    let source = MutableProperty<[Int]>([])
    let trigger = source.signal.uncollect().filter { $0 != 2 }
    let sampled = source.signal.uncollect()
    let log = Log<Int>()
    sampling.sample(sampled, trigger).observeValues { log.add($0) }
    source.value = [1, 2, 3]
    #expect(log.entries == [3, 3])
  }

  @Test("Without a value of the sampled side nothing is sent", arguments: samplings.indices)
  func nothingToSample(index: Int) {
    let sampling = Self.samplings[index]
    let (sampled, sampledObserver) = Signal<Int, Never>.pipe()
    let (trigger, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    sampling.sample(sampled, trigger).observeValues { log.add($0) }
    observer.send(value: 0)
    #expect(log.take() == [])
    sampledObserver.send(value: 7)
    #expect(log.take() == [])
    observer.send(value: 0)
    observer.send(value: 0)
    #expect(log.take() == [7, 7])
  }

  @Test(
    "It completes with the trigger, and keeps the last value of a sampled side that has completed",
    arguments: samplings.indices)
  func completion(index: Int) {
    let sampling = Self.samplings[index]
    let (sampled, sampledObserver) = Signal<Int, Never>.pipe()
    let (trigger, observer) = Signal<Int, Never>.pipe()
    let log = Log<Signal<Int, Never>.Event>()
    sampling.sample(sampled, trigger).observe { log.add($0) }
    sampledObserver.send(value: 7)
    sampledObserver.sendCompleted()
    observer.send(value: 0)
    #expect(log.take() == [.value(7)])
    observer.sendCompleted()
    #expect(log.take() == [.completed])
  }

  @Test(
    "take(until:) and skip(until:) treat the values of the trigger's turn alike", arguments: [true, false])
  func untilOperators(isTriggerFirst: Bool) {
    let source = MutableProperty(0)
    let values: Signal<Int, Never>
    let trigger: Signal<Void, Never>
    if isTriggerFirst {
      trigger = source.signal.filter { $0 == 2 }.ignoreValues()
      values = source.signal.map { $0 }
    } else {
      values = source.signal.map { $0 }
      trigger = source.signal.filter { $0 == 2 }.ignoreValues()
    }
    let taken = Log<Signal<Int, Never>.Event>()
    let skipped = Log<Int>()
    values.take(until: trigger).observe { taken.add($0) }
    values.skip(until: trigger).observeValues { skipped.add($0) }
    for value in 1...3 { source.value = value }
    #expect(taken.entries == [.value(1), .value(2), .completed])
    #expect(skipped.entries == [2, 3])
  }
}
