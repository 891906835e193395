public import SourceModel

/// Something in a view model that values come from, pass through or end in.
public struct FlowNode: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case input
    case output
    case action
    /// A stream of an action: its values, its errors, or whether it runs.
    case actionOutput
    /// A value that the base class or another part of the app passes in.
    case lifecycle
    /// A call on an injected or a global object.
    case dependency
    /// Stored state that code other than the functions of inputs changes.
    case state
    /// The stored stream behind an input.
    case storage
    /// A named stream.
    case value
    /// One step of a chain.
    case `operator`
    /// What an observer does outside of the view model.
    case effect
    /// Code that gets streams and cannot be analyzed.
    case opaque
  }

  /// The place of the node in its graph. The code makes the nodes in this order.
  public internal(set) var id: Int
  public var kind: Kind
  /// The name of the port, the value, the operator or the call.
  public var name: String
  /// What the operator of the node does to values; nil for other nodes.
  public var operation: FlowOperator?
  /// The file of the code, and its range there.
  public let path: String
  public let range: TextRange
  /// Where a closure of the operator uses the instance and keeps it alive.
  public var retainingUse: TextRange?
  /// The closure that keeps it alive.
  package var retainingClosure: Closure?
  /// Whether it has no value until one is sent to it.
  package var startsEmpty = false
  /// Whether it is a call that gets values, such as a request.
  package var takesValues = false
  /// Whether a closure, a function or a branch makes it: any number of times.
  package var isNested = false
}
