extension Signal {
  /// Replaces the signal of a lifted producer, if necessary, by one that the producer can interrupt.
  ///
  /// A signal that is used elsewhere is replaced by one that repeats its events: the disposable of a start must not
  /// terminate a signal that somebody else made. So is one that never sends anything, since it cannot be interrupted.
  @inlinable
  static func makeInterruptible(_ signal: inout Signal) {
    if isKnownUniquelyReferenced(&signal), signal.core.node.handles == 1, !signal.core.isEnded { return }
    signal = signal.forward { output in { output.send($0) } }
  }
}
