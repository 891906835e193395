import Foundation

/// Results of earlier runs, kept in a folder of the user.
///
/// The key of an entry is a hash of everything that it depends on, so an entry is either correct or not found. It is
/// still untrusted input, so its reader validates it. A failure of the cache is not an error of the run.
struct Cache: Sendable {
  /// The kinds of entries.
  enum Kind: String, CaseIterable {
    case run
    case components
  }

  private let folder: String

  /// How long a result is kept, in seconds.
  private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  private static let fileExtension = ".cache"
  /// What each file starts with, before a hash of the rest of its text.
  private static let header = "plumb cache "

  init(folder: String) {
    self.folder = folder
  }

  /// The usual folder for caches; nil when the user has no home folder.
  static var standardFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/plumb" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/plumb"
    #else
      return home + "/.cache/plumb"
    #endif
  }

  func read<Value: Decodable>(_ type: Value.Type, _ kind: Kind, named name: String) -> Value? {
    guard let bytes = try? FileSystem.read(self.path(kind, name), limit: .cache) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].elementsEqual(Self.firstLine(of: Array(parts[1])).utf8) else {
      return nil
    }
    return try? JSONDecoder().decode(type, from: Data(parts[1]))
  }

  func write(_ value: some Encodable, _ kind: Kind, named name: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value), !self.isInSystemFolder else { return }
    try? FileManager.default.createDirectory(
      atPath: self.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    self.removeOld()
    // Two concurrent runs each write a complete file, and the later one remains. A link at the path is replaced and not
    // followed: another user may have put it there.
    let path = self.path(kind, name)
    let text = Array(Self.firstLine(of: Array(data)).utf8) + [UInt8(ascii: "\n")] + data
    guard var temporary = try? TemporaryFile(beside: path, holding: text) else { return }
    _ = temporary.replace(path)
  }

  /// Whether the folder is one of the system's, or would be made in one.
  private var isInSystemFolder: Bool {
    var folder = Paths.absolute(self.folder, relativeTo: Paths.workingDirectory)
    while folder.contains("/"), !FileSystem.isPresent(folder) {
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
    return SystemFolders.hold(FileSystem.resolved(folder.isEmpty ? "/" : folder) ?? folder)
  }

  /// The first line of a file: a file with a different one is damaged, or belongs to another program.
  private static func firstLine(of bytes: [UInt8]) -> String { self.header + ContentHash(of: bytes).text }

  private func path(_ kind: Kind, _ name: String) -> String {
    "\(self.folder)/\(kind.rawValue)-\(name)\(Self.fileExtension)"
  }

  /// Removes old entries and the temporary files of killed runs. Other files in the folder are not touched.
  private func removeOld() {
    TemporaryFile.removeAbandoned(in: self.folder)
    let limit = Date().addingTimeInterval(-Self.lifetime)
    for entry in FileSystem.entries(of: self.folder) ?? [] where !entry.isLink && Self.isName(entry.name) {
      let path = "\(self.folder)/\(entry.name)"
      guard let signature = FileSystem.signature(of: path),
        Double(signature.modified) / 1e9 < limit.timeIntervalSince1970, Self.hasHeader(path)
      else { continue }
      unlink(path)
    }
  }

  /// Whether a file has the name of an entry.
  private static func isName(_ name: String) -> Bool {
    Kind.allCases.contains { kind in
      guard name.hasPrefix(kind.rawValue + "-"), name.hasSuffix(self.fileExtension) else { return false }
      let hash = name.dropFirst(kind.rawValue.count + 1).dropLast(self.fileExtension.count)
      return hash.utf8.count == 32 && hash.allSatisfy(\.isHexDigit)
    }
  }

  private static func hasHeader(_ path: String) -> Bool {
    guard let file = ReplacedFile(path), file.isRegular else { return false }
    let handle = FileHandle(fileDescriptor: file.descriptor, closeOnDealloc: false)
    return withExtendedLifetime(file) {
      (try? handle.read(upToCount: self.header.utf8.count)) == Data(self.header.utf8)
    }
  }
}
