import Plumbline

/// Expressions that the compiler has to type-check fast, as view models write them. `Scripts/check type-checking` fails
/// when one takes a second.
enum LeadingDotExpressions {
  enum Oops: Error { case oops }

  /// The results, one line each.
  static var results: [String] {
    let log = Log<String>()
    Self.joins(log)
    Self.closures(log)
    Self.failures(log)
    Self.arguments(log)
    return log.entries
  }

  private static func joins(_ log: Log<String>) {
    let (a, input) = Signal<Int, Never>.pipe()
    let (b, c, d, e, f) = (
      a.map { $0 + 1 }, a.map { $0 + 2 }, a.map { $0 + 3 }, a.map { $0 + 4 }, a.map { $0 + 5 }
    )
    let p = a.producer
    // 1-12: joins
    Signal.combineLatest(a, b, c, d, e, f).observeValues { log.add("1 \($0.0 + $0.5)") }
    Signal.combineLatest(a, b, c).map { $0 + $1 + $2 }.observeValues { log.add("2 \($0)") }
    Signal.combineLatest(a, b, c, d).map { ($0.0, $0.3) }.observeValues { log.add("3 \($0 + $1)") }
    Signal.zip(a, b).map { $0 * $1 }.observeValues { log.add("4 \($0)") }
    Signal.zip(a, b, c, d, e).observeValues { log.add("5 \($0.0 + $0.4)") }
    SignalProducer.combineLatest(p, p, p).startWithValues { log.add("6 \($0.0 + $0.2)") }
    SignalProducer.zip(p, p).startWithValues { log.add("7 \($0 + $1)") }
    Signal.combineLatest(a, b, c, d, e, f, a, b, c, d).observeValues { log.add("8 \($0.0 + $0.9)") }
    Signal.combineLatest(a.map { $0 + 1 }, b.filter { $0 > 0 }, c.skipRepeats())
      .map { $0 + $1 + $2 }.observeValues { log.add("9 \($0)") }
    Property.combineLatest(Property(value: 1), Property(value: "a"), Property(value: 2.5)).producer
      .startWithValues { log.add("10 \($0.0) \($0.1) \($0.2)") }
    Signal.merge(a, .empty, .never, b).observeValues { log.add("11 \($0)") }
    Signal.combineLatest(.empty, a).observeValues { (values: (Int, Int)) in log.add("12 \(values)") }
    input.send(value: 1)
  }

  private static func closures(_ log: Log<String>) {
    let (a, input) = Signal<Int, Never>.pipe()
    let p = SignalProducer<Int, Never>([1, 2])
    // 13-20: closures
    a.flatMap(.latest) { .init(value: $0 + 1) }.observeValues { log.add("13 \($0)") }
    a.flatMap(.merge) { .merge(.init(value: $0), .init(value: $0 * 2)) }.observeValues { log.add("14 \($0)") }
    a.flatMap(.concat) { value -> SignalProducer<Int, Never> in value > 5 ? .empty : .init([value, value]) }
      .observeValues { log.add("15 \($0)") }
    a.switchMap { .init(value: "\($0)") }.observeValues { log.add("16 \($0.count)") }
    p.flatMap(.latest) { .init(value: $0 + 1) }.startWithValues { log.add("17 \($0)") }
    p.flatMap(.merge) { .init(values: $0, $0 * 2) }.map { $0 + 1 }.startWithValues { log.add("18 \($0)") }
    p.switchMap { .init([$0, $0 + 1]) }.filter { $0 > 1 }.startWithValues { log.add("19 \($0)") }
    a.flatMap(.latest) { _ in .empty }.observe { (event: Signal<Int, Never>.Event) in log.add("20 \(event)") }
    input.send(value: 1)
  }

  private static func failures(_ log: Log<String>) {
    let failing = SignalProducer<Int, Oops>(error: .oops)
    let (a, input) = Signal<Int, Oops>.pipe()
    // 21-24: errors
    failing.flatMapError { _ in .init(value: 0) }.startWithValues { log.add("21 \($0)") }
    failing.flatMapError { _ in .empty }.startWithCompleted { log.add("22") }
    a.flatMapError { _ in .init(value: 9) }.observeValues { log.add("23 \($0)") }
    a.flatMap(.latest) { value -> SignalProducer<Int, Oops> in
      value > 1 ? .init(error: .oops) : .init(value: value)
    }
    .flatMapError { _ in .init(value: 8) }.observeValues { log.add("24 \($0)") }
    input.send(value: 1)
    input.send(error: .oops)
  }

  private static func arguments(_ log: Log<String>) {
    let p = SignalProducer<Int, Never>([1, 2])
    let flag = SignalProducer<Bool, Never>(value: true)
    let (a, input) = Signal<Int, Never>.pipe()
    // 25-40: arguments
    p.then(.init(value: "then")).startWithValues { log.add("25 \($0)") }
    p.prefix(.init(value: 0)).startWithValues { log.add("26 \($0)") }
    p.concat(.empty).startWithCompleted { log.add("27") }
    p.take(until: .never).startWithValues { log.add("28 \($0)") }
    p.skip(until: .init(value: ())).startWithValues { log.add("29 \($0)") }
    p.sample(on: .init(value: ())).startWithValues { log.add("30 \($0)") }
    p.sample(with: .init(value: "s")).startWithValues { log.add("31 \($0) \($1)") }
    p.withLatest(from: .init(value: 7)).startWithValues { log.add("32 \($0) \($1)") }
    flag.and(.init(value: false)).startWithValues { log.add("33 \($0)") }
    flag.or(.init(value: false)).negate().startWithValues { log.add("34 \($0)") }
    p.combineLatest(with: .init(value: "c")).startWithValues { log.add("35 \($0.0) \($0.1)") }
    p.zip(with: .init(["x", "y"])).startWithValues { log.add("36 \($0.0) \($0.1)") }
    p.merge(with: .init(value: 3)).map { $0 * 2 }.startWithValues { log.add("37 \($0)") }
    a.take(until: .merge(.never, .never)).observeValues { log.add("38 \($0)") }
    a.withLatest(from: .init(value: 4)).map { $0 + $1 }.observeValues { log.add("39 \($0)") }
    a.concat(.init(value: 5)).observeValues { log.add("40 \($0)") }
    p.takeWhen(.init(value: ())).startWithValues { log.add("41 \($0)") }
    Property(value: true).and(.init(value: false)).producer.startWithValues { log.add("42 \($0)") }
    input.send(value: 1)
    input.sendCompleted()
  }
}
