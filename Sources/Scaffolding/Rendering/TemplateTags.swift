import Conventions
import Linting
import ViewModelModel

/// Looks at the tags of a template: one that is misspelled would render nothing.
enum TemplateTags {
  /// - Throws: the first tag that names nothing.
  static func check(_ text: String, path: String) throws(ConfigurationError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for match in line.matches(of: /\{\{[#^\/&\{]?\s*([A-Za-z][A-Za-z0-9_.]*)\s*\}?\}\}/) {
        let name = String(match.output.1)
        guard !self.names.contains(name) else { continue }
        let nearest = self.names.min { EditDistance.between(name, $0) < EditDistance.between(name, $1) }
        let hint =
          nearest.flatMap { EditDistance.between(name, $0) <= 2 ? "; did you mean '\($0)'?" : nil } ?? ""
        let column = line.unicodeScalars.distance(from: line.startIndex, to: match.output.1.startIndex) + 1
        throw ConfigurationError(
          path: path, line: index + 1, column: column, message: "no value is called '\(name)'\(hint)")
      }
    }
  }

  /// What templates can name, whatever a description says: everything that is said of one with ports of every kind.
  private static let names: Set<String> = {
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

  private static let name = PortParameter(label: nil, name: "name", type: .named("String"))
}
