/// What changes in the operators of `Observable`.
enum OperatorTable {
  /// A change of a call: another name, and calls after it.
  struct Change {
    var name: String
    var suffix = ""
  }

  private static let toObservable = ".toObservable()"

  /// The change of a method of RxJava 1 that is called with a number of arguments.
  static func change(of name: String, arguments count: Int) -> Change? {
    switch (name, count) {
    case ("doOnCompleted", _): Change(name: "doOnComplete")
    case ("doOnUnsubscribe", _): Change(name: "doFinally")
    case ("finallyDo", _): Change(name: "doAfterTerminate")
    case ("cache", 1): Change(name: "cacheWithInitialCapacity")
    case ("asObservable", 0): Change(name: "hide")
    case ("limit", 1): Change(name: "take")
    case ("takeLastBuffer", _): Change(name: "takeLast", suffix: ".toList()" + Self.toObservable)
    case ("forEach", 2...3): Change(name: "subscribe")
    case ("hasAnyValue", 0): Change(name: "hasValue")
    case ("toCompletable", 0): Change(name: "ignoreElements")
    case ("toSingle", 0): Change(name: "singleOrError")
    case ("toList", _), ("toSortedList", _), ("toMap", _), ("toMultimap", _), ("all", 1), ("isEmpty", 0),
      ("contains", 1), ("collect", 2), ("ignoreElements", 0), ("reduce", 2):
      Change(name: name, suffix: Self.toObservable)
    case ("reduce", 1): Change(name: name, suffix: ".toSingle()" + Self.toObservable)
    case ("count", 0): Change(name: name, suffix: ".map(Long::intValue)" + Self.toObservable)
    case ("countLong", 0): Change(name: "count", suffix: Self.toObservable)
    case ("exists", 1): Change(name: "any", suffix: Self.toObservable)
    case ("first", 0): Change(name: "firstOrError", suffix: Self.toObservable)
    case ("single", 0): Change(name: "singleOrError", suffix: Self.toObservable)
    case ("last", 0): Change(name: "lastOrError", suffix: Self.toObservable)
    case ("first", 1): Change(name: "filter", suffix: ".firstOrError()" + Self.toObservable)
    case ("single", 1): Change(name: "filter", suffix: ".singleOrError()" + Self.toObservable)
    case ("last", 1): Change(name: "filter", suffix: ".lastOrError()" + Self.toObservable)
    case ("firstOrDefault", 1): Change(name: "first", suffix: Self.toObservable)
    case ("singleOrDefault", 1): Change(name: "single", suffix: Self.toObservable)
    case ("lastOrDefault", 1): Change(name: "last", suffix: Self.toObservable)
    case ("elementAt", 1): Change(name: "elementAtOrError", suffix: Self.toObservable)
    case ("elementAtOrDefault", 2): Change(name: "elementAt", suffix: Self.toObservable)
    case ("takeFirst", 1): Change(name: "filter", suffix: ".take(1)")
    default: nil
    }
  }

  /// The change of a method of a `Single`, a `Maybe` or a `Completable`, or of all streams of RxJava 2.
  static func change(of name: String, arguments count: Int, kind: StreamKind, version: Int) -> Change? {
    switch (kind, name, count) {
    case (.single, "toCompletable", 0): Change(name: "ignoreElement")
    case (.maybe, "toSingle", 1): Change(name: "defaultIfEmpty")
    case (.maybe, "flatMapSingle", 1): Change(name: name, suffix: ".toSingle()")
    case (.maybe, "flatMapSingleElement", 1): Change(name: "flatMapSingle")
    case (.flowable, "limit", 1): Change(name: "take")
    case (.maybe, "defaultIfEmpty", 1): Change(name: name, suffix: ".toMaybe()")
    case (.completable, "await", _) where version == 1: Change(name: "blockingAwait")
    case (_, "doOnUnsubscribe", 1) where version == 1: Change(name: "doFinally")
    case (_, "doOnCompleted", 1) where version == 1: Change(name: "doOnComplete")
    default: nil
    }
  }

