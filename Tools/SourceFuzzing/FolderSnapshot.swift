import Foundation

/// The state of everything in a folder at one time.
struct FolderSnapshot {
  private struct State: Hashable {
    var mode: mode_t
    /// The contents of a file, or where a link leads; empty where contents may change.
    var contents: [UInt8]
  }

  private var states: [[UInt8]: State] = [:]

  /// - Parameters:
  ///   - folder: the folder.
  ///   - withContents: whether the contents of files are part of the state.
  init(of folder: String, withContents: Bool) {
    for entry in FolderWalk.entries(of: BytePath(folder)) {
      var contents: [UInt8] = []
      if entry.kind == S_IFLNK { contents = Self.destination(of: entry.path) }
      if entry.kind == S_IFREG, withContents { contents = Self.contents(of: entry.path) }
      self.states[entry.name] = State(mode: entry.status.st_mode, contents: contents)
    }
  }

  /// The first difference from an earlier state, as a sentence; nil when there is none.
  func difference(from earlier: FolderSnapshot) -> String? {
    func shown(_ name: [UInt8]) -> String { "'\(String(decoding: name, as: UTF8.self))'" }
    for name in Set(self.states.keys).union(earlier.states.keys).sorted(by: {
      $0.lexicographicallyPrecedes($1)
    }) {
      switch (earlier.states[name], self.states[name]) {
      case (nil, _): return "\(shown(name)) was created"
      case (_, nil): return "\(shown(name)) was deleted"
      case (let old?, let new?): if old != new { return "\(shown(name)) was changed" }
      }
    }
    return nil
  }

  private static func destination(of path: BytePath) -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path.systemText, &buffer, buffer.count)
    return buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
  }

  private static func contents(of path: BytePath) -> [UInt8] {
    FileManager.default.contents(atPath: String(decoding: path.bytes, as: UTF8.self)).map(Array.init) ?? []
  }
}
