extension OperatorTable {
  /// RxJava in Kotlin, and the flows of coroutines.
  package static let rxJavaInKotlin = OperatorTable(
    rxJava,
    and: OperatorTable(
      operators: [
        (
          .relay, [],
          "asStateFlow asSharedFlow asFlow asObservable asFlowable buffer conflate withIndex receiveAsFlow"
        ),
        (.relay, .performs, "onEach onCompletion"),
        (.relay, [.performs, .starts], "onStart onEmpty"),
        (.relay, [.handlesErrors, .starts], "catch retry"),
        (
          .relay, .filters, "filterNotNull filterIsInstance filterNot drop dropWhile firstOrNull singleOrNull"
        ),
        (.relay, .shares, "stateIn shareIn"),
        (.relay, .hops, "flowOn"),
        (.relay, .starts, "flowOf runningFold"),
        (.join, [], "combine"),
        (
          .flatten, .hops,
          "flatMapLatest flatMapConcat flatMapMerge transform transformLatest mapLatest transformWhile"
        ),
        (.flatten, .hops, "flow callbackFlow channelFlow"),
        (.observe, [], "collect collectLatest launchIn subscribeBy"),
      ],
      streamTypes: ["Flow", "StateFlow", "SharedFlow", "Subject"],
      sinkTypes: ["MutableStateFlow", "MutableSharedFlow", "MutableLiveData"],
      actionTypes: [], views: [], reads: ["value"],
      sends: ["emit", "tryEmit", "send", "trySend", "update", "setValue", "postValue"], actionOutputs: [],
      empties: ["emptyFlow"], pipes: [],
      functions: ["combine", "merge", "zip", "flowOf", "flow", "callbackFlow", "channelFlow", "emptyFlow"],
      emptySinks: ["MutableSharedFlow"],
      scopeFunctions: ["let", "also", "apply", "run"]))
}
