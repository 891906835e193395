/// Whether `this` is another instance in a lambda.
enum LambdaReceiver {
  case none
  case certain
  /// The function that takes the lambda is not known.
  case possible

  /// - Parameters:
  ///   - function: the name of the function that takes the lambda.
  ///   - isOnReceiver: whether it is called on something.
  init(of function: String, isOnReceiver: Bool) {
    switch function {
    case "apply", "run": self = isOnReceiver ? .certain : .none
    case "with": self = isOnReceiver ? .possible : .certain
    case _ where Self.functionsWithReceiver.contains(function): self = .certain
    case _ where Self.functionsWithout.contains(function): self = .none
    case _ where Self.beginnings.contains(where: function.hasPrefix): self = .none
    default: self = .possible
    }
  }

  /// Functions of the standard library and of coroutines whose lambdas have a receiver.
  private static let functionsWithReceiver: Set = [
    "async", "buildList", "buildMap", "buildSet", "buildString", "callbackFlow", "channelFlow",
    "coroutineScope",
    "flow", "launch", "runBlocking", "sequence", "supervisorScope", "withContext", "withTimeout",
    "withTimeoutOrNull",
  ]

  /// Functions of the standard library and of RxJava whose lambdas have no receiver.
  private static let functionsWithout: Set = [
    "all", "also", "andThen", "any", "associateBy", "buffer", "combineLatest", "compose", "count", "create",
    "debounce",
    "defer", "delay", "distinctUntilChanged", "fold", "forEach", "forEachIndexed", "fromAction",
    "fromCallable",
    "getOrElse", "getOrPut", "groupBy", "ifEmpty", "lazy", "let", "none", "partition", "reduce", "repeat",
    "require", "requireNotNull", "retry", "retryWhen", "repeatWhen", "sample", "scan", "subscribe",
    "synchronized",
    "takeIf", "takeUnless", "takeUntil", "takeWhile", "use", "withLatestFrom", "zip", "zipWith",
  ]

  /// The prefixes of the names of further functions without a receiver.
  private static let beginnings = [
    "concatMap", "distinct", "doAfter", "doFinally", "doOn", "filter", "find", "first", "flatMap", "indexOf",
    "last", "map",
    "max", "min", "onErrorResume", "onErrorReturn", "single", "skip", "sortedBy", "sumOf", "switchMap",
  ]
}
