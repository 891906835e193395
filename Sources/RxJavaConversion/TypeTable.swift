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
    for (old, source) in Self.sources { names[old] = "\(Self.rx3).core.\(source.name)" }
    for name in ["SingleEmitter", "CompletableEmitter", "Scheduler.Worker"] {
      names["rx.\(name)"] = "\(Self.rx3).core.\(name)"
    }
    names["rx.Subscriber"] = "\(Self.rx3).observers.DisposableObserver"
    names["rx.observers.SerializedObserver"] = "\(Self.rx3).observers.SerializedObserver"
    names["rx.functions.Cancellable"] = "\(Self.rx3).functions.Cancellable"
    names["rx.exceptions.MissingBackpressureException"] =
      "\(Self.rx3).exceptions.MissingBackpressureException"
    names["rx.exceptions.OnErrorNotImplementedException"] =
      "\(Self.rx3).exceptions.OnErrorNotImplementedException"
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

  /// The method of a function of RxJava 2 or 3; nil for other types.
  static func newMethod(of name: String) -> String? {
    guard name.hasPrefix("io.reactivex."), name.contains(".functions.") else { return nil }
    let simple = name.split(separator: ".").last ?? ""
    return Self.newMethods.first { simple.hasSuffix($0.key) }?.value
      ?? (simple.contains("Function") ? "apply" : nil)
  }

  private static let newMethods = [
    "Consumer": "accept", "Action": "run", "Predicate": "test", "Supplier": "get",
  ]

  /// The methods without parameters of RxJava 1 that have other names, by the types that declare them.
  static let members: [String: [String: String]] = {
    let subscription = ["unsubscribe": "dispose", "isUnsubscribed": "isDisposed"]
    let observer = ["onCompleted": "onComplete"]
    var members = ["rx.Observer": observer]
    for name in [
      "rx.Subscription", "rx.Scheduler.Worker", "rx.subscriptions.CompositeSubscription",
      "rx.subscriptions.SerialSubscription",
    ] {
      members[name] = subscription
    }
    for name in ["rx.Subscriber", "rx.SingleEmitter", "rx.CompletableEmitter", Self.emitter]
      + Self.sources.values.map(\.subscriber)
    {
      members[name] = subscription.merging(observer) { first, _ in first }
    }
    for name in [
      "Subject", "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "UnicastSubject",
    ] {
      members["rx.subjects.\(name)"] = observer
    }
    return members
  }()

  static let oldObserver = "rx.observers.TestSubscriber"

  /// What the function of `create` has in RxJava 1, an emitter from then on.
  static let emitter = "rx.Observable.OnSubscribe.Subscriber"

  /// The functions that make streams in RxJava 1: what they call in RxJava 1, their new names, and the emitters.
  static let sources: [String: (subscriber: String, name: String, emitter: String)] = [
    "rx.Observable.OnSubscribe": ("rx.Subscriber", "ObservableOnSubscribe", "ObservableEmitter"),
    "rx.Single.OnSubscribe": ("rx.SingleSubscriber", "SingleOnSubscribe", "SingleEmitter"),
    "rx.Completable.OnSubscribe": (
      "rx.CompletableSubscriber", "CompletableOnSubscribe", "CompletableEmitter"
    ),
  ]

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
    "rx.SingleSubscriber": "write 'DisposableSingleObserver'",
    "rx.CompletableSubscriber": "write 'DisposableCompletableObserver'",
    "rx.Notification.Kind": "write 'isOnNext', 'isOnError' or 'isOnComplete'",
    "rx.Producer": "remove it: an 'Observable' has no back pressure",
    "rx.plugins.RxJavaHooks": "write 'io.reactivex.rxjava3.plugins.RxJavaPlugins', which has other methods",
    "rx.observers.Subscribers": "write the observer, or 'subscribe' with functions",
    "rx.observers.SafeSubscriber": "write 'SafeObserver'",
    "rx.observers.SerializedSubscriber": "write 'SerializedObserver'",
    "rx.observers.TestObserver": "write 'io.reactivex.rxjava3.observers.TestObserver'",
    "rx.observers.AssertableSubscriber": "write 'io.reactivex.rxjava3.observers.TestObserver'",
    "rx.observers.Observers": "write the observer, or 'subscribe' with functions",
    "rx.subscriptions.MultipleAssignmentSubscription": "write 'SerialDisposable', and 'replace' for 'set'",
    "rx.functions.Actions": "write a lambda", "rx.functions.Functions": "write a lambda",
    "rx.functions.Action3": "write an interface", "rx.functions.Action4": "write an interface",
    "rx.functions.ActionN": "write 'Consumer<Object[]>'",
    "rx.Observable.Operator": "write 'ObservableOperator'",
    "rx.Emitter": "write 'ObservableEmitter'",
    "rx.functions.FuncN": "write 'Function<Object[], R>'",
    "rx.observables.BlockingObservable": "call the 'blocking' methods of 'Observable'",
    "rx.subjects.SerializedSubject": "call 'toSerialized()' of the subject",
    "rx.plugins.RxJavaPlugins": "write 'io.reactivex.rxjava3.plugins.RxJavaPlugins', which has other methods",
    "rx.schedulers.Timestamped": "write 'io.reactivex.rxjava3.schedulers.Timed'",
    "rx.schedulers.TimeInterval": "write 'io.reactivex.rxjava3.schedulers.Timed'",
    "rx.android.plugins.RxAndroidPlugins":
      "write 'io.reactivex.rxjava3.android.plugins.RxAndroidPlugins', which has other methods",
    "rx.subscriptions.BooleanSubscription": "write 'Disposable.empty()'",
  ]

  /// The advice for a type, or for one around it.
  static func advice(of name: String) -> String? {
    if let advice = Self.advice[name] { return advice }
    guard name.hasPrefix("rx."), let dot = name.lastIndex(of: ".") else { return nil }
    return Self.advice(of: String(name[..<dot]))
  }

  /// The types of the app that the library has a counterpart of, by the names that its template gives them.
  static let viewModels: Set = ["ActivityViewModel", "FragmentViewModel"]

  /// The operators that the library has.
  static let transformers: Set = [
    "coalesce", "combineLatestPair", "errors", "ignoreValues", "incrementalCount", "neverError",
    "observeForUI",
    "takePairWhen", "takeWhen", "values", "waitUntil", "zipPair",
  ]
}
