extension StreamLibrary {
  /// RxSwift with its companions, and Action.
  public static let rxSwift = StreamLibrary(
    imports: ["RxSwift", "RxCocoa", "RxRelay", "Action", "RxDataSources", "PlumblineBlueprint"],
    types: [
      StreamType("Observable", .stream, .output, .carrier, .aliased, .evidence),
      StreamType("Driver", .stream, .carrier, .aliased, .evidence),
      StreamType("Signal", .stream, .carrier),
      StreamType("Single", .stream),
      StreamType("Maybe", .stream),
      StreamType("Infallible", .stream, .carrier),
      StreamType("ConnectableObservable", .stream),
      StreamType("PublishSubject", .input, .sink, .carrier, .aliased, .evidence),
      StreamType("InputSubject", .input, .carrier, .aliased, .evidence),
      StreamType("BehaviorSubject", .sink, .state, .carrier, .aliased, .evidence),
      StreamType("ReplaySubject", .sink, .state, .carrier, .aliased, .evidence),
      StreamType("PublishRelay", .sink, .carrier, .aliased, .evidence),
      StreamType("BehaviorRelay", .sink, .state, .carrier, .aliased, .evidence),
      StreamType("Variable", .sink, .state, .aliased, .evidence),
      StreamType("AnyObserver", .carrier, .aliased, .evidence),
      StreamType("Action", .action, .aliased),
      StreamType("CocoaAction", .action, .aliased, .evidence),
      StreamType("CompletableAction", .action),
      StreamType("DisposeBag", .subscriptions),
      StreamType("CompositeDisposable", .subscriptions),
      StreamType("Disposable", .subscriptions),
      StreamType("SerialDisposable", .subscriptions),
      StreamType("SingleAssignmentDisposable", .subscriptions),
    ],
    sinkEndings: [],
    sendingMethods: [],
    baseClasses: []
  )
}
