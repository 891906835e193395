/// Disposes of subscriptions when it goes away.
///
/// A view model of the blueprint has one under its heading `// ViewModel Life Cycle` only.
public final class DisposeBag {
  private let disposables = CompositeDisposable()

  /// Makes an empty bag.
  public init() {}

  deinit { self.disposables.dispose() }

  /// Adds a subscription.
  public func insert(_ disposable: any Disposable) { self.disposables.add(disposable) }

  /// Adds subscriptions.
  public func insert(_ disposables: any Disposable...) { for one in disposables { self.insert(one) } }
}

extension Disposable {
  /// Lets a bag dispose of it.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Makes disposables, by the names that RxSwift gives them.
public enum Disposables {
  /// Makes one that does nothing.
  public static func create() -> any Disposable { AnyDisposable() }

  /// Makes one that runs a closure once.
  public static func create(with dispose: @escaping () -> Void) -> any Disposable { AnyDisposable(dispose) }

  /// Makes one of several.
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    CompositeDisposable(disposables)
  }
}
