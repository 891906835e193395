/// How the signals that another one sends, or leads to, become one.
public struct FlattenStrategy: Sendable, Equatable {
  enum Kind {
    case concurrent(limit: Int)
    case latest
    case race
  }

  let kind: Kind

  /// All at a time, as they come.
  public static let merge = FlattenStrategy(kind: .concurrent(limit: .max))

  /// One after the other: the next is started when the one before has completed.
  public static let concat = FlattenStrategy(kind: .concurrent(limit: 1))

  /// A number of them at a time; those that come later wait.
  ///
  /// - Parameter limit: the number; at least one.
  public static func concurrent(limit: Int) -> FlattenStrategy {
    FlattenStrategy(kind: .concurrent(limit: max(limit, 1)))
  }

  /// The last one only: it is interrupted when the next comes.
  public static let latest = FlattenStrategy(kind: .latest)

  /// The first one to send anything; the others are interrupted.
  public static let race = FlattenStrategy(kind: .race)
}

extension FlattenStrategy.Kind: Equatable {}
