import TestSupport
import Testing

/// Rules and the engine ask profiles for what they need, and never for a language or a dialect.
struct LanguageIdentityTests {
  private static let folders = [
    "Sources/Tool/Rules", "Sources/Tool/Engine", "Sources/Tool/Recognition/Shared",
  ]
  /// What each question contains one of.
  private static let words = ["isJava", "isKotlin", "isSwift", "isRxSwift", "InJava", "==", "!=", "case"]

  @Test(
    "No rule and no part of the engine asks which language or dialect it has before it", arguments: folders)
  func identities(_ folder: String) {
    let files = Repository.swiftFiles(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        #expect(
          !Self.asksForIdentity(line),
          """
          \(file.path):\(index + 1) asks for a language or a dialect. A new one would silently take the other branch: \
          add what differs to LanguageProfile or DialectProfile (Sources/Tool/SourceModel/Language), and ask that.
          """)
      }
    }
  }

  private static func asksForIdentity(_ line: Substring) -> Bool {
    // Searches for patterns are slow.
    guard Self.words.contains(where: { line.contains($0) }) else { return false }
    // Swift's own boundaries see none in 'viewModel.isJava'.
    let patterns: [Regex<AnyRegexOutput>] = [
      Regex(/\b(isJava|isKotlin|isSwift|isRxSwift|checkInJava)\b/),
      Regex(
        /([!=]=|\bcase)\s*(Language|Dialect)?\.(swift|java|kotlin|kickstarterSwift|kickstarterJava|kickstarterKotlin|rxSwift)\b/
      ),
      Regex(/(language|dialect)(\.rawValue|\.name)\s*[!=]=/),
    ]
    return patterns.contains { line.contains($0.wordBoundaryKind(.simple)) }
  }

  @Test(
    "A question for an identity is found",
    arguments: [
      "if viewModel.isJava {", "file.language == .java", "if file.language == .kotlin {",
      "case .kickstarterSwift: true",
      "guard viewModel.dialect != Dialect.rxSwift", "file.language.name == \"Java\"",
    ])
  func found(_ line: String) {
    #expect(Self.asksForIdentity(line[...]))
  }

  @Test(
    "What names a dialect without a question is left alone",
    arguments: [
      "dialects: [.kickstarterSwift, .rxSwift],", "      .kickstarterJava,", "switch profile.portStyle {",
    ])
  func leftAlone(_ line: String) {
    #expect(!Self.asksForIdentity(line[...]))
  }
}
