import Foundation
package import Recognition
package import SourceModel

/// Reads the view models in files, without checking them.
package enum ViewModelReader {
  /// Reads the view models that some files declare.
  ///
  /// - Parameters:
  ///   - paths: the files and folders whose view models are wanted.
  ///   - listed: files and folders that a list names.
  ///   - others: files and folders that may declare their protocols.
  ///   - texts: only files that contain one of these are read; empty for all files.
  ///   - standardInput: text that replaces a file, and the path of that file.
  ///   - configuration: the configuration for all files; nil for the nearest one above each.
  ///   - progress: receives the number of read files and of all files.
  ///   - onFailure: called for each file that cannot be found or read. Unless it throws, the others are read.
  /// - Throws: an error in a configuration, or what `onFailure` throws: by default the failure.
  package static func read(
    _ paths: [String], listed: [String] = [], with others: [String] = [], containing texts: [String] = [],
    standardInput: (bytes: [UInt8], path: String)? = nil, configuration: String? = nil,
    progress: (@Sendable (Int, Int) -> Void)? = nil, onFailure: (FileFailure) throws -> Void = { throw $0 }
  ) throws -> (viewModels: [ViewModel], problems: [FileFailure]) {
    var wanted = try self.texts(
      of: paths, listed: listed, configuration: configuration, including: [], containing: texts,
      onFailure: onFailure)
    if let standardInput {
      let path = Paths.absolute(standardInput.path, relativeTo: Paths.workingDirectory)
      wanted.removeAll { $0.path.utf8.elementsEqual(path.utf8) }
      var configurations = try Configurations(fixed: configuration)
      wanted.append(
        RunFile(
          path: path, shownPath: Paths.shown(path, from: Paths.workingDirectory),
          configuration: try configurations.configuration(for: path), text: standardInput.bytes))
    }
    let files = Set(wanted.map { Array($0.path.utf8) })
    let shown = Set(wanted.map(\.shownPath))
    let additional = try self.texts(
      of: others, configuration: configuration, including: [], containing: texts, onFailure: onFailure
    ).filter { !files.contains(Array($0.path.utf8)) && !shown.contains($0.shownPath) }
    let (recognizer, problems) = self.described(wanted + additional, reporting: shown, progress)
    return (recognizer.viewModels().filter { shown.contains($0.path) }, problems)
  }

  /// Reads the view models in texts that were found, except for those that a search excludes.
  ///
  /// - Parameters:
  ///   - words: only texts that contain one of these are read; empty for all texts.
  ///   - progress: receives the number of read files and of all files.
  package static func read(
    _ texts: [RunFile], containing words: [String] = [], progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> (viewModels: [ViewModel], problems: [FileFailure]) {
    let wanted = words.map { Array($0.utf8) }
    let (recognizer, problems) = self.described(texts.filter { self.holds(wanted, $0.text ?? []) }, progress)
    return (recognizer.viewModels(), problems)
  }

  /// Reads the types in texts that are named like view models and cannot be checked, with the configured dialects.
  package static func uncheckedTypes(
    _ texts: [RunFile], progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> (uncheckedTypes: [(type: UncheckedType, dialect: Dialect?)], problems: [FileFailure]) {
    let (recognizer, problems) = self.described(texts, progress)
    let files = Dictionary(texts.map { ($0.shownPath, $0) }, uniquingKeysWith: { first, _ in first })
    let uncheckedTypes = recognizer.uncheckedTypes(beside: recognizer.viewModels())
      .compactMap { uncheckedType -> (type: UncheckedType, dialect: Dialect?)? in
        switch files[uncheckedType.file.path].flatMap({ $0.configuration.dialect(of: $0.path) }) {
        case .off: nil
        case .dialect(let dialect): (uncheckedType, dialect)
        case nil: (uncheckedType, nil)
        }
      }
    return (uncheckedTypes, problems)
  }

  /// Whether bytes contain one of some words; true without words.
  private static func holds(_ words: [[UInt8]], _ bytes: [UInt8]) -> Bool {
    words.isEmpty || words.contains(where: bytes.holds)
  }

  /// Reads the descriptions of texts, except for those that a search excludes.
  ///
  /// - Parameter shown: the paths of the files whose problems are reported; nil for all.
  private static func described(
    _ texts: [RunFile], reporting shown: Set<String>? = nil, _ progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> (recognizer: Recognizer, problems: [FileFailure]) {
    let texts = texts.filter { $0.exclusion == nil }
    let counter = RunProgress(total: texts.count, report: progress)
    let inputs = Parallel.map(texts, threads: ProcessInfo.processInfo.activeProcessorCount) { file in
      defer { counter.add(1) }
      return Checker.Input(
        file: file.described(file.text ?? []), path: file.path, configuration: file.configuration)
    }
    let problems = inputs.map(\.file).filter { shown?.contains($0.path) ?? true }
    return (Recognizer(inputs), problems.compactMap(FileFailure.init))
  }

  /// The texts of files, by default with those that a configuration excludes: they may use the names of the others.
  ///
  /// - Parameters:
  ///   - included: the kinds of excluded files that are read nevertheless.
  ///   - words: only texts that contain one of these are returned; empty for all texts.
  ///   - onFailure: called for each file that cannot be found or read. Unless it throws, the others are read.
  package static func texts(
    of paths: [String], listed: [String] = [], configuration: String? = nil,
    including included: Set<RunFile.Exclusion> = [.configured], containing words: [String] = [],
    onFailure: (FileFailure) throws -> Void = { throw $0 }
  ) throws -> [RunFile] {
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
        let bytes = try file.read()
        guard self.holds(wanted, bytes) else { return nil }
        var file = file
        file.text = bytes
        // A file that git ignores is often generated, and says so.
        if file.exclusion == .ignored, Generated.isGenerated(SourceText(bytes), file.language.profile) {
          file.exclusion = .generated
        }
        return file
      } catch {
        try onFailure(error)
        return nil
      }
    }
  }

  /// Removes the temporary files that killed runs left in some folders.
  ///
  /// - Returns: the journals of renamings in them.
  @discardableResult
  package static func removeTemporaryFiles(
    in paths: [String], configuration: String? = nil
  ) throws -> [String] {
    var finder = FileFinder(
      workingDirectory: Paths.workingDirectory, configurations: try Configurations(fixed: configuration))
    _ = try finder.find(paths)
    for path in finder.temporaryFiles { TemporaryFile.removeAbandoned(path) }
    return finder.journals
  }
}
