import PortUses
import Rules
import SourceModel

/// All files of the projects of a run, which fixes must not break.
///
/// These are the files of the run, and all others in the folders of their configurations or, without one, of their
/// repositories: a fix of a single file, or of standard input, must not break its views and tests either. Files that a
/// configuration excludes count as well.
struct ProjectFiles: Sendable {
  struct File: Sendable {
    /// The path as findings show it.
    var shownPath: String
    var path: String
    var index: FileIndex
    var words: WordSet
    var bytes: [UInt8]

    init(_ path: String, shownPath: String, _ bytes: [UInt8], _ language: Language) {
      self.path = path
      self.shownPath = shownPath
      self.bytes = bytes
      self.index = FileIndex.scan(bytes, language)
      self.words = WordSet(
        bytes, names: CodeWords.mayHoldEscapes(bytes, language) ? CodeWords.all(in: bytes, language) : [])
    }
  }

  private(set) var files: [File] = []
  /// The files that could not be read: they may contain anything, so no condition of a fix can be confirmed.
  private(set) var failures: [FileFailure] = []

  /// - Parameters:
  ///   - inputs: the files of the run.
  ///   - settings: the settings of the run.
  ///   - findsOthers: whether the files of the run are in the folders of a project.
  init(_ inputs: [RunFile], _ settings: LintSettings, findsOthers: Bool) {
    var all = inputs
    let known = Set(inputs.map(\.path))
    if findsOthers {
      do throws(ConfigurationError) {
        var finder = try FileFinder(settings)
        finder.included = [.configured, .generated]
        all += try finder.find(Self.folders(of: inputs)).files.filter { !known.contains($0.path) }
        self.failures = finder.failures
      } catch {
        self.failures = [FileFailure(path: error.place, reason: error.message)]
      }
    }
    let read = Parallel.map(all.filter { !$0.isLayout }, threads: settings.threadCount) {
      file -> Result<File, FileFailure> in
      do throws(FileFailure) {
        return .success(File(file.path, shownPath: file.shownPath, try file.read(), file.language))
      } catch {
        return .failure(error)
      }
    }
    for result in read {
      switch result {
      case .success(let file): self.files.append(file)
      case .failure(let failure): self.failures.append(failure)
      }
    }
  }

  /// Replaces the text of a file.
  ///
  /// - Returns: false when it is none of these files, or could not be read before.
  mutating func replaceText(of path: String, with text: [UInt8]) -> Bool {
    guard let index = self.files.firstIndex(where: { $0.path.utf8.elementsEqual(path.utf8) }) else {
      return false
    }
    let old = self.files[index]
    self.files[index] = File(path, shownPath: old.shownPath, text, old.index.language)
    return true
  }

  /// The folders of the projects of files, without nested ones.
  private static func folders(of files: [RunFile]) -> [String] {
    var known: [String: String?] = [:]
    let folders = Set(
      files.compactMap { file -> String? in
        let folder = Paths.folder(of: file.path)
        if let known = known[folder] { return known }
        let project = self.project(around: folder, file.configuration)
        known[folder] = .some(project)
        return project
      })
    return folders.filter { folder in
      !folders.contains { $0 != folder && folder.hasPrefix($0) }
    }.sorted()
  }

  /// The folder of the configuration of a folder or, without one, the repository that it is in.
  private static func project(around folder: String, _ configuration: Configuration) -> String? {
    if configuration.folder != "/", folder.hasPrefix(configuration.folder) { return configuration.folder }
    var root = folder
    while root != "/", !root.isEmpty {
      if FileSystem.exists(root + ".git") { return root }
      root = Paths.folder(of: String(root.dropLast()))
    }
    return nil
  }
}
