import Dispatch
import PlumblineBlueprint
import PlumblineTesting
import Testing

/// The operators by their Rx names do what RxSwift's do.
@Suite("Operators by their Rx names")
struct OperatorNameTests {
  struct Case {
    let name: String
    let observable: () -> Observable<String>
    let expected: String

    init<Element>(_ name: String, _ expected: String, _ observable: @escaping () -> Observable<Element>) {
      self.name = name
      self.expected = expected
      self.observable = { observable().map { "\($0)" } }
    }
  }

  static var numbers: Observable<Int> { Observable.of(1, 2, 2, 3) }
  static var failing: Observable<Int> { Observable.of(1, 2).concat(Observable<Int>.error(Failure.broken)) }

  static var cases: [Case] {
    [
      Case("just", "1 |") { Observable.just(1) },
      Case("from a sequence", "1 2 |") { Observable.from([1, 2]) },
      Case("from an optional without a value", "|") { Observable<Int>.from(optional: nil) },
      Case("empty", "|") { Observable<Int>.empty() },
      Case("never", "") { Observable<Int>.never() },
      Case("error", "error broken") { Observable<Int>.error(Failure.broken) },
      Case("deferred that throws", "error broken") {
        Observable<Int>.deferred { () throws -> Observable<Int> in throw Failure.broken }
      },
      Case("create", "1 |") {
        Observable<Int>.create { observer in
          observer.onNext(1)
          observer.onCompleted()
          observer.onNext(2)
          return Disposables.create()
        }
      },
      Case("map that throws", "1 error broken") {
        numbers.map { (number: Int) throws -> Int in
          if number == 2 { throw Failure.broken }
          return number
        }
      },
      Case("compactMap", "1 3 |") { numbers.compactMap { $0 == 2 ? nil : $0 } },
      Case("filter", "2 2 |") { numbers.filter { $0 == 2 } },
      Case("scan", "1 3 5 8 |") { numbers.scan(0, accumulator: +) },
      Case("scan into", "[1] [1, 2] [1, 2, 2] [1, 2, 2, 3] |") {
        numbers.scan(into: []) { $0.append($1) }
      },
      Case("reduce", "8 |") { numbers.reduce(0, accumulator: +) },
      Case("toArray", "[1, 2, 2, 3] |") { numbers.toArray() },
      Case("enumerated", "0:1 1:2 2:2 3:3 |") { numbers.enumerated().map { "\($0.index):\($0.element)" } },
      Case("distinctUntilChanged", "1 2 3 |") { numbers.distinctUntilChanged() },
      Case("distinctUntilChanged by a key", "1 2 3 |") { numbers.distinctUntilChanged { $0 % 2 } },
      Case("distinctUntilChanged at a key path", "1 |") { numbers.distinctUntilChanged(at: \.bitWidth) },
      Case("take", "1 2 |") { numbers.take(2) },
      Case("takeLast", "2 3 |") { numbers.takeLast(2) },
      Case("take while", "1 |") { numbers.take(while: { $0 < 2 }) },
      Case("skip", "2 3 |") { numbers.skip(2) },
      Case("skip while", "2 2 3 |") { numbers.skip(while: { $0 < 2 }) },
      Case("element at", "2 |") { numbers.element(at: 1) },
      Case("first", "1 |") { numbers.first() },
      Case("ignoreElements", "|") { numbers.ignoreElements() },
      Case("ifEmpty of one that is empty", "7 |") { Observable<Int>.empty().ifEmpty(default: 7) },
      Case("ifEmpty of one that is not", "1 2 2 3 |") { numbers.ifEmpty(default: 7) },
      Case("startWith", "8 9 1 2 2 3 |") { numbers.startWith(8, 9) },
      Case("concat", "1 2 2 3 4 |") { numbers.concat(Observable.just(4)) },
      Case("concat of several", "1 2 |") { Observable.concat(Observable.just(1), Observable.just(2)) },
      Case("merge", "1 2 |") { Observable.merge(Observable.just(1), Observable.just(2)) },
      Case("merge of a collection", "1 2 3 |") {
        Observable.merge([Observable.just(1), .just(2), .just(3)])
      },
      Case("merge of observables", "1 10 2 20 |") {
        Observable.of(1, 2).map { Observable.of($0, $0 * 10) }.merge()
      },
      Case("merge of one at a time", "1 10 2 20 |") {
        Observable.of(1, 2).map { Observable.of($0, $0 * 10) }.merge(maxConcurrent: 1)
      },
      Case("concat of observables", "1 10 2 20 |") {
        Observable.of(1, 2).map { Observable.of($0, $0 * 10) }.concat()
      },
      Case("concat of a collection", "1 2 |") { Observable.concat([Observable.just(1), .just(2)]) },
      Case("switchLatest", "10 20 |") { Observable.of(1, 2).map { Observable.just($0 * 10) }.switchLatest() },
      Case("combineLatest of a collection", "[1, 3] [2, 3] |") {
        Observable.combineLatest([Observable.of(1, 2), Observable.of(3)])
      },
      Case("combineLatest of a collection with a selector", "5 |") {
        Observable.combineLatest(
          [Observable.just(2), Observable.just(3)], resultSelector: { $0.reduce(0, +) })
      },
      Case("combineLatest of nothing", "[] |") { Observable<Int>.combineLatest([Observable<Int>]()) },
      Case("zip of nothing", "|") { Observable<Int>.zip([Observable<Int>]()) },
      Case("zip of a collection", "[1, 3] [2, 4] |") {
        Observable.zip([Observable.of(1, 2), Observable.of(3, 4)])
      },
      Case("zip of a collection with a selector", "4 6 |") {
        Observable.zip([Observable.of(1, 2), Observable.of(3, 4)], resultSelector: { $0.reduce(0, +) })
      },
      Case("share with a scope", "1 2 2 3 |") { numbers.share(replay: 1, scope: .whileConnected) },
      Case("zip", "(1, \"a\") (2, \"b\") |") { Observable.zip(numbers, Observable.of("a", "b")) },
      Case("zip with a selector", "1a 2b |") {
        Observable.zip(numbers, Observable.of("a", "b"), resultSelector: { "\($0)\($1)" })
      },
      Case("flatMap", "1 10 2 20 2 20 3 30 |") { numbers.flatMap { Observable.of($0, $0 * 10) } },
      Case("concatMap", "1 10 2 20 2 20 3 30 |") { numbers.concatMap { Observable.of($0, $0 * 10) } },
      Case("flatMapFirst of what does not end", "1") {
        numbers.flatMapFirst { Observable.just($0).concat(Observable.never()) }
      },
      Case("flatMapFirst of what ends", "1 2 2 3 |") { numbers.flatMapFirst { Observable.just($0) } },
      Case("catch", "1 2 7 |") { failing.catch { _ in Observable.just(7) } },
      Case("catchAndReturn", "1 2 7 |") { failing.catchAndReturn(7) },
      Case("retry counts all attempts", "1 2 1 2 error broken") { failing.retry(2) },
      Case("materialize", "next(1) next(2) error(broken) |") { failing.materialize() },
      Case("dematerialize", "1 2 error broken") { failing.materialize().dematerialize() as Observable<Int> },
    ]
  }

