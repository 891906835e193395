import PlumblineBlueprint

// An overload that an app adds to an operator, as apps do.
extension ObservableType {
  fileprivate func map<Result>(to value: Result) -> Observable<Result> { self.map { _ in value } }

  fileprivate func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    self.compactMap { $0 }
  }
}

/// Outputs that are one expression each. `Scripts/check type-checking` measures how long the compiler needs for them.
struct LongExpressions {
  struct Photo {
    var width: Int?
    var height: Int?
  }

  let count = PublishSubject<Int>()
  let name = BehaviorSubject(value: "a")
  let photo = BehaviorSubject(value: Photo(width: 3, height: 4))
  let ratio = BehaviorRelay(value: 0.5)

  var size: Observable<(Double, Double)> {
    Observable.combineLatest(
      self.photo.map { $0.width }.unwrap().map { Double($0) },
      self.photo.map { $0.height }.unwrap().map { Double($0) })
  }

  var area: Observable<Int> {
    Observable.combineLatest(
      self.photo.map { $0.width }.unwrap().map { $0 + 1 },
      self.photo.map { $0.height }.unwrap().map { $0 + 1 }
    ).map { $0 * $1 }
  }

  var lookup: Observable<String> {
    self.count.distinctUntilChanged().withLatestFrom(self.name) { ($0, $1) }
      .flatMapLatest { count, name in count > 1 ? .just("\(name)\(count)") : .empty() }
      .startWith("none").catchAndReturn("failed")
  }

  var sum: Observable<Int> {
    Observable.merge(
      self.count.map { $0 * 2 }, self.name.map { $0.count }, self.ratio.map { $0 > 1 ? 1 : 0 },
      self.photo.map(to: 5)
    ).scan(0) { $0 + $1 }
  }

  var isValid: Observable<Bool> {
    Observable.combineLatest(
      self.name.map { !$0.isEmpty }.distinctUntilChanged(), self.count.map { $0 > 2 }.startWith(false),
      self.ratio.map { $0 < 1 }
    ).map { $0 && $1 && $2 }.distinctUntilChanged()
  }
}
