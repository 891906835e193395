/// The versions of RxJava that view models in Java are written on.
public enum RxJava: String, Hashable, Sendable, CaseIterable {
  /// `rx.`, where a subject of `Void` is sent null.
  case one = "1"
  /// `io.reactivex.`
  case two = "2"
  /// `io.reactivex.rxjava3.`
  case three = "3"

  /// What is imported of it, by the simple names of its types.
  var imports: [String: String] {
    switch self {
    case .one:
      [
        "Observable": "rx.Observable", "PublishSubject": "rx.subjects.PublishSubject",
        "CompositeSubscription": "rx.subscriptions.CompositeSubscription",
        "NonNull": "androidx.annotation.NonNull",
      ]
    case .two:
      [
        "Observable": "io.reactivex.Observable", "PublishSubject": "io.reactivex.subjects.PublishSubject",
        "CompositeDisposable": "io.reactivex.disposables.CompositeDisposable",
        "NonNull": "io.reactivex.annotations.NonNull",
      ]
    case .three:
      [
        "Observable": "io.reactivex.rxjava3.core.Observable",
        "PublishSubject": "io.reactivex.rxjava3.subjects.PublishSubject",
        "CompositeDisposable": "io.reactivex.rxjava3.disposables.CompositeDisposable",
        "NonNull": "io.reactivex.rxjava3.annotations.NonNull",
      ]
    }
  }

  /// The class that holds what a view observes.
  var subscriptions: String { self == .one ? "CompositeSubscription" : "CompositeDisposable" }

  /// The type of a value that says nothing.
  var unit: String { self == .one ? "Void" : "Unit" }

  /// The value that says nothing.
  var unitValue: String { self == .one ? "null" : "Unit.INSTANCE" }
}
