import Engine

/// A text of any number of lines, and the same lines in the other order.
package struct ReversedLines {
  package var count: Int

  package init(count: Int) {
    self.count = count
  }

  /// Writes the difference of both.
  package func diff() -> Growth.Step {
    let lines = (0..<self.count).map { "  func input\($0)()\n" }
    let (old, new) = (Array(lines.joined().utf8), Array(lines.reversed().joined().utf8))
    return Growth.step(size: old.count) {
      let diff = UnifiedDiff.text(from: old, to: new, path: "LargeViewModel.swift")
      let marks = diff.split(separator: UInt8(ascii: "\n")).compactMap(\.first)
      return marks.count { $0 == UInt8(ascii: "-") } == marks.count { $0 == UInt8(ascii: "+") }
    }
  }
}
