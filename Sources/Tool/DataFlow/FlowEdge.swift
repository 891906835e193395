/// A way of values from one node to another.
public struct FlowEdge: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Values pass.
    case values
    /// The latest value is taken when something else emits.
    case samples
    /// It only determines when the target emits.
    case triggers
    /// A closure reads it.
    case captures
    /// An observer sends it back into the view model.
    case feeds
  }

  public var source: Int
  public var target: Int
  public var kind: Kind
  /// Whether the target emits during the emission of the source, if it emits.
  public var isSynchronous: Bool
}
