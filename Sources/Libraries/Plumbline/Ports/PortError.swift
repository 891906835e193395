/// An error of a port that is used by its name.
public enum PortError: Error, Equatable, Sendable {
  /// No port has this name. The suggestion is the name that is spelled most like it.
  case unknown(name: String, suggestion: String?)
  /// Several inputs have this name. Their full names distinguish them.
  case ambiguous(name: String, candidates: [String])
  /// The kind of the port does not support the use: an output cannot be fed, and an input cannot be observed.
  case wrongKind(name: String, kind: PortKind)
  /// An input takes another number of arguments.
  case wrongCount(name: String, expected: Int, actual: Int)
  /// A value has another type than the port.
  ///
  /// `position` counts the arguments of an input from 1. It is nil for a single value.
  case wrongType(name: String, position: Int?, expected: String, actual: String)
  /// The port is listed but cannot be used by its name: an `async` function, for example.
  case notReachable(name: String)
}

extension PortError: CustomStringConvertible {
  /// A description of the error, and how to fix it.
  public var description: String {
    switch self {
    case .unknown(let name, let suggestion):
      return "there is no port '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguous(let name, let candidates):
      let names = candidates.map { "'\($0)'" }.joined(separator: ", ")
      return "several inputs are called '\(name)': name one of \(names)"
    case .wrongKind(let name, .input):
      return "'\(name)' is an input: feed it, it has nothing to observe"
    case .wrongKind(let name, .output):
      return "'\(name)' is an output: observe it, nothing can be fed to it"
    case .wrongKind(let name, .action):
      return "'\(name)' is an action: feed it with one value, and observe its elements"
    case .wrongCount(let name, let expected, let actual):
      return "'\(name)' takes \(expected) \(expected == 1 ? "value" : "values"), not \(actual)"
    case .wrongType(let name, let position?, let expected, let actual):
      return "value \(position) of '\(name)' is of type '\(expected)', not '\(actual)'"
    case .wrongType(let name, nil, let expected, let actual):
      return "'\(name)' is of type '\(expected)', not '\(actual)'"
    case .notReachable(let name):
      return "'\(name)' cannot be used by its name: call it where its type is known"
    }
  }
}
