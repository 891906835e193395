extension OperatorTable {
  /// RxJava 1 to 3, and the transformers of Kickstarter, which the library for Android has as well.
  package static let rxJava = OperatorTable(
    operators: [
      (
        .relay, [],
        """
        map cast dematerialize serialize asObservable hide toObservable toSingle toMaybe toFlowable toCompletable timestamp \
        ignoreValues ignoreValuesV2 mapConst coalesce coalesceWithV2 lift
        """
      ),
      (
        .relay, .starts,
        """
        scan startWith startWithItem startWithArray startWithIterable toList toSortedList concatWith mergeWith merge concat \
        amb ambWith defaultIfEmpty switchIfEmpty from fromIterable fromArray just mergeDelayError concatArray mergeArray
        """
      ),
      (
        .relay, .performs,
        "doOnNext doOnEach doOnSubscribe doOnTerminate doOnError doOnCompleted doOnComplete doAfterTerminate doOnUnsubscribe doOnDispose doFinally doOnSuccess"
      ),
      (
        .relay, [.handlesErrors, .starts],
        "onErrorReturn onErrorReturnItem retry onErrorComplete neverError neverErrorV2 neverApiError neverApiErrorV2 materialize"
      ),
      (
        .relay, .filters,
        """
        filter distinct distinctUntilChanged take takeLast takeWhile takeFirst skip skipLast skipWhile first firstElement \
        firstOrError last lastElement single elementAt ignoreElements ofType incrementalCount incrementalCountV2 values errors \
        valuesV2 errorsV2 completed completedV2 isNotification mapNotNull mapOptional reduce count all any contains
        """
      ),
      (.relay, .shares, "share replay publish refCount autoConnect connect cache shareReplay"),
      (.relay, .hops, "observeOn subscribeOn unsubscribeOn observeForUI observeForUIV2"),
      (
        .relay, [.filters, .hops, .takesTime],
        "debounce throttleFirst throttleLast throttleWithTimeout delay delaySubscription timeout buffer window interval timer"
      ),
      (.join, [], "combineLatest zip zipWith combineLatestPair zipPair zipPairV2"),
      (
        .flatten, [],
        "flatMap switchMap concatMap flatMapIterable switchOnNext defer create fromCallable flatMapSingle switchMapSingle"
      ),
      (.flatten, .handlesErrors, "onErrorResumeNext retryWhen"),
      // They hand errors to their argument.
      (.pipe, .handlesErrors, "pipeErrorsTo pipeErrorsToV2 pipeApiErrorsTo pipeApiErrorsToV2"),
      (.samplesArgument, [], "withLatestFrom"),
      (
        .sampledByArgument, [], "sample takeWhen takeWhenV2 takePairWhen takePairWhenV2 TakeWhenTransformerV2"
      ),
      (.gatedByArgument, [], "takeUntil skipUntil"),
      (.observe, [], "subscribe blockingSubscribe subscribeWith forEach"),
    ],
    streamTypes: ["Observable", "Single", "Maybe", "Completable", "Flowable", "ConnectableObservable"],
    sinkTypes: [
      "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay",
      "PublishProcessor", "BehaviorProcessor",
    ],
    actionTypes: [], views: [], reads: ["getValue"],
    sends: ["onNext", "accept", "call", "onCompleted", "onComplete", "onError"], actionOutputs: [],
    empties: ["empty", "never"], pipes: [],
    factories: [
      "error", "from", "fromAction", "fromArray", "fromCompletable", "fromFuture", "fromIterable",
      "fromMaybe", "fromObservable", "fromOptional", "fromPublisher", "fromRunnable", "fromSingle",
      "fromStream", "fromSupplier", "generate", "intervalRange", "just", "of", "range", "rangeLong",
      "unsafeCreate", "using",
    ],
    composers: ["compose"], bindings: ["bindToLifecycle", "bindToUI", "observeForUI", "observeForUIV2"],
    lifecycle: ["intent", "arguments", "activityResult"],
    builders: ["ApiPaginator", "ApiPaginatorV2", "ApolloPaginateV2"],
    emptySinks: ["PublishSubject", "ReplaySubject", "AsyncSubject", "PublishRelay", "PublishProcessor"])
}
