/// A disposable that is disposed of when it goes away.
public final class ScopedDisposable<Inner: Disposable>: Disposable {
  /// What is disposed of.
  public let inner: Inner

  /// - Parameter disposable: what is disposed of when this object goes away.
  public init(_ disposable: Inner) {
    self.inner = disposable
  }

  deinit { self.inner.dispose() }

  public var isDisposed: Bool { self.inner.isDisposed }

  public func dispose() { self.inner.dispose() }
}

extension ScopedDisposable where Inner == AnyDisposable {
  /// - Parameter disposable: what is disposed of when this object goes away.
  public convenience init(_ disposable: any Disposable) {
    self.init(AnyDisposable { disposable.dispose() })
  }
}
