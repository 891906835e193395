/// What an operator does to values.
public struct FlowOperator: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// It passes the values of its operands on, changed or not.
    case relay
    /// It emits the latest values of all operands whenever one emits, or one value of each.
    case join
    /// Its closure returns streams, or its values are streams: it passes on what these emit.
    case flatten
    /// It emits the latest value of its receiver when its argument emits.
    case sampledByArgument
    /// It emits when its receiver emits, with the latest value of its argument.
    case samplesArgument
    /// It passes values on until, or from when, its argument emits.
    case gatedByArgument
    /// It passes values on, and sends something into its argument.
    case pipe
    /// It hands its values to a closure and returns no stream.
    case observe
  }

  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Values may be missing after it.
    public static let filters = Traits(rawValue: 1)
    /// It emits later than it receives.
    public static let hops = Traits(rawValue: 2)
    /// It waits for time to pass.
    public static let takesTime = Traits(rawValue: 4)
    /// Its observers share one subscription.
    public static let shares = Traits(rawValue: 8)
    /// Its closures run for their effects.
    public static let performs = Traits(rawValue: 32)
    /// No error comes out of it.
    public static let handlesErrors = Traits(rawValue: 16)
    /// It may emit although no operand does.
    public static let starts = Traits(rawValue: 64)
  }

  public var name: String
  public var kind: Kind
  public var traits: Traits

  /// The kind of the edge from an argument that is a stream.
  var argumentEdge: FlowEdge.Kind {
    switch self.kind {
    case .relay, .join, .flatten, .observe, .pipe: .values
    case .sampledByArgument, .gatedByArgument: .triggers
    case .samplesArgument: .samples
    }
  }

  /// The kind of the edge from the stream that it is called on.
  var receiverEdge: FlowEdge.Kind {
    self.kind == .sampledByArgument ? .samples : .values
  }
}
