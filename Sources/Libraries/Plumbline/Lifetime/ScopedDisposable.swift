/// A disposable that disposes of another one when it is deinitialized.
public final class ScopedDisposable<Inner: Disposable>: Disposable {
  /// The inner disposable.
  public let inner: Inner

  /// Creates a scoped disposable.
  ///
  /// - Parameter disposable: The disposable that is disposed of when this object is deinitialized.
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
  /// Creates a scoped disposable from a disposable of any type.
  ///
  /// - Parameter disposable: The disposable that is disposed of when this object is deinitialized.
  public convenience init(_ disposable: any Disposable) {
    self.init(AnyDisposable { disposable.dispose() })
  }
}
