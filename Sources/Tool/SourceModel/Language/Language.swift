/// A programming language of view models.
///
/// The differences between languages are in their profiles. Code asks the profile for a feature, and never compares
/// languages. To add one, write a profile, list the language in `allCases`, and register its reader in
/// `LanguageSupport.all`, in the engine.
package struct Language: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The name that configurations and file names use.
  package let rawValue: String
  package let profile: LanguageProfile

  package init(rawValue: String, profile: LanguageProfile) {
    self.rawValue = rawValue
    self.profile = profile
  }

  package static let swift = Language(rawValue: "swift", profile: .swift)
  package static let java = Language(rawValue: "java", profile: .java)
  package static let kotlin = Language(rawValue: "kotlin", profile: .kotlin)

  /// The languages that the tool reads.
  package static let allCases: [Language] = [.swift, .java, .kotlin]

  /// The stack that a thread needs to read and traverse any file, in bytes.
  ///
  /// The parsers and the readers recurse. Their depth is bounded, but a secondary thread's usual stack of half a
  /// megabyte is too small for it.
  package static let stackSize = 256 << 20

  /// The language of a name; nil when there is none.
  package init?(rawValue: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = language
  }

  /// The language of a file by its name; nil when no view model is read in it.
  package init?(path: String) {
    guard let language = Self.allCases.first(where: { $0.profile.isOwn(path: path) }) else { return nil }
    self = language
  }

  /// The display name.
  package var name: String { self.profile.name }

  package var description: String { self.rawValue }

  package static func == (lhs: Language, rhs: Language) -> Bool { lhs.rawValue == rhs.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(self.rawValue) }
}
