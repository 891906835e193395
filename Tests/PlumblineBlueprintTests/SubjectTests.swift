import PlumblineBlueprint
import PlumblineTesting
import Testing

@Suite("Subjects")
struct SubjectTests {
  @Test("A publish subject replays its terminal event only")
  func publish() {
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    let early = Log(subject)
    subject.onNext(2)
    subject.onCompleted()
    let late = Log(subject)
    #expect(early.text == "2 |")
    #expect(late.text == "|")
  }

  @Test("A behavior subject replays one, and the end alone when it has ended")
  func behavior() throws {
    let subject = BehaviorSubject(value: 0)
    let early = Log(subject)
    subject.onNext(1)
    #expect(try subject.value() == 1)
    let second = Log(subject.map { $0 * 10 })
    subject.onError(Failure.broken)
    #expect(early.text == "0 1 error broken")
    #expect(second.text == "10 error broken")
    #expect(Log(subject).text == "error broken")
    #expect(throws: Failure.broken) { try subject.value() }
  }

  @Test("The current element of a behavior subject that has completed stays")
  func completedBehavior() throws {
    let subject = BehaviorSubject(value: 0)
    subject.on(.next(5))
    subject.on(.completed)
    #expect(try subject.value() == 5)
    #expect(Log(subject).text == "|")
  }

  @Test("A replay subject replays the given number of elements, even after its terminal event")
  func replay() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    let all = ReplaySubject<Int>.createUnbounded()
    for number in 1...3 {
      subject.onNext(number)
      all.onNext(number)
    }
    #expect(Log(subject).text == "2 3")
    subject.onCompleted()
    #expect(Log(subject).text == "2 3 |")
    #expect(Log(all).text == "1 2 3")
  }

  @Test("An input subject neither fails nor completes")
  func input() {
    let subject = InputSubject<Int>()
    let log = Log(subject)
    Observable.of(1, 2).bind(to: subject)
    Observable<Int>.error(Failure.broken).subscribe(subject)
    subject.onNext(3)
    #expect(log.text == "1 2 3")
  }

  @Test("Each subscription to a cold observable begins the work again; subjects are hot")
  func coldAndHot() {
    var starts = 0
    let cold = Observable<Int>.create { observer in
      starts += 1
      observer.onNext(starts)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(starts == 0)
    #expect(Log(cold).text == "1 |")
    #expect(Log(cold).text == "2 |")

    let subject = PublishSubject<Int>()
    var mapped = 0
    let derived = subject.map { number -> Int in
      mapped += 1
      return number
    }
    subject.onNext(1)
    #expect(mapped == 0)
    let logs = [Log(derived), Log(derived)]
    subject.onNext(2)
    #expect(mapped == 2)
    #expect(logs.map(\.text) == ["2", "2"])
  }

  @Test("State of an operator belongs to a subscription")
  func state() {
    let subject = PublishSubject<Int>()
    let sums = subject.scan(0, accumulator: +)
    let first = Log(sums)
    subject.onNext(1)
    let second = Log(sums)
    subject.onNext(2)
    #expect(first.text == "1 3")
    #expect(second.text == "2")
  }

  @Test("Disposing of a subscription leaves the subject and its other subscriptions alone")
  func dispose() {
    let subject = PublishSubject<Int>()
    let direct = Log(subject)
    let derived = Log(subject.map { $0 * 10 })
    let identity = Log(subject.lift { $0 })
    let other = Log(subject)
    subject.onNext(1)
    for log in [direct, derived, identity] { log.subscription.dispose() }
    subject.onNext(2)
    #expect(direct.lines == ["1", "disposed"])
    #expect(derived.lines == ["10", "disposed"])
    #expect(identity.lines == ["1", "disposed"])
    #expect(other.text == "1 2")
  }

  @Test("When a subject is deinitialized, its subscriptions are disposed of, and their work is cancelled")
  func goesAway() {
    var cancelled = 0
    var subject: PublishSubject<Int>? = PublishSubject()
    let work = Observable<Int>.create { _ in Disposables.create { cancelled += 1 } }
    let log = subject.map { Log($0.flatMapLatest { _ in work }) }
    subject?.onNext(1)
    #expect(cancelled == 0)
    weak let gone = subject
    subject = nil
    #expect(gone == nil)
    #expect(log?.lines == ["disposed"])
    #expect(cancelled == 1)
  }

  @Test("Diamonds have no glitches, as the contracts have it")
  func glitches() {
    let number = PublishSubject<Int>()
    let tens = number.map { $0 * 10 }
    let log = Log(Observable.combineLatest(number, tens).map { "\($0.0):\($0.1)" })
    let state = BehaviorSubject(value: 0)
    let ofState = Log(Observable.combineLatest(state, state.map { $0 * 10 }).map { "\($0.0):\($0.1)" })
    number.onNext(1)
    number.onNext(2)
    state.onNext(1)
    #expect(log.text == "1:10 2:20")
    #expect(ofState.text == "0:0 1:10")
  }

  @Test("Values that an observer sends back wait for the end of the turn")
  func sendsBack() throws {
    let subject = BehaviorSubject(value: 1)
    let first = Log(subject)
    let subscription = subject.subscribe(onNext: { if $0 == 2 { subject.onNext(20) } })
    let second = Log(subject)
    subject.onNext(2)
    #expect(first.text == "1 2 20")
    #expect(second.text == "1 2 20")
    #expect(try subject.value() == 20)
    subscription.dispose()
  }

  @Test("A subject is an observable")
  func upcast() {
    struct Screen {
      let isLoading: Observable<Bool>
      let title: Observable<String>
    }
    let loading = PublishSubject<Bool>()
    let name = BehaviorSubject(value: "a")
    let recent = ReplaySubject<String>.create(bufferSize: 1)
    let screen = Screen(isLoading: loading, title: name)
    let both: [Observable<String>] = [name, recent, .just("c")]
    let chosen: Observable<String> = both.count > 1 ? name : recent
    let logs = [
      Log(screen.title), Log(Observable.merge(both)), Log(Observable.merge(name, recent)), Log(chosen),
    ]
    let isLoading = Log(screen.isLoading)
    loading.onNext(true)
    recent.onNext("b")
    name.onNext("d")
    #expect(isLoading.text == "true")
    #expect(logs.map(\.text) == ["a d", "a c b d", "a b d", "a d"])
  }

  @Test("An observable that is a subject retains it; one that is converted from a subject does not")
  func retains() {
    var subject: PublishSubject<Int>? = PublishSubject()
    weak let gone = subject
    var observable: Observable<Int>? = subject
    let converted = subject?.asObservable()
    subject = nil
    #expect(gone != nil)
    let log = observable.map { Log($0) }
    let ofConverted = converted.map { Log($0) }
    observable = nil
    #expect(gone == nil)
    #expect(log?.lines == ["disposed"])
    #expect(ofConverted?.lines == ["disposed"])
  }

  @Test("Signals and properties become observables, and test observers observe them")
  func conversions() {
    let property = MutableProperty(1)
    let log = Log(property.asObservable())
    let changes = Log(property.signal.asObservable())
    let producer = Log(property.producer.asObservable())
    let observer = TestObserver<Int, any Error>()
    property.asObservable().start(observer.observer)
    property.value = 2
    #expect(log.text == "1 2")
    #expect(changes.text == "2")
    #expect(producer.text == "1 2")
    observer.assertValues([1, 2])
  }
}
