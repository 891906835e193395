/// A disposable that runs a closure once.
public final class AnyDisposable: Disposable {
  private var action: (() -> Void)?
  /// Whether it has been disposed of.
  public private(set) var isDisposed = false

  /// Makes a disposable that runs a closure.
  ///
  /// - Parameter action: is run when it is disposed of for the first time.
  public init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  /// Runs the closure. Doing so again does nothing.
  public func dispose() {
    guard !self.isDisposed else { return }
    self.isDisposed = true
    let action = self.action
    self.action = nil
    action?()
  }
}
