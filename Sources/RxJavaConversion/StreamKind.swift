/// The types of streams, and what belongs to them.
enum StreamKind {
  case observable, flowable, subject, single, maybe, completable

  /// The version of RxJava that a qualified name belongs to; nil when it belongs to none.
  static func version(of name: String) -> Int? {
    if name.hasPrefix("rx.") { return 1 }
    if name.hasPrefix("io.reactivex.rxjava3.") { return 3 }
    guard name.hasPrefix("io.reactivex.") else { return nil }
    // Other libraries have packages beside those of RxJava 2.
    let next = name.dropFirst("io.reactivex.".count).prefix { $0 != "." }
    return next.first?.isUppercase == true || next == "*" || Self.packages.contains(String(next)) ? 2 : nil
  }

  private static let packages: Set = [
    "android", "annotations", "disposables", "exceptions", "flowables", "functions", "internal",
    "observables",
    "observers", "parallel", "plugins", "processors", "schedulers", "subjects", "subscribers",
  ]

  /// The kind of a type with a qualified name; nil when it is no stream.
  init?(_ name: String) {
    guard Self.version(of: name) != nil else { return nil }
    switch name.split(separator: ".").last {
    case "Observable", "ConnectableObservable", "GroupedObservable": self = .observable
    case "Flowable", "ConnectableFlowable", "GroupedFlowable": self = .flowable
    case "Single": self = .single
    case "Maybe": self = .maybe
    case "Completable": self = .completable
    case "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "UnicastSubject", "Subject",
      "SerializedSubject":
      self = .subject
    case "PublishProcessor", "BehaviorProcessor", "ReplayProcessor", "AsyncProcessor", "FlowableProcessor":
      self = .flowable
    default: return nil
    }
  }

  /// Whether it has the operators of `Observable`.
  var isObservable: Bool { self == .observable || self == .subject }
}
