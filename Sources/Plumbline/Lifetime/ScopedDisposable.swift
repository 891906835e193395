/// A disposable that is disposed of when it goes away.
public final class ScopedDisposable<Inner: Disposable>: Disposable {
  /// What is disposed of.
  public let inner: Inner

  /// Makes one that disposes of another disposable.
  ///
  /// - Parameter disposable: what is disposed of when this object goes away.
  public init(_ disposable: Inner) {
    self.inner = disposable
  }

  deinit { self.inner.dispose() }

  /// Whether the inner disposable has been disposed of.
  public var isDisposed: Bool { self.inner.isDisposed }

  /// Disposes of the inner disposable.
  public func dispose() { self.inner.dispose() }
}

extension ScopedDisposable where Inner == AnyDisposable {
  /// Makes one that disposes of a disposable of any type.
  ///
  /// - Parameter disposable: what is disposed of when this object goes away.
  public convenience init(_ disposable: any Disposable) {
    self.init(AnyDisposable { disposable.dispose() })
  }
}
