/// How long something lives: an owner of observations.
///
/// ```swift
/// final class ProfileViewController {
///   private let (lifetime, token) = Lifetime.make()
///
///   func bindViewModel() {
///     self.viewModel.outputs.name.observeValues(during: self.lifetime) { … }
///   }
/// }
/// ```
public final class Lifetime {
  private let disposables: CompositeDisposable

  /// Makes the lifetime that ends when a token goes away.
  public init(_ token: Token) {
    self.disposables = token.disposables
  }

  /// Makes a lifetime that ends when its token goes away.
  public static func make() -> (lifetime: Lifetime, token: Token) {
    let token = Token()
    return (Lifetime(token), token)
  }

  /// A lifetime that has ended.
  public static var empty: Lifetime { Self.make().lifetime }

  /// Whether it has ended.
  public var hasEnded: Bool { self.disposables.isDisposed }

  /// A signal that completes when the lifetime ends.
  public var ended: Signal<Never, Never> {
    Signal { observer, lifetime in
      lifetime += self.observeEnded { observer.sendCompleted() }
    }
  }

  /// Runs a closure when the lifetime ends; at once when it has.
  ///
  /// - Returns: what takes the closure out again; nil when it was run.
  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.disposables.add(action)
  }

  /// Disposes of something when the lifetime ends; at once when it has.
  @discardableResult
  public static func += (lifetime: Lifetime, disposable: (any Disposable)?) -> (any Disposable)? {
    lifetime.disposables.add(disposable)
  }

  /// Ends a lifetime when it goes away.
  public final class Token: Disposable {
    fileprivate let disposables = CompositeDisposable()

    /// Makes a token, whose lifetime has not ended.
    public init() {}

    deinit { self.disposables.dispose() }

    /// Whether the lifetime has ended.
    public var isDisposed: Bool { self.disposables.isDisposed }

    /// Ends the lifetime.
    public func dispose() { self.disposables.dispose() }
  }
}

extension SignalCore {
  /// Makes a lifetime that ends with the signal.
  func makeLifetime() -> Lifetime {
    let (lifetime, token) = Lifetime.make()
    self.add(companion: token)
    return lifetime
  }
}
