/// What a value leads to in a `flatMap`.
enum Inner: Equatable {
  /// A producer that sends numbers, each added to the value, and completes.
  case sequence([Int])
  /// The same, started several times, one after the other.
  case repeated([Int], times: Int)
  /// The same, shared by two starts, one after the other, of which the second gets the last values again.
  case replayed([Int], capacity: Int)
  /// A signal of the graph; the value is added to what it sends.
  case signal(Int)
  /// The producer of a mutable property of the graph; the value is added to what it sends.
  case property(Int)
  case never
  case failure

  /// What it sends at its start before it completes; nil for what does something else.
  var offsets: [Int]? {
    switch self {
    case .sequence(let offsets): offsets
    case .repeated(let offsets, let times): Array(repeatElement(offsets, count: times).joined())
    case .replayed(let offsets, let capacity): offsets + offsets.suffix(capacity)
    case .signal, .property, .never, .failure: nil
    }
  }

  /// The node of the graph that it leads to.
  var node: Int? {
    switch self {
    case .signal(let node), .property(let node): node
    case .sequence, .repeated, .replayed, .never, .failure: nil
    }
  }
}

extension Inner: CustomStringConvertible {
  var description: String {
    switch self {
    case .sequence(let numbers): "SignalProducer(\(numbers).map { value + $0 })"
    case .repeated(let numbers, let times):
      "SignalProducer(\(numbers).map { value + $0 }).repeat(\(times))"
    case .replayed(let numbers, let capacity):
      "SignalProducer(\(numbers).map { value + $0 }).replayLazily(upTo: \(capacity)) // twice"
    case .signal(let node): "n\(node).producer.map { value + $0 }"
    case .property(let node): "n\(node).producer.map { value + $0 } // the property"
    case .never: ".never"
    case .failure: "SignalProducer(error: value)"
    }
  }
}
