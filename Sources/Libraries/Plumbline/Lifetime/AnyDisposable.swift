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
