/// Disposables that are disposed of together.
public final class CompositeDisposable: Disposable {
  private var disposables: [any Disposable] = []
  /// The number from which those that have ended are looked for.
  private var pruneCount = 16
  /// Whether they have been disposed of.
  public private(set) var isDisposed = false

  /// Makes one without disposables.
  public init() {}

  /// Makes one of disposables.
  ///
  /// - Parameter disposables: what is disposed of together, in this order.
  public init(_ disposables: some Sequence<any Disposable>) {
    self.disposables = Array(disposables)
  }

  /// Adds a disposable, or disposes of it at once when the others have been.
  ///
  /// - Returns: what takes it out again; nil when it was disposed of.
  @discardableResult
  public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
    guard let disposable, !disposable.isDisposed else { return nil }
    guard !self.isDisposed else {
      disposable.dispose()
      return nil
    }
    if self.disposables.count >= self.pruneCount {
      self.keep { !$0.isDisposed }
      self.pruneCount = max(16, 2 * self.disposables.count)
    }
    self.disposables.append(disposable)
    return AnyDisposable { [weak self, weak disposable] in
      self?.keep { $0 !== disposable }
    }
  }

  /// Lets go of the others; what goes then may add and remove.
  private func keep(_ isKept: (any Disposable) -> Bool) {
    let former = self.disposables
    self.disposables = former.filter(isKept)
    withExtendedLifetime(former) {}
  }

  /// Adds a closure that is run when the others are disposed of.
  @discardableResult
  public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.add(AnyDisposable(action))
  }

  /// Disposes of all of them. Doing so again does nothing.
  public func dispose() {
    guard !self.isDisposed else { return }
    self.isDisposed = true
    let disposables = self.disposables
    self.disposables = []
    for disposable in disposables { disposable.dispose() }
  }

  /// Adds a disposable.
  @discardableResult
  public static func += (composite: CompositeDisposable, disposable: (any Disposable)?) -> (any Disposable)? {
    composite.add(disposable)
  }
}
