package import SourceModel

/// A place where code outside a view model uses one of its ports.
package struct PortUse: Hashable, Sendable {
  /// The kind of code that uses it.
  package enum User: String, Hashable, Sendable, Comparable {
    case view, viewModel, test

    package static func < (left: User, right: User) -> Bool { left.rawValue < right.rawValue }
  }

  package var user: User
  /// The path that findings show.
  package var path: String
  /// The range of the port's name.
  package var range: TextRange
  /// The line number, from 1.
  package var line: Int
  /// The enclosing type; empty at the top level.
  package var type: String
  /// The enclosing function; empty outside of functions.
  package var function: String
  /// Whether an annotation marks the function as a test.
  package var isInTest: Bool
  /// The type that the port is a member of: a port protocol, or the view model.
  package var owner: String
  /// The names before the port in its chain; nil if the same names may refer to two view models, such as the local
  /// variables of a function.
  package var receiver: String?
  /// Whether the chain has no `inputs`, `outputs` or `actions`.
  package var isDirect: Bool
  /// The names after the port in its chain, in order, each with those of its argument.
  package var operators: [String]
  /// A hash of the code of the calls after the port, which is equal for equal code in a run; nil if it is unknown.
  package var code: Int?
  /// Whether the observer does not access a view, as far as its code shows.
  package var touchesNoView: Bool
  /// The calls that the use is an argument of, innermost first, and the adjacent operator.
  package var context: [String]

  /// The names of functions that observe a stream.
  package static let observing: Set = [
    "assign", "bind", "collect", "collectAsState", "collectAsStateWithLifecycle", "drive", "observe",
    "observeAsState", "observeValues", "sink", "start", "startWithValues", "subscribe",
    "subscribeAsState",
  ]

  /// The enclosing type, or the function if there is no enclosing type.
  package var view: String { self.type.isEmpty ? self.function : self.type }
}