  /// The type of stream that an operator returns; nil where it is the same type.
  static func result(of name: String, arguments count: Int, kind: StreamKind, version: Int) -> String? {
    if version == 1 { return Self.oldResult(of: name, kind) }
    return switch (name, count) {
    case ("toObservable", 0), ("flatMapObservable", _): "Observable"
    case ("toFlowable", _), ("flatMapPublisher", _): "Flowable"
    case ("mergeWith", 1) where kind == .single || kind == .maybe: "Flowable"
    case ("concatWith", 1) where kind == .single || kind == .maybe: "Flowable"
    case ("flatMapMaybe", 1) where kind == .single: "Maybe"
    case ("flatMapSingle", 1) where kind == .maybe && version == 2: "Single"
    case ("defaultIfEmpty", 1) where kind == .maybe && version == 3: "Single"
    case ("toList", _), ("toSortedList", _), ("toMap", _), ("toMultimap", _), ("all", 1), ("any", 1),
      ("isEmpty", 0), ("contains", 1), ("count", 0), ("first", 1), ("last", 1), ("single", 1), ("reduce", 2),
      ("collect", 2), ("firstOrError", 0), ("lastOrError", 0), ("singleOrError", 0), ("elementAtOrError", 1),
      ("elementAt", 2), ("toSingle", _), ("toSingleDefault", 1):
      "Single"
    case ("firstElement", 0), ("lastElement", 0), ("singleElement", 0), ("elementAt", 1), ("reduce", 1),
      ("toMaybe", 0):
      "Maybe"
    case ("ignoreElements", 0), ("ignoreElement", 0), ("flatMapCompletable", 1), ("concatMapCompletable", 1),
      ("switchMapCompletable", 1):
      "Completable"
    default: nil
    }
  }

  /// The type of stream that an operator of RxJava 1 returns; nil where it is the same type.
  private static func oldResult(of name: String, _ kind: StreamKind) -> String? {
    switch name {
    case "toObservable", "flatMapObservable": "Observable"
    case "mergeWith" where kind == .single, "concatWith" where kind == .single: "Observable"
    case "toSingle", "toSingleDefault": "Single"
    case "toCompletable",
      "flatMapCompletable" where kind == .single:
      "Completable"
    default: nil
    }
  }

  /// The methods of the test observers of RxJava 2 that RxJava 3 does not have.
  static let removedAssertions: Set = [
    "assertFailureAndMessage", "assertOf", "assertValueSetOnly", "clearTimeout", "assertValueSequenceOnly",
    "cancel", "isCancelled", "hasSubscription", "dispose",
    "isDisposed",
    "assertErrorMessage", "assertNever", "assertNoTimeout", "assertNotSubscribed", "assertNotTerminated",
    "assertSubscribed", "assertTerminated", "assertTimeout", "assertValueSet", "awaitTerminalEvent",
    "completions",
    "errorCount", "errors", "getEvents", "isTerminated", "isTimeout", "lastThread", "valueCount",
  ]

  /// The methods that create streams and that a file may import.
  static let factories: Set = [
    "amb", "combineLatest", "concat", "create", "defer", "empty", "error", "from", "fromCallable", "interval",
    "just", "merge", "never", "range", "sequenceEqual", "switchOnNext", "timer", "using", "zip",
  ]

  /// The methods of the library's `TestObserver`.
  static let libraryAssertions: Set = [
    "assertDidComplete", "assertDidEmitValue", "assertDidFail", "assertDidNotComplete",
    "assertDidNotEmitValue",
    "assertDidNotFail", "assertDidNotTerminate", "assertDidTerminate", "assertFailed", "assertLastValue",
    "assertValue", "assertValueCount", "assertValues", "didComplete", "didEmitValue", "dispose", "equals",
    "error",
    "getClass", "hashCode", "isDisposed", "lastValue", "onComplete", "onError", "onNext", "onSubscribe",
    "toString",
    "values",
  ]

  /// The counterparts of the methods of `BlockingObservable`.
  static let blocking = [
    "single": "blockingSingle", "first": "blockingFirst", "last": "blockingLast",
    "forEach": "blockingForEach",
    "toIterable": "blockingIterable", "firstOrDefault": "blockingFirst", "lastOrDefault": "blockingLast",
    "singleOrDefault": "blockingSingle", "subscribe": "blockingSubscribe", "latest": "blockingLatest",
    "next": "blockingNext", "mostRecent": "blockingMostRecent", "value": "blockingGet",
  ]

