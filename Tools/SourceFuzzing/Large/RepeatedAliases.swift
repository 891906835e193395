import Engine

/// YAML whose aliases stand for ten times as many nodes from line to line.
package struct RepeatedAliases {
  package var lines: Int

  package init(lines: Int) {
    self.lines = lines
  }

  /// Reads the text up to the error in it.
  package func read() -> Growth.Step {
    let first = "list0: &list0 [a, b, c, d, e, f, g, h, i, j]\n"
    let others = (1..<self.lines).map { line in
      "list\(line): &list\(line) [\(Array(repeating: "*list\(line - 1)", count: 10).joined(separator: ", "))]\n"
    }
    let text = "texts:\n" + (0..<self.lines).map { "  - text \($0)\n" }.joined() + first + others.joined()
    return Growth.step(size: text.utf8.count) {
      do throws(ConfigurationError) {
        _ = try YAMLFile.compose(text, path: "large.yml")
        return false
      } catch {
        return error.line == self.lines + 3
      }
    }
  }
}
