/// The types of streams, and what belongs to them.
enum StreamKind {
  case observable, subject, single, completable, other

  /// The version of RxJava that a qualified name belongs to; nil when it belongs to none.
  static func version(of name: String) -> Int? {
    if name.hasPrefix("rx.") { return 1 }
    if name.hasPrefix("io.reactivex.rxjava3.") { return 3 }
    if name.hasPrefix("io.reactivex.") { return 2 }
    return nil
  }

  /// The kind of a type with a qualified name; nil when it is no stream.
  init?(_ name: String) {
    guard Self.version(of: name) != nil else { return nil }
    switch name.split(separator: ".").last {
    case "Observable", "Flowable", "ConnectableObservable", "ConnectableFlowable", "GroupedObservable":
      self = .observable
    case "Single": self = .single
    case "Maybe": self = .other
    case "Completable": self = .completable
    case "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "UnicastSubject", "Subject",
      "SerializedSubject", "PublishProcessor", "BehaviorProcessor":
      self = .subject
    default: return nil
    }
  }

  /// Whether it has the operators of `Observable`.
  var isObservable: Bool { self == .observable || self == .subject }
}
