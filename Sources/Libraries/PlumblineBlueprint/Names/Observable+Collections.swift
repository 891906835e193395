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
