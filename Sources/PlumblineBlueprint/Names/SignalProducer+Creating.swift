public import Dispatch

extension SignalProducer where Failure == any Swift.Error {
  /// Sends one element and completes.
  public static func just(_ element: Value) -> Observable<Value> { SignalProducer(value: element) }

  /// Sends the elements of a sequence and completes.
  public static func from(_ elements: some Sequence<Value>) -> Observable<Value> { SignalProducer(elements) }

  /// Sends the element, if there is one, and completes.
  public static func from(optional element: Value?) -> Observable<Value> {
    element.map(SignalProducer.init(value:)) ?? .empty
  }

  /// Sends elements and completes.
  public static func of(_ elements: Value...) -> Observable<Value> { SignalProducer(elements) }

  /// Completes at once.
  public static func empty() -> Observable<Value> { .empty }

  /// Sends nothing and never ends.
  public static func never() -> Observable<Value> { .never }

  /// Fails at once.
  public static func error(_ error: any Swift.Error) -> Observable<Value> { SignalProducer(error: error) }

  /// Makes an observable from what is done at each subscription.
  ///
  /// - Parameter subscribe: sends events to the observer that it is given, and returns what ends the work.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Value>) -> any Disposable
  ) -> Observable<Value> {
    SignalProducer { observer, lifetime in
      // Work that lets go of its observer goes on all the same.
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
      lifetime += subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element): observer.send(value: element)
          case .error(let error): observer.send(error: error)
          case .completed: observer.sendCompleted()
          }
        })
    }
  }

  /// Makes the observable of each subscription when it begins.
  ///
  /// - Parameter observableFactory: makes it; what it throws is what the subscription fails with.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Value>
  ) -> Observable<Value> {
    SignalProducer<Void, any Swift.Error>(value: ()).flatMap(.concat) { () -> Observable<Value> in
      do { return try observableFactory() } catch { return SignalProducer(error: error) }
    }
  }

  /// Sends the numbers from zero on, one an interval.
  public static func interval(
    _ period: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Value> where Value: FixedWidthInteger {
    .timer(period, period: period, scheduler: scheduler)
  }

  /// Sends zero after a time, then the numbers that follow, one a period; without a period it completes after zero.
  public static func timer(
    _ dueTime: DispatchTimeInterval, period: DispatchTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Value> where Value: FixedWidthInteger {
    SignalProducer { observer, lifetime in
      let scheduled = SerialDisposable()
      lifetime += scheduled
      func wait(_ interval: Double, for number: Value) {
        scheduled.inner = scheduler.schedule(after: interval) {
          observer.send(value: number)
          if let period { wait(period.seconds, for: number &+ 1) } else { observer.sendCompleted() }
        }
      }
      wait(dueTime.seconds, for: 0)
    }
  }
}
