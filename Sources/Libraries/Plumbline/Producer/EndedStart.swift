/// The start of a producer that has sent everything.
@usableFromInline
final class EndedStart: Disposable {
  @inlinable
  init() {}

  @inlinable var isDisposed: Bool { true }

  @inlinable
  func dispose() {}
}
