/// An event of a signal of a graph.
enum GraphEvent: Equatable, CustomStringConvertible {
  case value(Int)
  case completed
  case failed(Int)
  case interrupted

  /// The event as a value, for what is materialized.
  var number: Int {
    switch self {
    case .value(let value): value
    case .completed: 901
    case .failed(let error): Number.reduced(910 + error)
    case .interrupted: 903
    }
  }

  /// The same for who does not know of errors.
  var demoted: GraphEvent {
    if case .failed = self { return .completed }
    return self
  }

  var isLast: Bool {
    if case .value = self { return false }
    return true
  }

  var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .completed: "completed"
    case .failed(let error): "failed(\(error))"
    case .interrupted: "interrupted"
    }
  }
}
