/// How the inner signals or producers of a signal are flattened into one signal.
public struct FlattenStrategy: Sendable, Equatable {
  enum Kind {
    case concurrent(limit: Int)
    case latest
    case race
    case throttle
  }

  let kind: Kind

  /// All inner producers at a time; values are forwarded as they arrive.
  public static let merge = FlattenStrategy(kind: .concurrent(limit: .max))

  /// One inner producer after the other: the next is started when the previous one has completed.
  public static let concat = FlattenStrategy(kind: .concurrent(limit: 1))

  /// A limited number of inner producers at a time; later ones wait.
  ///
  /// - Parameter limit: The maximum number, at least 1.
  public static func concurrent(limit: Int) -> FlattenStrategy {
    FlattenStrategy(kind: .concurrent(limit: max(limit, 1)))
  }

  /// A limited number of inner producers at a time; later ones wait.
  ///
  /// - Parameter limit: The maximum number, at least 1.
  @_disfavoredOverload
  public static func concurrent(limit: UInt) -> FlattenStrategy {
    .concurrent(limit: Int(clamping: limit))
  }

  /// The latest inner producer only; the previous one is interrupted when the next arrives.
  public static let latest = FlattenStrategy(kind: .latest)

  /// The first inner producer that sends an event; the others are interrupted.
  public static let race = FlattenStrategy(kind: .race)

  /// One inner producer at a time; those that arrive before it has completed are dropped.
  public static let throttle = FlattenStrategy(kind: .throttle)
}

extension FlattenStrategy.Kind: Equatable {}
