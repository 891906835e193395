/// A disposable that holds another one, and disposes of it when it gets the next.
public final class SerialDisposable: Disposable {
  /// What is disposed of; setting another one disposes of the former.
  public var inner: (any Disposable)? {
    didSet {
      if let oldValue, oldValue !== self.inner { oldValue.dispose() }
      if self.isDisposed { self.inner?.dispose() }
    }
  }
  /// Whether it has been disposed of.
  public private(set) var isDisposed = false

  /// Makes one that holds a disposable, or none.
  ///
  /// - Parameter disposable: what is disposed of first.
  public init(_ disposable: (any Disposable)? = nil) {
    self.inner = disposable
  }

  /// Disposes of what it holds, and of what it is given from now on.
  public func dispose() {
    guard !self.isDisposed else { return }
    self.isDisposed = true
    self.inner = nil
  }
}
