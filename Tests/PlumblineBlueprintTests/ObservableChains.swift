#if PEER
  import RxRelay
  import RxSwift
#else
  import Dispatch
  import PlumblineBlueprint
#endif

/// Chains as view models of the blueprint write them, each of which is one expression. `Scripts/check type-checking`
/// measures how long the compiler needs for each, and compares that with RxSwift, for which the condition `PEER` compiles
/// the same text.
@MainActor
struct ObservableChains {
  enum Problem: Error { case offline }

  struct Trip: Equatable {
    var name: String
    var stops: [Int]
    var price: Double?
  }

  let taps = PublishSubject<Void>()
  let query = BehaviorRelay(value: "")
  let page = BehaviorRelay(value: 1)
  let isOn = BehaviorSubject(value: false)
  let trips = PublishSubject<Trip>()
  let pairs = PublishSubject<(Int, Int)>()
  let scheduler = MainScheduler.instance

  func load(_ id: Int) -> Observable<Int> { .just(id) }
  func find(_ text: String, _ page: Int) -> Observable<[Trip]> { .just([]) }

  func o01() -> Observable<(Int, Int)> {
    self.pairs.flatMapLatest { n, k in self.load(n).map { ($0, k) }.catch { _ in .empty() } }
      .filter { $0.0 > 0 && $0.1 > 2 }.map { ($0.0 * 2 + 1, $0.1 + 1) }
  }

  func o02() -> Observable<[String]> {
    self.query.asObservable().map { $0.lowercased() }.filter { $0.count > 2 }.distinctUntilChanged()
      .debounce(.milliseconds(300), scheduler: self.scheduler)
      .flatMapLatest { self.find($0, 1).retry(2).catchAndReturn([]) }.map { $0.map { $0.name } }
  }

  func o03() -> Observable<Bool> {
    Observable.combineLatest(
      self.query.map { !$0.isEmpty && $0.count < 9 }, self.page.map { $0 > 0 && $0 < 5 }, self.isOn
    )
    .map { $0 && $1 && !$2 }.distinctUntilChanged().startWith(false)
  }

  func o04() -> Observable<Int> {
    Observable.merge(
      self.page.map { $0 + 1 }, self.query.map { $0.count * 2 }, self.trips.map { $0.stops.reduce(0, +) }
    )
    .scan(0) { $0 + $1 }.filter { $0 >= 0 }
  }

  func o05() -> Observable<[Trip]> {
    self.taps.withLatestFrom(self.query.asObservable()).withLatestFrom(self.page) { ($0, $1) }
      .flatMapLatest { text, page in page > 0 ? self.find(text, page + 1) : .just([]) }
      .map { $0.filter { $0.stops.count > 1 && $0.price != nil } }
  }

  func o06() -> Observable<String> {
    self.trips.compactMap { $0.price }.map { $0 * 1.2 + 1 }.filter { $0 > 2.5 }.map { "\($0)" }.startWith("-")
  }

  func o07() -> Observable<(Int, String)> {
    Observable.zip(self.page.map { $0 * 2 }, self.query.map { $0.uppercased() }).map { ($0 + 1, "\($1)?") }
      .filter { $0.0 > 1 || $0.1.isEmpty }
  }

  func o08() -> Observable<Int> {
    self.load(1).concatMap { self.load($0 + 1) }.flatMap { n in n > 2 ? .just(n * 2) : Observable.of(n, n + 1)
    }
    .catchAndReturn(0).take(3)
  }

  func o09() -> Observable<[Int]> {
    self.page.flatMapLatest { n in Observable.combineLatest([1, 2, 3].map { self.load($0 * n) }) }
      .map { $0.map { $0 + 1 } }.filter { $0.count > 1 }
  }

  func o10() -> Observable<(index: Int, element: Trip)> {
    self.trips.enumerated().filter { $0.index > 1 && $0.element.stops.count < 5 }.skip(1)
  }

  func o11() -> Observable<Double> {
    self.trips.compactMap { $0.price }.scan((sum: 0.0, count: 0)) {
      (sum: $0.sum + $1, count: $0.count + 1)
    }
    .map { $0.sum / Double($0.count) }
  }

  func o12() -> Observable<String> {
    self.page.map { $0 > 3 ? "many" : "few" }.distinctUntilChanged().share(replay: 1).map { $0 + "!" }
  }

  func o13() -> Observable<Int> {
    self.isOn.flatMapLatest { $0 ? self.load(2) : .empty() }.map { $0 * 3 - 1 }
      .throttle(.milliseconds(200), scheduler: self.scheduler).skip(while: { $0 < 2 })
  }

  func o14() -> Observable<String?> {
    self.trips.map { $0.stops.first.map { "\($0 + 1)" } }.distinctUntilChanged().startWith(nil)
  }

  func o15() -> Observable<(String, Int)> {
    self.trips.flatMap { trip in Observable.from(trip.stops).map { (trip.name, $0 * 2) }.filter { $0.1 > 2 } }
      .map { ($0.0.lowercased(), $0.1 - 1) }
  }

  func o16() -> Observable<[Int]> {
    self.page.take(while: { $0 < 9 }).take(until: self.taps).map { [$0, $0 * 2] }.reduce([]) { $0 + $1 }
  }

  func o17() -> Observable<Bool> {
    self.load(1).map { _ in true }.catchAndReturn(false).startWith(true).delay(
      .seconds(1), scheduler: self.scheduler
    )
    .filter { !$0 }
  }

  func o18() -> Observable<Int> {
    self.trips.filter { $0.price.map { $0 > 1.5 } ?? false }.map { $0.stops.filter { $0 > 2 }.count + 1 }
      .withLatestFrom(self.page) { $0 * 10 + $1 }
  }

  func o19() -> Observable<Int> {
    self.load(1).materialize().compactMap { $0.element }.map { $0 + 1 }.do(onNext: { _ in }).take(1)
  }

  func o20() -> Observable<(Int, Int, Int)> {
    self.pairs.map { ($0.0, $0.1, $0.0 + $0.1) }.filter { $0.2 > 3 && $0.0 < $0.1 }
      .flatMapLatest { a, b, c in Observable.just((a + 1, b * 2, c - 1)) }.map { ($0, $1 + 1, $2 * 2) }
  }
}