  @Test("Each does what its name says", arguments: cases.map(\.name))
  func does(_ name: String) throws {
    let testCase = try #require(Self.cases.first { $0.name == name })
    #expect(Log(testCase.observable()).text == testCase.expected)
  }

  @Test("Subjects have the operators, whatever they are joined with")
  func subjects() {
    let name = PublishSubject<String>()
    let count = BehaviorSubject(value: 1)
    let joined = Log(Observable.combineLatest(name, count).map { "\($0)\($1)" })
    let selected = Log(Observable.combineLatest(name, count, resultSelector: { "\($0)-\($1)" }))
    let merged = Log(Observable.merge(name, name.map { $0 + "!" }))
    name.onNext("a")
    count.onNext(2)
    #expect(joined.text == "a1 a2")
    #expect(selected.text == "a-1 a-2")
    #expect(merged.text == "a a!")
  }

  @Test("Closures that flatten return leading dots, subjects, producers and drivers")
  func flattening() {
    let number = PublishSubject<Int>()
    let other = BehaviorSubject(value: 7)
    let property = MutableProperty(8)
    let dots: Observable<Int> = number.flatMapLatest { $0 == 1 ? .just($0) : .empty() }
    let logs = [
      Log(dots), Log(number.flatMap { _ in other }), Log(number.concatMap { .of($0, $0 + 1) }),
      Log(number.flatMapFirst { _ in Observable<Int>.never() }),
      Log(number.flatMapLatest { SignalProducer<Int, any Error>(value: $0) }),
      Log(number.flatMapLatest { [property] _ in property.asObservable().map { $0 * 10 } }),
      Log(
        number.flatMapLatest { number in
          other.asDriver(onErrorJustReturn: 0).asObservable().map { $0 + number }
        }),
      Log(number.flatMapLatest { _ in other.take(1).asSingle() }),
    ]
    number.onNext(1)
    number.onNext(2)
    #expect(logs.map(\.text) == ["1", "7 7", "1 2 2 3", "", "1 2", "80 80", "8 9", "7 7"])
  }

