import Plumbline
import PlumblineTesting
import Testing

@Suite("Operators retain nothing longer than needed")
struct LeakTests {
  enum Oops: Error { case oops }

  typealias Source = Signal<Int, Oops>

  /// An operator whose closures hold a token.
  struct Operator: CustomTestStringConvertible {
    let testDescription: String
    /// Makes the signal; what is returned is held in its place.
    let make: (Source, Signal<Int, Never>, Token, TestScheduler) -> any Observable

    init(
      _ name: String,
      _ make: @escaping (Source, Signal<Int, Never>, Token, TestScheduler) -> any Observable
    ) {
      self.testDescription = name
      self.make = make
    }
  }

  static var operators: [Operator] {
    [
      Operator("map") { s, _, t, _ in s.map { t.use($0) } },
      Operator("filter") { s, _, t, _ in s.filter { t.use($0) > 0 } },
      Operator("compactMap") { s, _, t, _ in s.compactMap { t.use($0) } },
      Operator("skipNil") { s, _, t, _ in s.map { t.use($0) as Int? }.skipNil() },
      Operator("skipRepeats") { s, _, t, _ in s.skipRepeats { t.use($0) == $1 } },
      Operator("scan") { s, _, t, _ in s.scan(0) { t.use($0) + $1 } },
      Operator("scan(into:)") { s, _, t, _ in s.scan(into: 0) { $0 += t.use($1) } },
      Operator("reduce") { s, _, t, _ in s.reduce(0) { t.use($0) + $1 } },
      Operator("collect") { s, _, t, _ in s.collect { t.use($0.count) > 1 && $1 > 0 } },
      Operator("combinePrevious") { s, _, t, _ in s.map { t.use($0) }.combinePrevious() },
      Operator("enumerated") { s, _, t, _ in s.map { t.use($0) }.enumerated() },
      Operator("slidingWindow") { s, _, t, _ in s.map { t.use($0) }.slidingWindow(max: 2, min: 1) },
      Operator("uncollect") { s, _, t, _ in s.map { [t.use($0)] }.uncollect() },
      Operator("ignoreValues") { s, _, t, _ in s.map { t.use($0) }.ignoreValues() },
      Operator("mapConst") { s, _, t, _ in s.map { t.use($0) }.mapConst(1) },
      Operator("wrapInOptional") { s, _, t, _ in s.map { t.use($0) }.wrapInOptional() },
      Operator("take(first:)") { s, _, t, _ in s.map { t.use($0) }.take(first: 9) },
      Operator("take(last:)") { s, _, t, _ in s.map { t.use($0) }.take(last: 1) },
      Operator("take(while:)") { s, _, t, _ in s.take { t.use($0) > 0 } },
      Operator("take(until:)") { s, o, t, _ in s.take(until: o.map { _ = t.use($0) }) },
      Operator("skip(first:)") { s, _, t, _ in s.map { t.use($0) }.skip(first: 1) },
      Operator("skip(while:)") { s, _, t, _ in s.skip { t.use($0) < 0 } },
      Operator("skip(until:)") { s, o, t, _ in s.skip(until: o.map { _ = t.use($0) }) },
      Operator("merge") { s, _, t, _ in Source.merge(s, s.map { t.use($0) }) },
      Operator("combineLatest of 2") { s, _, t, _ in Source.combineLatest(s, s.map { t.use($0) }) },
      Operator("combineLatest of 3") { s, _, t, _ in Source.combineLatest(s, s, s.map { t.use($0) }) },
      Operator("combineLatest of a sequence") { s, _, t, _ in
        Source.combineLatest([s, s.map { t.use($0) }])
      },
      Operator("zip of 2") { s, _, t, _ in Source.zip(s, s.map { t.use($0) }) },
      Operator("zip of a sequence") { s, _, t, _ in Source.zip([s, s.map { t.use($0) }]) },
      Operator("takeWhen") { s, _, t, _ in s.takeWhen(s.map { t.use($0) }) },
      Operator("takePairWhen") { s, _, t, _ in s.map { t.use($0) }.takePairWhen(s) },
      Operator("withLatest(from:)") { s, o, t, _ in s.withLatest(from: o.map { t.use($0) }) },
      Operator("withLatest(from:) of a producer") { s, o, t, _ in
        s.withLatest(from: o.producer.map { t.use($0) })
      },
      Operator("sample(on:)") { s, o, t, _ in s.sample(on: o.map { _ = t.use($0) }) },
      Operator("sample(with:)") { s, o, t, _ in s.sample(with: o.map { t.use($0) }) },
      Operator("filterWhenLatest") { s, _, t, _ in s.filterWhenLatest(from: s) { t.use($0) > 0 } },
      Operator("flatMap(.merge)") { s, _, t, _ in
        s.flatMap(.merge) { SignalProducer<Int, Oops>(value: t.use($0)).concat(.never) }
      },
      Operator("flatMap(.concat)") { s, _, t, _ in
        s.flatMap(.concat) { SignalProducer<Int, Oops>(value: t.use($0)).concat(.never) }
      },
      Operator("flatMap(.latest)") { s, _, t, _ in
        s.flatMap(.latest) { _ in s.map { t.use($0) } }
      },
      Operator("flatMap(.race)") { s, _, t, _ in
        s.flatMap(.race) { _ in s.map { t.use($0) } }
      },
      Operator("switchMap to work") { s, _, t, _ in
        s.switchMap { value in
          SignalProducer<Int, Oops> { observer, lifetime in
            observer.send(value: value)
            lifetime.observeEnded {
              _ = t.use(value)
              _ = observer
            }
          }
        }
      },
      Operator("concat") { s, _, t, _ in s.concat(s.map { t.use($0) }) },
      Operator("materialize") { s, _, t, _ in s.map { t.use($0) }.materialize() },
      Operator("dematerialize") { s, _, t, _ in s.map { t.use($0) }.materialize().dematerialize() },
      Operator("values") { s, _, t, _ in s.map { t.use($0) }.materialize().values() },
      Operator("errors") { s, _, t, _ in s.map { t.use($0) }.materialize().errors() },
      Operator("mapError") { s, _, t, _ in
        s.mapError { error -> Oops in
          _ = t.use(0)
          return error
        }
      },
      Operator("flatMapError") { s, _, t, _ in
        s.flatMapError { _ in SignalProducer<Int, Never>(value: t.use(0)) }
      },
      Operator("demoteErrors") { s, _, t, _ in s.map { t.use($0) }.demoteErrors() },
      Operator("promoteError") { _, o, t, _ in o.map { t.use($0) }.promoteError(Oops.self) },
      Operator("on") { s, _, t, _ in s.on(value: { _ = t.use($0) }) },
      Operator("debounce") { s, _, t, c in s.map { t.use($0) }.debounce(1, on: c) },
      Operator("throttle") { s, _, t, c in s.map { t.use($0) }.throttle(1, on: c) },
      Operator("delay") { s, _, t, c in s.map { t.use($0) }.delay(1, on: c) },
      Operator("timeout") { s, _, t, c in s.map { t.use($0) }.timeout(after: 9, raising: .oops, on: c) },
      Operator("observe(on:)") { s, _, t, c in s.map { t.use($0) }.observe(on: c) },
      Operator("negate") { s, _, t, _ in s.map { t.use($0) > 0 }.negate() },
      Operator("and") { s, _, t, _ in s.map { t.use($0) > 0 }.and(s.map { $0 > 0 }) },
      Operator("or") { s, _, t, _ in s.map { t.use($0) > 0 }.or(s.map { $0 > 0 }) },
      Operator("Property") { s, _, t, _ in
        Property(initial: 0, then: s.map { t.use($0) }.demoteErrors()).map { $0 }.signal
      },
    ]
  }

