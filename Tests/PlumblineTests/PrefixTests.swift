import Plumbline
import Testing

/// `concat` and `prefix` of an immediate producer have a path of their own, which does what `flatten(.concat)` does.
@Suite struct PrefixTests {
  struct Failed: Error {}

  typealias Producer = SignalProducer<Int, Failed>

  /// Two producers, and what happens after the start of their concatenation.
  struct Case {
    let name: String
    let first: Producer
    let second: (World) -> Producer
    /// Receives the disposable of the start.
    let steps: (World, any Disposable) -> Void
  }

  final class World {
    let log: Log<String>
    let (signal, input) = Signal<Int, Failed>.pipe()
    var property: MutableProperty<Int>? = MutableProperty(10)

    init(_ log: Log<String>) { self.log = log }

    /// Work that logs its start and its end.
    func work(_ send: @escaping (Signal<Int, Failed>.Observer) -> Void = { _ in }) -> Producer {
      SignalProducer { [log, signal] observer, lifetime in
        log.add("start")
        lifetime.observeEnded { log.add("end of work") }
        send(observer)
        signal.observe { observer.send($0) }
      }
    }
  }

  static var cases: [Case] {
    [
      Case(
        name: "values, then a signal that completes", first: Producer([1, 2]), second: { $0.signal.producer }
      ) {
        world, _ in
        world.input.send(value: 3)
        world.input.sendCompleted()
      },
      Case(
        name: "a hot producer", first: Producer(value: 1),
        second: { SignalProducer(hot: $0.signal).map { $0 * 2 } }
      ) {
        world, _ in
        world.input.send(value: 3)
        world.input.sendCompleted()
      },
      Case(name: "a failure", first: Producer(value: 1), second: { $0.work() }) { world, _ in
        world.input.send(value: 3)
        world.input.send(error: Failed())
      },
      Case(name: "an interruption", first: Producer(value: 1), second: { $0.work() }) { world, _ in
        world.input.send(value: 3)
        world.input.sendInterrupted()
      },
      Case(name: "a source that is deinitialized", first: Producer(value: 1)) {
        $0.property.map { $0.producer.promoteError() } ?? .never
      } steps: { world, _ in
        world.property?.value = 11
        world.property = nil
      },
      Case(name: "disposal", first: Producer(value: 1), second: { $0.work() }) { world, disposable in
        world.input.send(value: 3)
        disposable.dispose()
        world.input.send(value: 4)
      },
      Case(name: "work that sends and completes at once", first: Producer([1, 2])) {
        $0.work {
          $0.send(value: 3)
          $0.sendCompleted()
        }
      } steps: { _, _ in
      },
      Case(name: "a first producer that fails", first: Producer(error: Failed()), second: { $0.work() }) {
        _, _ in
      },
      Case(name: "an empty first producer", first: .empty, second: { $0.work { $0.send(value: 3) } }) {
        _, disposable in
        disposable.dispose()
      },
      Case(name: "an observer that needs one value", first: Producer([1, 2]), second: { $0.work() }) { _, _ in
      },
      Case(name: "a prefix of a prefix", first: Producer(value: 1), second: { $0.work().prefix(value: 2) }) {
        world, disposable in
        world.input.send(value: 3)
        disposable.dispose()
      },
    ]
  }

  @Test("An immediate producer before another one is their concatenation", arguments: Self.cases.map(\.name))
  func concatenation(_ name: String) throws {
    let testCase = try #require(Self.cases.first { $0.name == name })
    for count in [1, 2, 100] {
      let results = [false, true].map { isFlattened in
        let log = Log<String>()
        let world = World(log)
        let second = testCase.second(world)
        let both =
          isFlattened
          ? SignalProducer<Producer, Failed>([testCase.first, second]).flatten(.concat)
          : testCase.first.concat(second)
        let disposable = both.take(first: count).start { log.add("\($0)") }
        testCase.steps(world, disposable)
        log.add("over")
        return log.entries
      }
      // Work may end before or after the completion is delivered.
      let events = results.map { $0.filter { $0 != "end of work" } }
      #expect(events[0] == events[1])
      #expect(results[0].count == results[1].count)
      #expect(results[0].count > 1)
    }
  }

  @Test("Prefixes of signals with a common source have no glitches, and values of one turn stay in it")
  func glitches() {
    let number = MutableProperty(1)
    let log = Log<String>()
    let tens = number.signal.map { $0 * 10 }
    SignalProducer.combineLatest(
      SignalProducer(hot: number.signal).prefix(value: 0), SignalProducer(hot: tens).prefix(value: 0),
      tens.producer.map { $0 + 1 }.prefix(value: 1)
    ).startWithValues { log.add("\($0) \($1) \($2)") }
    number.value = 2
    number.value = 3
    #expect(log.entries == ["0 0 1", "2 20 21", "3 30 31"])
  }

  @Test("What is prefixed is released when nobody observes it")
  func releases() {
    final class Token {}
    var token: Token? = Token()
    weak let gone = token
    let (signal, input) = Signal<Int, Never>.pipe()
    var prefixed = token.map { token in SignalProducer(hot: signal).map { _ in "\(token)" }.prefix(value: "")
    }
    let disposable = prefixed?.startWithValues { _ in }
    token = nil
    prefixed = nil
    #expect(gone != nil)
    input.send(value: 1)
    disposable?.dispose()
    input.send(value: 2)
    #expect(gone == nil)
  }
}
