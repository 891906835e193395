/// The versions of RxJava for view models in Java.
package enum RxJava: String, Hashable, Sendable, CaseIterable {
  /// `rx.`, where a subject of `Void` is sent null.
  case one = "1"
  /// `io.reactivex.`
  case two = "2"
  /// `io.reactivex.rxjava3.`
  case three = "3"

  /// Whether Plumbline has base classes for view models of the version.
  ///
  /// The base classes for RxJava 2 have the same package as those for RxJava 3, but a separate artifact.
  var hasBaseClasses: Bool { self != .one }

  /// The type of two values in one, and the type that creates it.
  var pair: String { self.hasBaseClasses ? "ValuePair" : "Pair" }

  /// The imports of the type, by the simple names of its types.
  var imports: [String: String] {
    switch self {
    case .one:
      [
        "Observable": "rx.Observable", "PublishSubject": "rx.subjects.PublishSubject",
        "CompositeSubscription": "rx.subscriptions.CompositeSubscription",
        "NonNull": "androidx.annotation.NonNull", "Pair": "android.util.Pair",
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

  /// The class that holds the subscriptions of a view.
  var subscriptions: String { self == .one ? "CompositeSubscription" : "CompositeDisposable" }

  /// The type of a value without information.
  var unit: String { self == .one ? "Void" : "NoValue" }

  /// The value without information.
  var unitValue: String { self == .one ? "null" : "NoValue.INSTANCE" }
}

/// A type as Java writes it.
struct JavaType {
  var text: String
  /// The simple names in the type, each of which may need an import.
  var names: [String]
  /// Whether no value of it is null.
  var isPrimitive: Bool

  init(_ text: String, isPrimitive: Bool = false) {
    self.text = text
    self.names = isPrimitive ? [] : [text]
    self.isPrimitive = isPrimitive
  }

  static func generic(_ name: String, _ arguments: [JavaType]) -> JavaType {
    var type = JavaType(name)
    type.text += "<\(arguments.map(\.text).joined(separator: ", "))>"
    type.names += arguments.flatMap(\.names)
    return type
  }
}
