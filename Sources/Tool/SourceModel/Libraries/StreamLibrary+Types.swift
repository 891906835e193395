extension StreamLibrary {
  /// Combine, and OpenCombine, which has its names.
  package static let combine = StreamLibrary(
    imports: ["Combine", "OpenCombine"],
    types: [
      StreamType("AnyPublisher", .stream, .output, .carrier, .aliased, .evidence),
      StreamType("Publisher", .stream, .output, .carrier, .evidence),
      StreamType("PassthroughSubject", .sink, .inputStorage, .aliased, .evidence),
      StreamType("CurrentValueSubject", .sink, .inputStorage, .state, .aliased, .evidence),
      StreamType("AnyCancellable", .subscriptions, .evidence),
    ],
    sinkEndings: [],
    sendingMethods: [],
    baseClasses: [],
    erasures: ["eraseToAnyPublisher"],
    observedAttributes: ["Published"]
  )
}

extension StreamLibrary {
  /// The flows of Kotlin's coroutines.
  package static let coroutines = StreamLibrary(
    imports: ["kotlinx.coroutines.flow.", "kotlinx.coroutines.channels."],
    types: [
      StreamType("Flow", .stream, .output, .outputStorage, .evidence),
      StreamType("StateFlow", .stream, .output, .outputStorage, .evidence),
      StreamType("SharedFlow", .stream, .output, .outputStorage, .evidence),
      StreamType("MutableStateFlow", .sink, .outputStorage, .evidence),
      StreamType("MutableSharedFlow", .sink, .outputStorage, .evidence),
      StreamType("Channel", .sink),
      StreamType("MutableState", .sink),
    ],
    sinkEndings: [],
    sendingMethods: ["emit", "tryEmit", "send", "trySend"],
    baseClasses: ["ViewModel", "AndroidViewModel"],
    calls: .flows
  )
}

extension StreamLibrary {
  /// ReactiveSwift, and Plumbline, which has its names.
  package static let reactiveSwift = StreamLibrary(
    imports: ["ReactiveSwift", "ReactiveCocoa", "ReactiveExtensions", "Plumbline", "PlumblineMacros"],
    types: [
      StreamType("Signal", .stream, .output, .carrier, .aliased, .evidence),
      StreamType("SignalProducer", .carrier, .aliased, .evidence),
      StreamType("MutableProperty", .sink, .inputStorage, .aliased, .evidence),
      StreamType("Observer", .sink, .inputStorage),
      StreamType("Property", .aliased),
      StreamType("Action", .action, .aliased),
      StreamType("CocoaAction", .action, .aliased),
    ],
    sinkEndings: [],
    sendingMethods: [],
    baseClasses: []
  )
}

extension StreamLibrary {
  /// RxJava, and the types of Android that are used in the place of its subjects.
  package static let rxJava = StreamLibrary(
    imports: ["rx.", "io.reactivex."],
    types: [
      StreamType("Observable", .stream, .output, .outputStorage, .evidence),
      StreamType("Single", .stream, .evidence),
      StreamType("Maybe", .stream, .evidence),
      StreamType("Completable", .stream, .evidence),
      StreamType("Flowable", .stream, .evidence),
      StreamType("ConnectableObservable", .stream),
      StreamType("PublishSubject", .inputStorage, .evidence),
      StreamType("BehaviorSubject", .outputStorage, .state, .evidence),
      StreamType("ReplaySubject", .evidence),
      StreamType("AsyncSubject", .evidence),
      StreamType("PublishRelay", .evidence),
      StreamType("BehaviorRelay", .evidence),
      StreamType("Action", .action),
    ],
    sinkEndings: ["Subject", "Relay", "Processor", "LiveData", "Observer"],
    sendingMethods: ["onNext", "accept", "call", "setValue", "postValue"],
    baseClasses: ["ActivityViewModel", "FragmentViewModel", "ViewHolderViewModel"]
  )
}

extension StreamLibrary {
  /// RxJava, and the flows of coroutines, which a view model in Kotlin may use beside it.
  package static let rxJavaInKotlin = StreamLibrary(
    imports: StreamLibrary.rxJava.imports.union(StreamLibrary.coroutines.imports),
    types: StreamLibrary.rxJava.types + StreamLibrary.coroutines.types + [
      StreamType("Subject", .stream),
      StreamType("CompositeDisposable", .subscriptions),
      StreamType("CompositeSubscription", .subscriptions),
    ],
    sinkEndings: StreamLibrary.rxJava.sinkEndings,
    sendingMethods: StreamLibrary.rxJava.sendingMethods.union(StreamLibrary.coroutines.sendingMethods),
    baseClasses: StreamLibrary.rxJava.baseClasses,
    calls: .flows
  )
}

extension StreamLibrary {
  /// RxSwift with its companions, and Action.
  package static let rxSwift = StreamLibrary(
    imports: ["RxSwift", "RxCocoa", "RxRelay", "Action", "RxDataSources", "PlumblineBlueprint"],
    types: [
      StreamType("Observable", .stream, .output, .carrier, .aliased, .evidence),
      StreamType("Driver", .stream, .carrier, .aliased, .evidence),
      StreamType("Signal", .stream, .carrier),
      StreamType("Single", .stream),
      StreamType("Maybe", .stream),
      StreamType("Infallible", .stream, .carrier),
      StreamType("ConnectableObservable", .stream),
      StreamType("PublishSubject", .input, .sink, .carrier, .aliased, .evidence),
      StreamType("InputSubject", .input, .carrier, .aliased, .evidence),
      StreamType("BehaviorSubject", .sink, .state, .carrier, .aliased, .evidence),
      StreamType("ReplaySubject", .sink, .state, .carrier, .aliased, .evidence),
      StreamType("PublishRelay", .sink, .carrier, .aliased, .evidence),
      StreamType("BehaviorRelay", .sink, .state, .carrier, .aliased, .evidence),
      StreamType("Variable", .sink, .state, .aliased, .evidence),
      StreamType("AnyObserver", .carrier, .aliased, .evidence),
      StreamType("Action", .action, .aliased),
      StreamType("CocoaAction", .action, .aliased, .evidence),
      StreamType("CompletableAction", .action),
      StreamType("DisposeBag", .subscriptions),
      StreamType("CompositeDisposable", .subscriptions),
      StreamType("Disposable", .subscriptions),
      StreamType("SerialDisposable", .subscriptions),
      StreamType("SingleAssignmentDisposable", .subscriptions),
    ],
    sinkEndings: [],
    sendingMethods: [],
    baseClasses: []
  )
}
