extension OperatorTable {
  /// RxJava in Kotlin, and the flows of coroutines.
  package static let rxJavaInKotlin = OperatorTable(
    rxJava,
    and: OperatorTable(
      operators: [
        (
          .relay, [],
          """
          asStateFlow asSharedFlow asFlow asObservable asFlowable buffer conflate withIndex receiveAsFlow \
          consumeAsFlow cachedIn flowWithLifecycle
          """
        ),
        (.relay, .performs, "onEach onCompletion"),
        (.relay, [.performs, .starts], "onStart onEmpty"),
        (.relay, [.handlesErrors, .performs, .starts], "catch"),
        (.relay, [.handlesErrors, .starts], "retry"),
        (.relay, .filters, "filterNotNull filterIsInstance filterNot drop dropWhile"),
        (.relay, .shares, "stateIn shareIn"),
        (.relay, .hops, "flowOn"),
        (.relay, .starts, "flowOf runningFold"),
        (.join, [], "combine"),
        (
          .flatten, .hops,
          "flatMapLatest flatMapConcat flatMapMerge transform transformLatest mapLatest transformWhile"
        ),
        (.flatten, .hops, "flow callbackFlow channelFlow snapshotFlow derivedStateOf"),
        (.observe, [], "collect collectLatest launchIn subscribeBy"),
      ],
      streamTypes: ["Flow", "StateFlow", "SharedFlow", "Subject"],
      sinkTypes: [
        "Channel", "MutableLiveData", "MutableSharedFlow", "MutableState", "MutableStateFlow",
        "mutableDoubleStateOf", "mutableFloatStateOf", "mutableIntStateOf", "mutableLongStateOf",
        "mutableStateOf",
      ],
      actionTypes: [], views: [], reads: ["value"],
      sends: [
        "emit", "getAndUpdate", "postValue", "send", "setValue", "tryEmit", "trySend", "update",
        "updateAndGet",
      ], actionOutputs: [],
      empties: ["emptyFlow"], pipes: [],
      functions: [
        "callbackFlow", "channelFlow", "combine", "derivedStateOf", "emptyFlow", "flow", "flowOf", "merge",
        "snapshotFlow", "zip",
      ],
      emptySinks: ["Channel", "MutableSharedFlow"],
      scopeFunctions: ["let", "also", "apply", "run"], stores: ["SavedStateHandle"],
      storeAccess: [
        "[]": .value, "get": .value, "getLiveData": .stream, "getMutableStateFlow": .stream,
        "getStateFlow": .stream, "set": .change,
      ], terminals: ["first", "firstOrNull", "last", "lastOrNull", "single", "singleOrNull"]))
}
