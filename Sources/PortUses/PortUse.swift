public import SourceModel

/// A place where code outside a view model uses one of its ports.
public struct PortUse: Hashable, Sendable {
  /// The kind of code that uses it.
  public enum User: String, Hashable, Sendable, Comparable {
    case view, viewModel, test

    public static func < (left: User, right: User) -> Bool { left.rawValue < right.rawValue }
  }

  public var user: User
  /// The path as findings show it.
  public var path: String
  /// The name of the port there.
  public var range: TextRange
  /// The number of its line, from 1.
  public var line: Int
  /// The type around it; empty at the top level.
  public var type: String
  /// The function around it; empty outside of functions.
  public var function: String
  /// Whether an annotation says that the function is a test.
  public var isInTest: Bool
  /// The type that it is reached through: that of a list of ports, or the view model's.
  public var owner: String
  /// The names that it is reached through; nil where two places with the same names may be of two view models, such as
  /// those of locals that a function makes.
  public var receiver: String?
  /// Whether it is reached without `inputs`, `outputs` or `actions`.
  public var isDirect: Bool
  /// The names after it in its chain, in their order, each with those of its argument.
  public var operators: [String]
  /// What stands for the code of the calls after it: the same for the same code of a run; nil where that is not known.
  public var code: Int?
  /// Whether what observes it touches no view, as far as its code tells.
  public var touchesNoView: Bool
  /// The calls that it is an argument of, innermost first, and the operator beside it.
  public var context: [String]

  /// The names of functions that observe a stream.
  package static let observing: Set = [
    "assign", "bind", "collect", "collectAsState", "collectAsStateWithLifecycle", "drive", "observe",
    "observeAsState", "observeValues", "sink", "start", "startWithValues", "subscribe",
    "subscribeAsState",
  ]

  /// The type around it, or the function where that is in no type.
  public var view: String { self.type.isEmpty ? self.function : self.type }
}
