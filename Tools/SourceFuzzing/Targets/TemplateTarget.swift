import Engine
import Scaffolding
import SourceModel

/// The templates of a team.
package struct TemplateTarget: FileTarget {
  private let generator: TextGenerator

  package init(seed: UInt64, isThorough: Bool) {
    self.generator = TextGenerator(
      "template.mustache", corpus: Self.corpus, pieces: Self.pieces, deep: Self.deep, large: Self.large,
      seed: seed, isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? {
    for template in TemplateName.allCases { _ = try sandbox.write(bytes, to: template.fileName) }
    do {
      let templates = try TemplateSet(overriddenIn: sandbox.tree)
      // One dialect is what one run of the command renders, and an input may take no longer than that.
      let dialect = ScaffoldDialect.allCases[bytes.count % ScaffoldDialect.allCases.count]
      let files = try Self.files(dialect, templates)
      return try Self.files(dialect, templates) == files ? nil : "rendered twice, a template has two results"
    } catch let error as ConfigurationError {
      return MessageCheck.failure(of: error, in: bytes)
    }
  }

  private static func files(_ dialect: ScaffoldDialect, _ templates: TemplateSet) throws -> [ScaffoldedFile] {
    var options = ScaffoldOptions()
    options.views = dialect.views
    return try Scaffolder(options, templates: templates).files(
      Self.description, dialect, in: ScaffoldFolders(sources: "Sources", tests: "Tests"))
  }

  private static let description = ViewModelDescription(
    "SampleViewModel",
    inputs: [
      InputDescription("viewDidLoad"), InputDescription("saved"),
      InputDescription("changed", [PortParameter(label: nil, name: "text", type: .named("String"))]),
    ],
    outputs: [OutputDescription("title", .named("String")), OutputDescription("isOn", .named("Bool"))],
    actions: [ActionDescription("save", input: .named("String"), output: .void)])

  private static let corpus = [
    TemplateName.macro.text, TemplateName.uiKit.text, TemplateName.kickstarterJava.text,
    TemplateName.kickstarterSwiftTests.text,
    """
    // {{! a comment }}{{name}} {{{view}}} {{&name}}
    {{#hasInputs}}
    {{#inputs}}{{^isFirst}}, {{/isFirst}}{{name}}({{parameters}}){{#documentation}}{{.}}{{/documentation}}{{/inputs}}
    {{/hasInputs}}
    {{=<% %>=}}
    <%name%>
    <%={{ }}=%>
    {{#outputs}}{{#isLast}}{{name}}{{/isLast}}{{/outputs}}

    """,
  ]

  private static let pieces: [String] = [
    "{{", "}}", "{{{", "}}}", "{{name}}", "{{{name}}}", "{{&name}}", "{{#inputs}}", "{{/inputs}}",
    "{{^inputs}}",
    "{{#outputs}}", "{{/outputs}}", "{{#documentation}}", "{{/documentation}}", "{{.}}", "{{#.}}", "{{/.}}",
    "{{> macro}}", "{{>macro.mustache}}", "{{> ../a}}", "{{>*name}}", "{{<macro}}", "{{/macro}}", "{{$name}}",
    "{{/name}}", "{{!", "{{! a }}", "{{=<% %>=}}", "{{=", "=}}", "{{= =}}", "{{=a=}}", "{{=| |=}}", "<%",
    "%>",
    "{{% CONTENT_TYPE:HTML}}", "{{%CONTENT_TYPE:TEXT}}", "{{% a:b}}", "{{%", "{{inputs.first}}",
    "{{first(inputs)}}", "{{#reversed(inputs)}}", "{{/reversed(inputs)}}", "{{sorted(inputs)}}",
    "{{count(name)}}",
    "{{uppercased(name)}}", "{{#first()}}", "{{/first()}}", "{{index()}}", "{{#even()}}", "{{empty(inputs)}}",
    "{{name.name}}", "{{.name}}", "{{name.}}", "{{#name}}", "{{ name }}", "{{nmae}}", "{{\u{E9}}}", "{{0}}",
  ]

  static let deep: [DeepInput] = [
    .around("sections", "{{#hasInputs}}", "a", "{{/hasInputs}}"),
    .around("inverted sections", "{{^hasInputs}}", "a", "{{/hasInputs}}"),
    .around("sections of one list", "{{#inputs}}", "{{name}}", "{{/inputs}}"),
    .around("sections of one list over lines", "{{#inputs}}\n", "{{name}}\n", "{{/inputs}}\n"),
    .around("sections of two lists", "{{#inputs}}{{#outputs}}", "a", "{{/outputs}}{{/inputs}}"),
    .around("blocks", "{{$name}}", "a", "{{/name}}"),
    .around("inherited templates", "{{<macro}}", "", "{{/macro}}"),
    .around("open sections", "{{#inputs}}", "", ""), .around("closed sections", "", "", "{{/inputs}}"),
    .around("functions", "{{first(", "inputs", ")}}"), .chain("delimiters", "", "{{=<% %>=}}<%={{ }}=%>"),
    .around("transforms", "{{", "name", "}}"), .chain("open tags", "", "{{"),
    .chain("partials", "", "{{>macro}}"),
    .chain("comments", "", "{{! a }}"), .chain("tags", "", "{{name}}"), .chain("members", "{{name", ".name"),
    DeepInput("transforms in transforms") {
      "{{" + String(repeating: "first(", count: $0) + "inputs" + String(repeating: ")", count: $0) + "}}"
    },
    DeepInput("a long delimiter") { depth in
      let delimiter = String(repeating: "<", count: depth)
      return "{{=\(delimiter) %>=}}\(delimiter)name%>"
    },
  ]

  static let large: [LargeInput] = [
    LargeInput.filled("tags", with: "{{name}}\n") { $0 },
    LargeInput.filled("a comment", with: "a") { "{{! \($0) }}" },
    LargeInput.filled("a name of a value", with: "a") { "{{\($0)}}" },
    LargeInput.filled("sections", with: "{{#inputs}}{{name}}{{/inputs}}") { $0 },
    LargeInput.filled("a text in a section of lists", with: "a") {
      "{{#inputs}}{{#outputs}}\($0){{/outputs}}{{/inputs}}"
    },
    LargeInput.filled("open braces", with: "{{ ") { $0 },
    LargeInput.filled("braces of code", with: "{ ") { $0 },
  ]
}
