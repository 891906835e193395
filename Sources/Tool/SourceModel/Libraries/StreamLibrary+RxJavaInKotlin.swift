extension StreamLibrary {
  /// RxJava, and the flows of coroutines, which a view model in Kotlin may use beside it.
  public static let rxJavaInKotlin = StreamLibrary(
    imports: StreamLibrary.rxJava.imports.union(StreamLibrary.coroutines.imports),
    types: StreamLibrary.rxJava.types + StreamLibrary.coroutines.types + [
      StreamType("Subject", .stream),
      StreamType("CompositeDisposable", .subscriptions),
      StreamType("CompositeSubscription", .subscriptions),
    ],
    sinkEndings: StreamLibrary.rxJava.sinkEndings,
    sendingMethods: StreamLibrary.rxJava.sendingMethods.union(StreamLibrary.coroutines.sendingMethods),
    baseClasses: StreamLibrary.rxJava.baseClasses
  )
}
