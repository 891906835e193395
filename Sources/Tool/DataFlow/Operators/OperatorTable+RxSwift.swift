extension OperatorTable {
  /// RxSwift with RxCocoa and Action, and Plumbline's library for the blueprint, which has their names.
  package static let rxSwift = OperatorTable(
    operators: [
      (
        .relay, [],
        """
        map mapTo mapAt scan enumerated dematerialize debug asObservable asSingle asMaybe asCompletable pairwise not \
        mapToVoid withUnretained replaceNilWith
        """
      ),
      (.relay, .starts, "startWith toArray concat merge amb ifEmpty"),
      (.relay, [.handlesErrors, .starts, .shares], "asDriver asSignal asSharedSequence"),
      (
        .relay, [.handlesErrors, .starts],
        "catchAndReturn catchErrorJustReturn catchErrorJustComplete retry materialize asInfallible"
      ),
      (
        .relay, .filters,
        """
        filter compactMap unwrap filterNil errorOnNil distinctUntilChanged take takeLast takeWhile skip skipWhile single \
        elementAt element ignoreElements first reduce distinct filterMap ofType
        """
      ),
      // They are called on events: the stream was materialized before.
      (.relay, [.filters, .handlesErrors], "elements errors"),
      (
        .relay, .shares,
        "share shareReplay shareReplayLatestWhileConnected publish replay refCount multicast connect"
      ),
      (.relay, .hops, "observeOn subscribeOn observe"),
      (
        .relay, [.filters, .hops, .takesTime],
        "debounce throttle delay delaySubscription timeout buffer window interval timer"
      ),
      (.relay, .performs, "do trackActivity trackError"),
      (.join, [], "combineLatest zip"),
      (
        .flatten, [],
        "flatMap flatMapLatest flatMapFirst concatMap switchLatest deferred create"
      ),
      (.flatten, [.handlesErrors, .starts], "catch catchError retryWhen catchOnNil"),
      (.samplesArgument, [], "withLatestFrom"),
      (.sampledByArgument, [], "sample"),
      (.gatedByArgument, [], "takeUntil skipUntil"),
      (.observe, [], "subscribe bind drive emit subscribeNext"),
    ],
    streamTypes: [
      "Observable", "Driver", "Signal", "Single", "Maybe", "Completable", "Infallible", "ControlEvent",
      "ControlProperty",
      "ConnectableObservable", "SharedSequence",
    ],
    sinkTypes: [
      "PublishSubject", "BehaviorSubject", "ReplaySubject", "PublishRelay", "BehaviorRelay", "Variable",
      "InputSubject",
      "ReplayRelay", "AsyncSubject", "AnyObserver", "ActivityIndicator", "ActivityTracker", "ErrorTracker",
    ],
    actionTypes: ["Action", "CocoaAction", "CompletableAction"],
    views: ["asObserver", "rx", "inputs"],
    reads: ["value"],
    sends: ["onNext", "accept", "on", "onCompleted", "onError", "dispose"],
    actionOutputs: ["elements", "errors", "executing", "enabled", "executionObservables", "underlyingError"],
    empties: ["empty", "never"],
    pipes: [],
    factories: [
      "error", "from", "generate", "just", "of", "optional", "range", "repeatElement", "using",
    ],
    emptySinks: [
      "PublishSubject", "PublishRelay", "InputSubject", "ReplaySubject", "ReplayRelay", "AsyncSubject",
      "ErrorTracker",
    ], closuresGetEvents: true)
}