  /// The advice for operators that RxJava 3 does not have.
  static let advice = [
    "doOnRequest": "remove it: an 'Observable' has no back pressure",
    "onBackpressureBuffer": "remove it: an 'Observable' has no back pressure",
    "onBackpressureDrop": "use a 'Flowable': an 'Observable' has no back pressure",
    "onBackpressureLatest": "use a 'Flowable': an 'Observable' has no back pressure",
    "extend": "write 'to'", "nest": "write 'Observable.just' around the stream",
    "toFuture": "write 'toFuture' of the stream itself",
    "getIterator": "write 'blockingIterable().iterator()'",
    "firstOrDefault": "write 'filter' and 'first'", "lastOrDefault": "write 'filter' and 'last'",
    "singleOrDefault": "write 'filter' and 'single'", "elementAtOrDefault": "write 'elementAt'",
  ]

  /// Operators of RxJava 1 that RxJava 3 does not have.
  static let old: Set = [
    "asObservable", "countLong", "doOnCompleted", "doOnUnsubscribe", "elementAtOrDefault", "exists",
    "finallyDo",
    "firstOrDefault", "lastOrDefault", "singleOrDefault", "takeFirst", "toCompletable",
  ]

  /// Operators whose name no other library uses for something else.
  static let unmistakable: Set = [
    "compose", "subscribe", "switchMap", "concatMap", "distinctUntilChanged", "withLatestFrom", "observeOn",
    "subscribeOn", "ofType", "materialize", "mergeWith", "flatMapIterable", "takeUntil", "doOnNext",
    "doOnError",
    "doOnSubscribe", "doOnCompleted", "doOnTerminate", "doAfterTerminate", "finallyDo", "share", "debounce",
    "startWith", "onErrorResumeNext", "throttleFirst", "combineLatest", "asObservable", "toBlocking",
  ]

  /// Methods that are likely ones of RxJava, in a file that uses it, though other types may have them.
  static let telling: Set = [
    "first", "last", "toList", "toSortedList", "takeFirst", "exists", "firstOrDefault", "lastOrDefault",
    "singleOrDefault", "countLong", "unsubscribe", "isUnsubscribed", "onCompleted",
  ]

  /// Operators whose values have the type of those of their source.
  static let preserving: Set = [
    "filter", "take", "takeLast", "takeFirst", "takeUntil", "takeWhile", "skip", "skipLast", "skipUntil",
    "skipWhile", "share", "publish", "replay", "refCount", "autoConnect", "cache", "distinct",
    "distinctUntilChanged", "debounce", "throttleFirst", "throttleLast", "throttleWithTimeout", "sample",
    "delay",
    "delaySubscription", "observeOn", "subscribeOn", "unsubscribeOn", "startWith", "startWithItem",
    "startWithArray", "startWithIterable", "mergeWith", "concatWith", "ambWith", "retry", "retryWhen",
    "repeat",
    "repeatWhen", "timeout", "doOnNext", "doOnError", "doOnCompleted", "doOnComplete", "doOnTerminate",
    "doAfterTerminate", "doFinally", "doOnSubscribe", "doOnUnsubscribe", "doOnDispose", "doOnEach",
    "finallyDo",
    "onErrorResumeNext", "onErrorReturn", "defaultIfEmpty", "switchIfEmpty", "asObservable", "hide",
    "serialize",
    "toSerialized", "first", "last", "single", "firstOrDefault", "lastOrDefault", "singleOrDefault",
    "elementAt",
    "elementAtOrDefault", "limit", "onBackpressureBuffer", "onBackpressureDrop", "onBackpressureLatest",
  ]

  /// The methods of the test observers of RxJava 1 and 2, and their counterparts.
  static let assertions = [
    "assertNoValues": "assertDidNotEmitValue", "assertCompleted": "assertDidComplete",
    "assertNotCompleted": "assertDidNotComplete", "assertComplete": "assertDidComplete",
    "assertNotComplete": "assertDidNotComplete", "assertNoErrors": "assertDidNotFail",
    "assertTerminalEvent": "assertDidTerminate", "assertNoTerminalEvent": "assertDidNotTerminate",
    "getOnNextEvents": "values", "assertTerminated": "assertDidTerminate",
    "assertNotTerminated": "assertDidNotTerminate",
    "unsubscribe": "dispose", "isUnsubscribed": "isDisposed", "onCompleted": "onComplete",
  ]

  /// The methods of a notification of RxJava 1.
  static let notification = [
    "isOnCompleted": "isOnComplete", "hasThrowable": "isOnError", "getThrowable": "getError",
    "hasValue": "isOnNext", "createOnCompleted": "createOnComplete",
  ]
}
