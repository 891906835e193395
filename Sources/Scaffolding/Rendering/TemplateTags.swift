import Conventions
import Linting

/// Looks at the tags of a template: one that is misspelled would render nothing.
enum TemplateTags {
  /// - Throws: the first tag that names nothing.
  static func check(_ text: String, path: String, names: Set<String>) throws(ConfigurationError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for match in line.matches(of: /\{\{[#^\/&\{]?\s*([A-Za-z][A-Za-z0-9_.]*)\s*\}?\}\}/) {
        let name = String(match.output.1)
        guard !names.contains(name), !self.isUsedElsewhere(name) else { continue }
        let nearest = names.min { EditDistance.between(name, $0) < EditDistance.between(name, $1) }
        let hint =
          nearest.flatMap { EditDistance.between(name, $0) <= 2 ? "; did you mean '\($0)'?" : nil } ?? ""
        let column = line.unicodeScalars.distance(from: line.startIndex, to: match.output.1.startIndex) + 1
        throw ConfigurationError(
          path: path, line: index + 1, column: column, message: "no value is called '\(name)'\(hint)")
      }
    }
  }

  /// What only some ports have, so that a description without these has no such value.
  private static let portNames: Set = [
    "arguments", "declaredParameters", "documentation", "field", "hasParameters", "identifier",
    "initialValue",
    "isBoolean", "isFirst", "isLast", "isShort", "isText", "isVoid", "name", "parameters", "storage",
    "takesReferences", "title", "type", "value",
  ]

  private static func isUsedElsewhere(_ name: String) -> Bool { self.portNames.contains(name) }
}
