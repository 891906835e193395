/// A receiver of the events of a signal, without the type of the values.
@usableFromInline
class EndingSink<Failure: Error>: AnySink {
  /// Receives the terminal event; nil when the node that the sink feeds ends as its source does.
  @usableFromInline final let end: ((Ending<Failure>) -> Void)?

  @inlinable
  init(end: ((Ending<Failure>) -> Void)?) {
    self.end = end
    super.init()
  }

  /// Receives the terminal event.
  ///
  /// Safe because a sink without a closure feeds a node with the same type of error: `forward(_:)` and operators of
  /// that kind make it.
  /// Test: `Contract09Tests.lateObservers`
  final func receive(_ ending: Ending<Failure>) {
    if let end = self.end {
      end(ending)
    } else if let target = self.target {
      target._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: EndingNode<Failure>.self).deliver(ending)
      }
    }
  }
}
