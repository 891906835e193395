/// The counterparts of types in RxJava 3 and in the library.
enum TypeTable {
  static let rx3 = "io.reactivex.rxjava3"
  static let library = "com.plumbline.android"

  /// The counterpart of a type with a qualified name.
  static func counterpart(of name: String) -> String? {
    if let found = Self.names[name] { return found }
    guard StreamKind.version(of: name) == 2, !name.hasPrefix("io.reactivex.internal.") else { return nil }
    let rest = name.dropFirst("io.reactivex.".count)
    // `Observable` is in the package itself, the others are in packages like `disposables`.
    return rest.contains(".") && rest.first?.isLowercase == true
      ? "\(Self.rx3).\(rest)" : "\(Self.rx3).core.\(rest)"
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for name in ["Observable", "Single", "Completable", "Observer", "Scheduler", "Notification"] {
      names["rx.\(name)"] = "\(Self.rx3).core.\(name)"
    }
    names["rx.Subscription"] = "\(Self.rx3).disposables.Disposable"
    names["rx.Observable.Transformer"] = "\(Self.rx3).core.ObservableTransformer"
    names["rx.Single.Transformer"] = "\(Self.rx3).core.SingleTransformer"
    names["rx.Completable.Transformer"] = "\(Self.rx3).core.CompletableTransformer"
    for name in [
      "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "UnicastSubject", "Subject",
    ] {
      names["rx.subjects.\(name)"] = "\(Self.rx3).subjects.\(name)"
    }
    names["rx.subscriptions.CompositeSubscription"] = "\(Self.rx3).disposables.CompositeDisposable"
    names["rx.subscriptions.SerialSubscription"] = "\(Self.rx3).disposables.SerialDisposable"
    names["rx.subscriptions.Subscriptions"] = "\(Self.rx3).disposables.Disposable"
    for (old, new) in Self.functions { names["rx.functions.\(old)"] = "\(Self.rx3).functions.\(new.name)" }
    names["rx.schedulers.Schedulers"] = "\(Self.rx3).schedulers.Schedulers"
    names["rx.schedulers.TestScheduler"] = "\(Self.rx3).schedulers.TestScheduler"
    names["rx.android.schedulers.AndroidSchedulers"] = "\(Self.rx3).android.schedulers.AndroidSchedulers"
    names["rx.observables.ConnectableObservable"] = "\(Self.rx3).observables.ConnectableObservable"
    names["rx.observables.GroupedObservable"] = "\(Self.rx3).observables.GroupedObservable"
    names["rx.exceptions.CompositeException"] = "\(Self.rx3).exceptions.CompositeException"
    names["rx.exceptions.Exceptions"] = "\(Self.rx3).exceptions.Exceptions"
    names["rx.observers.TestSubscriber"] = "\(Self.library).testing.TestObserver"
    names["io.reactivex.observers.TestObserver"] = "\(Self.library).testing.TestObserver"
    names["io.reactivex.disposables.Disposables"] = "\(Self.rx3).disposables.Disposable"
    for package in ["android.support.annotation", "androidx.annotation"] {
      for name in ["NonNull", "Nullable"] { names["\(package).\(name)"] = "\(Self.rx3).annotations.\(name)" }
    }
    for package in ["android.util", "android.support.v4.util", "androidx.core.util"] {
      names["\(package).Pair"] = "\(Self.library).ValuePair"
    }
    return names
  }()

  /// The functions of RxJava 1: the names of their counterparts and of the methods of these.
  static let functions: [String: (name: String, method: String)] = {
    var functions = [
      "Func0": ("Supplier", "get"), "Func1": ("Function", "apply"), "Func2": ("BiFunction", "apply"),
      "Action0": ("Action", "run"), "Action1": ("Consumer", "accept"), "Action2": ("BiConsumer", "accept"),
    ]
    for count in 3...9 { functions["Func\(count)"] = ("Function\(count)", "apply") }
    return functions
  }()

  /// The method of the counterpart of a type whose only method was `call`.
  static func method(of name: String) -> String? {
    if name.hasPrefix("rx.functions.") {
      return Self.functions[String(name.dropFirst("rx.functions.".count))]?.method
    }
    return name.hasPrefix("rx.") && name.hasSuffix(".Transformer") ? "apply" : nil
  }

  /// The number of parameters of the method of a function of RxJava 1.
  static func parameterCount(of name: String) -> Int {
    name.hasSuffix(".Transformer") ? 1 : name.last.flatMap { Int(String($0)) } ?? 0
  }

  /// The methods of the functions of RxJava 2 and 3, which throw everything.
  static let functionMethods: Set = ["accept", "apply", "get", "getAsBoolean", "run", "test"]

  /// The libraries for other versions of RxJava, and their counterparts.
  static let companions: [(prefix: String, advice: String)] = [
    ("com.trello.rxlifecycle", "bind to the lifecycle with 'ViewLifecycle'"),
    ("com.jakewharton.rxbinding.", "use that of RxBinding 4"),
    ("com.jakewharton.rxbinding2.", "use that of RxBinding 4"),
    ("com.jakewharton.rxbinding3.", "use that of RxBinding 4"),
    ("com.jakewharton.rxrelay.", "use 'com.jakewharton.rxrelay3'"),
    ("com.jakewharton.rxrelay2.", "use 'com.jakewharton.rxrelay3'"),
    ("retrofit2.adapter.rxjava.", "use 'retrofit2.adapter.rxjava3'"),
    ("retrofit2.adapter.rxjava2.", "use 'retrofit2.adapter.rxjava3'"),
    ("com.jakewharton.retrofit2.adapter.rxjava2.", "use 'retrofit2.adapter.rxjava3'"),
    ("com.uber.autodispose.", "use 'autodispose2'"),
    ("hu.akarnokd.rxjava.interop.", "use 'hu.akarnokd.rxjava3.bridge', or remove it"),
    ("hu.akarnokd.rxjava2.", "use 'hu.akarnokd.rxjava3'"),
    ("com.artemzin.rxjava.", "use a version for RxJava 3"),
  ]

  /// The advice for types that have no counterpart with the same use.
  static let advice: [String: String] = [
    "rx.Subscriber": "extend 'DisposableObserver'",
    "rx.Observable.OnSubscribe":
      "write 'ObservableOnSubscribe', whose emitter has no 'onCompleted' and 'isUnsubscribed'",
    "rx.Observable.Operator": "write 'ObservableOperator'",
    "rx.Emitter": "write 'ObservableEmitter'",
    "rx.functions.FuncN": "write 'Function<Object[], R>'",
    "rx.observables.BlockingObservable": "call the 'blocking' methods of 'Observable'",
    "rx.subjects.SerializedSubject": "call 'toSerialized()' of the subject",
    "rx.plugins.RxJavaPlugins": "write 'io.reactivex.rxjava3.plugins.RxJavaPlugins', which has other methods",
    "rx.schedulers.Timestamped": "write 'io.reactivex.rxjava3.schedulers.Timed'",
    "rx.schedulers.TimeInterval": "write 'io.reactivex.rxjava3.schedulers.Timed'",
    "rx.subscriptions.BooleanSubscription": "write 'Disposable.empty()'",
  ]

  /// The types of the app that the library has a counterpart of, by the names that its template gives them.
  static let viewModels: Set = ["ActivityViewModel", "FragmentViewModel"]

  /// The operators that the library has.
  static let transformers: Set = [
    "coalesce", "combineLatestPair", "errors", "ignoreValues", "incrementalCount", "neverError",
    "observeForUI",
    "takePairWhen", "takeWhen", "values", "waitUntil", "zipPair",
  ]
}
