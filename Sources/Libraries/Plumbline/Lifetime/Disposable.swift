/// A resource that can be released: an observation, running work, or a timer.
public protocol Disposable: AnyObject {
  /// Whether the resource has been released.
  var isDisposed: Bool { get }

  /// Releases the resource. Further calls do nothing.
  func dispose()
}

/// A disposable that runs a closure once.
public final class AnyDisposable: Disposable {
  private var action: (() -> Void)?
  /// Whether the disposable has been disposed of.
  public private(set) var isDisposed = false

  /// Creates a disposable that runs a closure.
  ///
  /// - Parameter action: The closure. It runs when the disposable is disposed of for the first time.
  public init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  /// Runs the closure. Further calls do nothing.
  public func dispose() {
    guard !self.isDisposed else { return }
    self.isDisposed = true
    let action = self.action
    self.action = nil
    action?()
  }
}

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
