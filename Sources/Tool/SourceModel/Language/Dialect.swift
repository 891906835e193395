/// A vocabulary in which a team writes its view models.
///
/// The differences between dialects are in their profiles. Rules list the dialects that they apply to, and ask the
/// profile for everything else.
package struct Dialect: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The name that configurations and reports use. It identifies the dialect.
  package let rawValue: String
  /// What sets it apart. A view model of the dialect may use another library: see ``ViewModel/profile``.
  package let profile: DialectProfile

  package init(rawValue: String, profile: DialectProfile) {
    self.rawValue = rawValue
    self.profile = profile
  }

  /// Swift on ReactiveSwift, ReactiveCocoa or Plumbline.
  package static let kickstarterSwift = Dialect(rawValue: "kickstarter-swift", profile: .kickstarterSwift)
  /// Java on RxJava.
  package static let kickstarterJava = Dialect(rawValue: "kickstarter-java", profile: .kickstarterJava)
  /// Kotlin on RxJava, or with flows of coroutines.
  package static let kickstarterKotlin = Dialect(rawValue: "kickstarter-kotlin", profile: .kickstarterKotlin)
  /// Swift on RxSwift and Action.
  package static let rxSwift = Dialect(rawValue: "rxswift", profile: .rxSwift)

  /// The dialects that the tool detects.
  package static let allCases: [Dialect] = [
    .kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift,
  ]

  /// The dialect of a name; nil when there is none.
  package init?(rawValue: String) {
    guard let dialect = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = dialect
  }

  /// The language of its view models.
  package var language: Language { self.profile.language }

  package var description: String { self.rawValue }

  package static func == (lhs: Dialect, rhs: Dialect) -> Bool { lhs.rawValue == rhs.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(self.rawValue) }
}
