package import Foundation

/// The texts of a program by their names, in which slashes are folders.
package struct Record: Sendable {
  package private(set) var texts: [String: String] = [:]

  /// A line for each text, sorted by name.
  package var lines: String {
    self.texts.sorted { $0.key < $1.key }
      .map { name, text in "\(Self.hash(text))  \(name)\n" }
      .joined()
  }

  mutating func add(_ name: String, _ text: String) { self.texts[name] = text }

  mutating func add(_ other: Record) { self.texts.merge(other.texts) { $1 } }

  /// Adds a diff, one text for each file, and what else the run printed.
  mutating func add(_ name: String, diff run: RecordedProgram.Run) {
    let start = "diff --git a/"
    var report = run
    report.output = ""
    self.add("\(name)/report", report.text)
    for file in ("\n" + run.output).components(separatedBy: "\n" + start).dropFirst() {
      self.add("\(name)/\(file.prefix { $0 != " " && $0 != "\n" }).diff", start + file)
    }
  }

  package func writeTexts(to folder: URL) throws {
    for (name, text) in self.texts {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// FNV-1a of G. Fowler, L. C. Noll and P. Vo.
  private static func hash(_ text: String) -> String {
    var text = text
    let hash = text.withUTF8 { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
