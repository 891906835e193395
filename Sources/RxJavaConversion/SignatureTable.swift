/// The calls of RxJava 1 and 2 that RxJava 3 does not have with these arguments, and what to write.
///
/// An argument is `_` for any, `..` for any further ones, `fn` for a function, `fn!` for an object that is one, `fn0`
/// for a function without parameters, `[]` for an array, `lambda`, or the simple name of a type; a question mark behind
/// it includes what the run does not show.
enum SignatureTable {
  /// A row: the arguments, and what to write.
  struct Row {
    var arguments: [Substring]
    var advice: String
  }

  static func rows(of name: String, in type: String) -> [Row] { Self.table["\(type).\(name)"] ?? [] }

  private static let table: [String: [Row]] = {
    var table: [String: [Row]] = [:]
    for (signatures, advice) in Self.rows {
      for signature in signatures.split(separator: ";") {
        let parts = signature.split(separator: "(", maxSplits: 1)
        let names = parts[0].trimmingPrefix { $0 == " " }.split(separator: ".")
        let arguments = parts[1].dropLast().split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }
        for type in names[0].split(separator: "|") {
          for name in names[1].split(separator: "|") {
            table["\(type).\(name)", default: []].append(Row(arguments: arguments, advice: advice))
          }
        }
      }
    }
    return table
  }()

  private static let boundary = "pass a stream, not a function that makes one"
  private static let order = "the 'Scheduler' stands before the last argument in RxJava 3"
  private static let publisher = "pass a 'Flowable': 'toFlowable(BackpressureStrategy.BUFFER)'"
  private static let scheduled = "write 'observeOn(scheduler)' for the stream itself"
  private static let number = "leave out the number: RxJava 3 has no such overload"
  private static let reversed = "the 'boolean' stands before the last number in RxJava 3"
  private static let observer = "the library's 'TestObserver' wraps no observer, and has no back pressure"

  private static let rows: [(String, String)] = [
    ("Observable.groupBy(_,_,fn)", "leave out the function that makes the map"),
    (
      "Observable.concatMapEager(_,int); Observable|Flowable.concatMapIterable(_,int);"
        + "Observable.flatMapIterable(_,int); Observable.flatMapIterable(_,_,int);"
        + "Observable.concatEager(_,int); Observable.merge([],int); Completable.mergeDelayError(Observable,int)",
      number
    ),
    ("Observable.flatMapSingle(_,_,_); Observable.flatMapCompletable(_,_,_)", number),
    (
      "Observable|Flowable.replay(Scheduler); Observable|Flowable.replay(int,Scheduler);"
        + "Observable|Flowable.replay(fn,Scheduler); Observable|Flowable.replay(fn,_,Scheduler)", scheduled
    ),
    ("Observable.withLatestFrom(_,_,_,_,_,_,..)", "write the other streams as a list, before the function"),
    (
      "Observable|Flowable.buffer(fn0,..); Observable|Flowable.window(fn0,..);"
        + "Observable.delay(fn0,_); Observable.timeout(fn0,..); Observable.delaySubscription(fn0)", boundary
    ),
    (
      "Observable.repeat(Scheduler); Observable.repeat(_,Scheduler); Observable.repeatWhen(_,_);"
        + "Observable.retryWhen(_,_)", "call 'subscribeOn(scheduler)' before it"
    ),
    ("Observable.subscribeOn(_,_)", "leave out the second argument"),
    (
      "Observable|Single|Completable.timeout(_,_,_,Scheduler); Observable.buffer(_,_,int,Scheduler);"
        + "Observable.window(_,_,int,Scheduler); Observable.window(_,_,_,int,Scheduler);"
        + "ReplaySubject.createWithTimeAndSize(_,_,int,_)", order
    ),
    ("Observable.range(_,_,_)", "write 'range(…).subscribeOn(scheduler)'"),
    (
      "Observable|Flowable|Single.fromFuture(_,Scheduler?); Observable|Flowable|Single.fromFuture(_,_,_,_)",
      "write 'subscribeOn(scheduler)' behind it"
    ),
    (
      "Observable|Flowable.concatMapDelayError(_,int,boolean?);"
        + "Observable|Flowable.concatMapEagerDelayError(_,_,_,boolean?)", reversed
    ),
    (
      "Observable|Flowable.combineLatest|combineLatestDelayError(fn,..)",
      "write 'combineLatestArray' or 'combineLatestArrayDelayError': the sources are an array, before the function"
    ),
    ("Observable|Flowable.zip(fn,..)", "write 'zipArray': the sources are an array, before the function"),
    ("Observable|Flowable.zip(Observable,fn)", "write 'toList()' of the streams, and zip these"),
    ("Observable|Flowable.zipIterable(..)", "write 'zip'"),
    (
      "Completable.concat|merge|mergeDelayError(Observable,..); Single.merge|mergeDelayError(Observable,..)",
      "write 'concatMapCompletable', 'flatMapCompletable' or 'flatMapSingle' of the stream"
    ),
    ("Single.takeUntil(Observable)", publisher),
    (
      "Single|Completable.retryWhen|repeatWhen(fn!)",
      "its function takes and returns a 'Flowable' in RxJava 3"
    ),
    ("Observable.repeatWhen(fn!)", "its function takes an 'Observable<Object>' in RxJava 3"),
    ("Single.subscribe(Observer)", "pass a 'SingleObserver'"),
    ("Single.subscribe|subscribeWith(DisposableObserver)", "pass a 'DisposableSingleObserver'"),
    ("Completable.subscribe|subscribeWith(DisposableObserver)", "pass a 'DisposableCompletableObserver'"),
    ("GroupedObservable.create|from(..)", "write 'groupBy'"),
    ("DisposableObserver.add(_)", "add to a 'CompositeDisposable' of its own"),
    ("DisposableObserver.onStart()", "remove it: the stream calls it"),
    ("TestObserver|TestSubscriber|BaseTestConsumer.assertFailure(fn,..)", "write 'assertError'"),
    ("TestObserver|TestSubscriber|BaseTestConsumer.awaitCount(_,_,..)", "leave out the second argument"),
    (
      "Completable|Single.doOnEach(..)",
      "write 'doOnEvent', whose function has the error as its last parameter"
    ),
    ("Completable.blockingGet|get(..)", "write 'blockingAwait', which throws the error"),
    ("Single.from|iterableToArray(..)", "RxJava 3 has no such method"),
    (
      "Observable|Flowable|Single|Maybe|Completable|ParallelFlowable.to(fn!)",
      "its function throws nothing in RxJava 3: catch what it throws in a lambda"
    ),
    ("Observable|Flowable.lift(Operator)", "pass an 'ObservableOperator'"),
    ("Observable|Flowable.dematerialize()", "write 'dematerialize(notification -> notification)'"),
    (
      "Observable|Flowable|Single|Maybe.onExceptionResumeNext(_)",
      "write 'onErrorResumeNext'"
    ),
    ("Observable|Flowable.subscribe(_,_,_,_)", "write 'doOnSubscribe' before 'subscribe'"),
    (
      "BehaviorSubject|AsyncSubject|PublishSubject|BehaviorProcessor|AsyncProcessor.getValues(..)",
      "use a 'ReplaySubject' or a 'ReplayProcessor'"
    ),
    ("BehaviorSubject.getValue(_)", "RxJava 3 has no such method"),
    ("ReplaySubject.size()", "write 'getValues().length'"),
    ("UnicastSubject.create(_,fn!,..)", "pass a 'Runnable'"),
    ("Observable|Single|Completable.unsafeSubscribe(_)", "write 'subscribe'"),
    ("Observable.rebatchRequests(_)", "remove it: an 'Observable' has no back pressure"),
    ("Observable.fromEmitter|unsafeCreate(..)", "write 'create', whose function has an emitter"),
    ("Completable|Single.fromEmitter(..)", "write 'create'"),
    ("Notification.createOnComplete|createOnCompleted(_)", "leave out the argument"),
    ("Notification.accept(_)", "write 'isOnNext', 'isOnError' or 'isOnComplete'"),
    ("Notification.getKind()", "write 'isOnNext', 'isOnError' or 'isOnComplete'"),
    ("Scheduler|Worker|TestScheduler.now()", "write 'now(TimeUnit.MILLISECONDS)'"),
    ("Scheduler.when(fn!)", "its function has streams of type 'Flowable' in RxJava 3"),
    (
      "Worker.schedule|schedulePeriodically(fn!,..); Scheduler.scheduleDirect(fn!,..)",
      "pass a 'Runnable'"
    ),
    ("Schedulers.test()", "write 'new TestScheduler()', or use 'VirtualTimeRule'"),
    ("Schedulers.reset()", "write 'RxJavaPlugins.reset()'"),
    ("AndroidSchedulers.reset()", "write 'RxAndroidPlugins.reset()'"),
    ("CompositeException.new(String,_)", "leave out the message"),
    (
      "Exceptions.getFinalCause|addCause|throwIfAny|throwOrReport|throwIfFatal(_,_,..);"
        + "Exceptions.getFinalCause|addCause|throwIfAny|throwOrReport(_)", "RxJava 3 has no such method"
    ),
    ("CompositeDisposable.hasSubscriptions()", "write 'size() > 0'"),
    ("Disposable.from(..)", "write 'new CompositeDisposable(…)'"),
    ("ObservableEmitter.add(_)", "write 'setDisposable', or 'setCancellable'"),
    ("DisposableObserver.request|setProducer(_)", "remove it: an 'Observable' has no back pressure"),
    ("ObservableEmitter.request|setProducer(_)", "remove it: an 'Observable' has no back pressure"),
    (
      "ObservableEmitter|SingleEmitter|CompletableEmitter.dispose()",
      "remove it: the stream disposes of its source"
    ),
    ("SingleEmitter|CompletableEmitter.add(_)", "write 'setDisposable', or 'setCancellable'"),
    ("CompletableEmitter.onSubscribe(_)", "write 'setDisposable'"),
    ("Supplier.call()", "write 'get'"),
    ("TestObserver.new(_); TestObserver.new(_,_)", observer),
    ("DisposableObserver.new(_,..)", "it takes no other observer"),
    (
      "Observable|Subject|Single|Completable.new(_)",
      "the classes of RxJava 3 have no such constructor: implement 'subscribeActual'"
    ),
    ("ParallelFlowable.as(_)", "write 'to'"),
    (
      "RxJavaPlugins.setInitComputationSchedulerHandler|setInitIoSchedulerHandler"
        + "|setInitNewThreadSchedulerHandler|setInitSingleSchedulerHandler(fn!)",
      "its function takes a 'Supplier' in RxJava 3"
    ),
  ]
}
