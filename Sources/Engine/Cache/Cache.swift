import Foundation

/// Results of earlier runs, kept in a folder of the user's.
///
/// The key of an entry is a hash of everything that it depends on, so an entry is either correct or not found.
/// Nothing that goes wrong here is an error of the run.
struct Cache: Sendable {
  private let folder: String

  /// How long an unused result is kept, in seconds.
  private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  private static let fileExtension = ".cache"

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

  func read<Value: Decodable>(_ type: Value.Type, named name: String) -> Value? {
    guard let bytes = try? FileSystem.read(self.path(name)) else { return nil }
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].elementsEqual(ContentHash(of: Array(parts[1])).text.utf8) else {
      return nil
    }
    return try? JSONDecoder().decode(type, from: Data(parts[1]))
  }

  func write(_ value: some Encodable, named name: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return }
    // The first line is a hash of the others, so that a damaged file is ignored.
    let header = Data((ContentHash(of: Array(data)).text + "\n").utf8)
    let manager = FileManager.default
    try? manager.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
    // Two concurrent runs each write a complete file, and the later one remains.
    try? (header + data).write(to: URL(fileURLWithPath: self.path(name)), options: .atomic)
    self.removeOld()
  }

  private func path(_ name: String) -> String { "\(self.folder)/\(name)\(Self.fileExtension)" }

  private func removeOld() {
    let limit = Date().addingTimeInterval(-Self.lifetime)
    for entry in FileSystem.entries(of: self.folder) ?? [] where entry.name.hasSuffix(Self.fileExtension) {
      let path = "\(self.folder)/\(entry.name)"
      guard let signature = FileSystem.signature(of: path) else { continue }
      if Double(signature.modified) / 1e9 < limit.timeIntervalSince1970 {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
