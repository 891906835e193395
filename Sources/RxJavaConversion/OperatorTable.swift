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
    case ("doOnUnsubscribe", _): Change(name: "doOnDispose")
    case ("finallyDo", _): Change(name: "doAfterTerminate")
    case ("asObservable", 0): Change(name: "hide")
    case ("limit", 1): Change(name: "take")
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
    "onErrorReturn": "", "extend": "write 'to'", "nest": "write 'Observable.just' around the stream",
    "toFuture": "write 'toFuture' of the stream itself",
    "getIterator": "write 'blockingIterable().iterator()'",
    "firstOrDefault": "write 'filter' and 'first'", "lastOrDefault": "write 'filter' and 'last'",
    "singleOrDefault": "write 'filter' and 'single'", "elementAtOrDefault": "write 'elementAt'",
    "timestamp": "its values are of 'Timed'", "timeInterval": "its values are of 'Timed'",
    "dematerialize": "write 'dematerialize(notification -> notification)'",
  ].filter { !$0.value.isEmpty }

  /// Operators whose name no other library uses for something else.
  static let unmistakable: Set = [
    "compose", "subscribe", "switchMap", "concatMap", "distinctUntilChanged", "withLatestFrom", "observeOn",
    "subscribeOn", "ofType", "materialize", "mergeWith", "flatMapIterable", "takeUntil", "doOnNext",
    "doOnError",
    "doOnSubscribe", "doOnCompleted", "doOnTerminate", "doAfterTerminate", "finallyDo", "share", "debounce",
    "startWith", "onErrorResumeNext", "throttleFirst", "combineLatest", "asObservable", "toBlocking",
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
    "doAfterTerminate", "doOnSubscribe", "doOnUnsubscribe", "doOnDispose", "doOnEach", "finallyDo",
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
