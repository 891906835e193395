/// What a value leads to in a `flatMap`.
enum Inner: Equatable {
  /// A producer that sends numbers, each added to the value, and completes.
  case sequence([Int])
  /// A signal of the graph; the value is added to what it sends.
  case signal(Int)
  /// The producer of a mutable property of the graph; the value is added to what it sends.
  case property(Int)
  case never
  case failure

  /// The node of the graph that it leads to.
  var node: Int? {
    switch self {
    case .signal(let node), .property(let node): node
    case .sequence, .never, .failure: nil
    }
  }
}

extension Inner: CustomStringConvertible {
  var description: String {
    switch self {
    case .sequence(let numbers): "SignalProducer(\(numbers).map { value + $0 })"
    case .signal(let node): "n\(node).producer.map { value + $0 }"
    case .property(let node): "n\(node).producer.map { value + $0 } // the property"
    case .never: ".never"
    case .failure: "SignalProducer(error: value)"
    }
  }
}
