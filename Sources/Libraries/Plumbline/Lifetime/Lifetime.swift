/// The lifetime of an object, which owns observations.
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

  /// Creates the lifetime of a token.
  ///
  /// - Parameter token: The token. The lifetime ends when it is deinitialized or disposed of.
  public init(_ token: Token) {
    self.disposables = token.disposables
  }

  /// Creates a lifetime together with its token.
  ///
  /// - Returns: The lifetime, and the token that ends it when it is deinitialized or disposed of.
  public static func make() -> (lifetime: Lifetime, token: Token) {
    let token = Token()
    return (Lifetime(token), token)
  }

  /// A lifetime that has ended.
  public static var empty: Lifetime { Self.make().lifetime }

  /// Whether the lifetime has ended.
  public var hasEnded: Bool { self.disposables.isDisposed }

  /// A signal that completes when the lifetime ends.
  public var ended: Signal<Never, Never> {
    Signal { observer, lifetime in
      lifetime += self.observeEnded { observer.sendCompleted() }
    }
  }

  /// Runs a closure when the lifetime ends, or immediately if it has ended.
  ///
  /// - Parameter action: The closure.
  /// - Returns: A disposable that removes the closure, or nil if the closure has run.
  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.disposables.add(action)
  }

  /// Disposes of a disposable when the lifetime ends, or immediately if it has ended.
  @discardableResult
  public static func += (lifetime: Lifetime, disposable: (any Disposable)?) -> (any Disposable)? {
    lifetime.disposables.add(disposable)
  }

  /// The object that ends a lifetime when it is deinitialized.
  public final class Token: Disposable {
    fileprivate let disposables = CompositeDisposable()

    /// Creates a token whose lifetime has not ended.
    public init() {}

    deinit { self.disposables.dispose() }

    /// Whether the lifetime has ended.
    public var isDisposed: Bool { self.disposables.isDisposed }

    /// Ends the lifetime.
    public func dispose() { self.disposables.dispose() }
  }
}

extension SignalCore {
  /// Creates a lifetime that ends when the signal terminates.
  func makeLifetime() -> Lifetime {
    let (lifetime, token) = Lifetime.make()
    self.add(disposable: token)
    return lifetime
  }
}
