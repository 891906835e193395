public import Recognition
public import SourceModel

/// Reads the view models in files, without checking them.
public enum ViewModelReader {
  /// Reads the view models that some files declare.
  ///
  /// - Parameters:
  ///   - paths: the files and folders whose view models are wanted.
  ///   - listed: files and folders that a list names.
  ///   - others: files and folders that may declare their protocols.
  ///   - texts: what the files have one of which are read; empty for all files.
  ///   - standardInput: text that replaces a file, and the path of that file.
  ///   - configuration: the configuration for all files; nil for the nearest one above each.
  ///   - onFailure: called for each file that cannot be found or read. Unless it throws, the others are read.
  /// - Throws: an error in a configuration, or what `onFailure` throws: by default the failure.
  public static func read(
    _ paths: [String], listed: [String] = [], with others: [String] = [], containing texts: [String] = [],
    standardInput: (bytes: [UInt8], path: String)? = nil, configuration: String? = nil,
    onFailure: (FileFailure) throws -> Void = { throw $0 }
  ) throws -> (viewModels: [ViewModel], problems: [FileFailure]) {
    let run = try self.run(
      paths, listed: listed, with: others, containing: texts, standardInput: standardInput,
      configuration: configuration, onFailure: onFailure)
    return (run.recognizer.viewModels().filter { run.shown.contains($0.path) }, run.problems)
  }

  /// Reads the types that are called view models and cannot be checked, with the dialects that the configuration sets.
  ///
  /// - Parameters:
  ///   - paths: the files and folders whose types are wanted.
  ///   - listed: files and folders that a list names.
  ///   - configuration: the configuration for all files; nil for the nearest one above each.
  ///   - onFailure: called for each file that cannot be found or read. Unless it throws, the others are read.
  /// - Throws: an error in a configuration, or what `onFailure` throws: by default the failure.
  public static func outsiders(
    _ paths: [String], listed: [String] = [], configuration: String? = nil,
    onFailure: (FileFailure) throws -> Void = { throw $0 }
  ) throws -> (outsiders: [(type: Outsider, dialect: Dialect?)], problems: [FileFailure]) {
    let run = try self.run(paths, listed: listed, configuration: configuration, onFailure: onFailure)
    let outsiders = run.recognizer.outsiders(beside: run.recognizer.viewModels())
      .compactMap { outsider -> (type: Outsider, dialect: Dialect?)? in
        switch run.settings[outsider.file.path] ?? nil {
        case .off: nil
        case .dialect(let dialect): (outsider, dialect)
        case nil: (outsider, nil)
        }
      }
    return (outsiders, run.problems)
  }

  /// What files of a run hold.
  private struct Run {
    var recognizer: Recognizer
    /// The paths of the files that are wanted.
    var shown: Set<String>
    var settings: [String: Configuration.DialectSetting?]
    var problems: [FileFailure]
  }

  private static func run(
    _ paths: [String], listed: [String], with others: [String] = [], containing texts: [String] = [],
    standardInput: (bytes: [UInt8], path: String)? = nil, configuration: String?,
    onFailure: (FileFailure) throws -> Void
  ) throws -> Run {
    let folder = Paths.workingDirectory
    var (wanted, configurations) = try self.find(paths, listed, configuration, onFailure: onFailure)
    let (additional, _) = try self.find(others, [], configuration, onFailure: onFailure)
    var inputs = wanted.map { ($0.path, $0.shownPath, nil as [UInt8]?) }
    if let standardInput {
      let path = Paths.absolute(standardInput.path, relativeTo: folder)
      inputs.removeAll { $0.0 == path }
      inputs.append((path, Paths.shown(path, from: folder), standardInput.bytes))
      wanted.append(
        FileFinder.Found(
          path: path, shownPath: standardInput.path,
          configuration: try configurations.configuration(for: path)))
    }
    let shown = Set(inputs.map(\.1))
    inputs += additional.filter { !shown.contains($0.shownPath) }.map { ($0.path, $0.shownPath, nil) }
    var files: [SourceFile] = []
    let wantedBytes = texts.map { Array($0.utf8) }
    for (path, shownPath, text) in inputs {
      let bytes: [UInt8]
      do throws(FileFailure) {
        bytes = if let text { text } else { try FileSystem.read(path, limit: .source) }
      } catch {
        try onFailure(FileFailure(path: shownPath, reason: error.reason))
        continue
      }
      guard wantedBytes.isEmpty || wantedBytes.contains(where: bytes.holds) else { continue }
      let read = Parallel.map([bytes], threads: 1) { bytes in
        SourceReader.read(path: shownPath, text: SourceText(bytes), SourceReader.language(of: path))
      }
      files += read
    }
    let settings = Dictionary(
      (wanted + additional).map { ($0.shownPath, $0.configuration.dialect(of: $0.path)) },
      uniquingKeysWith: { first, _ in first })
    let recognizer = Recognizer(files) { path in
      guard case .dialect(let dialect)? = settings[path] ?? nil else { return nil }
      return dialect
    }
    let problems = files.filter { shown.contains($0.path) }.compactMap { file in
      file.problems.first.map { problem in
        let place = file.text.position(at: problem.range.start)
        return FileFailure(path: "\(file.path):\(place.line):\(place.column)", reason: problem.message)
      }
    }
    return Run(recognizer: recognizer, shown: shown, settings: settings, problems: problems)
  }

  /// The texts of files, by the paths that findings show. Those that a configuration leaves out are among them: they
  /// may use the names of the others.
  ///
  /// Of a link that the search came across or that a list names, and that leads out of the searched folders, `leadsOut`
  /// is true.
  ///
  /// - Parameter onFailure: called for each file that cannot be found or read. Unless it throws, the others are read.
  public static func texts(
    of paths: [String], listed: [String] = [], configuration: String? = nil,
    onFailure: (FileFailure) throws -> Void = { throw $0 }
  ) throws -> [(path: String, bytes: [UInt8], leadsOut: Bool)] {
    let found = try self.find(paths, listed, configuration, includesExcluded: true, onFailure: onFailure)
    return try found.files.compactMap { file -> (path: String, bytes: [UInt8], leadsOut: Bool)? in
      do throws(FileFailure) {
        return (file.shownPath, try FileSystem.read(file.path, limit: .source), file.leadsOut)
      } catch {
        try onFailure(FileFailure(path: file.shownPath, reason: error.reason))
        return nil
      }
    }
  }

  /// Removes the temporary files that killed runs left in some folders.
  public static func removeTemporaryFiles(in paths: [String], configuration: String? = nil) throws {
    var finder = FileFinder(
      workingDirectory: Paths.workingDirectory, configurations: try Configurations(fixed: configuration))
    _ = try finder.find(paths)
    for path in finder.temporaryFiles { TemporaryFile.removeAbandoned(path) }
  }

  private static func find(
    _ paths: [String], _ listed: [String], _ configuration: String?, includesExcluded: Bool = false,
    onFailure: (FileFailure) throws -> Void
  ) throws -> (files: [FileFinder.Found], configurations: Configurations) {
    var finder = FileFinder(
      workingDirectory: Paths.workingDirectory, configurations: try Configurations(fixed: configuration))
    finder.includesExcluded = includesExcluded
    let found = try finder.find(paths, listed: listed)
    for failure in finder.failures { try onFailure(failure) }
    for skipped in finder.skipped {
      try onFailure(FileFailure(path: skipped, reason: "is neither Swift nor Java"))
    }
    return found
  }
}
