package import Engine
package import SourceModel

extension Run {
  /// The view models of files, and the syntax errors.
  ///
  /// - Parameter others: files and folders that may declare their protocols.
  package static func reading(
    _ paths: [String], with others: [String] = []
  ) throws -> (viewModels: [ViewModel], problems: [FileFailure]) {
    let run = Run(
      reading: try FoundFiles(LintSettings(paths: paths)), with: try FoundFiles(LintSettings(paths: others)))
    if let failure = run.failures.first { throw failure }
    return run.viewModels()
  }

  /// The view models of a text, and its syntax errors.
  package static func reading(
    _ text: String, at path: String
  ) throws -> (viewModels: [ViewModel], problems: [FileFailure]) {
    var settings = LintSettings(paths: [])
    settings.standardInput = (Array(text.utf8), path)
    return Run(reading: try FoundFiles(settings)).viewModels()
  }
}