  @Test("An unused signal is released before its source", arguments: operators.indices)
  func unusedSignalGoes(index: Int) {
    Self.check(index) { observable, _, _ in
      _ = observable
      return []
    }
  }

  @Test("A signal that was observed is released when the observation ends", arguments: operators.indices)
  func observedSignalGoes(index: Int) {
    Self.check(index) { observable, observer, other in
      let disposable = observable.observeAnything()
      observer.send(value: 1)
      other.send(value: 1)
      observer.send(value: 2)
      disposable?.dispose()
      return []
    }
  }

  @Test(
    "The closures of an operator are released when its sources end, before its signal",
    arguments: operators.indices)
  func endedSignalLetsGo(index: Int) {
    Self.check(index, advance: true) { observable, observer, other in
      observable.observeAnything()
      observer.send(value: 1)
      other.send(value: 1)
      observer.sendInterrupted()
      other.sendInterrupted()
      return [observable]
    }
  }

  /// Uses an operator, and expects that its token is gone while the sources live.
  private static func check(
    _ index: Int, advance: Bool = false,
    _ use: (any Observable, Source.Observer, Signal<Int, Never>.Observer) -> [any Observable]
  ) {
    let (source, observer) = Source.pipe()
    let (other, otherObserver) = Signal<Int, Never>.pipe()
    let scheduler = TestScheduler()
    var token: Token? = Token()
    weak let weakToken = token
    var observable = token.map { Self.operators[index].make(source, other, $0, scheduler) }
    token = nil
    // The operator holds the token: otherwise its release would prove nothing.
    #expect(weakToken != nil)
    let kept = observable.map { use($0, observer, otherObserver) } ?? []
    observable = nil
    if advance { scheduler.run() }
    #expect(weakToken == nil)
    withExtendedLifetime((kept, source, other, observer, otherObserver)) {}
  }
}

/// A signal of any type.
protocol Observable {
  @discardableResult
  func observeAnything() -> (any Disposable)?
}

extension Signal: Observable {
  func observeAnything() -> (any Disposable)? { self.observe { _ in } }
}

extension Token {
  func use(_ value: Int) -> Int { value }
}
