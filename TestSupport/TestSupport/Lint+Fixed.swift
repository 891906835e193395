import Engine
package import Rules
package import SourceModel

extension Lint {
  /// What came of mending one file.
  package struct Fixed: Sendable {
    package var text: String
    /// What is left to report.
    package var left: [ReportedFinding]
    /// Why findings that are left were not mended, in the order of their places.
    package var refusals: [String]
  }

  /// Mends one file.
  ///
  /// - Parameters:
  ///   - companions: other files of the run.
  ///   - dialect: the dialect of all files; nil to let the imports tell.
  ///   - rules: the rules whose findings are mended, opt-in ones included; nil for the default ones.
  package static func fixed(
    _ text: String, path: String? = nil, companions: [(path: String, text: String)] = [],
    dialect: Dialect? = nil, rules: Set<String>? = nil
  ) throws -> Fixed {
    var settings = LintSettings(paths: [], version: "test")
    settings.rules = rules
    settings.threads = 1
    let dialects = dialect.map { "dialects: {'**': \($0.rawValue)}\n" } ?? ""
    let path = path ?? self.path(in: dialect)
    let sources = [(path, text)] + companions
    let result = try Linter(settings).fix(
      sources.map { (path: $0.0, bytes: Array($0.1.utf8)) }, configuration: dialects)
    let change = result.changes.first { $0.shownPath == path }
    return Fixed(
      text: change.map { String(decoding: $0.new, as: UTF8.self) } ?? text,
      left: result.left.report.findings,
      refusals: result.refusals.sorted { $0.key < $1.key }.map(\.value))
  }
}
