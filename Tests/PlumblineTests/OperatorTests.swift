import Plumbline
import Testing

@Suite("Operators")
struct OperatorTests {
  /// What an operator makes of values that are followed by a completion.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let values: [Int]
    let expected: [String]
    let make: (Signal<Int, Never>) -> Signal<String, Never>

    init<Output>(
      _ name: String, _ values: [Int], _ expected: [String],
      _ make: @escaping (Signal<Int, Never>) -> Signal<Output, Never>
    ) {
      self.testDescription = name
      self.values = values
      self.expected = expected
      self.make = { make($0).map { "\($0)" } }
    }
  }

  static var cases: [Case] {
    [
      Case("map", [1, 2], ["2", "3"]) { $0.map { $0 + 1 } },
      Case("map(value:)", [1, 2], ["x", "x"]) { $0.map(value: "x") },
      Case("mapConst", [1, 2], ["x", "x"]) { $0.mapConst("x") },
      Case("map of a key path", [1], ["1"]) { $0.map(\.description) },
      Case("compactMap", [1, 2, 3], ["2"]) { $0.compactMap { $0 == 2 ? $0 : nil } },
      Case("filter", [1, 2, 3], ["1", "3"]) { $0.filter { $0 % 2 == 1 } },
      Case("skipNil", [1, 2], ["2"]) { $0.map { $0 == 1 ? nil : $0 }.skipNil() },
      Case("skipRepeats", [1, 1, 2, 2, 1], ["1", "2", "1"]) { $0.skipRepeats() },
      Case("skipRepeats(_:)", [1, 3, 4, 5], ["1", "4", "5"]) { $0.skipRepeats { $0 % 2 == $1 % 2 } },
      Case("scan", [1, 2, 3], ["11", "13", "16"]) { $0.scan(10, +) },
      Case("scan(into:)", [1, 2], ["[1]", "[1, 2]"]) { $0.scan(into: [Int]()) { $0.append($1) } },
      Case("reduce", [1, 2, 3], ["6"]) { $0.reduce(0, +) },
      Case("reduce of nothing", [], ["0"]) { $0.reduce(0, +) },
      Case("collect", [1, 2], ["[1, 2]"]) { $0.collect() },
      Case("collect(count:)", [1, 2, 3], ["[1, 2]", "[3]"]) { $0.collect(count: 2) },
      Case("collect(_:)", [1, 2, 3], ["[1]", "[2, 3]"]) { $0.collect { $1 == 2 } },
      Case("collect(_:), complete", [1, 2, 3], ["[1, 2]", "[3]"]) { $0.collect { $0.last == 2 } },
      Case("uncollect", [2, 0, 1], ["0", "1", "0"]) { $0.map { Array(0..<$0) }.uncollect() },
      Case("combinePrevious", [1, 2, 3], ["(1, 2)", "(2, 3)"]) { $0.combinePrevious() },
      Case("combinePrevious(_:)", [1, 2], ["(0, 1)", "(1, 2)"]) { $0.combinePrevious(0) },
      Case("enumerated", [7, 8], ["0 7", "1 8"]) { $0.enumerated().map { "\($0.index) \($0.value)" } },
      Case("slidingWindow", [1, 2, 3, 4], ["[1, 2]", "[1, 2, 3]", "[2, 3, 4]"]) {
        $0.slidingWindow(max: 3, min: 2)
      },
      Case("ignoreValues", [1], ["()"]) { $0.ignoreValues() },
      Case("wrapInOptional", [1], ["Optional(1)"]) { $0.wrapInOptional() },
      Case("take(first:)", [1, 2, 3], ["1", "2"]) { $0.take(first: 2) },
      Case("take(first:) of none", [1, 2], []) { $0.take(first: 0) },
      Case("take(last:)", [1, 2, 3], ["2", "3"]) { $0.take(last: 2) },
      Case("take(last:) of none", [1, 2], []) { $0.take(last: 0) },
      Case("take(while:)", [1, 2, 3, 1], ["1", "2"]) { $0.take { $0 < 3 } },
      Case("skip(first:)", [1, 2, 3], ["3"]) { $0.skip(first: 2) },
      Case("skip(while:)", [1, 2, 3, 1], ["3", "1"]) { $0.skip { $0 < 3 } },
      Case("merge", [1, 2], ["10", "1", "20", "2"]) { Signal.merge($0, $0.map { $0 * 10 }) },
      Case("merge(with:)", [1], ["1", "1"]) { $0.merge(with: $0) },
      Case("zip", [1, 2], ["(1, 10)", "(2, 20)"]) { $0.zip(with: $0.map { $0 * 10 }) },
      Case("zip keeps what has no partner yet", [1, 2, 3, 4], ["(1, 2)", "(2, 4)"]) {
        Signal.zip($0, $0.filter { $0 % 2 == 0 })
      },
      Case("zip of a sequence", [1, 2], ["[1, 10]", "[2, 20]"]) { Signal.zip([$0, $0.map { $0 * 10 }]) },
      Case("combineLatest(with:)", [1, 2], ["(1, 10)", "(2, 20)"]) {
        $0.combineLatest(with: $0.map { $0 * 10 })
      },
      Case("negate", [0, 1], ["true", "false"]) { $0.map { $0 == 1 }.negate() },
      Case("and", [1, 2, 3], ["false", "true", "false"]) {
        $0.map { $0 > 1 }.and($0.map { $0 < 3 })
      },
      Case("or", [1, 2, 3], ["true", "false", "true"]) { $0.map { $0 > 2 }.or($0.map { $0 < 2 }) },
      Case("materialize", [1], ["VALUE 1", "COMPLETED"]) { $0.materialize() },
      Case("dematerialize", [1], ["1"]) { $0.materialize().dematerialize() },
      Case("values", [1], ["1"]) { $0.materialize().values() },
      Case("errors", [1], []) { $0.materialize().errors() },
      Case("switchMap", [1, 2], ["1", "1", "2", "2"]) {
        $0.switchMap { SignalProducer<Int, Never>([$0, $0]) }
      },
      Case("flatMap to a signal", [1, 2], []) { signal in signal.flatMap(.latest) { _ in signal } },
      Case("flatMap to a property", [1, 2], ["5", "5"]) { $0.flatMap(.latest) { _ in Property(value: 5) } },
      Case("uniqueValues", [1, 2, 1, 3, 2], ["1", "2", "3"]) { $0.uniqueValues() },
      Case("uniqueValues(_:)", [1, 3, 2], ["1", "2"]) { $0.uniqueValues { $0 % 2 } },
      Case("scanMap", [1, 2], ["1 after 0", "2 after 1"]) { $0.scanMap(0) { ($1, "\($1) after \($0)") } },
      Case("scanMap(into:)", [1, 2], ["1", "3"]) {
        $0.scanMap(into: 0) { state, value -> Int in
          state += value
          return state
        }
      },
      Case("take(until:)", [1, 2, 3], ["1", "2"]) { $0.take(until: { $0 < 2 }) },
      Case("take(untilReplacement:)", [1, 2, 3], ["1", "20", "30"]) { signal in
        signal.take(untilReplacement: signal.skip(first: 1).map { $0 * 10 })
      },
      Case("materializeResults", [1], ["success(1)"]) { $0.materializeResults() },
      Case("dematerializeResults", [1], ["1"]) { signal -> Signal<Int, Never> in
        signal.materializeResults().dematerializeResults()
      },
      Case("attempt", [1], ["1"]) { $0.attempt { _ -> Void in }.demoteErrors() },
      Case("attemptMap", [1], ["2"]) { $0.attemptMap { value -> Int in value + 1 }.demoteErrors() },
      Case("all", [1, 2], ["false", "true"]) { Signal.all($0.map { $0 > 1 }, $0.map { $0 > 0 }) },
      Case("any", [1, 2], ["true", "false"]) { Signal.any([$0.map { $0 < 2 }, $0.map { $0 < 1 }]) },
      Case("flatten of sequences", [2, 1], ["0", "1", "0"]) { $0.map { 0..<$0 }.flatten() },
      Case("flatMap(.throttle)", [1, 2], ["1", "2"]) {
        $0.flatMap(.throttle) { SignalProducer<Int, Never>(value: $0) }
      },
      Case("concat", [1, 2], ["1", "2", "9"]) { $0.concat(SignalProducer(value: 9)) },
    ]
  }

  @Test("Signals", arguments: cases.indices)
  func signals(index: Int) {
    let example = Self.cases[index]
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    var ends = 0
    example.make(signal).observe { event in
      if let value = event.value { log.add(value) } else { ends += 1 }
    }
    for value in example.values { observer.send(value: value) }
    observer.sendCompleted()
    #expect(log.entries == example.expected, "\(example.testDescription)")
    #expect(ends == 1, "\(example.testDescription)")
  }

  @Test("Side effects are performed for each event")
  func sideEffects() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    signal.on(
      event: { log.add("event \($0)") }, completed: { log.add("completed") },
      terminated: { log.add("terminated") }, value: { log.add("value \($0)") }
    ).observe { log.add("observed \($0)") }
    observer.send(value: 1)
    observer.sendCompleted()
    #expect(
      log.entries == [
        "event VALUE 1", "value 1", "observed VALUE 1", "event COMPLETED", "completed", "terminated",
        "observed COMPLETED",
      ])
  }

  @Test("An object's end ends what is taken during its lifetime")
  func takeDuringLifetimeOfObject() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    var token: Token? = Token()
    let log = Log<Signal<Int, Never>.Event>()
    if let token { signal.take(duringLifetimeOf: token).observe { log.add($0) } }
    observer.send(value: 1)
    token = nil
    observer.send(value: 2)
    #expect(log.entries == [.value(1), .completed])
  }

  @Test("A validating property accepts valid values, and reports errors of the others")
  func validation() {
    enum Wrong: Error { case negative, large }
    let property = ValidatingProperty<Int, Wrong>(0) { value in
      if value < 0 { return .invalid(.negative) }
      return value > 10 ? .coerced(10, .large) : .valid
    }
    let log = Log<Int>()
    property.signal.observeValues { log.add($0) }
    for value in [1, -1, 20] { property.value = value }
    #expect(log.entries == [1, 10])
    #expect(property.result.value.value == 10)
    #expect(property.result.value.error == .large)
    property.value = -5
    #expect(property.value == 10)
    #expect(property.result.value.isInvalid)
    let results = Log<String>()
    property.signal.observeValues { [unowned property] value in
      results.add("\(value) \(property.result.value.value ?? -1)")
    }
    property.value = 7
    #expect(results.entries == ["7 7"])
  }

  @Test("Events transform their values and their errors")
  func events() {
    enum Oops: Error, Equatable { case oops }
    let value = Signal<Int, Oops>.Event.value(1)
    let failure = Signal<Int, Oops>.Event.failed(.oops)
    #expect(value.map { "\($0)" } == .value("1"))
    #expect(failure.mapError { "\($0)" == "oops" ? Oops.oops : nil ?? .oops } == .failed(.oops))
    #expect(value.value == 1)
    #expect(failure.error == .oops)
    #expect([value, failure, .completed, .interrupted].map(\.isTerminating) == [false, true, true, true])
    #expect([value, failure, .completed, .interrupted].map(\.isCompleted) == [false, false, true, false])
  }
}
