package import Engine
package import Rules
package import SourceModel

/// Lints text as the command does, without files and without a cache.
package enum Lint {
  /// The findings in some files.
  ///
  /// - Parameters:
  ///   - sources: paths and texts.
  ///   - dialect: the dialect of all files; nil to let the imports tell.
  ///   - rules: the rules to check, opt-in ones included; nil for the default ones.
  ///   - configuration: lines of a configuration, `dialects` excluded where a dialect is given.
  package static func report(
    _ sources: [(path: String, text: String)], dialect: Dialect? = nil, rules: Set<String>? = nil,
    configuration: String = ""
  ) throws -> LintReport {
    var settings = LintSettings(paths: [], version: "test")
    settings.rules = rules
    settings.threads = 1
    let dialects = dialect.map { "dialects: {'**': \($0.rawValue)}\n" } ?? ""
    return try Linter(settings).lint(
      sources.map { ($0.path, Array($0.text.utf8)) }, configuration: dialects + configuration)
  }

  /// What mending some files comes to.
  ///
  /// - Parameters:
  ///   - sources: paths and texts.
  ///   - dialect: the dialect of all files; nil to let the imports tell.
  ///   - rules: the rules whose findings are mended, opt-in ones included; nil for the default ones.
  package static func fixed(
    _ sources: [(path: String, text: String)], dialect: Dialect? = nil, rules: Set<String>? = nil
  ) throws -> FixResult {
    var settings = LintSettings(paths: [], version: "test")
    settings.rules = rules
    settings.threads = 1
    return try Linter(settings).fix(
      sources.map { ($0.path, Array($0.text.utf8)) },
      configuration: dialect.map { "dialects: {'**': \($0.rawValue)}\n" } ?? "")
  }

  /// The path of a file in the language of a dialect.
  package static func path(in dialect: Dialect?) -> String {
    "ViewModel." + (dialect?.language.profile.fileExtensions.first ?? "swift")
  }

  /// The findings in one file.
  package static func findings(
    in text: String, path: String? = nil, dialect: Dialect? = nil, rules: Set<String>? = nil,
    configuration: String = ""
  ) throws -> [ReportedFinding] {
    try self.report(
      [(path ?? self.path(in: dialect), text)], dialect: dialect, rules: rules, configuration: configuration
    ).findings
  }
}

extension ReportedFinding {
  /// Where the finding is.
  package var place: MarkedText.Place { MarkedText.Place(line: self.line, column: self.column) }
}
