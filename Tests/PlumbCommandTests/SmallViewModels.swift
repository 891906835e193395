import Foundation
import TestSupport

/// A folder with many small view models that `plumb fix` mends, and what becomes of them when it is interrupted.
struct SmallViewModels {
  struct File {
    var name: String
    var url: URL
    var old: Data
    var new: Data
  }

  /// What a run left.
  struct State {
    var old = 0
    var new = 0
    /// The files that are neither the old nor the new ones.
    var broken: [String] = []
  }

  static let arguments = ["fix", "--quiet", "--rules", "final-view-model"]

  let folder: TemporaryFolder
  let files: [File]

  init(count: Int) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    self.files = (0..<count).map { number in
      let name = "Screen\(1000 + number)ViewModel"
      return File(
        name: name + ".java", url: URL(fileURLWithPath: folder.path(name + ".java")),
        old: Data(Self.text(name, "class").utf8), new: Data(Self.text(name, "final class").utf8))
    }
    for file in self.files { try file.old.write(to: file.url) }
  }

  private static func text(_ name: String, _ keyword: String) -> String {
    """
    import rx.Observable;

    interface \(name) {
      interface Inputs {}

      interface Outputs {}

      \(keyword) ViewModel implements Inputs, Outputs {}
    }

    """
  }

  /// Whether the first file, with which the writing begins, is written.
  var isWriting: Bool { self.files.first.map { (try? Data(contentsOf: $0.url)) != $0.old } ?? false }

  /// Looks at the files, and makes them as they were.
  func restore() throws -> State {
    var state = State()
    for file in self.files {
      let bytes = try? Data(contentsOf: file.url)
      if bytes == file.old {
        state.old += 1
        continue
      }
      if bytes == file.new { state.new += 1 } else { state.broken.append(file.name) }
      try file.old.write(to: file.url)
    }
    return state
  }

  /// The temporary files.
  func leftovers() throws -> [String] {
    let names = Set(self.files.map(\.name))
    return try self.folder.names().filter { !names.contains($0) }
  }
}
