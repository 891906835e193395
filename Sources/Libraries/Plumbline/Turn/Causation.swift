/// The depth of causation of the sends of a turn.
///
/// A send that waits is one deeper than the send that has caused it. Sends wait in a queue, so those of one depth are
/// next to each other: counting them is enough. A million sends of one observer are of one depth.
struct Causation {
  /// The depth from which a turn is suspected of never ending.
  private static let limit = 10_000
  /// The number of sends that are recorded to find the cycle.
  private static let recordCount = 32

  /// A send, and its sender.
  private struct Record {
    let sender: ObjectIdentifier
    let description: String
  }

  private var depth = 0
  /// The number of sends of this depth that wait.
  private var remaining = 0
  /// The number of sends of the next depth.
  private var next = 0
  private var records: [Record] = []
  private var hasReported = false

  /// Whether the sends are recorded.
  var isRecording: Bool { self.depth >= Self.limit && !self.hasReported }

  /// Counts a send that waits.
  mutating func add() { self.next += 1 }

  /// Counts a send that is about to run.
  mutating func removeFirst() {
    if self.remaining == 0 {
      self.depth += 1
      self.remaining = self.next
      self.next = 0
    }
    self.remaining -= 1
  }

  /// Records a send.
  ///
  /// - Returns: The report, once enough is known.
  mutating func record(_ sender: AnyObject, _ name: String, _ value: Any) -> Misuse? {
    var description = "'\(name)'"
    // A log of a released app must not contain what its user has entered.
    #if DEBUG
      description += " (\(String(describing: value).prefix(40)))"
    #endif
    self.records.append(Record(sender: ObjectIdentifier(sender), description: description))
    guard self.records.count == Self.recordCount else { return nil }
    let circle = self.circle.map(\.description)
    self.hasReported = true
    self.records = []
    return .endlessTurn(depth: self.depth, circle: circle)
  }

  /// The shortest sequence of senders that repeats.
  private var circle: ArraySlice<Record> {
    let senders = self.records.map(\.sender)
    let count = (1..<senders.count).first { senders.dropFirst($0).elementsEqual(senders.dropLast($0)) }
    return self.records.prefix(count ?? senders.count)
  }
}

/// The identity of a turn, for recordings.
package struct TurnNumber: Equatable {
  /// The instance of the thread that the turn runs on.
  private let thread: ObjectIdentifier
  private let number: Int

  /// The current turn of this thread; nil when none runs.
  package static var current: TurnNumber? {
    Turn.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return nil }
      return TurnNumber(thread: ObjectIdentifier(turn), number: turn.number)
    }
  }
}
