import Engine
import SourceModel

/// Checks the tags of a template: a misspelled one would render nothing, and the position of an unmatched section
/// would be unknown.
enum TemplateTags {
  /// - Throws: the first unknown or misplaced tag.
  static func check(_ text: String, path: String) throws(ConfigurationError) {
    if let start = text.ranges(of: "{{").last?.lowerBound, !text[start...].contains("}}") {
      throw self.error("the tag has no end: '}}' is missing", at: start, of: text, path: path)
    }
    var open: [(name: Substring, place: Substring.Index)] = []
    for match in text.matches(of: /\{\{([#^\/&\{]?)\s*([A-Za-z][A-Za-z0-9_]*)\s*\}?\}\}/) {
      let (sign, name) = (match.output.1, match.output.2)
      func error(_ message: String) -> ConfigurationError {
        self.error(message, at: name.startIndex, of: text, path: path)
      }
      guard self.names.contains(String(name)) else {
        throw error("unknown value '\(name)'\(self.hint(String(name)))")
      }
      switch sign {
      case "#", "^": open.append((name, match.range.lowerBound))
      case "/":
        guard let section = open.popLast() else {
          throw error("'{{/\(name)}}' ends no section: none is open")
        }
        guard section.name == name else {
          throw error("'{{/\(name)}}' ends no section: '{{#\(section.name)}}' is open")
        }
      default: break
      }
    }
    guard let section = open.last else { return }
    throw self.error(
      "the section '{{#\(section.name)}}' has no end: '{{/\(section.name)}}' is missing", at: section.place,
      of: text,
      path: path)
  }

  private static func error(
    _ message: String, at index: Substring.Index, of text: String, path: String
  ) -> ConfigurationError {
    let lines = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    return ConfigurationError(
      path: path, line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1, message: message)
  }

  private static func hint(_ name: String) -> String {
    EditDistance.nearest(to: name, among: self.names.sorted()).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// All values that templates can use: those of a description with ports of every kind.
  private static let names: Set<String> = {
    let name = PortParameter(label: nil, name: "name", type: .named("String"))
    let description = ViewModelDescription(
      "SampleViewModel",
      inputs: [
        InputDescription("viewDidLoad"), InputDescription("nameChanged", [name]), InputDescription("saved"),
      ],
      outputs: [OutputDescription("title", .named("String"))],
      actions: [ActionDescription("save", input: .named("String"), output: .void)])
    let swift = SwiftScaffold(
      description: description, dialect: .kickstarterSwift, options: ScaffoldOptions())
    let java = try? JavaScaffold(description, ScaffoldOptions()).context()
    return swift.context.names.union(java?.names ?? [])
  }()
}
