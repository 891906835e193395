/// A collection of disposables that are disposed of together.
public final class CompositeDisposable: Disposable {
  private var disposables: [any Disposable] = []
  /// The number of disposables from which those that have been disposed of are removed.
  private var pruneCount = 16
  /// Whether the disposables have been disposed of.
  public private(set) var isDisposed = false

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of disposables.
  ///
  /// - Parameter disposables: The disposables, in the order in which they are disposed of.
  public init(_ disposables: some Sequence<any Disposable>) {
    self.disposables = Array(disposables)
  }

  /// Adds a disposable, or disposes of it immediately if the collection has been disposed of.
  ///
  /// - Parameter disposable: The disposable.
  /// - Returns: A disposable that removes it again, or nil if it was not added.
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

  /// Removes the disposables that do not satisfy a predicate. Their deinitializers may add and remove others.
  private func keep(_ isKept: (any Disposable) -> Bool) {
    let former = self.disposables
    self.disposables = former.filter(isKept)
    withExtendedLifetime(former) {}
  }

  /// Adds a closure that runs when the collection is disposed of.
  @discardableResult
  public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.add(AnyDisposable(action))
  }

  /// Disposes of all disposables. Further calls do nothing.
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

extension CompositeDisposable {
  /// Adds a closure that runs when the collection is disposed of.
  @discardableResult
  public static func += (
    composite: CompositeDisposable, action: @escaping () -> Void
  ) -> (any Disposable)? {
    composite.add(action)
  }

  /// Creates a collection of disposables, some of which may be nil.
  ///
  /// - Parameter disposables: The disposables, in the order in which they are disposed of.
  @_disfavoredOverload
  public convenience init(_ disposables: some Sequence<(any Disposable)?>) {
    self.init(disposables.compactMap { $0 })
  }
}

extension ScopedDisposable where Inner == CompositeDisposable {
  /// Adds a disposable to the inner collection.
  @discardableResult
  public static func += (
    scoped: ScopedDisposable<CompositeDisposable>, disposable: (any Disposable)?
  ) -> (any Disposable)? {
    scoped.inner.add(disposable)
  }

  /// Adds a closure that runs when the inner collection is disposed of.
  @discardableResult
  public static func += (
    scoped: ScopedDisposable<CompositeDisposable>, action: @escaping () -> Void
  ) -> (any Disposable)? {
    scoped.inner.add(action)
  }
}

extension AnyDisposable {
  /// Creates a disposable that disposes of another one.
  ///
  /// - Parameter disposable: The other disposable.
  public convenience init(_ disposable: any Disposable) {
    self.init { disposable.dispose() }
  }
}
