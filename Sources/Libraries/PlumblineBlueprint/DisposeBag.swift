/// A collection of subscriptions that are disposed of when it is deinitialized.
///
/// In the blueprint, a view model declares a dispose bag under its comment `// ViewModel Life Cycle` only.
public final class DisposeBag {
  private let disposables = CompositeDisposable()

  /// Creates an empty bag.
  public init() {}

  deinit { self.disposables.dispose() }

  /// Adds a subscription.
  public func insert(_ disposable: any Disposable) { self.disposables.add(disposable) }

  /// Adds subscriptions.
  public func insert(_ disposables: any Disposable...) { for one in disposables { self.insert(one) } }
}

extension Disposable {
  /// Adds the disposable to a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Factory methods of disposables, with the names of RxSwift.
public enum Disposables {
  /// Creates a disposable that does nothing.
  public static func create() -> any Disposable { AnyDisposable() }

  /// Creates a disposable that runs a closure once.
  public static func create(with dispose: @escaping () -> Void) -> any Disposable { AnyDisposable(dispose) }

  /// Creates a disposable that disposes of several others.
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    CompositeDisposable(disposables)
  }
}
