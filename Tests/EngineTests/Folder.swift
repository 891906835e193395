import Engine
import Rules
import TestSupport

/// Lints files in a temporary folder.
struct Folder {
  let files: TemporaryFolder

  /// - Parameter texts: the texts of the files by their names.
  init(_ texts: [String: String] = [:]) throws {
    self.files = try TemporaryFolder()
    for (name, text) in texts { try self.files.write(text, to: name) }
  }

  /// Lints.
  ///
  /// - Parameters:
  ///   - names: what to lint in the folder; all of it by default.
  ///   - rules: the rules to check; nil for those that the configuration has on.
  func lint(
    _ names: [String] = [""], rules: Set<String>? = ["void-input"], configuration: String? = nil,
    threads: Int = 1, change: (inout LintSettings) -> Void = { _ in }
  ) throws -> LintResult {
    var settings = LintSettings(paths: names.map { self.files.path + "/" + $0 }, version: "test")
    settings.rules = rules
    settings.threads = threads
    settings.configuration = configuration.map { self.files.path($0) }
    change(&settings)
    return try Linter(settings).run()
  }

  /// The paths with findings, relative to the folder, sorted.
  func paths(_ names: [String] = [""]) throws -> [String] {
    Set(try self.lint(names).report.findings.map(\.path)).sorted().map { self.relative($0) }
  }

  func relative(_ text: String) -> String { text.replacing(self.files.path + "/", with: "") }

  /// The error that linting ends with, with paths relative to the folder.
  func error(configuration: String? = nil) -> String? {
    do {
      _ = try self.lint(rules: nil, configuration: configuration)
      return nil
    } catch {
      return self.relative("\(error)")
    }
  }
}
