import PortUses
import Recognition
import SourceModel

/// The files of a run, stage by stage.
///
/// They are found, scanned and grouped in components once. The files of a component are read and described where
/// they are needed, so that a large run holds only the descriptions that it works on:
///
/// 1. `RunFile`: a found file with its configuration.
/// 2. `ScannedFile`: its headers of declarations, and its uses of ports.
/// 3. `Components`: the indices of the files that are read together.
/// 4. `Checker.Input`: a file with its description.
/// 5. `Recognizer`: the view models of a component, which `Checker` checks.
struct Run: Sendable {
  let files: [ScannedFile]
  let components: Components
  /// Who uses the ports of view models; nil where the run was not searched for uses.
  let uses: RunUses?
  private let settings: LintSettings
  private let threads: Int

  /// Scans and groups files.
  ///
  /// - Parameter findsUses: whether the uses of ports are needed.
  init(_ files: [RunFile], _ settings: LintSettings, threads: Int, findsUses: Bool = false) {
    let hashesText = settings.cache != nil
    let files = Parallel.map(files, threads: threads) {
      ScannedFile($0, findsUses: findsUses, hashesText: hashesText)
    }
    self.files = files
    self.components = Components(files.map(\.index), readsEveryFile: settings.readsEveryFile)
    let sources = files.compactMap { scanned in
      scanned.uses.map {
        RunUses.Source(
          path: scanned.file.shownPath, language: scanned.file.language, key: scanned.key, uses: $0)
      }
    }
    self.uses = sources.isEmpty ? nil : RunUses(sources)
    self.settings = settings
    self.threads = threads
  }

  /// The files that could not be read when they were scanned.
  var failures: [FileFailure] { self.files.compactMap(\.failure) }

  /// The progress of a command that examines all components.
  var progress: RunProgress {
    RunProgress(
      total: self.components.groups.reduce(0) { $0 + $1.count }, report: self.settings.progress)
  }

  /// Maps components in parallel; the results are in their order.
  func map<Result: Sendable>(
    _ groups: [[Int]], _ transform: @escaping @Sendable ([Int]) -> Result
  ) -> [Result] {
    Parallel.map(groups, threads: self.threads, transform)
  }

  // MARK: Components

  /// A file of the run by its index, and its text.
  typealias Text = (file: Int, bytes: [UInt8])

  /// The texts of files, and the files that could be read before and cannot any more.
  func texts(of group: [Int]) -> (texts: [Text], unread: [FileFailure]) {
    var texts: [Text] = []
    var unread: [FileFailure] = []
    for file in group where self.files[file].failure == nil {
      do throws(FileFailure) {
        let bytes =
          if let bytes = self.files[file].bytes { bytes } else { try self.files[file].file.read() }
        texts.append((file: file, bytes: bytes))
      } catch {
        unread.append(error)
      }
    }
    return (texts, unread)
  }

  /// The description of a file.
  func described(_ text: Text) -> Checker.Input {
    let input = self.files[text.file].file
    let isFromStandardInput = self.settings.standardInput != nil
    return Checker.Input(
      file: input.described(text.bytes), path: input.path, configuration: input.configuration,
      isStandardInput: isFromStandardInput && input.text != nil,
      // With text on standard input, only that text is fixed.
      isKept: isFromStandardInput && input.text == nil, isLinkToOutside: input.isLinkToOutside,
      isOutside: self.components.outside.contains(text.file))
  }

  /// The names of the types that files declare.
  func typeNames(in group: [Int]) -> Set<String> {
    Set(
      group.flatMap { file in
        self.files[file].index.headers.flatMap { header in
          [header.name, ((header.enclosing ?? []) + [header.name]).joined(separator: ".")]
        }
      })
  }
}
