package import Rules
package import SourceModel

/// The findings that a team has decided to live with for now.
///
/// A finding is recognized by its rule, its path and the text of its line, so that it is still recognized when lines
/// above it are added or removed. The file is readable JSON, sorted, with a line for each finding.
package struct Baseline: Hashable, Sendable {
  private struct Key: Hashable {
    var rule: String
    var path: String
    var content: String
  }

  private var counts: [Key: Int] = [:]
  /// The folder that the paths are relative to, with `/` at its end.
  private let folder: String

  /// A baseline of findings.
  ///
  /// - Parameters:
  ///   - findings: the findings to suppress from now on.
  ///   - path: the file that it will be written to.
  package init(of findings: [ReportedFinding], at path: String) {
    self.folder = Paths.folder(of: Paths.absolute(path, relativeTo: Paths.workingDirectory))
    for finding in findings { self.counts[self.key(of: finding), default: 0] += 1 }
  }

  /// Reads a baseline.
  package init(contentsOf path: String) throws(ConfigurationError) {
    let absolute = Paths.absolute(path, relativeTo: Paths.workingDirectory)
    let path = Paths.shown(absolute, from: Paths.workingDirectory)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(absolute, limit: .baseline)
    } catch {
      throw ConfigurationError(path: path, message: "the baseline cannot be read: \(error.reason)")
    }
    self.folder = Paths.folder(of: absolute)
    let text = try YAMLFile.text(of: bytes, path: path)
    for finding in try BaselineFile.read(text, path: path).findings {
      let key = Key(rule: finding.rule, path: finding.path, content: finding.content)
      self.counts[key] = min(self.counts[key, default: 0] + finding.count, BaselineFile.counts.upperBound)
    }
  }

  package mutating func add(_ finding: ReportedFinding) {
    self.counts[self.key(of: finding), default: 0] += 1
  }

  /// The findings that are not in the baseline.
  package func filter(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    var seen: [Key: Int] = [:]
    return findings.filter { finding in
      let key = self.key(of: finding)
      guard let count = self.counts[key], seen[key, default: 0] < count else { return true }
      seen[key, default: 0] += 1
      return false
    }
  }

  /// The number of findings.
  package var count: Int { self.counts.values.reduce(0, +) }

  /// The number of findings by the IDs of their rules.
  var findingsByRule: [String: Int] {
    self.counts.reduce(into: [:]) { $0[$1.key.rule, default: 0] += $1.value }
  }

  /// The text of the file.
  package var text: OutputText {
    let lines: [FormattedText<JSONText>] = self.counts
      .sorted { ($0.key.path, $0.key.rule, $0.key.content) < ($1.key.path, $1.key.rule, $1.key.content) }
      .map { key, count in
        #"    {"rule": \#(key.rule), "path": \#(key.path), "content": \#(key.content), "count": \#(number: count)}"#
      }
    let findings: FormattedText<JSONText> =
      lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return OutputText("{\n  \"version\": 1,\n  \"findings\": \(findings)\n}\n" as FormattedText<JSONText>)
  }

  private func key(of finding: ReportedFinding) -> Key {
    let path = Paths.absolute(finding.path, relativeTo: Paths.workingDirectory)
    return Key(rule: finding.rule, path: Paths.shown(path, from: self.folder), content: finding.content)
  }
}
