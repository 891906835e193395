/// Where the events of a signal go, without the type of the values.
@usableFromInline
class EndingSink<Failure: Error>: AnySink {
  /// What happens at the end; nil when the node that the sink feeds ends with its source.
  @usableFromInline final let end: ((Ending<Failure>) -> Void)?

  @inlinable
  init(end: ((Ending<Failure>) -> Void)?) {
    self.end = end
    super.init()
  }

  final func receive(_ ending: Ending<Failure>) {
    if let end = self.end {
      end(ending)
    } else if let target = self.target {
      // Only operators make such sinks, for a node that fails as its source does.
      target._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: EndingNode<Failure>.self).deliver(ending)
      }
    }
  }
}