  @Test(
    "The producer of an observable has the operators of Plumbline, and a producer those with the names of RxSwift"
  )
  func producers() {
    let number = PublishSubject<Int>()
    let sums = number.producer.combinePrevious(0).map { $0 + $1 }.asObservable()
    let producer = SignalProducer<Int, any Error>([1, 2])
    let transformed: Observable<String> = producer.map { "\($0)" }
    let logs = [Log(sums), Log(number.lift { $0.skip(first: 1) })]
    number.onNext(1)
    number.onNext(2)
    #expect(logs.map(\.text) == ["1 3", "2"])
    #expect(Log(producer.startWith(0)).text == "0 1 2 |")
    #expect(Log(transformed).text == "1 2 |")
    #expect(Log(Observable(producer)).text == "1 2 |")
  }

  @Test("Outputs that are long expressions compile, and send")
  func longExpressions() {
    let outputs = LongExpressions()
    let size = Log(outputs.size.map { "\($0)" })
    let area = Log(outputs.area)
    let lookup = Log(outputs.lookup)
    let sum = Log(outputs.sum)
    let isValid = Log(outputs.isValid)
    outputs.count.onNext(3)
    #expect(size.text == "(3.0, 4.0)")
    #expect(area.text == "20")
    #expect(lookup.text == "none a3")
    #expect(sum.text == "1 1 6 12")
    #expect(isValid.text == "false true")
  }

  @Test("The error of a transformation ends the observable of a subject")
  func mapThatThrows() {
    let number = PublishSubject<Int>()
    var transformed: [Int] = []
    let halves = number.map { (number: Int) throws -> Int in
      transformed.append(number)
      guard number % 2 == 0 else { throw Failure.broken }
      return number / 2
    }
    let log = Log(halves)
    for value in [4, 5, 6] { number.onNext(value) }
    #expect(log.text == "2 error broken")
    #expect(transformed == [4, 5])
    let later = Log(halves)
    number.onNext(8)
    #expect(later.text == "4")

    let atOnce = Observable<Int>.create { observer in
      for value in [1, 2, 3] { observer.onNext(value) }
      return Disposables.create()
    }
    var tried: [Int] = []
    let failing = Log(
      atOnce.map { (number: Int) throws -> Int in
        tried.append(number)
        if number == 2 { throw Failure.broken }
        return number
      })
    #expect(failing.text == "1 error broken")
    #expect(tried == [1, 2])
  }

  @Test("flatMapLatest disposes of the one before")
  func flatMapLatest() {
    let outer = PublishSubject<Int>()
    let inners = [PublishSubject<String>(), PublishSubject<String>()]
    var disposed = 0
    let log = Log(outer.flatMapLatest { inners[$0].do(onDispose: { disposed += 1 }) })
    outer.onNext(0)
    inners[0].onNext("a")
    outer.onNext(1)
    inners[0].onNext("b")
    inners[1].onNext("c")
    #expect(log.text == "a c")
    #expect(disposed == 1)
  }

  @Test("withLatestFrom samples what the turn has settled to, whichever was subscribed to first")
  func withLatestFrom() {
    let number = PublishSubject<Int>()
    let log = Log(number.withLatestFrom(number.map { $0 * 10 }))
    let pairs = Log(number.withLatestFrom(number.map { $0 * 10 }, resultSelector: { "\($0):\($1)" }))
    number.onNext(1)
    number.onNext(2)
    #expect(log.text == "10 20")
    #expect(pairs.text == "1:10 2:20")
  }

  @Test("sample is silent when there is no new element")
  func sample() {
    let number = PublishSubject<Int>()
    let tick = PublishSubject<Void>()
    let log = Log(number.sample(tick))
    tick.onNext()
    number.onNext(1)
    number.onNext(1)
    tick.onNext()
    tick.onNext()
    number.onNext(1)
    tick.onNext()
    #expect(log.text == "1 1")
  }

  @Test("take(until:) ends with the first element of the other one, and not with its end")
  func takeUntil() {
    let number = PublishSubject<Int>()
    let stop = PublishSubject<String>()
    let other = PublishSubject<String>()
    let log = Log(number.take(until: stop))
    let goesOn = Log(number.take(until: other))
    other.onCompleted()
    number.onNext(1)
    stop.onNext("stop")
    number.onNext(2)
    #expect(log.text == "1 |")
    #expect(goesOn.text == "1 2")
  }

