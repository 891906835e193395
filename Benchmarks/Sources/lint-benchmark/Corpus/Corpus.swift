import Foundation

/// The files that are measured: a copy of the sources of packages, and generated view models.
struct Corpus {
  /// The folder that holds all of it.
  let folder: URL
  /// The paths of all files.
  let paths: [String]
  /// The paths of the generated view models.
  let viewModelPaths: [String]
  /// The size of all files in bytes.
  let size: Int
  /// The size of the generated view models in bytes.
  let viewModelSize: Int

  /// The fewest files that the packages have to bring.
  private static let minimumSources = 1_500

  /// Makes the files.
  ///
  /// - Throws: `CorpusError` where the packages bring too few files.
  init(at folder: URL, options: CorpusOptions) throws {
    var copied: [String] = []
    var size = 0
    for source in options.sources {
      let (paths, bytes) = try Self.copySources(
        from: URL(fileURLWithPath: source, isDirectory: true).standardizedFileURL,
        to: folder.appendingPathComponent("Packages\(copied.isEmpty ? "" : "\(copied.count)")"))
      copied += paths
      size += bytes
    }
    guard copied.count >= Self.minimumSources else {
      throw CorpusError(folders: options.sources, found: copied.count, needed: Self.minimumSources)
    }

    var generator = ViewModelGenerator(seed: options.seed)
    var generated: [String] = []
    var generatedSize = 0
    for (name, feature, text) in generator.viewModels(count: options.viewModels) {
      let group = folder.appendingPathComponent("App/\(feature)", isDirectory: true)
      try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
      let file = group.appendingPathComponent("\(name).swift")
      try Data(text.utf8).write(to: file)
      generated.append(file.path)
      generatedSize += text.utf8.count
    }
    self.folder = folder
    self.paths = copied + generated
    self.viewModelPaths = generated
    self.size = size + generatedSize
    self.viewModelSize = generatedSize
  }

  /// Copies the Swift files below a folder, in the folders that they stand in.
  private static func copySources(from source: URL, to target: URL) throws -> (paths: [String], size: Int) {
    guard let names = FileManager.default.enumerator(atPath: source.path) else { return ([], 0) }
    var paths: [String] = []
    var size = 0
    for case let name as String in names where Self.isSource(name) {
      let file = source.appendingPathComponent(name)
      let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values.isRegularFile == true else { continue }
      let copy = target.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: file, to: copy)
      paths.append(copy.path)
      size += values.fileSize ?? 0
    }
    return (paths, size)
  }

  /// Files of swift-syntax that `swift format lint` of Swift 6.3 traps on.
  private static let unformattable: Set = ["DebugDescriptionTests.swift"]

  /// Whether all tools look at a file, so that they have the same work.
  private static func isSource(_ name: String) -> Bool {
    guard name.hasSuffix(".swift"), !name.hasSuffix(".generated.swift"), !name.hasSuffix(".g.swift") else {
      return false
    }
    let parts = name.split(separator: "/").map(String.init)
    return !parts.contains { $0.hasPrefix(".") } && !self.unformattable.contains(parts.last ?? "")
  }
}
