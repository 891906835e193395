#if PEER
  import ReactiveSwift
#else
  import Plumbline
#endif

/// Chains as view models write them, each of which is one expression. `Scripts/check type-checking` measures how long the
/// compiler needs for each, and compares that with ReactiveSwift, for which the condition `PEER` compiles the same text.
@MainActor
struct SignalChains {
  enum Problem: Error { case offline, expired, invalid(String) }

  struct Parcel: Equatable {
    var code: String
    var weight: Double
    var stops: [Int]
    var courier: String?
  }

  #if PEER
    typealias Source<Value> = ReactiveSwift.Signal<Value, Never>
  #else
    typealias Source<Value> = Plumbline.Signal<Value, Never>
  #endif

  let taps: Source<Void>
  let texts: Source<String>
  let counts: Source<Int>
  let pairs: Source<(Int, Int)>
  let flags: Source<Bool>
  let parcels: Source<Parcel>
  let optional: Source<Parcel?>
  let failing: Signal<Int, Problem>
  let amount = MutableProperty(1)
  let isOpen = MutableProperty(false)
  let title = MutableProperty("")
  let scheduler = QueueScheduler.main

  func load(_ id: Int) -> SignalProducer<Int, Problem> { .init(value: id) }
  func find(_ text: String) -> SignalProducer<[Parcel], Problem> { .init(value: []) }
  func track(_ code: String) -> SignalProducer<Parcel, Problem> { .init(error: .offline) }
  func count(_ text: String) async throws -> Int { text.count }

  // MARK: Tuples and errors

  func c01() -> Signal<(Int, Int), Never> {
    self.pairs.switchMap { n, k in self.load(n).map { ($0, k) }.flatMapError { _ in .empty } }
      .filter { $0.0 > 0 && $0.1 > 2 }.map { ($0.0 * 2 + 1, $0.1 + 1) }
  }

  func c02() -> Signal<[String], Never> {
    self.texts.map { $0.lowercased() }.filter { $0.count > 2 }.skipRepeats()
      .debounce(0.3, on: self.scheduler)
      .flatMap(.latest) { text in self.find(text).retry(upTo: 2).flatMapError { _ in .init(value: []) } }
      .map { $0.map { $0.code + " " + ($0.courier ?? "-") } }
  }

  func c03() -> Signal<String, Never> {
    self.texts.skipRepeats().debounce(0.25, on: self.scheduler)
      .switchMap { text in
        SignalProducer { try await self.count(text) }.retry(upTo: 1).map { ($0, text) }.flatMapError { _ in
          .empty
        }
      }
      .filter { $0.0 > 1 && !$0.1.isEmpty }.map { "\($0.1): \($0.0 + 1)" }
  }

  func c04() -> Signal<(String, Double), Never> {
    self.parcels.flatMap(.merge) { parcel in
      self.track(parcel.code).map { ($0.code, $0.weight + parcel.weight) }.flatMapError { _ in
        .init(value: (parcel.code, 0))
      }
    }.filter { $0.1 > 0.5 || $0.0.hasPrefix("X") }
  }

  func c05() -> Signal<Int, Never> {
    self.counts.flatMap(.concat) { self.load($0 + 1).flatMapError { _ in .init(value: -1) } }
      .scan(0) { $0 + $1 }.skipRepeats().filter { $0 % 2 == 0 }
  }

  func c06() -> Signal<Int, Never> {
    self.failing.flatMapError { problem in
      switch problem {
      case .offline: .init(value: 0)
      case .expired: .empty
      case .invalid(let text): .init([text.count, 1, 2])
      }
    }.map { $0 * 3 - 1 }
  }

  func c07() -> Signal<String, Problem> {
    self.counts.promoteError(Problem.self).flatMap(.latest) { self.load($0).map { $0 * 2 } }
      .attemptMap { $0 > 9 ? .failure(.expired) : .success("\($0 + 1)") }
  }

  func c08() -> SignalProducer<Int, Never> {
    self.load(1).flatMap(.concat) { self.load($0 + 1) }.flatMapError { _ in .init(value: 0) }
      .combineLatest(with: self.amount.producer).map { $0 * 10 + $1 }.filter { $0 > 3 && $0 < 99 }
  }

  func c09() -> SignalProducer<(Int, String), Never> {
    SignalProducer.combineLatest(self.load(1), self.load(2)).map { ($0 + $1, "\($0 * $1)") }
      .flatMapError { _ in .init(value: (0, "none")) }.filter { $0.0 > 1 || $0.1 == "none" }
  }

