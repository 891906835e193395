import Engine
import Rules
import TestSupport
import Testing

/// Files of a run with a mark at each finding of `void-input`.
struct ComponentCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var files: [String: String]
  var viewModels: Int

  init(_ description: String, _ files: [String: String], viewModels: Int = 1) {
    self.testDescription = description
    self.files = files
    self.viewModels = viewModels
  }

  /// Checks that the view models are found with all that belongs to them.
  func check() throws {
    let marked = self.files.mapValues { MarkedText($0) }
    let folder = try Folder(marked.mapValues(\.text))
    let report = try folder.lint().report
    #expect(report.viewModels == self.viewModels)
    for (path, text) in marked {
      let places = report.findings.filter { folder.relative($0.path) == path }.map(\.place)
      #expect(places == text.places, "\(path)")
    }
  }

  /// Checks that no file that is not read would have changed the result.
  ///
  /// - Parameters:
  ///   - path: the path of a file that has nothing to do with view models.
  ///   - text: its text.
  ///   - rules: the rules to check; nil for those that are on by default.
  func checkAgainstAllFiles(with path: String, _ text: String, rules: Set<String>?) throws {
    var files = self.files.mapValues { MarkedText($0).text }
    files[path] = text
    let folder = try Folder(files)
    let all = try folder.lint(rules: rules) { $0.readsEveryFile = true }
    #expect(try folder.lint(rules: rules).report.findings == all.report.findings)
    #expect(all.report.viewModels == self.viewModels)
  }
}
