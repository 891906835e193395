import JavaLanguage
import RxJavaConversion
import SourceModel

/// The conversion of Java files that a test writes.
struct Conversion {
  let files: [ConvertedFile]

  /// Converts files by their paths.
  init(_ files: [(path: String, text: String)]) {
    self.files = RxJavaConversion.convert(files.map { ($0.path, Array($0.text.utf8)) })
  }

  /// Converts one file.
  init(_ text: String) { self.init([("Test.java", text)]) }

  /// Converts statements of a method on RxJava 1, with some variables that they may use.
  init(statements: String) {
    self.init(
      """
      import java.util.List;
      import rx.Notification;
      import rx.Observable;
      import rx.Subscription;
      import rx.functions.Func1;
      import rx.schedulers.Schedulers;
      import rx.subjects.BehaviorSubject;
      import rx.subjects.PublishSubject;
      import rx.subscriptions.CompositeSubscription;
      import rx.subscriptions.Subscriptions;

      class Test {
        void test(Observable<String> names, Observable<List<String>> lists, Observable<Object> objects, PublishSubject<Void> taps, List<String> list,
            String[] array, Func1<String, Boolean> isShort, PublishSubject<String> texts, Subscription subscription,
            CompositeSubscription subscriptions, Observable<Notification<String>> notifications, boolean flag) {
          \(statements)
        }
      }
      """)
  }

  var text: String { String(decoding: self.files[0].new, as: UTF8.self) }

  /// The text of a file.
  func text(of path: String) -> String {
    self.files.first { $0.path == path }.map { String(decoding: $0.new, as: UTF8.self) } ?? ""
  }

  /// The notes of the first file, each with its line.
  var notes: [String] { self.files[0].notes.map { "\($0.position.line): \($0.message)" } }

  /// The number of the line of the first statement.
  var statementLine: Int {
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains("boolean flag) {") } ?? 0) + 2
  }

  /// The statements of the method.
  var statements: String {
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.contains("boolean flag) {") } ?? 0
    return lines[(start + 1)...].prefix { $0 != "  }" }
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  /// Converts the result once more.
  func again() -> Conversion {
    Conversion(self.files.map { ($0.path, String(decoding: $0.new, as: UTF8.self)) })
  }
}
