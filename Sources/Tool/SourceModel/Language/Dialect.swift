/// A vocabulary in which a team writes its view models.
///
/// The differences between dialects are in their profiles. Rules list the dialects that they apply to, and ask the
/// profile for everything else.
public struct Dialect: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The name that configurations and reports use; dialects with one name are equal.
  public let rawValue: String
  public let profile: DialectProfile

  public init(rawValue: String, profile: DialectProfile) {
    self.rawValue = rawValue
    self.profile = profile
  }

  /// Swift on ReactiveSwift, ReactiveCocoa or Plumbline.
  public static let kickstarterSwift = Dialect(rawValue: "kickstarter-swift", profile: .kickstarterSwift)
  /// The same on Combine: only the library differs.
  public static let kickstarterSwiftOnCombine = Dialect(
    rawValue: kickstarterSwift.rawValue, profile: .kickstarterSwiftOnCombine)
  /// Java on RxJava.
  public static let kickstarterJava = Dialect(rawValue: "kickstarter-java", profile: .kickstarterJava)
  /// Kotlin on RxJava, or with flows of coroutines.
  public static let kickstarterKotlin = Dialect(rawValue: "kickstarter-kotlin", profile: .kickstarterKotlin)
  /// Swift on RxSwift and Action.
  public static let rxSwift = Dialect(rawValue: "rxswift", profile: .rxSwift)

  /// The dialects that the tool detects.
  public static let allCases: [Dialect] = [
    .kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift,
  ]

  /// The dialect of a name; nil when there is none.
  public init?(rawValue: String) {
    guard let dialect = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = dialect
  }

  /// The language of its view models.
  public var language: Language { self.profile.language }

  public var description: String { self.rawValue }

  public static func == (lhs: Dialect, rhs: Dialect) -> Bool { lhs.rawValue == rhs.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(self.rawValue) }
}
