public import Dispatch

extension Observable {
  /// Creates an observable that sends one element and completes.
  public static func just(_ element: Element) -> Observable<Element> {
    Observable(SignalProducer(value: element))
  }

  /// Creates an observable that sends the elements of a sequence and completes.
  public static func from(_ elements: some Sequence<Element>) -> Observable<Element> {
    Observable(SignalProducer(elements))
  }

  /// Creates an observable that sends the element, if any, and completes.
  public static func from(optional element: Element?) -> Observable<Element> {
    Observable(element.map(SignalProducer.init(value:)) ?? .empty)
  }

  /// Creates an observable that sends elements and completes.
  public static func of(_ elements: Element...) -> Observable<Element> {
    Observable(SignalProducer(elements))
  }

  /// Creates an observable that completes immediately.
  public static func empty() -> Observable<Element> { Observable(.empty) }

  /// Creates an observable that sends no events.
  public static func never() -> Observable<Element> { Observable(.never) }

  /// Creates an observable that fails immediately.
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    Observable(SignalProducer(error: error))
  }

  /// Creates an observable from a closure that is called for each subscription.
  ///
  /// - Parameter subscribe: A closure that sends events to its argument, and returns a disposable that ends the work.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    let producer = SignalProducer<Element, any Swift.Error> { observer, lifetime in
      // Work that releases its observer continues.
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
      lifetime += subscribe(AnyObserver { observer.send($0) })
    }
    return Observable(producer)
  }

  /// Creates an observable that is made anew for each subscription.
  ///
  /// - Parameter observableFactory: Makes the observable. The subscription fails with the error of the closure.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable<Void>.just(()).concatMap { _ in try observableFactory() }
  }

  /// Creates an observable that sends a number per interval, starting at 0.
  public static func interval(
    _ period: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> where Element: FixedWidthInteger {
    .timer(period, period: period, scheduler: scheduler)
  }

  /// Creates an observable that sends 0 after an interval, then the following numbers, one per period. Without a period it
  /// completes after 0.
  public static func timer(
    _ dueTime: DispatchTimeInterval, period: DispatchTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> where Element: FixedWidthInteger {
    let producer = SignalProducer<Element, any Swift.Error> { observer, lifetime in
      var number: Element = 0
      guard let period else {
        lifetime += scheduler.schedule(after: dueTime.inSeconds) {
          observer.send(value: number)
          observer.sendCompleted()
        }
        return
      }
      lifetime += scheduler.schedule(after: dueTime.inSeconds, every: period.inSeconds) {
        observer.send(value: number)
        number &+= 1
      }
    }
    return Observable(producer)
  }
}

extension Observable {
  /// Sends the latest elements of all observables, once each has sent an element. Elements of one turn are sent together.
  ///
  /// Without observables, it sends an empty array.
  public static func combineLatest<Source: ObservableType<Element>>(
    _ observables: some Collection<Source>
  ) -> Observable<[Element]> {
    Observable<[Element]>(
      SignalProducer<Element, any Swift.Error>.combineLatest(observables, emptySentinel: []))
  }

  /// Sends what a closure makes of the latest elements of all observables, once each has sent an element.
  public static func combineLatest<Source: ObservableType>(
    _ observables: some Collection<Source>, resultSelector: @escaping ([Source.Element]) -> Element
  ) -> Observable<Element> {
    Observable<Source.Element>.combineLatest(observables).map(resultSelector)
  }

  /// Sends the first elements of all observables, then the second ones, and so on. Without observables, it completes.
  public static func zip<Source: ObservableType<Element>>(
    _ observables: some Collection<Source>
  ) -> Observable<[Element]> {
    guard !observables.isEmpty else { return .empty() }
    return Observable<[Element]>(SignalProducer<Element, any Swift.Error>.zip(observables.map(\.producer)))
  }

  /// Sends what a closure makes of the first elements of all observables, then of the second ones, and so on.
  public static func zip<Source: ObservableType>(
    _ observables: some Collection<Source>, resultSelector: @escaping ([Source.Element]) -> Element
  ) -> Observable<Element> {
    Observable<Source.Element>.zip(observables).map(resultSelector)
  }

  /// Sends the elements of each, one observable after the other.
  public static func concat(_ observables: some Collection<Observable<Element>>) -> Observable<Element> {
    Observable<Observable<Element>>.from(observables).concat()
  }
}
