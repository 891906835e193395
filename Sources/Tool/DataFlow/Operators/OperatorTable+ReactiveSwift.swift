extension OperatorTable {
  /// ReactiveSwift, the extensions of Kickstarter, and Plumbline, which has their names.
  package static let reactiveSwift = OperatorTable(
    operators: [
      (
        .relay, [],
        """
        map mapConst lift wrapInOptional promoteValue promoteError promoteErrors mapError \
        dematerialize dematerializeResults negate enumerated scan scanMap combinePrevious \
        logEvents debug attempt attemptMap startWithSignal observed uncollect ignoreValues sort
        """
      ),
      (.relay, .performs, "on"),
      (.relay, [.handlesErrors, .starts], "demoteErrors retry materialize materializeResults"),
      (
        .relay, .filters,
        """
        filter filterMap compactMap skip skipNil ignoreNil skipRepeats uniqueValues take last first \
        values errors completed collect slidingWindow reduce single takeUntil all any
        """
      ),
      (.relay, [.shares], "share replayLazily"),
      (.relay, [.hops], "observe start observeForUI observeForControllerAction lazyMap startOn schedule"),
      (
        .relay, [.filters, .hops, .takesTime],
        "delay debounce throttle timeout ksr_delay ksr_debounce collectEvery interval timer"
      ),
      (.relay, [.hops], "ksr ksr_observeForUI"),
      (.relay, .starts, "merge mergeWith concat prefix then repeat"),
      (.join, [], "combineLatest zip and or"),
      (.flatten, [], "flatMap switchMap concatMap mergeMap flatten"),
      (.flatten, .handlesErrors, "flatMapError"),
      (.sampledByArgument, [], "takeWhen sample sampleWith takePairWhen"),
      (.samplesArgument, [], "withLatest withLatestFrom"),
      (.samplesArgument, .filters, "filterWhenLatest"),
      (
        .observe, [],
        """
        observeValues observeCompleted observeFailed observeInterrupted observeResult observeEnded startWithValues \
        startWithCompleted startWithFailed startWithInterrupted startWithResult observeNext startWithNext
        """
      ),
    ],
    streamTypes: ["Signal", "SignalProducer", "Property", "AnyProperty", "ValidatingProperty"],
    sinkTypes: ["MutableProperty"],
    actionTypes: ["Action", "CocoaAction", "BindingTarget"],
    views: ["signal", "producer", "bindingTarget", "projectedValue"],
    reads: ["value"],
    sends: [
      "send", "sendNext", "swap", "modify", "consume", "sendCompleted", "sendInterrupted", "withValue",
    ],
    actionOutputs: ["values", "errors", "events", "completed", "isExecuting", "isEnabled", "disabledErrors"],
    empties: ["empty", "never"],
    pipes: ["pipe"],
    functions: ["paginate"])
}
