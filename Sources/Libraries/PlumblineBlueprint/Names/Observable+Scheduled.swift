extension Observable {
  /// Creates an observable that sends the elements of a sequence, each as work of a scheduler, and completes.
  public static func from(_ elements: some Sequence<Element>, scheduler: any SchedulerType) -> Observable<
    Element
  > {
    let producer = SignalProducer<Element, any Swift.Error> { observer, lifetime in
      var iterator = elements.makeIterator()
      func scheduleNext() {
        lifetime += scheduler.schedule {
          guard let element = iterator.next() else { return observer.sendCompleted() }
          observer.send(value: element)
          scheduleNext()
        }
      }
      scheduleNext()
    }
    return Observable(producer)
  }

  /// Creates an observable that sends elements, each as work of a scheduler, and completes.
  public static func of(_ elements: Element..., scheduler: any SchedulerType) -> Observable<Element> {
    .from(elements, scheduler: scheduler)
  }

  /// Creates an observable that sends one element and completes, both as work of a scheduler.
  public static func just(_ element: Element, scheduler: any SchedulerType) -> Observable<Element> {
    .from([element], scheduler: scheduler)
  }

  /// Creates an observable that sends the element, if any, and completes, both as work of a scheduler.
  public static func from(optional element: Element?, scheduler: any SchedulerType) -> Observable<Element> {
    .from(element.map { [$0] } ?? [], scheduler: scheduler)
  }

  /// Creates an observable that sends an element again and again, each time as work of a scheduler.
  public static func repeatElement(_ element: Element, scheduler: any SchedulerType) -> Observable<Element> {
    .from(sequence(first: element) { $0 }, scheduler: scheduler)
  }

  /// Creates an observable that sends successive numbers and completes.
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - count: How many numbers are sent.
  ///   - scheduler: The scheduler whose work each number is; without one they are sent at once.
  public static func range(start: Element, count: Element, scheduler: (any SchedulerType)? = nil)
    -> Observable<Element>
  where Element: FixedWidthInteger {
    guard count >= 0, !start.addingReportingOverflow(count == 0 ? 0 : count - 1).overflow else {
      return .error(RxError.argumentOutOfRange)
    }
    let numbers = (0..<count).lazy.map { start + $0 }
    return scheduler.map { .from(numbers, scheduler: $0) } ?? .from(numbers)
  }

  /// Creates an observable that sends a state, and changes it, as long as a condition holds.
  ///
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - condition: Whether a state is sent, and others follow.
  ///   - scheduler: The scheduler whose work each state is; without one they are sent at once.
  ///   - iterate: Makes the next state.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: (any SchedulerType)? = nil,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    return .deferred {
      var next: Element?
      let steps: Observable<Void> =
        scheduler.map { .repeatElement((), scheduler: $0) } ?? .from(sequence(first: ()) { $0 })
      return steps.map { () throws -> Element? in
        let state = try next.map(iterate) ?? initialState
        next = state
        return try condition(state) ? state : nil
      }.take(while: { $0 != nil }).compactMap { $0 }
    }
  }

  /// Creates an observable that makes a resource for each subscription, and disposes of it at its end.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    .deferred {
      let resource = try resourceFactory()
      do {
        return Observable(try observableFactory(resource).producer.on(disposed: { resource.dispose() }))
      } catch {
        resource.dispose()
        throw error
      }
    }
  }

  // MARK: The first of several

  /// Sends the events of the observable that sends an event first; the other subscriptions are disposed of.
  public static func amb(_ observables: some Sequence<Observable<Element>>) -> Observable<Element> {
    Observable(SignalProducer(observables.map(\.producer)).flatten(.race))
  }
}

extension ObservableType {
  /// Sends the events of this observable or of another one, whichever sends an event first.
  public func amb(_ other: some ObservableType<Element>) -> Observable<Element> {
    .amb([self.asObservable(), other.asObservable()])
  }
}
