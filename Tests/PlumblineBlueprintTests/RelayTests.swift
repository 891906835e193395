import PlumblineBlueprint
import PlumblineTesting
import Testing

@Suite struct RelayTests {
  enum Failed: Error { case failed }

  @Test("A behavior relay sends its current element, then those that are accepted")
  func behaviorRelay() {
    let relay = BehaviorRelay(value: 1)
    let log = Log(relay.map { $0 * 10 })
    relay.accept(2)
    #expect(relay.value == 2)
    #expect(log.text == "10 20")
  }

  @Test("Subscribers of another observable keep each other's elements (contract 12)")
  func updatesOfSubscribers() throws {
    let source = PublishSubject<Int>()
    let relay = BehaviorRelay<[Int]>(value: [])
    let subject = BehaviorSubject<[Int]>(value: [])
    for factor in [1, 10] {
      source.subscribe(onNext: { element in
        relay.accept(relay.value + [element * factor])
        subject.onNext(((try? subject.value()) ?? []) + [element * factor])
        #expect(relay.value.last == element * factor)
        #expect((try? subject.value())?.last == element * factor)
      })
    }
    source.onNext(1)
    source.onNext(2)
    #expect(relay.value == [1, 10, 2, 20])
    #expect(try subject.value() == [1, 10, 2, 20])
  }

  @Test("Subscribers of a relay read the element that they receive, unless they have accepted another one")
  func subscribersOfTheRelay() {
    let relay = BehaviorRelay(value: 0)
    let subject = BehaviorSubject(value: 0)
    var read: [[Int]] = []
    relay.subscribe(onNext: { [unowned relay] in
      if $0 == 1 { relay.accept(2) }
      read.append([$0, relay.value])
    })
    relay.subscribe(onNext: { [unowned relay] in read.append([$0, relay.value]) })
    relay.accept(1)
    #expect(read == [[0, 0], [0, 0], [1, 2], [1, 1], [2, 2], [2, 2]])
    read = []
    subject.subscribe(onNext: { [unowned subject] in
      if $0 == 1 { subject.onNext(2) }
      read.append([$0, (try? subject.value()) ?? -1])
    })
    subject.subscribe(onNext: { [unowned subject] in read.append([$0, (try? subject.value()) ?? -1]) })
    subject.onNext(1)
    #expect(read == [[0, 0], [0, 0], [1, 2], [1, 1], [2, 2], [2, 2]])
  }

  @Test("A subject that was ended in a turn drops what follows, and its error is read at once")
  func endedInATurn() throws {
    let source = PublishSubject<Int>()
    let subject = BehaviorSubject(value: 0)
    source.subscribe(onNext: { element in
      subject.onNext(element)
      subject.onError(Failed.failed)
      subject.onNext(-1)
      #expect(throws: Failed.self) { try subject.value() }
    })
    source.onNext(1)
    #expect(throws: Failed.self) { try subject.value() }
    let completed = BehaviorSubject(value: 0)
    completed.onNext(5)
    completed.onCompleted()
    completed.onNext(6)
    #expect(try completed.value() == 5)
  }

  @Test("A publish relay sends the elements that follow a subscription")
  func publishRelay() {
    let relay = PublishRelay<Int>()
    relay.accept(1)
    let log = Log(relay.filter { $0 > 1 })
    relay.accept(2)
    #expect(log.text == "2")
  }

  @Test("Observables are bound to relays")
  func binding() {
    let source = PublishSubject<Int>()
    let relay = PublishRelay<Int>()
    let current = BehaviorRelay(value: 0)
    let log = Log(relay)
    source.bind(to: relay)
    source.bind(to: current)
    source.onNext(3)
    #expect(log.text == "3")
    #expect(current.value == 3)
  }

  @available(*, deprecated, message: "It uses 'Variable'.")
  @Test("A variable is observable")
  func variable() {
    let variable = Variable(1)
    let log = Log(variable.asObservable())
    variable.value = 2
    Observable.just(3).bind(to: variable)
    #expect(log.text == "1 2 3")
  }

  @Test("A driver replaces errors, and replays its latest element")
  func driver() {
    let source = PublishSubject<Int>()
    let driver = source.asDriver(onErrorJustReturn: 0)
    var first: [Int] = []
    var second: [Int] = []
    driver.drive(onNext: { first.append($0) })
    source.onNext(1)
    driver.drive(onNext: { second.append($0) })
    source.onError(Failed.failed)
    #expect(first == [1, 0])
    #expect(second == [1, 0])
    let relay = BehaviorRelay(value: 5)
    let target = BehaviorRelay(value: 0)
    relay.asDriver().drive(target)
    #expect(target.value == 5)
  }

  @Test("A signal emits to closures and relays")
  func signal() {
    let relay = PublishRelay<Int>()
    var elements: [Int] = []
    relay.asSignal().emit(onNext: { elements.append($0) })
    relay.accept(1)
    #expect(elements == [1])
  }

  @Test("Singles, maybes and completables are created from closures")
  func traits() {
    let single = Single<Int>.create { send in
      send(.success(1))
      return Disposables.create()
    }
    let maybe = Maybe<Int>.create { send in
      send(.completed)
      return Disposables.create()
    }
    let completable = Completable.create { send in
      send(.completed)
      return Disposables.create()
    }
    var events: [String] = []
    single.subscribe(onSuccess: { events.append("\($0)") })
    maybe.subscribe(onCompleted: { events.append("nothing") })
    completable.andThen(Observable.just(2)).subscribe(onNext: { events.append("then \($0)") })
    #expect(events == ["1", "nothing", "then 2"])
  }

  @Test("The inputs of an action are an observer")
  func inputs() {
    let action = Action<Int, Int> { .just($0 * 2) }
    let log = Log(action.elements)
    let observer: AnyObserver<Int> = action.inputs
    observer.onNext(4)
    observer.onCompleted()
    observer.onNext(5)
    #expect(log.text == "8 10")
  }

  @Test("A selector of flatMapLatest may throw")
  func throwingSelectors() {
    let source = PublishSubject<Int>()
    let log = Log(
      source.flatMapLatest { number -> Observable<Int> in
        if number == 2 { throw Failed.failed }
        return .just(number)
      })
    source.onNext(1)
    source.onNext(2)
    #expect(log.text == "1 error failed")
  }

  @available(*, deprecated, message: "It uses former names.")
  @Test("Former names are other names of operators")
  func formerNames() {
    let failing = Observable<Int>.error(Failed.failed)
    #expect(Log(failing.catchErrorJustReturn(1)).text == Log(failing.catchAndReturn(1)).text)
    #expect(Log(failing.catchError { _ in .just(2) }).text == Log(failing.catch { _ in .just(2) }).text)
    let scheduler = TestScheduler()
    let log = Log(Observable.of(1, 2, 3).subscribeOn(scheduler).observeOn(scheduler).takeWhile { $0 < 3 })
    #expect(log.text == "")
    scheduler.run()
    #expect(log.text == "1 2 |")
  }
}
