import Engine
import Foundation
import SourceModel

/// A baseline of any number of findings.
package struct LargeBaseline {
  package var findings: Int

  package init(findings: Int) {
    self.findings = findings
  }

  /// Writes the baseline, and reads it.
  package func read() throws -> Growth.Step {
    let path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/plumb-growth-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let lines = (0..<self.findings).map { number in
      #"    {"rule": "void-input", "path": "Sources/A\#(number / 10).swift", "#
        + #""content": "  func input\#(number)() -> Bool", "count": 1}"#
    }
    let text = "{\n  \"version\": 1,\n  \"findings\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return try Growth.step(size: text.utf8.count) {
      try Baseline(contentsOf: path).text.text.utf8.count == text.utf8.count
    }
  }
}
