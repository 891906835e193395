/// A programming language of view models.
///
/// The differences between languages are in their profiles. Code asks the profile for a feature, and never compares
/// languages. To add one, write a profile, list the language in `allCases`, and register its reader in
/// `LanguageSupport.all`, in the engine.
public struct Language: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The name that configurations and file names use.
  public let rawValue: String
  public let profile: LanguageProfile

  public init(rawValue: String, profile: LanguageProfile) {
    self.rawValue = rawValue
    self.profile = profile
  }

  public static let swift = Language(rawValue: "swift", profile: .swift)
  public static let java = Language(rawValue: "java", profile: .java)
  public static let kotlin = Language(rawValue: "kotlin", profile: .kotlin)

  /// The languages that the tool reads.
  public static let allCases: [Language] = [.swift, .java, .kotlin]

  /// The stack that a thread needs to read and traverse any file, in bytes.
  ///
  /// The parsers and the readers recurse. Their depth is bounded, but a secondary thread's usual stack of half a
  /// megabyte is too small for it.
  package static let stackSize = 256 << 20

  /// The language of a name; nil when there is none.
  public init?(rawValue: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = language
  }

  /// The language of a file by its name; nil when no view model is read in it.
  public init?(path: String) {
    guard let language = Self.allCases.first(where: { $0.profile.isOwn(path: path) }) else { return nil }
    self = language
  }

  /// The display name.
  public var name: String { self.profile.name }

  public var description: String { self.rawValue }

  public static func == (lhs: Language, rhs: Language) -> Bool { lhs.rawValue == rhs.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(self.rawValue) }
}
