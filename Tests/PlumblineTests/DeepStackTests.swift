import Plumbline
import Testing

@Suite("Producers that start each other at once do not overflow a stack of 1 MB")
struct DeepStackTests {
  typealias Numbers = SignalProducer<Int, Never>

  private struct Problem: Error {}

  /// How a page leads to the next one.
  enum Style: CaseIterable {
    case concat, merge, latest, concurrent, race, then, prefix, later, mapped, flatMapError, retry, `repeat`

    /// Sends the numbers from one to another, or the last one alone.
    func page(_ number: Int, last: Int) -> Numbers {
      if number == last { return Numbers(value: number) }
      let next: (Int) -> Numbers = { self.page($0 + 1, last: last) }
      let now = Numbers(value: number)
      return switch self {
      case .concat: now.flatMap(.concat) { now.concat(next($0)) }
      case .merge: now.flatMap(.merge) { now.concat(next($0)) }
      case .latest: now.flatMap(.latest) { now.concat(next($0)) }
      case .concurrent: now.flatMap(.concurrent(limit: 2)) { now.concat(next($0)) }
      case .race: now.flatMap(.race) { now.concat(next($0)) }
      case .then: now.flatMap(.concat) { Numbers(value: $0).then(next($0)) }
      case .prefix: now.flatMap(.concat) { next($0).prefix(value: $0) }
      case .later:
        Numbers { observer, _ in
          observer.send(value: number)
          observer.sendCompleted()
        }.flatMap(.concat) { now.concat(next($0)) }
      case .mapped: now.flatMap(.concat) { next($0).map { $0 } }
      case .flatMapError:
        now.promoteError(Problem.self).concat(error: Problem()).flatMapError { _ in next(number) }
      case .retry:
        now.promoteError(Problem.self).flatMap(.concat) { next($0).promoteError(Problem.self) }.retry(upTo: 2)
          .flatMapError { _ in .empty }
      case .repeat: now.flatMap(.concat) { next($0) }.repeat(1)
      }
    }

    var sendsLastAlone: Bool {
      switch self {
      case .then, .mapped, .retry, .repeat: true
      default: false
      }
    }
  }

  @Test("Pages arrive in order", arguments: Style.allCases)
  func pages(_ style: Style) {
    for last in [3, 1500] {
      let (values, ends) = SmallStack.run {
        let log = Log<Int>()
        let ends = Log<String>()
        style.page(0, last: last).start { event in
          if let value = event.value { log.add(value) } else { ends.add(event.description) }
        }
        return (log.entries, ends.entries)
      }
      #expect(values == (style.sendsLastAlone ? [last] : Array(0...last)))
      #expect(ends == ["COMPLETED"])
    }
  }

  @Test("Large numbers of pages arrive", arguments: [Style.concat, .then])
  func manyPages(_ style: Style) {
    // In an optimized build, 1,000,000 take as long.
    let last = 10_000
    let (count, sum) = SmallStack.run {
      var count = 0
      var sum = 0
      style.page(0, last: last).startWithValues {
        count += 1
        sum += $0
      }
      return (count, sum)
    }
    #expect(count == (style.sendsLastAlone ? 1 : last + 1))
    #expect(sum == (style.sendsLastAlone ? last : last * (last + 1) / 2))
  }

  @Test("The last page fails, or is interrupted", arguments: [true, false])
  func ends(_ fails: Bool) {
    let events = SmallStack.run {
      func page(_ number: Int) -> SignalProducer<Int, Problem> {
        if number == 2000 {
          return fails
            ? SignalProducer(error: Problem())
            : SignalProducer { observer, _ in observer.sendInterrupted() }
        }
        return SignalProducer(value: number).flatMap(.concat) { SignalProducer(value: $0).then(page($0 + 1)) }
      }
      let log = Log<String>()
      page(0).start { log.add($0.description) }
      return log.entries
    }
    #expect(events == [fails ? "FAILED Problem()" : "COMPLETED"])
  }

  @Test("No further page starts when the values are not needed any more")
  func firstPages() {
    let (values, starts) = SmallStack.run {
      let log = Log<Int>()
      var starts = 0
      func page(_ number: Int) -> Numbers {
        starts += 1
        return Numbers(value: number).flatMap(.concat) { Numbers(value: $0).concat(page($0 + 1)) }
      }
      page(0).take(first: 3000).startWithValues { log.add($0) }
      return (log.entries, starts)
    }
    #expect(values == Array(0..<3000))
    // The last page is made, but not started.
    #expect(starts == 3001)
  }

  @Test(
    "Pages of several values follow each other",
    arguments: [FlattenStrategy.latest, .merge, .concat, .throttle, .concurrent(limit: 2)])
  func switches(_ strategy: FlattenStrategy) {
    let events = SmallStack.run {
      let log = Log<String>()
      let firsts = SignalProducer<Int, Problem>([0, 10_000, 20_000]).concat(error: Problem())
      firsts.flatMap(strategy) { first in
        Style.concat.page(first, last: first + 1500).promoteError(Problem.self)
      }.start { log.add($0.value.map { "\($0)" } ?? $0.description) }
      return log.entries
    }
    var expected: [String] = []
    for first in [0, 10_000, 20_000] { expected += (first...first + 1500).map { "\($0)" } }
    expected.append("FAILED Problem()")
    #expect(events == expected)
  }

  @Test("Pages that have been sent are released, most of them while others are sent")
  func released() {
    let counts = SmallStack.run {
      var count = 0
      let log = Log<Int>()
      func page(_ number: Int) -> Numbers {
        if number == 5000 { return Numbers { count } }
        let token = Token { count += 1 }
        return Numbers(value: number).flatMap(.concat) { number in
          withExtendedLifetime(token) { Numbers(value: number).then(page(number + 1)) }
        }
      }
      page(0).startWithValues { log.add($0) }
      return log.entries + [count]
    }
    #expect(counts.count == 2)
    #expect(counts.first ?? 0 > 4000)
    #expect(counts.last == 5000)
  }

  @Test("A pending page of asynchronous work is interrupted when the start is disposed of")
  func asynchronousPage() {
    let events = SmallStack.run {
      let (signal, observer) = Signal<Int, Never>.pipe()
      let log = Log<String>()
      func page(_ number: Int) -> Numbers {
        if number == 2000 {
          return Numbers(signal).on(interrupted: { log.add("work interrupted") }).concat(value: -1)
        }
        return Numbers(value: number).flatMap(.concat) { Numbers(value: $0).then(page($0 + 1)) }
      }
      let handle = page(0).start { log.add($0.description) }
      observer.send(value: 7)
      handle.dispose()
      observer.send(value: 8)
      return log.entries
    }
    #expect(events == ["VALUE 7", "INTERRUPTED", "work interrupted"])
  }

  @Test("Values from a deep stack reach joins together with the others of their turn")
  func joins() {
    let pairs = SmallStack.run {
      let log = Log<[Int]>()
      let number = MutableProperty(0)
      let pages = number.signal.flatMap(.latest) { first in
        Style.mapped.page(0, last: 2000).map { $0 + first }
      }
      Signal.combineLatest(number.signal, pages).observeValues { log.add([$0, $1]) }
      pages.withLatest(from: number.signal).observeValues { log.add([$1, $0]) }
      number.value = 1
      number.value = 2
      return log.entries
    }
    #expect(pairs == [[1, 2001], [1, 2001], [2, 2002], [2, 2002]])
  }
}
