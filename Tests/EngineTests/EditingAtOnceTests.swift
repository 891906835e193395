import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import Engine

/// A file that an editor saves while it is fixed.
struct EditingAtOnceTests {
  @Test("No edit is lost when an editor replaces the file, however often both do")
  func replacedByEditor() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("A.swift")
    try folder.write("edit 0", to: "A.swift")
    let edits = TestScale.count(10_000, atLeast: 500)
    let isDone = Box(false)
    let fixer = Thread {
      while !isDone.value {
        guard let old = try? FileSystem.read(path, limit: .source), !old.ends(with: Array("fixed".utf8))
        else {
          continue
        }
        try? WholeFile.replace(path, from: old, to: old + Array(", fixed".utf8))
      }
    }
    fixer.start()
    defer { isDone.value = true }
    var fixed = 0
    for edit in 1...edits {
      let texts = ["edit \(edit - 1)", "edit \(edit - 1), fixed"]
      var text = try self.text(of: path)
      // What was fixed too late is there for a moment, until the edit is put back. Now and then the fixer gets its turn.
      let isAwaited = edit.isMultiple(of: 100)
      for _ in 0..<30_000 where !texts.contains(text) || isAwaited && text != texts[1] {
        usleep(1_000)
        text = try self.text(of: path)
      }
      #expect(texts.contains(text))
      if text.hasSuffix("fixed") { fixed += 1 }
      try folder.write("edit \(edit)", to: "saved")
      #expect(rename(folder.path("saved"), path) == 0)
      // The fixer needs a moment now and then.
      if edit.isMultiple(of: 7) { usleep(UInt32(edit % 300)) }
    }
    #expect(fixed > 0)
  }

  private func text(of path: String) throws -> String {
    String(decoding: try FileSystem.read(path, limit: .source), as: UTF8.self)
  }
}

/// A value that two threads share.
private final class Box: @unchecked Sendable {
  // Every access holds the lock, which is what makes it Sendable.
  private let lock = NSLock()
  private var stored: Bool

  init(_ value: Bool) { self.stored = value }

  var value: Bool {
    get { self.lock.withLock { self.stored } }
    set { self.lock.withLock { self.stored = newValue } }
  }
}

extension [UInt8] {
  fileprivate func ends(with other: [UInt8]) -> Bool { self.suffix(other.count).elementsEqual(other) }
}
