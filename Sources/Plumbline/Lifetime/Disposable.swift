/// Something that can be ended: an observation, running work, a timer.
public protocol Disposable: AnyObject {
  /// Whether it has ended.
  var isDisposed: Bool { get }

  /// Ends it. Doing so again does nothing.
  func dispose()
}
