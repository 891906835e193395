/// The public types of RxJava, by their packages.
///
/// With imports of whole packages they tell which package a simple name is of.
enum RxPackage {
  /// Whether a package is one of RxJava whose types are known.
  static func isKnown(_ package: String) -> Bool { Self.types(of: package) != nil }

  /// Whether a package of RxJava has a public type with a name.
  static func declares(_ name: String, in package: String) -> Bool {
    Self.types(of: package)?.contains(name) ?? false
  }

  private static func types(of package: String) -> Set<String>? {
    if let types = Self.version1[package] { return types }
    if package == "io.reactivex" { return Self.version2["core"] }
    for prefix in ["io.reactivex.rxjava3.", "io.reactivex."] where package.hasPrefix(prefix) {
      return Self.version2[String(package.dropFirst(prefix.count))]
    }
    return nil
  }

  private static let version1: [String: Set<String>] = [
    "rx": [
      "Completable", "CompletableEmitter", "CompletableSubscriber", "Emitter", "Notification", "Observable",
      "Observer", "Producer", "Scheduler", "Single", "SingleEmitter",
      "SingleSubscriber", "Subscriber", "Subscription",
    ],
    "rx.functions": [
      "Action", "Action0", "Action1", "Action2", "Action3", "Action4", "Action5", "Action6", "Action7",
      "Action8", "Action9", "Actions", "ActionN", "Cancellable",
      "Func0", "Func1", "Func2", "Func3", "Func4", "Func5", "Func6", "Func7", "Func8", "Func9", "FuncN",
      "Function", "Functions",
    ],
    "rx.Observable": ["OnSubscribe", "Operator", "Transformer"],
    "rx.Single": ["OnSubscribe", "Transformer"],
    "rx.Completable": ["OnSubscribe", "Operator", "Transformer"],
    "rx.Scheduler": ["Worker"],
    "rx.subjects": [
      "AsyncSubject", "BehaviorSubject", "PublishSubject", "ReplaySubject", "SerializedSubject", "Subject",
      "TestSubject", "UnicastSubject",
    ],
    "rx.subscriptions": [
      "BooleanSubscription", "CompositeSubscription", "MultipleAssignmentSubscription",
      "RefCountSubscription", "SerialSubscription", "Subscriptions",
    ],
    "rx.schedulers": [
      "ImmediateScheduler", "NewThreadScheduler", "TrampolineScheduler", "Schedulers", "TestScheduler",
      "TimeInterval", "Timestamped",
    ],
    "rx.observables": [
      "AsyncOnSubscribe", "BlockingObservable", "ConnectableObservable", "GroupedObservable",
      "SyncOnSubscribe",
    ],
    "rx.observers": [
      "AssertableSubscriber", "AsyncCompletableSubscriber", "SafeCompletableSubscriber",
      "SerializedSubscriber",
      "TestObserver", "Observers", "SafeSubscriber", "SerializedObserver", "Subscribers", "TestSubscriber",
    ],
    "rx.exceptions": [
      "OnCompletedFailedException", "OnErrorFailedException", "OnErrorThrowable",
      "UnsubscribeFailedException",
      "CompositeException", "Exceptions", "MissingBackpressureException", "OnErrorNotImplementedException",
    ],
    "rx.singles": ["BlockingSingle"],
    "rx.plugins": [
      "RxJavaErrorHandler", "RxJavaSchedulersHook", "RxJavaObservableExecutionHook", "RxJavaHooks",
      "RxJavaPlugins",
    ],
    "rx.android.schedulers": ["AndroidSchedulers"],
  ]

  /// Those of RxJava 2 and 3, which are alike.
  private static let version2: [String: Set<String>] = [
    "core": [
      "CompletableConverter", "FlowableConverter", "MaybeConverter", "MaybeOperator", "ObservableConverter",
      "SingleConverter", "SingleOperator",
      "BackpressureOverflowStrategy", "BackpressureStrategy", "Completable", "CompletableEmitter",
      "CompletableObserver", "CompletableOnSubscribe", "CompletableOperator", "CompletableSource",
      "CompletableTransformer", "Emitter", "Flowable", "FlowableEmitter", "FlowableOnSubscribe",
      "FlowableOperator", "FlowableSubscriber", "FlowableTransformer", "Maybe", "MaybeEmitter",
      "MaybeObserver",
      "MaybeOnSubscribe", "MaybeSource", "MaybeTransformer", "Notification", "Observable",
      "ObservableEmitter",
      "ObservableOnSubscribe", "ObservableOperator", "ObservableSource", "ObservableTransformer", "Observer",
      "Scheduler", "Single", "SingleEmitter", "SingleObserver", "SingleOnSubscribe", "SingleSource",
      "SingleTransformer",
    ],
    "functions": [
      "Action", "BiConsumer", "BiFunction", "BiPredicate", "BooleanSupplier", "Cancellable", "Consumer",
      "Function", "Function3", "Function4", "Function5", "Function6", "Function7", "Function8", "Function9",
      "IntFunction", "LongConsumer", "Predicate", "Supplier",
    ],
    "subjects": [
      "AsyncSubject", "BehaviorSubject", "CompletableSubject", "MaybeSubject", "PublishSubject",
      "ReplaySubject",
      "SingleSubject", "Subject", "UnicastSubject",
    ],
    "processors": [
      "AsyncProcessor", "BehaviorProcessor", "FlowableProcessor", "MulticastProcessor", "PublishProcessor",
      "ReplayProcessor",
      "UnicastProcessor",
    ],
    "disposables": ["CompositeDisposable", "Disposable", "Disposables", "SerialDisposable"],
    "schedulers": ["Schedulers", "TestScheduler", "Timed"],
    "observables": ["ConnectableObservable", "GroupedObservable"],
    "flowables": ["ConnectableFlowable", "GroupedFlowable"],
    "parallel": [
      "ParallelFailureHandling", "ParallelFlowable", "ParallelFlowableConverter", "ParallelTransformer",
    ],
    "observers": [
      "BaseTestConsumer", "ResourceCompletableObserver", "ResourceMaybeObserver", "ResourceSingleObserver",
      "SafeObserver", "SerializedObserver", "DefaultObserver", "DisposableCompletableObserver",
      "DisposableMaybeObserver", "DisposableObserver",
      "DisposableSingleObserver", "ResourceObserver", "TestObserver",
    ],
    "subscribers": [
      "SafeSubscriber", "SerializedSubscriber", "DefaultSubscriber", "DisposableSubscriber",
      "ResourceSubscriber", "TestSubscriber",
    ],
    "exceptions": [
      "CompositeException", "Exceptions", "MissingBackpressureException", "OnErrorNotImplementedException",
      "ProtocolViolationException", "UndeliverableException",
    ],
    "plugins": ["RxJavaPlugins"],
    "annotations": ["CheckReturnValue", "NonNull", "Nullable", "SchedulerSupport"],
    "android.schedulers": ["AndroidSchedulers"],
  ]
}
