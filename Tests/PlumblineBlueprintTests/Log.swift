import PlumblineBlueprint

/// A log of the events of a subscription, as text.
final class Log<Element> {
  /// It outlives the log, since the end of the subscription is logged when the log is deinitialized.
  private final class Lines {
    var lines: [String] = []
  }

  private let entries = Lines()
  let subscription: any Disposable

  init(_ observable: some ObservableType<Element>) {
    self.subscription = observable.subscribe(
      onNext: { [entries] in entries.lines.append("\($0)") },
      onError: { [entries] in entries.lines.append("error \($0)") },
      onCompleted: { [entries] in entries.lines.append("|") },
      onDisposed: { [entries] in entries.lines.append("disposed") })
  }

  deinit { self.subscription.dispose() }

  var lines: [String] { self.entries.lines }

  /// The elements, with the end as RxSwift tells it.
  var text: String { self.lines.filter { $0 != "disposed" }.joined(separator: " ") }
}

enum Failure: Error { case broken }
