extension StreamLibrary {
  /// The flows of Kotlin's coroutines.
  public static let coroutines = StreamLibrary(
    imports: ["kotlinx.coroutines.flow.", "kotlinx.coroutines.channels."],
    types: [
      StreamType("Flow", .stream, .output, .outputStorage, .evidence),
      StreamType("StateFlow", .stream, .output, .outputStorage, .evidence),
      StreamType("SharedFlow", .stream, .output, .outputStorage, .evidence),
      StreamType("MutableStateFlow", .sink, .outputStorage, .evidence),
      StreamType("MutableSharedFlow", .sink, .outputStorage, .evidence),
    ],
    sinkEndings: [],
    sendingMethods: ["emit", "tryEmit", "send", "trySend"],
    baseClasses: ["ViewModel", "AndroidViewModel"]
  )
}
