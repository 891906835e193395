/// What the functions of a library of streams do that code calls by name alone.
package struct StreamCalls: Sendable {
  /// A call that drops a value for which a stream has no room.
  package struct Offer: Sendable {
    package let name: String
    /// The call that waits for room.
    package let waiting: String
    /// What becomes of the value.
    package let effect: String
  }

  /// The types of the streams that calls make, by their names; nil where only a call on a stream makes one.
  package var makers: [String: String?] = [:]
  /// The operators that start a coroutine in a scope, by their names, with whether their stream begins with a value.
  package var startingOperators: [String: Bool] = [:]
  /// The calls that drop values, by the types whose objects have no room unless they are told to.
  package var offers: [String: Offer] = [:]
  /// The types that hand values to later observers where a labelled argument says how many.
  package var replayLabels: [String: String] = [:]
  /// The functions that make a scope for work, and the scope that never ends.
  package var scopes: Set<String> = []
  package var endlessScope: String?

  package init() {}

  /// Those of the flows of Kotlin's coroutines, and of the state of Compose.
  package static let flows: StreamCalls = {
    var calls = StreamCalls()
    let types: [(String?, String)] = [
      ("StateFlow", "asStateFlow getStateFlow stateIn"), ("SharedFlow", "asSharedFlow shareIn"),
      (
        "Flow",
        """
        asFlow cachedIn callbackFlow channelFlow combine consumeAsFlow emptyFlow flatMapConcat flatMapLatest \
        flatMapMerge flow flowOf flowOn mapLatest receiveAsFlow snapshotFlow transformLatest
        """
      ),
      (
        "MutableState",
        "mutableDoubleStateOf mutableFloatStateOf mutableIntStateOf mutableLongStateOf mutableStateOf"
      ),
      (
        nil,
        """
        buffer catch conflate debounce distinctUntilChanged drop dropWhile filter filterIsInstance filterNot \
        filterNotNull map mapNotNull merge onCompletion onEach onEmpty onStart retry runningFold sample scan take \
        takeWhile transform withIndex zip
        """
      ),
    ]
    calls.makers = Dictionary(
      uniqueKeysWithValues: types.flatMap { type, names in
        names.split(separator: " ").map { (String($0), type) }
      })
    calls.startingOperators = ["shareIn": false, "stateIn": true]
    calls.offers = [
      "Channel": Offer(
        name: "trySend", waiting: "send", effect: "'trySend' drops a value that nobody waits for"),
      "MutableSharedFlow": Offer(
        name: "tryEmit", waiting: "emit", effect: "without one, 'tryEmit' reaches no collector"),
    ]
    calls.replayLabels = ["MutableSharedFlow": "replay"]
    calls.scopes = ["CoroutineScope", "MainScope"]
    calls.endlessScope = "GlobalScope"
    return calls
  }()
}
