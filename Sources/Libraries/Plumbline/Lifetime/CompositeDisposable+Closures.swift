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
