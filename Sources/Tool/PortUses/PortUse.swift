public import SourceModel

/// A place where code outside a view model uses one of its ports.
public struct PortUse: Hashable, Sendable {
  /// The kind of code that uses it.
  public enum User: String, Hashable, Sendable, Comparable {
    case view, viewModel, test

    public static func < (left: User, right: User) -> Bool { left.rawValue < right.rawValue }
  }

  public var user: User
  /// The path that findings show.
  public var path: String
  /// The range of the port's name.
  public var range: TextRange
  /// The line number, from 1.
  public var line: Int
  /// The enclosing type; empty at the top level.
  public var type: String
  /// The enclosing function; empty outside of functions.
  public var function: String
  /// Whether an annotation marks the function as a test.
  public var isInTest: Bool
  /// The type that the port is a member of: a port protocol, or the view model.
  public var owner: String
  /// The names before the port in its chain; nil if the same names may refer to two view models, such as the local
  /// variables of a function.
  public var receiver: String?
  /// Whether the chain has no `inputs`, `outputs` or `actions`.
  public var isDirect: Bool
  /// The names after the port in its chain, in order, each with those of its argument.
  public var operators: [String]
  /// A hash of the code of the calls after the port, which is equal for equal code in a run; nil if it is unknown.
  public var code: Int?
  /// Whether the observer does not access a view, as far as its code shows.
  public var touchesNoView: Bool
  /// The calls that the use is an argument of, innermost first, and the adjacent operator.
  public var context: [String]

  /// The names of functions that observe a stream.
  package static let observing: Set = [
    "assign", "bind", "collect", "collectAsState", "collectAsStateWithLifecycle", "drive", "observe",
    "observeAsState", "observeValues", "sink", "start", "startWithValues", "subscribe",
    "subscribeAsState",
  ]

  /// The enclosing type, or the function if there is no enclosing type.
  public var view: String { self.type.isEmpty ? self.function : self.type }
}
