import PlumblineBlueprint

/// What a subscription was told, in words.
final class Log<Element> {
  /// It outlives the log: the end of the subscription is told when the log goes away.
  private final class Lines {
    var lines: [String] = []
  }

  private let told = Lines()
  let subscription: any Disposable

  init(_ observable: some ObservableType<Element>) {
    self.subscription = observable.subscribe(
      onNext: { [told] in told.lines.append("\($0)") },
      onError: { [told] in told.lines.append("error \($0)") },
      onCompleted: { [told] in told.lines.append("|") },
      onDisposed: { [told] in told.lines.append("disposed") })
  }

  deinit { self.subscription.dispose() }

  var lines: [String] { self.told.lines }

  /// The elements, with the end as RxSwift tells it.
  var text: String { self.lines.filter { $0 != "disposed" }.joined(separator: " ") }
}

enum Failure: Error { case broken }
