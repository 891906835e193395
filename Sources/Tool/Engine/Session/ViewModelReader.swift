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
  ///   - texts: only files that contain one of these are read; empty for all files.
  ///   - standardInput: text that replaces a file, and the path of that file.
  ///   - configuration: the configuration for all files; nil for the nearest one above each.
  ///   - onFailure: called for each file that cannot be found or read. Unless it throws, the others are read.
  /// - Throws: an error in a configuration, or what `onFailure` throws: by default the failure.
  public static func read(
    _ paths: [String], listed: [String] = [], with others: [String] = [], containing texts: [String] = [],
    standardInput: (bytes: [UInt8], path: String)? = nil, configuration: String? = nil,
    onFailure: (FileFailure) throws -> Void = { throw $0 }
  ) throws -> (viewModels: [ViewModel], problems: [FileFailure]) {
    var wanted = try self.texts(
      of: paths, listed: listed, configuration: configuration, including: [], containing: texts,
      onFailure: onFailure)
    if let standardInput {
      let path = Paths.absolute(standardInput.path, relativeTo: Paths.workingDirectory)
      wanted.removeAll { $0.file.utf8.elementsEqual(path.utf8) }
      var configurations = try Configurations(fixed: configuration)
      wanted.append(
        FoundText(
          path: Paths.shown(path, from: Paths.workingDirectory), file: path, bytes: standardInput.bytes,
          dialect: try configurations.configuration(for: path).dialect(of: path)))
    }
    let files = Set(wanted.map { Array($0.file.utf8) })
    let shown = Set(wanted.map(\.path))
    let additional = try self.texts(
      of: others, configuration: configuration, including: [], containing: texts, onFailure: onFailure
    ).filter { !files.contains(Array($0.file.utf8)) && !shown.contains($0.path) }
    let run = self.run(wanted + additional, reporting: shown)
    return (run.recognizer.viewModels().filter { shown.contains($0.path) }, run.problems)
  }

  /// Reads the view models in texts that were found, except for those that a search excludes.
  ///
  /// - Parameter words: only texts that contain one of these are read; empty for all texts.
  public static func read(
    _ texts: [FoundText], containing words: [String] = []
  ) -> (viewModels: [ViewModel], problems: [FileFailure]) {
    let wanted = words.map { Array($0.utf8) }
    let run = self.run(texts.filter { self.holds(wanted, $0.bytes) })
    return (run.recognizer.viewModels(), run.problems)
  }

  /// Reads the types in texts that are named like view models and cannot be checked, with the configured dialects.
  public static func outsiders(
    _ texts: [FoundText]
  ) -> (outsiders: [(type: Outsider, dialect: Dialect?)], problems: [FileFailure]) {
    let run = self.run(texts)
    let outsiders = run.recognizer.outsiders(beside: run.recognizer.viewModels())
      .compactMap { outsider -> (type: Outsider, dialect: Dialect?)? in
        switch run.dialects[outsider.file.path] {
        case .off: nil
        case .dialect(let dialect): (outsider, dialect)
        case nil: (outsider, nil)
        }
      }
    return (outsiders, run.problems)
  }

  /// The contents of the files of a run.
  private struct Run {
    var recognizer: Recognizer
    var dialects: [String: Configuration.DialectSetting]
    var problems: [FileFailure]
  }

  /// Whether bytes contain one of some words; true without words.
  private static func holds(_ words: [[UInt8]], _ bytes: [UInt8]) -> Bool {
    words.isEmpty || words.contains(where: bytes.holds)
  }

  /// - Parameter shown: the paths of the files whose problems are reported; nil for all.
  private static func run(_ texts: [FoundText], reporting shown: Set<String>? = nil) -> Run {
    let texts = texts.filter { $0.exclusion == nil }
    let files = Parallel.map(texts, threads: 1) { text in
      SourceReader.read(
        path: text.path, text: SourceText(text.bytes), SourceReader.language(of: text.file))
    }
    let dialects = Dictionary(
      texts.compactMap { text in text.dialect.map { (text.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    let recognizer = Recognizer(files) { path in
      guard case .dialect(let dialect) = dialects[path] else { return nil }
      return dialect
    }
    let problems = files.filter { shown?.contains($0.path) ?? true }.compactMap(FileFailure.init)
    return Run(recognizer: recognizer, dialects: dialects, problems: problems)
  }

  /// The texts of files, by default with those that a configuration excludes: they may use the names of the others.
  ///
  /// - Parameters:
  ///   - included: the kinds of excluded files that are read nevertheless.
  ///   - words: only texts that contain one of these are returned; empty for all texts.
  ///   - onFailure: called for each file that cannot be found or read. Unless it throws, the others are read.
  public static func texts(
    of paths: [String], listed: [String] = [], configuration: String? = nil,
    including included: Set<FoundText.Exclusion> = [.configured], containing words: [String] = [],
    onFailure: (FileFailure) throws -> Void = { throw $0 }
  ) throws -> [FoundText] {
    var finder = FileFinder(
      workingDirectory: Paths.workingDirectory, configurations: try Configurations(fixed: configuration))
    finder.included = included
    let found = try finder.find(paths, listed: listed).files
    for failure in finder.failures { try onFailure(failure) }
    for skipped in finder.skipped {
      try onFailure(FileFailure(path: skipped, reason: "is neither Swift, Java nor Kotlin"))
    }
    let wanted = words.map { Array($0.utf8) }
    return try found.compactMap { file in
      do throws(FileFailure) {
        let bytes = try FileSystem.read(file.path, limit: .source)
        guard self.holds(wanted, bytes) else { return nil }
        return FoundText(
          path: file.shownPath, file: file.path, bytes: bytes, leadsOut: file.leadsOut,
          exclusion: self.exclusion(of: file, bytes),
          dialect: file.configuration.dialect(of: file.path))
      } catch {
        try onFailure(FileFailure(path: file.shownPath, reason: error.reason))
        return nil
      }
    }
  }

  /// Why a file is excluded. A file that git ignores is often generated, and says so.
  private static func exclusion(of file: FileFinder.Found, _ bytes: [UInt8]) -> FoundText.Exclusion? {
    let language = SourceReader.language(of: file.path)
    let isGenerated =
      file.exclusion == .ignored && Generated.isGenerated(SourceText(bytes), language.profile)
    return isGenerated ? .generated : file.exclusion
  }

  /// Removes the temporary files that killed runs left in some folders.
  ///
  /// - Returns: the journals of renamings in them.
  @discardableResult
  public static func removeTemporaryFiles(
    in paths: [String], configuration: String? = nil
  ) throws -> [String] {
    var finder = FileFinder(
      workingDirectory: Paths.workingDirectory, configurations: try Configurations(fixed: configuration))
    _ = try finder.find(paths)
    for path in finder.temporaryFiles { TemporaryFile.removeAbandoned(path) }
    return finder.journals
  }
}
