public import PortUses
import Recognition
import SourceModel

extension Linter {
  /// The ports of the view models of a run, in the order of their files, how many uses are resolved, and the files that could not be read.
  ///
  /// - Parameter replacements: texts that replace those of files, by absolute paths: nil for a file that is left out.
  /// - Throws: an error in a configuration. A file that cannot be read does not end the run.
  public func ports(
    replacing replacements: [String: [UInt8]?] = [:]
  ) throws(ConfigurationError) -> (tables: [PortTable], resolution: UseResolution, failures: [FileFailure]) {
    var found = try self.find()
    found.inputs = found.inputs.compactMap { input in
      guard let replacement = replacements[input.path] else { return input }
      guard let replacement else { return nil }
      var input = input
      input.text = replacement
      return input
    }
    let inputs = found.inputs
    let scanned = self.scan(inputs, findsUses: true)
    let components = Components(scanned.map(\.index))
    let uses = self.uses(inputs, scanned) ?? RunUses([])
    let results = Parallel.map(components.groups, threads: self.threads) { group in
      let (texts, failures) = self.texts(of: group, inputs, scanned)
      let files = texts.map { self.described($0, inputs, outside: []) }.filter { $0.file.problems.isEmpty }
      let byPath = Checker.byPath(files)
      let recognizer = Recognizer(files.map(\.file), facts: components.facts) { path in
        guard let input = byPath[path],
          case .dialect(let dialect)? = input.configuration.dialect(of: input.path)
        else { return nil }
        return dialect
      }
      let tables = recognizer.viewModels().map { viewModel in
        PortTable(viewModel, uses.uses(of: viewModel)) { byPath[$0]?.file.text }
      }
      return (tables, failures)
    }
    let tables = results.flatMap(\.0).sorted {
      ($0.place.path, $0.place.line) < ($1.place.path, $1.place.line)
    }
    return (tables, uses.resolution, found.failures + scanned.compactMap(\.failure) + results.flatMap(\.1))
  }
}
