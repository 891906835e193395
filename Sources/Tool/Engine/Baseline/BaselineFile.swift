import Foundation
import Yams

/// The contents of the file of a baseline.
struct BaselineFile: Decodable {
  struct Finding: Decodable {
    var rule: String
    var path: String
    var content: String
    var count: Int
  }

  var version: Int
  var findings: [Finding]

  /// The valid counts of a finding: no line has more findings.
  static let counts = 1...1_000_000_000

  /// Reads the text of a file.
  ///
  /// JSON is decoded directly, which is much faster than reading YAML. The YAML reader reads everything else, and finds
  /// the positions of errors.
  static func read(_ text: String, path: String) throws(ConfigurationError) -> BaselineFile {
    if let file = try? JSONDecoder().decode(BaselineFile.self, from: Data(text.utf8)), file.isValid {
      return file
    }
    return try self.init(yaml: text, path: path)
  }

  private var isValid: Bool {
    self.version == 1 && self.findings.allSatisfy { Self.counts.contains($0.count) }
  }

  private init(yaml text: String, path: String) throws(ConfigurationError) {
    let root = try YAMLFile.compose(text, path: path)
    guard let mapping = root?.mapping else {
      throw ConfigurationError(
        path: path, line: 1, column: 1, message: "a baseline must be an object with 'version' and 'findings'")
    }
    func error(at node: Node?, _ message: String) -> ConfigurationError {
      let mark = node?.mark ?? root?.mark
      return ConfigurationError(path: path, line: mark?.line, column: mark?.column, message: message)
    }
    guard mapping["version"]?.scalar?.string == "1" else {
      throw error(at: mapping["version"], "the 'version' of a baseline must be 1")
    }
    guard let findings = mapping["findings"]?.sequence else {
      throw error(at: mapping["findings"], "'findings' of a baseline must be a list")
    }
    self.version = 1
    self.findings = []
    for finding in findings {
      guard let rule = finding["rule"]?.string, let shown = finding["path"]?.string,
        let content = finding["content"]?.string, let count = finding["count"]
      else {
        throw error(at: finding, "a finding of a baseline must have 'rule', 'path', 'content' and 'count'")
      }
      guard let number = count.scalar.flatMap({ Int($0.string) }), Self.counts.contains(number) else {
        throw error(at: count, "'count' must be a whole number from 1 to \(Self.counts.upperBound)")
      }
      self.findings.append(Finding(rule: rule, path: shown, content: content, count: number))
    }
  }
}
