/// A disposable that holds one inner disposable at a time, and disposes of it when it is replaced.
public final class SerialDisposable: Disposable {
  /// The inner disposable. Setting another one disposes of the former one.
  public var inner: (any Disposable)? {
    didSet {
      if let oldValue, oldValue !== self.inner { oldValue.dispose() }
      if self.isDisposed { self.inner?.dispose() }
    }
  }
  /// Whether the disposable has been disposed of.
  public private(set) var isDisposed = false

  /// Creates a serial disposable.
  ///
  /// - Parameter disposable: The first inner disposable, if any.
  public init(_ disposable: (any Disposable)? = nil) {
    self.inner = disposable
  }

  /// Disposes of the inner disposable, and of each one that is set afterwards.
  public func dispose() {
    guard !self.isDisposed else { return }
    self.isDisposed = true
    self.inner = nil
  }
}
