/// A disposable that holds another one, under the name of RxSwift. Unlike there, another may replace it.
public typealias SingleAssignmentDisposable = SerialDisposable

/// A disposable that says whether it has been disposed of, under the name of RxSwift.
public typealias Cancelable = Disposable

extension SerialDisposable {
  /// The inner disposable. Setting another one disposes of the former one.
  public var disposable: any Disposable {
    get { self.inner ?? Disposables.create() }
    set { self.inner = newValue }
  }

  /// Sets the inner disposable.
  public func setDisposable(_ disposable: any Disposable) { self.inner = disposable }
}

extension CompositeDisposable {
  /// Creates a disposable that disposes of several others.
  public convenience init(_ disposables: any Disposable...) { self.init(disposables) }

  /// Adds a disposable, or disposes of it if the collection has been disposed of.
  ///
  /// - Returns: A disposable that removes it; nil if the collection has been disposed of.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> (any Disposable)? {
    self.add(disposable)
  }
}
