package import PortUses
import Recognition
import SourceModel

extension Linter {
  /// The ports of the view models of a run, in the order of their files, how many uses are resolved, and the files that could not be read.
  ///
  /// - Parameter replacements: the texts that files had before, by paths without links: nil for a file that was not
  ///   there. Those of files that were deleted since are read as well.
  /// - Throws: an error in a configuration. A file that cannot be read does not end the run.
  package func ports(
    replacing replacements: [String: [UInt8]?] = [:]
  ) throws(ConfigurationError) -> (tables: [PortTable], resolution: UseResolution, failures: [FileFailure]) {
    let (survey, run) = try self.survey(replacing: replacements, checks: false) { _, table, _ in table }
    return (survey.viewModels, (run.uses ?? RunUses([])).resolution, survey.failures)
  }

  /// Finds the files, with the texts that they had before.
  func find(replacing replacements: [String: [UInt8]?]) throws(ConfigurationError) -> FoundFiles {
    var found = try self.find()
    if !replacements.isEmpty { found.inputs = try self.replaced(found.inputs, by: replacements) }
    return found
  }

  /// The files of the run as they were before.
  private func replaced(
    _ inputs: [RunFile], by texts: [String: [UInt8]?]
  ) throws(ConfigurationError) -> [RunFile] {
    var folders: [String: String] = [:]
    var files: [RunFile] = []
    for var input in inputs {
      let folder = Paths.folder(of: input.path)
      let real = folders[folder] ?? FileSystem.resolved(folder) ?? folder
      folders[folder] = real
      if let text = texts[(real == "/" ? "" : real) + "/" + Paths.name(of: input.path)] {
        guard let text else { continue }
        input.text = text
      }
      files.append(input)
    }
    let roots = self.settings.paths.compactMap { FileSystem.resolved($0) }.map { $0 == "/" ? "/" : $0 + "/" }
    var finder = try FileFinder(self.settings)
    for (path, text) in texts where !FileSystem.isPresent(path) {
      guard let text, let root = roots.first(where: { Paths.relative(path, to: $0) != nil }),
        let settings = try finder.settings(ofAbsent: path, in: root)
      else { continue }
      let shownPath = Paths.shown(path, from: self.workingDirectory)
      files.append(
        RunFile(path: path, shownPath: shownPath, configuration: settings.configuration, text: text))
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
