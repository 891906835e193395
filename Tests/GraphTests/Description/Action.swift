/// What happens to a graph, from outside or in an observer.
enum Action: Equatable {
  /// The next node is made.
  case make
  /// An observer begins to observe. It does so once.
  case observe(Int)
  /// An observer is disposed of.
  case dispose(Int)
  /// A source sends a value; an observer adds the value that it got.
  case send(Int, Int)
  /// A property is modified: a number is added.
  case modify(Int, by: Int)
  /// A property is set to its value and a number.
  case add(Int, Int)
  /// A source ends.
  case end(Int, GraphEvent)
  /// What feeds a source goes away. It happens from outside only: within a turn the time depends on who else
  /// holds the object.
  case release(Int)
  /// One unit of time passes. It happens from outside only.
  case wait
}

extension Action: CustomStringConvertible {
  var description: String {
    switch self {
    case .make: "make the next node"
    case .observe(let observer): "observe(\(observer))"
    case .dispose(let observer): "dispose(\(observer))"
    case .send(let node, let value): "n\(node).send(\(value))"
    case .modify(let node, let difference): "n\(node).modify { $0 += \(difference) }"
    case .add(let node, let difference): "n\(node).value = n\(node).value + \(difference)"
    case .end(let node, let ending): "n\(node).send(\(ending))"
    case .release(let node): "n\(node) = nil"
    case .wait: "wait"
    }
  }
}
