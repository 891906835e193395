/// An event of a compared stream.
enum StreamEvent: Equatable {
  case value(Int)
  case completed
  case failed(Int)
}

extension StreamEvent: CustomStringConvertible {
  var description: String {
    switch self {
    case .value(let value): "\(value)"
    case .completed: "completed"
    case .failed(let error): "failed(\(error))"
    }
  }
}
