extension StreamLibrary {
  /// RxJava, and the types of Android that are used in the place of its subjects.
  public static let rxJava = StreamLibrary(
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
