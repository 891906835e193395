import Engine
import PortRenaming
import TestSupport
import Testing

struct RenamedFileTests {
  private static let files = ["a", "b", "c"].map {
    RenamedFile(path: $0, old: Array("old \($0)".utf8), [RenamedFile.Change(range: 0..<3, name: "new")])
  }

  /// Writes to a dictionary, and fails at some of its calls, counted from 1.
  private func write(failing: Set<Int>) -> (texts: [String: String], failure: FileFailure?) {
    var texts = Dictionary(
      uniqueKeysWithValues: Self.files.map { ($0.path, String(decoding: $0.old, as: UTF8.self)) })
    var call = 0
    do throws(FileFailure) {
      try RenamedFile.write(Self.files) { file, old, new throws(FileFailure) in
        call += 1
        let path = file.path
        guard !failing.contains(call) else { throw FileFailure(path: path, reason: "fault \(call)") }
        #expect(texts[path] == String(decoding: old, as: UTF8.self))
        texts[path] = String(decoding: new, as: UTF8.self)
      }
      return (texts, nil)
    } catch {
      return (texts, error)
    }
  }

  @Test("Files that were written get their old text back when one cannot be written")
  func rollback() {
    #expect(self.write(failing: []).texts == ["a": "new a", "b": "new b", "c": "new c"])
    let (texts, failure) = self.write(failing: [3])
    #expect(texts == ["a": "old a", "b": "old b", "c": "old c"])
    #expect(failure == FileFailure(path: "c", reason: "fault 3"))
  }

  @Test(
    "A file that cannot get its old text back is told beside the reason for that, and the others get theirs")
  func failingRollback() {
    let (texts, failure) = self.write(failing: [3, 4])
    #expect(texts == ["a": "old a", "b": "new b", "c": "old c"])
    #expect(failure == FileFailure(path: "c", reason: "fault 3; b keeps the new name: fault 4"))
    let all = self.write(failing: [3, 4, 5])
    #expect(
      all.failure?.reason == "fault 3; b keeps the new name: fault 4; a keeps the new name: fault 5")
  }
}
