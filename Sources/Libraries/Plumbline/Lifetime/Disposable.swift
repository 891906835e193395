/// A resource that can be released: an observation, running work, or a timer.
public protocol Disposable: AnyObject {
  /// Whether the resource has been released.
  var isDisposed: Bool { get }

  /// Releases the resource. Further calls do nothing.
  func dispose()
}