  @Test("skip(until:) begins with the first element of the other one")
  func skipUntil() {
    let number = PublishSubject<Int>()
    let go = PublishSubject<Void>()
    let log = Log(number.skip(until: go))
    number.onNext(1)
    go.onNext()
    number.onNext(2)
    #expect(log.text == "2")
  }

  @Test("Time-based operators take a scheduler and an interval")
  func waiting() {
    let scheduler = TestScheduler()
    let number = PublishSubject<Int>()
    let debounced = Log(number.debounce(.milliseconds(300), scheduler: scheduler))
    let throttled = Log(number.throttle(.seconds(1), scheduler: scheduler))
    let delayed = Log(number.delay(.seconds(2), scheduler: scheduler))
    let observed = Log(number.observe(on: scheduler))
    let limited = Log(number.timeout(.seconds(5), scheduler: scheduler))
    number.onNext(1)
    number.onNext(2)
    #expect(debounced.text == "")
    #expect(observed.text == "")
    scheduler.advance(by: 0.3)
    #expect(debounced.text == "2")
    #expect(throttled.text == "1")
    #expect(observed.text == "1 2")
    scheduler.advance(by: 2)
    #expect(throttled.text == "1 2")
    #expect(delayed.text == "1 2")
    scheduler.advance(by: 2)
    number.onNext(3)
    scheduler.advance(by: 4)
    #expect(limited.text == "1 2 3")
    scheduler.advance(by: 1)
    #expect(limited.text == "1 2 3 error timeout")
  }

  @Test("timeout leaves alone what ends in time")
  func timeout() {
    let scheduler = TestScheduler()
    let log = Log(Self.numbers.timeout(.seconds(5), scheduler: scheduler))
    scheduler.advance(by: 9)
    #expect(log.text == "1 2 2 3 |")
  }

  @Test("interval counts from zero, timer once unless it has a period")
  func timers() {
    let scheduler = TestScheduler()
    let interval = Log(Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3))
    let once = Log(Observable<Int>.timer(.seconds(2), scheduler: scheduler))
    scheduler.advance(by: 9)
    #expect(interval.text == "0 1 2 |")
    #expect(once.text == "0 |")
  }

  @Test("throttle without the latest element skips until the interval has passed")
  func throttleWithoutLatest() {
    let scheduler = TestScheduler()
    let number = PublishSubject<Int>()
    let log = Log(number.throttle(.seconds(2), latest: false, scheduler: scheduler))
    let latest = Log(number.throttle(.seconds(2), latest: true, scheduler: scheduler))
    for value in 1...5 {
      number.onNext(value)
      scheduler.advance(by: 1)
    }
    #expect(log.text == "1 3 5")
    #expect(latest.text == "1 2 4")
  }

  @Test("A subscription with an object does not retain it")
  func subscribeWithObject() {
    final class Owner { var seen: [String] = [] }
    let number = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let gone = owner
    owner.map { owner in
      number.subscribe(
        with: owner, onNext: { $0.seen.append("\($1)") }, onError: { $0.seen.append("\($1)") },
        onCompleted: { $0.seen.append("completed") }, onDisposed: { $0.seen.append("disposed") })
      number.bind(with: owner) { $0.seen.append("bound \($1)") }
    }
    number.onNext(1)
    #expect(owner?.seen == ["1", "bound 1"])
    let other = Owner()
    let ending = Observable.of(2)
    ending.subscribe(
      with: other, onNext: { $0.seen.append("\($1)") }, onCompleted: { $0.seen.append("completed") },
      onDisposed: { $0.seen.append("disposed") })
    #expect(other.seen == ["2", "completed", "disposed"])
    owner = nil
    #expect(gone == nil)
    number.onNext(3)
  }

  @Test("withUnretained does not retain its object")
  func withUnretained() {
    final class Owner {}
    let number = PublishSubject<Int>()
    var owner: Owner? = Owner()
    let log = owner.map { Log(number.withUnretained($0).map { $0.1 }) }
    number.onNext(1)
    owner = nil
    number.onNext(2)
    #expect(log?.text == "1")
  }

  @Test("do performs side effects for all events")
  func looks() {
    var seen: [String] = []
    let looked = Self.failing.do(
      onNext: { seen.append("\($0)") }, onError: { _ in seen.append("error") },
      onCompleted: { seen.append("completed") }, onSubscribe: { seen.append("subscribe") },
      onDispose: { seen.append("dispose") })
    #expect(seen.isEmpty)
    _ = Log(looked)
    #expect(seen == ["subscribe", "1", "2", "error", "dispose"])
  }
}