  func c10() -> Signal<Result<Int, Problem>, Never> {
    self.counts.flatMap(.latest) { n in
      self.load(n * 2).map { .success($0 + n) }.flatMapError { .init(value: .failure($0)) }
    }
  }

  func c11() -> Signal<Problem, Never> {
    self.counts.flatMap(.latest) { self.load($0 - 1).materialize() }
      .map { $0.error }.skipNil().filter { if case .offline = $0 { false } else { true } }
  }

  func c12() -> Signal<Double, Never> {
    self.counts.flatMap(.latest) { self.load($0 + 2).materialize() }
      .compactMap { $0.value }.map { Double($0) / 2.0 + 1 }
  }

  // MARK: Joins

  func c13() -> Signal<Bool, Never> {
    Signal.combineLatest(
      self.texts.map { !$0.isEmpty && $0.count < 80 }, self.counts.map { $0 > 0 && $0 < 10 }, self.flags
    )
    .map { $0 && $1 && !$2 }.skipRepeats()
  }

  func c14() -> Signal<(String, Int, Double), Never> {
    Signal.combineLatest(self.texts, self.counts, self.parcels.map { $0.weight * 1.2 })
      .filter { $0.0.count > 1 && $0.1 != 0 }.map { ($0.0 + "!", $0.1 * 2 + 1, $0.2 / 2) }
  }

  func c15() -> Signal<String, Never> {
    self.texts.withLatest(from: self.counts).map { "\($0) x \($1 + 1)" }.merge(
      with: self.parcels.map { $0.code + "-" + "\($0.stops.count)" })
  }

  func c16() -> Signal<Int, Never> {
    Signal.merge(
      self.counts.map { $0 + 1 }, self.texts.map { $0.count * 2 }, self.taps.map { -1 },
      self.parcels.map { $0.stops.reduce(0, +) }
    )
    .scan(0) { $0 + $1 }.filter { $0 >= 0 }
  }

  func c17() -> Signal<(Int, String), Never> {
    Signal.zip(self.counts.map { $0 * 2 }.filter { $0 > 1 }, self.texts.map { $0.uppercased() })
      .map { ($0 + 1, "\($1)?") }
  }

  func c18() -> Signal<Int, Never> {
    self.parcels.sample(on: self.taps).map { $0.stops.filter { $0 > 2 }.count + 1 }
      .combineLatest(with: self.counts.skipRepeats()).map { max($0, $1) - min($0, $1) }
  }

  func c19() -> Signal<(Parcel, Int), Never> {
    self.parcels.sample(with: self.counts.map { $0 * 2 + 1 }).filter { $0.weight > 1.5 && $1 > 2 }
  }

  func c20() -> SignalProducer<Bool, Never> {
    SignalProducer.combineLatest(self.amount.producer, self.isOpen.producer, self.title.producer)
      .map { $0 > 0 && $1 && !$2.isEmpty }.skipRepeats().and(self.isOpen.producer.map { !$0 })
  }

  func c21() -> Property<String> {
    Property.combineLatest(self.amount, self.title, self.isOpen)
      .map { $2 ? "\($1) (\($0 * 2 + 1))" : "closed" }.skipRepeats()
  }

  func c22() -> Property<Bool> {
    self.amount.map { $0 > 3 && $0 < 8 }.and(self.isOpen).or(self.title.map { $0 == "all" }).negate()
  }

  func c23() -> SignalProducer<[Int], Never> {
    SignalProducer.zip([1, 2, 3].map { self.load($0 * 2) }).map { $0.map { $0 + 1 } }.flatMapError { _ in
      .init(value: [0, 0, 0])
    }
  }

  func c24() -> Signal<String, Never> {
    Signal.combineLatest(self.parcels, self.counts).filter { !$0.0.stops.isEmpty && $0.1 < $0.0.stops.count }
      .map { "\($0.code) \($0.stops[$1] + 1)" }.take(until: self.taps)
  }

  // MARK: State and sequences

  func c25() -> Signal<(Int, Int), Never> {
    self.counts.combinePrevious(0).filter { $0 != $1 && $1 > 0 }.map { ($1 - $0, $1 * 2) }
  }

  func c26() -> Signal<[String: Int], Never> {
    self.texts.scan([:]) { counts, text in counts.merging([text: 1]) { $0 + $1 } }.skip(first: 1)
      .skipRepeats()
  }

