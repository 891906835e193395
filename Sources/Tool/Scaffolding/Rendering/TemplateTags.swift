import Engine
import SourceModel

/// Checks the tags of a template before it is parsed: a misspelled one would render nothing, a list that is not a
/// section would render its elements in any order, the position of an unmatched section would be unknown, and sections
/// that are nested too deeply would overflow the stack.
enum TemplateTags {
  /// How deeply sections may be nested.
  private static let depth = 64

  /// How many tags a template may have: the time to parse each grows with the size of the template.
  private static let count = 1_000

  /// How many braces may open outside of tags: the parser takes time that grows with the template for each, too.
  private static let braces = 2_000

  /// - Throws: the first unknown or misplaced tag.
  static func check(_ text: String, path: String) throws(ConfigurationError) {
    var open: [(name: Substring, place: Substring.Index, kind: RenderContext.Kind?)] = []
    var rest = text[...]
    var braces = 0
    for number in 1... {
      let start = rest.firstRange(of: "{{")
      let literal = rest[..<(start?.lowerBound ?? rest.endIndex)]
      for index in literal.utf8.indices where literal.utf8[index] == UInt8(ascii: "{") {
        braces += 1
        guard braces <= self.braces else {
          throw self.error(
            "a template must not have more than \(self.braces) '{' outside of its tags", at: index, of: text,
            path: path)
        }
      }
      guard let start else { break }
      func error(_ message: String, at place: Substring.Index? = nil) -> ConfigurationError {
        self.error(message, at: place ?? start.lowerBound, of: text, path: path)
      }
      guard number <= self.count else { throw error("a template must not have more than \(self.count) tags") }
      guard let end = rest[start.upperBound...].firstRange(of: "}}") else {
        throw error("the tag has no end: '}}' is missing")
      }
      let body = rest[start.upperBound..<end.lowerBound]
      rest = rest[end.upperBound...]
      let sign = body.first.flatMap { "#^/&{!><$=%".contains($0) ? $0 : nil }
      let name = self.trimmed(sign == nil ? body : body.dropFirst())
      switch sign {
      case "!": continue
      case ">", "<", "$": throw error("partials are not supported: write out '\(name)'")
      case "=": throw error("the delimiters of tags cannot be changed")
      case "%": throw error("pragmas are not supported")
      case "{":
        guard rest.popFirst() == "}" else { throw error("the tag has no end: '}}}' is missing") }
      default: break
      }
      guard !name.isEmpty else { throw error("the tag has no name") }
      let kind = self.kinds[String(name)]
      guard name == "." || kind != nil else {
        throw error("unknown value '\(name)'\(self.hint(String(name)))", at: name.startIndex)
      }
      if !"#^/".contains(sign ?? " ") {
        if kind == .texts || kind == .values {
          throw error(
            "'\(name)' is a list: write '{{#\(name)}}', what each element becomes, and '{{/\(name)}}'",
            at: name.startIndex)
        }
        let element = open.last { $0.kind == .texts || $0.kind == .text || $0.kind == .values }
        if name == ".", element?.kind ?? .values == .values {
          throw error(
            "'.' is an element of a list of texts, such as '{{#documentation}}'", at: name.startIndex)
        }
      }
      switch sign {
      case "#", "^":
        guard open.count < self.depth else {
          throw error("sections must not be nested more than \(self.depth) levels deep")
        }
        open.append((name, start.lowerBound, sign == "#" ? kind : nil))
      case "/":
        guard let section = open.popLast() else {
          throw error("'{{/\(name)}}' ends no section: none is open", at: name.startIndex)
        }
        guard section.name == name else {
          throw error("'{{/\(name)}}' ends no section: '{{#\(section.name)}}' is open", at: name.startIndex)
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

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }

  private static func error(
    _ message: String, at index: Substring.Index, of text: String, path: String
  ) -> ConfigurationError {
    let lines = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    return ConfigurationError(
      path: path, line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1, message: message)
  }

  private static func hint(_ name: String) -> String {
    EditDistance.nearest(to: name, among: self.kinds.keys.sorted()).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// All values that templates can use: those of a description with ports of every kind.
  private static let kinds: [String: RenderContext.Kind] = {
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
    let kotlin = try? KotlinScaffold(description, ScaffoldOptions()).context()
    return [java, kotlin].reduce(swift.context.kinds) { kinds, context in
      kinds.merging(context?.kinds ?? [:]) { $0 == .values || $1 == .values ? .values : $0 }
    }
  }()
}
