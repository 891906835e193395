internal import PlumblineC

/// Everything that one outside send causes.
///
/// A turn delivers a value from its source downwards. Signals that are joined wait until everything above them
/// has settled. What is sent in the meantime waits until the turn has ended.
///
/// There is one object for each thread: a turn is synchronous, so it begins and ends on one thread. Nothing
/// here is shared between threads.
@usableFromInline
final class Turn {
  /// Whether a turn runs on this thread.
  @usableFromInline @exclusivity(unchecked) var isRunning = false
  /// Whether something is left to do before the turn ends.
  @usableFromInline @exclusivity(unchecked) var hasWork = false

  @exclusivity(unchecked) private var joins = JoinQueue()
  /// The sends that wait for the end of the turn, in their order.
  @exclusivity(unchecked) private var sends = SendQueue()
  /// What was let go of in this turn. Its code may still be on the stack.
  @exclusivity(unchecked) private var buried: [AnyObject] = []
  /// Goes up with each turn that has work left at its end. The others are not counted, so that a turn without
  /// joins costs nothing more.
  @exclusivity(unchecked) private var number = 0
  /// The number of the turn in which a source goes away.
  @exclusivity(unchecked) private var goodbye = -1

  private init() {}

  /// The object of the calling thread.
  ///
  /// It is not retained: the thread keeps it (see `make`), and nothing takes it away while code runs there.
  @usableFromInline static var current: Unmanaged<Turn> {
    if let object = plumbline_thread_object() { return Unmanaged.fromOpaque(object) }
    return Self.make()
  }

  private static func make() -> Unmanaged<Turn> {
    let turn = Unmanaged.passRetained(Turn())
    plumbline_set_thread_object(turn.toOpaque()) { Unmanaged<Turn>.fromOpaque($0).release() }
    return turn
  }

  /// Runs in the turn that is under way, or in one of its own.
  @inlinable
  static func run(_ body: () -> Void) {
    Self.current._withUnsafeGuaranteedRef { turn in
      if turn.isRunning {
        body()
      } else {
        turn.isRunning = true
        body()
        turn.end()
      }
    }
  }

  /// Runs in a turn of its own: at once, or after the turn that is under way and the sends that wait.
  @usableFromInline
  static func runNext(_ body: @escaping () -> Void) {
    Self.current._withUnsafeGuaranteedRef { turn in
      if turn.isRunning {
        turn.enqueue(body)
      } else {
        turn.isRunning = true
        body()
        turn.end()
      }
    }
  }

  /// Runs the turn in which a source that goes away completes.
  ///
  /// Work that its values have led to ends in that turn: who would take its values is going as well.
  static func runGoodbye(_ body: @escaping () -> Void) {
    Self.runNext {
      Self.current._withUnsafeGuaranteedRef { turn in
        // What is made from now on is not meant.
        turn.number &+= 1
        turn.goodbye = turn.number
        turn.hasWork = true
        body()
      }
    }
  }

  /// Whether a source goes away in the turn that runs.
  static var isGoodbye: Bool {
    Self.current._withUnsafeGuaranteedRef { $0.isRunning && $0.goodbye == $0.number }
  }

  /// The number of the turn that runs or runs next.
  static var number: Int { Self.current._withUnsafeGuaranteedRef { $0.number } }

  /// Lets a turn of its own run after this one.
  @usableFromInline
  func enqueue(_ body: @escaping () -> Void) {
    self.sends.append(body)
    self.hasWork = true
  }

  /// Lets a join run when what is above it has settled.
  @usableFromInline
  func enqueue(_ join: Node) {
    self.joins.insert(join)
    self.hasWork = true
  }

  /// Keeps an object that is let go of until the turn ends, if one runs: its code may be on the stack.
  @usableFromInline
  static func release(_ object: AnyObject) {
    Self.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return }
      turn.buried.append(object)
      turn.hasWork = true
    }
  }

  /// The number of the turn that runs, which is counted from now on.
  func countedNumber() -> Int {
    self.hasWork = true
    return self.number
  }

  /// Ends the turn that runs, and runs those that wait.
  @inlinable
  func end() {
    if self.hasWork { self.settle() }
    self.isRunning = false
  }

  @usableFromInline
  func settle() {
    while true {
      while let join = self.joins.removeLowest() { join._withUnsafeGuaranteedRef { $0.runStep() } }
      if !self.buried.isEmpty {
        // What goes away may send, observe and bury again.
        _ = self.removeBuried()
        continue
      }
      self.number &+= 1
      guard let send = self.sends.removeFirst() else { break }
      send()
    }
    self.hasWork = false
  }

  /// Takes what was let go of.
  ///
  /// It is not inlined: optimized code then releases the array before it stores the empty one, and what is buried
  /// on the way goes into an array that is being freed. Test: `GraphTests` in a release build.
  @inline(never)
  private func removeBuried() -> [AnyObject] {
    let buried = self.buried
    self.buried = []
    return buried
  }
}