  func c27() -> Signal<(page: Int, codes: [String]), Never> {
    self.parcels.scan((page: 0, codes: [])) { (page: $0.page + 1, codes: $0.codes + [$1.code]) }
      .filter { $0.page > 1 && $0.codes.count < 20 }
  }

  func c28() -> Signal<Double, Never> {
    self.parcels.map { $0.weight * 2.5 + 1 }.collect(count: 3).map { $0.reduce(0, +) / Double($0.count) }
      .filter { $0 > 0.1 }
  }

  func c29() -> Signal<Int, Never> {
    self.counts.take(while: { $0 > 0 }).skip(while: { $0 < 3 }).take(first: 5).reduce(0) { $0 + $1 * 2 }
  }

  func c30() -> SignalProducer<String, Never> {
    SignalProducer([3, 1, 2]).map { $0 * 2 }.flatMap(.merge) { n in .init(value: "\(n + 1)") }.map {
      $0 + "."
    }
  }

  func c31() -> SignalProducer<Int, Problem> {
    self.load(1).then(self.load(2)).concat(self.load(3)).on(value: { _ in }).map { $0 + 1 }.retry(upTo: 3)
      .timeout(after: 5, raising: .expired, on: self.scheduler)
  }

  func c32() -> Signal<String, Never> {
    self.optional.skipNil().map { $0.courier }.skipNil().filter { $0.count > 1 }.map {
      $0.first.map { "\($0)" } ?? "?"
    }
  }

  func c33() -> Signal<Int, Never> {
    self.taps.withLatest(from: Signal.combineLatest(self.counts, self.parcels)).map { $0.1 }
      .filter { $0.0 > 1 && $0.1.weight < 9.5 }.map { $0.0 + $0.1.stops.count }
  }

  func c34() -> Signal<Bool, Never> {
    self.taps.map { true }.merge(with: self.texts.map { _ in false }).delay(0.1, on: self.scheduler)
      .throttle(0.5, on: self.scheduler).skipRepeats().filter { $0 }.map { !$0 }
  }

  func c35() -> Signal<Int, Never> {
    self.counts.flatMap(.race) { n in n > 2 ? SignalProducer(value: n * 2) : SignalProducer([n, n + 1]) }
      .filter { $0 != 3 }.uniqueValues()
  }

  func c36() -> Signal<(String, Int), Never> {
    self.parcels.flatMap(.merge) { p in SignalProducer(p.stops).map { (p.code, $0 * 2) }.filter { $0.1 > 2 } }
      .map { ($0.0.lowercased(), $0.1 - 1) }
  }

  func c37() -> Signal<Parcel, Never> {
    self.texts.flatMap(.latest) {
      self.track($0).mapError { _ in Problem.offline }.flatMapError { _ in .empty }
    }
    .filter { $0.weight > 1 && $0.stops.count > 2 || $0.courier == nil }
  }

  func c38() -> SignalProducer<Int, Never> {
    self.amount.producer.flatMap(.latest) { n in
      self.load(n + 1).map { $0 + n }.flatMapError { _ in .init(value: n) }
    }
    .zip(with: self.amount.producer.map { $0 * 2 }).map { $0 - $1 }.filter { abs($0) > 1 }
  }

  func c39() -> Signal<String, Never> {
    self.failing.materialize().compactMap { event in
      switch event {
      case .value(let n) where n > 2: "\(n * 2)"
      case .failed(let problem): "\(problem)"
      default: nil
      }
    }.map { $0 + "!" }
  }

  func c40() -> Signal<(Int, Int, Int), Never> {
    self.pairs.map { ($0.0, $0.1, $0.0 + $0.1) }.filter { $0.2 > 3 && $0.0 < $0.1 }
      .flatMap(.latest) { a, b, c in .init(value: (a + 1, b * 2, c - 1)) }.map { ($0, $1 + 1, $2 * 2) }
  }
}

#if PEER
  // What ReactiveSwift lacks.
  extension Signal {
    func switchMap<Inner>(_ transform: @escaping (Value) -> SignalProducer<Inner, Error>) -> Signal<
      Inner, Error
    > {
      self.flatMap(.latest, transform)
    }
  }

  extension SignalProducer where Error == any Swift.Error {
    init(_ work: @escaping () async throws -> Value) { self.init { _, _ in } }
  }
#endif
