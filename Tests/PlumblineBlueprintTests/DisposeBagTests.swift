import PlumblineBlueprint
import Testing

@Suite("Dispose bags")
struct DisposeBagTests {
  @Test("Subscriptions in a bag are disposed of when the bag is deinitialized")
  func goesAway() {
    var disposed: [Int] = []
    var bag: DisposeBag? = DisposeBag()
    bag.map { Disposables.create { disposed.append(1) }.disposed(by: $0) }
    bag?.insert(Disposables.create { disposed.append(2) }, Disposables.create())
    let subject = PublishSubject<Int>()
    var values: [Int] = []
    bag.map { subject.subscribe(onNext: { values.append($0) }).disposed(by: $0) }
    subject.onNext(1)
    #expect(disposed.isEmpty)
    bag = nil
    subject.onNext(2)
    #expect(disposed == [1, 2])
    #expect(values == [1])
  }

  @Test("A subscription continues when its disposable is released")
  func goesOn() {
    let subject = PublishSubject<Int>()
    var values: [Int] = []
    _ = subject.subscribe(onNext: { values.append($0) })
    subject.onNext(1)
    #expect(values == [1])
  }

  @Test("A subscription receives each kind of event")
  func events() {
    var events: [String] = []
    Observable.of(1, 2).subscribe { events.append("\($0)") }
    Observable<Int>.error(Failure.broken).subscribe { event in
      switch event {
      case .next: break
      case .error(let error): events.append("\(error)")
      case .completed: events.append("completed")
      }
    }
    #expect(events == ["next(1)", "next(2)", "completed", "broken"])
  }
}
