/// A signal as the reference sees it.
final class ReferenceNode {
  let index: Int
  let operation: Operation
  /// Those that get the events, in the order of observation.
  var links: [ReferenceLink] = []
  /// Those that the events come from.
  var sources: [ReferenceLink] = []
  var ending: GraphEvent?
  /// The number of joins on the longest path to the node that there ever was; none as long as nothing feeds it.
  var level = 0
  var isPending = false

  // MARK: What properties remember

  /// The number of the turn in which it sent a value.
  var sendingTurn = -1
  /// The number of the turn in which it was written, and the code that wrote it.
  var writingTurn = -1
  var writers: Set<ReferenceCode> = []

  // MARK: What operators remember

  var count = 0
  var last: Int?
  var collected: [Int] = []
  var isOpen = false
  var sides: [ReferenceSide] = []
  /// How a join ends once the values of the turn are sent.
  var joinEnding: GraphEvent?

  // MARK: Inner producers

  var active: [Int: ReferenceLink?] = [:]
  var waiting: [(inner: Inner, value: Int)] = []
  var started = 0
  var winner: Int?
  var isStarting = false

  // MARK: What is counted

  /// The number of deliveries that are under way.
  var deliveries = 0
  /// Whether it has had several links since it had none: each of them is code of its own.
  var hasSeveralLinks = false
  var valuesInTurn = 0
  var runsInTurn = 0
  var hasDeliveredUnobserved = false

  init(index: Int, operation: Operation, inputs: Int) {
    self.index = index
    self.operation = operation
    self.sides = Array(repeating: ReferenceSide(), count: inputs)
    switch operation {
    case .property(let value), .derivedProperty(let value): self.last = value
    case .combineLatestProperties(let first, let second):
      self.sides[0].settled = first
      self.sides[1].settled = second
    case .scan(let initial), .scanMap(let initial): self.last = initial
    case .combinePrevious(let initial): self.last = initial
    default: break
    }
  }

  var isObserved: Bool { self.links.contains { $0.isOpen } }
}
