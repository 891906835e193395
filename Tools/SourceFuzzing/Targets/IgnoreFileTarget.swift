import Engine
import Rules

/// The files that name what Git ignores: `.gitignore`.
package struct IgnoreFileTarget: FileTarget {
  private let generator: TextGenerator

  package init(seed: UInt64, isThorough: Bool) {
    self.generator = TextGenerator(
      "gitignore.txt", corpus: Self.corpus, pieces: Self.pieces, deep: Self.deep, large: Self.large,
      seed: seed,
      isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? {
    _ = try sandbox.write([], to: ".git/HEAD")
    for name in Self.names { _ = try sandbox.write([], to: name) }
    let count = try Self.count(bytes, in: sandbox)
    guard (0...Self.names.count).contains(count) else { return "\(count) files are found" }
    if try Self.count(bytes, in: sandbox) != count { return "searched twice, the folder has other files" }
    // The last pattern decides, whatever is before it. A file that is too large may be skipped.
    guard bytes.count < 50_000 else { return nil }
    let none = try Self.count(bytes + Array("\n*\n".utf8), in: sandbox)
    if none != 0 { return "\(none) files are found, and '*' ignores all" }
    let all = try Self.count(bytes + Array("\n!*\n".utf8), in: sandbox)
    return all == Self.names.count ? nil : "\(all) files are found, and '!*' ignores none"
  }

  /// The number of files that a search finds.
  private static func count(_ bytes: [UInt8], in sandbox: Sandbox) throws -> Int {
    _ = try sandbox.write(bytes, to: ".gitignore")
    var settings = LintSettings(paths: [sandbox.tree], version: "fuzz")
    settings.threads = 1
    let result = try Linter(settings).run()
    return result.failures.isEmpty ? result.report.files : -1
  }

  private static let names: [String] = [
    "A.swift", "a b.swift", "e\u{301}.swift", "#.swift", "!.swift", "[a].swift", "\\.swift", "*.java",
    "Sources/App/Login/LoginViewModel.swift", "Sources/App/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab.swift",
    "a/b/c/d/e/f/g/h/i/j/k.swift",
  ]

  private static let corpus = [
    "# Products\n/build\n*.o\n!keep.o\nSources/**/Generated/\n**/Login/*.swift\n\\#.swift\n\\!.swift\nfoo/\n",
    "*\n!*/\n!*.swift\n/a/**\n!/a/b\n", "[a-z].swift\n[!a]*.java\n[[:upper:]]?.swift\n[\\]]\n\\[a\\].swift\n",
    "a b.swift\ntrailing\\ \ntrailing   \n\n\n", "é.swift\n\u{FEFF}*.swift\n",
  ]

  private static let pieces: [String] = [
    "/", "//", "*", "**", "***", "**/", "/**", "/**/", "?", "!", "!!", "#", "\\", "\\\\", "\\ ", "\\/", "[",
    "]", "[]",
    "[!]", "[^a]", "[a-", "[z-a]", "[a-\\]]", "[[:alpha:]]", "[[:nothing:]]", "[[:", "[[]", "[\\", "[/]",
    "[!/]",
    "*.swift", "Sources", "App/", "a", " ", "  \n", "**a", "a**", "**/**/", "{a,b}", "!*/",
  ]

  static let deep: [DeepInput] = Self.patterns.flatMap { deep in
    [deep, DeepInput("\(deep.name) with an end") { deep.text(depth: $0) + "b.swift\n" }]
  }

  private static let patterns: [DeepInput] = [
    .chain("stars", "", "*"), .chain("stars and letters", "", "*a"), .chain("double stars", "", "**/"),
    .chain("question marks", "", "?"), .chain("brackets", "", "[a]"), .chain("open brackets", "", "["),
    .chain("negations", "", "!"), .chain("folders", "", "a/"), .chain("patterns", "", "*a*a*a*b\n"),
    .chain("double stars and stars", "", "**/*a*"), .chain("spaces", "a", " "),
    .chain("escaped spaces", "a", "\\ "),
    .chain("ranges", "[", "a-z"), .chain("classes", "[", "[:alpha:]"),
  ]

  static let large: [LargeInput] = [
    LargeInput.filled("patterns", with: "**/*a*b*.swift\n") { $0 },
    LargeInput.filled("negations", with: "!*\n*\n") { $0 },
    LargeInput.filled("a bracket", with: "a") { "[\($0)].swift\n" },
    LargeInput.filled("comments", with: "# a\n") { $0 },
  ]
}
