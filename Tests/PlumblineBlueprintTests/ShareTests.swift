import PlumblineBlueprint
import Testing

@Suite("share")
struct ShareTests {
  /// Work that is counted.
  final class Work {
    var starts = 0
    var ends = 0
    let source = PublishSubject<Int>()

    var observable: Observable<Int> {
      Observable.deferred { [self] () -> Observable<Int> in
        self.starts += 1
        return self.source.do(onDispose: { self.ends += 1 })
      }
    }
  }

  @Test("Subscriptions share one, which lasts as long as any of them")
  func counts() {
    let work = Work()
    let shared = work.observable.share()
    #expect(work.starts == 0)
    let first = Log(shared)
    let second = Log(shared)
    work.source.onNext(1)
    first.subscription.dispose()
    work.source.onNext(2)
    #expect(work.starts == 1)
    #expect(work.ends == 0)
    second.subscription.dispose()
    #expect(work.ends == 1)
    #expect(first.text == "1")
    #expect(second.text == "1 2")
    let third = Log(shared)
    work.source.onNext(3)
    #expect(work.starts == 2)
    #expect(third.text == "3")
  }

  @Test(
    "A late subscription receives the buffered elements",
    arguments: [(0, ""), (1, "3"), (2, "2 3"), (9, "1 2 3")])
  func replays(_ testCase: (count: Int, expected: String)) {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: testCase.count)
    let first = Log(shared)
    for number in 1...3 { subject.onNext(number) }
    #expect(Log(shared).text == testCase.expected)
    #expect(first.text == "1 2 3")
  }

  @Test("The buffer is empty after the last subscription and after the terminal event")
  func forgets() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    var log: Log<Int>? = Log(shared)
    subject.onNext(1)
    #expect(log?.text == "1")
    log = nil
    #expect(Log(shared).text == "")

    let finite = Observable.of(1, 2).share(replay: 1)
    #expect(Log(finite).text == "1 2 |")
    #expect(Log(finite).text == "1 2 |")
  }

  @Test("Shared values stay in their turns")
  func glitches() {
    let subject = PublishSubject<Int>()
    let shared = subject.startWith(0).share(replay: 1)
    let log = Log(
      Observable.combineLatest(shared, shared.map { $0 * 10 }, subject.startWith(0)).map {
        "\($0.0):\($0.1):\($0.2)"
      })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.text == "0:0:0 1:10:1 2:20:2")
  }

  @Test("All subscriptions receive an error, and the next subscription begins the work again")
  func fails() {
    let work = Work()
    let shared = work.observable.share(replay: 1)
    let logs = [Log(shared), Log(shared)]
    work.source.onError(Failure.broken)
    #expect(logs.map(\.text) == ["error broken", "error broken"])
    #expect(Log(shared).text == "error broken")
    #expect(work.starts == 2)
  }

  @Test("A subscription that has enough leaves, also while it joins")
  func leaves() {
    let work = Work()
    let shared = work.observable.share(replay: 1)
    let first = Log(shared.take(2))
    work.source.onNext(1)
    let second = Log(shared.take(1))
    #expect(second.text == "1 |")
    #expect(work.ends == 0)
    work.source.onNext(2)
    #expect(first.text == "1 2 |")
    #expect(work.ends == 1)
  }

  @Test("It retains nothing without subscriptions")
  func leaks() {
    var work: Work? = Work()
    weak let gone = work
    var shared = work?.observable.share(replay: 1)
    var log = shared.map { Log($0) }
    work?.source.onNext(1)
    #expect(log?.text == "1")
    work = nil
    log = nil
    shared = nil
    #expect(gone == nil)
  }
}
