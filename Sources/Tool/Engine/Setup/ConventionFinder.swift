import Foundation
import Recognition
import Rules
package import SourceModel

extension Conventions {
  /// The conventions of the view models in some files and folders; nil when they declare none.
  ///
  /// - Parameter configuration: the configuration for all files; nil for the nearest one above each.
  package init?(of paths: [String], configuration: String? = nil) throws {
    var finder = ConventionFinder(configuration: configuration, language: nil)
    let files = try finder.files(in: paths)
    let place = paths.count == 1 ? ConventionFinder.shown(paths[0]) : paths.joined(separator: ", ")
    guard let conventions = finder.conventions(of: files, in: place) else { return nil }
    self = finder.completed(conventions, with: files)
  }

  /// The conventions around a folder: those of the view models in it, or in the nearest folder above it that has any,
  /// up to the root of the repository, or else to the working folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, which need not exist.
  ///   - tests: the folder of its tests, around which tests are looked for.
  ///   - language: the language of the view models; nil for any.
  package static func around(
    _ folder: String, tests: String, in language: Language? = nil, configuration: String? = nil
  ) throws -> Conventions? {
    var finder = ConventionFinder(configuration: configuration, language: language)
    var found: Conventions?
    for level in ConventionFinder.levels(from: folder) where found == nil {
      found = finder.conventions(of: try finder.files(in: [level]), in: ConventionFinder.shown(level))
    }
    guard var found else { return nil }
    for level in ConventionFinder.levels(from: tests) where found.testFramework == nil {
      found = finder.completed(found, with: try finder.files(in: [level]))
    }
    return found
  }
}

/// Reads the files that show conventions. The time that it takes is bounded, however large the folders are.
private struct ConventionFinder {
  /// How many folders are searched, how many files in them are read, and how many of these are parsed.
  private static let limits = (searched: 10_000, read: 2_000, parsed: 100)

  let configuration: String?
  let language: Language?
  /// The files that were read, by their paths.
  private var known: [String: SkimmedFile] = [:]
  private var isPartial = false

  init(configuration: String?, language: Language?) {
    self.configuration = configuration
    self.language = language
  }

  /// A folder as it is displayed, with `/` at its end.
  static func shown(_ folder: String) -> String {
    let path = Paths.shown(
      Paths.absolute(folder, relativeTo: Paths.workingDirectory) + "/", from: Paths.workingDirectory)
    return path.isEmpty ? "./" : path
  }

  /// A folder and those above it that exist, up to the root of its repository or to the working folder.
  static func levels(from folder: String) -> [String] {
    let workingFolder = Paths.workingDirectory
    let path = Paths.absolute(folder, relativeTo: workingFolder)
    var (levels, current) = ([String](), path)
    while true {
      if FileSystem.isDirectory(current) { levels.append(current) }
      if FileSystem.exists(current + "/.git") { return levels }
      guard current.count > 1 else { break }
      current = String(Paths.folder(of: current).dropLast())
      if current.isEmpty { current = "/" }
    }
    // Outside of a repository, nothing above the working folder has to do with it.
    return levels.filter { Paths.isWithin($0, workingFolder) || $0 == path }
  }

  // MARK: Files

  /// Reads the files in some folders, those of view models and of tests first, and the nearest of these first.
  ///
  /// - Throws: what cannot be read, unless the configuration excludes it: the conventions might be others with it.
  mutating func files(in folders: [String]) throws -> [SkimmedFile] {
    var finder = FileFinder(
      workingDirectory: Paths.workingDirectory, configurations: try Configurations(fixed: self.configuration))
    finder.included = [.configured]
    finder.mostFolders = Self.limits.searched
    let found = try finder.find(folders).files.filter { self.language == nil || $0.language == self.language }
    if let failure = finder.failures.first { throw failure }
    let ordered = found.map { (order: Self.order(of: $0.path), file: $0) }.sorted { $0.order < $1.order }
    let unread = ordered.map(\.file).filter { self.known[$0.path] == nil }
    let left = max(0, Self.limits.read - self.known.count)
    if unread.count > left || finder.searchedFolders == finder.mostFolders { self.isPartial = true }
    let threads = ProcessInfo.processInfo.activeProcessorCount
    for skimmed in Parallel.map(Array(unread.prefix(left)), threads: threads, { SkimmedFile($0) }) {
      if let failure = skimmed.failure, skimmed.file.exclusion == nil { throw failure }
      self.known[skimmed.file.path] = skimmed
    }
    return ordered.compactMap { self.known[$0.file.path] }
  }

  /// Whether the name of a file says that it has neither view models nor tests, and how many folders lead to it.
  private static func order(of path: String) -> (Int, Int) {
    let isLikely = ["ViewModel", "Test", "Spec"].contains(where: Paths.name(of: path).contains)
    return (isLikely ? 0 : 1, path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  // MARK: Conventions

  /// The conventions of the view models in files; nil when they declare none.
  mutating func conventions(of files: [SkimmedFile], in place: String) -> Conventions? {
    let likely = files.filter { $0.isLikelyRead && $0.file.exclusion == nil }
    if likely.count > Self.limits.parsed { self.isPartial = true }
    let parsed = likely.prefix(Self.limits.parsed).map(\.file)
    let run = Run(parsed, LintSettings(paths: []), keepsTexts: true)
    let found = run.viewModels().viewModels.filter { !$0.isBaseClass && $0.form.title == nil }
    guard let dialect = found.map(\.dialect).mostFrequent else { return nil }
    let viewModels = found.filter { $0.dialect == dialect }
    var conventions = Conventions(dialect: dialect, viewModels: viewModels.count, place: place)
    conventions.library = viewModels.compactMap(SignalLibrary.init).mostFrequent
    conventions.indentation = Indentation(of: viewModels.map(\.file.text.bytes))
    conventions.usesCRLF =
      viewModels.count { $0.file.text.bytes.holds(Array("\r\n".utf8)) } * 2 > viewModels.count
    let scenes = viewModels.filter { !NameWords.of($0.name).contains("Cell") }
    let coordinators = scenes.compactMap { viewModel in
      viewModel.initializers.flatMap(\.value.parameters).first {
        Collaborator.isCoordinator($0.name, $0.type)
      }
    }
    if coordinators.count * 2 > scenes.count {
      conventions.coordinator = coordinators.map(\.type.description).mostFrequent
    }
    conventions.folderNames = viewModels.reduce(into: [:]) { counts, viewModel in
      let path = Paths.absolute(viewModel.path, relativeTo: Paths.workingDirectory)
      for name in Set(Paths.parts(of: path).map(String.init)) { counts[name, default: 0] += 1 }
    }.filter { $0.value * 2 > viewModels.count }.map(\.key).sorted()
    conventions.isPartial = self.isPartial
    return conventions
  }

  /// Conventions with those of the tests in files. Tests of view models count before others.
  func completed(_ conventions: Conventions, with files: [SkimmedFile]) -> Conventions {
    var conventions = conventions
    let tests = files.filter { $0.testFramework?.isAvailable(in: conventions.dialect.language) ?? false }
    let ofViewModels = tests.filter(\.namesViewModel)
    let counted = ofViewModels.isEmpty ? tests : ofViewModels
    conventions.testFramework = counted.compactMap(\.testFramework).mostFrequent
    // A module has the name of its folder; others that tests import are what it depends on, or helpers of the tests.
    let modules = counted.flatMap(\.testedModules).filter(SwiftWords.isName)
    conventions.testedModule =
      modules.filter(conventions.folderNames.contains).mostFrequent ?? modules.mostFrequent
    return conventions
  }
}

/// What a file shows of itself without being parsed.
struct SkimmedFile: Sendable {
  /// The file, with its text if it is likely to declare a view model.
  var file: RunFile
  var failure: FileFailure?
  var isLikelyRead = false
  var namesViewModel = false
  var testFramework: TestFramework?
  /// What it imports with `@testable`.
  var testedModules: [String] = []

  init(_ file: RunFile) {
    self.file = file
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try file.read()
    } catch {
      self.failure = error
      return
    }
    self.namesViewModel = bytes.holds(Array("ViewModel".utf8))
    let imports = Self.imports(bytes)
    self.testFramework = .imported(Set(imports.map(\.path)))
    if self.testFramework == .quick, bytes.holds(Array("override func spec()".utf8)) {
      self.testFramework = .quick6
    }
    self.testedModules = imports.filter(\.isTestable).map(\.path)
    guard self.testFramework == nil else { return }
    self.isLikelyRead = FileIndex.scan(bytes, file.language).isLikelyRead
    if self.isLikelyRead { self.file.text = bytes }
  }

  /// What may stand between `import` and the name.
  private static let kinds: Set = [
    "static", "class", "struct", "enum", "protocol", "func", "let", "var", "typealias",
  ]

  /// The imports of a file, each of which is on a line of its own.
  private static func imports(_ bytes: [UInt8]) -> [(path: String, isTestable: Bool)] {
    guard bytes.holds(Array("import ".utf8)) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first == UInt8(ascii: "i") || line.first == UInt8(ascii: "@") else { return nil }
      let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace || $0 == ";" }
      guard let index = words.firstIndex(of: "import"),
        let path = words[(index + 1)...].first(where: { !self.kinds.contains(String($0)) })
      else { return nil }
      return (String(path), words[..<index].contains("@testable"))
    }
  }
}
