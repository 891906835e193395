import Engine
import Foundation
import Rules
import SourceModel
import SwiftLanguage
import TestSupport
import Testing

@testable import Scaffolding

@Suite("Templates")
struct TemplateTests {
  private let folder: TemporaryFolder

  init() throws { self.folder = try TemporaryFolder() }

  private static let description = ViewModelDescription(
    "AViewModel", inputs: [InputDescription("saveButtonTapped")],
    outputs: [OutputDescription("title", .named("String"))])

  private func text(_ dialect: ScaffoldDialect) throws -> String {
    let templates = try TemplateSet(overriddenIn: self.folder.path)
    let files = try Scaffolder(templates: templates).files(
      Self.description, dialect, in: ScaffoldFolders(sources: "", tests: ""))
    return try #require(files.first).text
  }

  @Test("A team's template takes the place of the tool's, and others stay")
  func override() throws {
    try self.folder.write(
      "// Of the team\nclass {{name}} {\n{{#inputs}}\n  // {{title}}: {{storage}} & <{{type}}>\n{{/inputs}}\n}\n",
      to: "kickstarter-swift.mustache")
    #expect(
      try self.text(.kickstarterSwift)
        == "// Of the team\nclass AViewModel {\n  // saveButtonTapped: saveButtonTappedProperty & <Void>\n}\n"
    )
    #expect(try self.text(.macro).hasPrefix("import Plumbline\nimport PlumblineMacros\n"))
  }

  @Test(
    "The work of an action that nobody has written says what it would come to",
    arguments: ["Receipt", "Void"])
  func placeholder(_ output: String) throws {
    let action = ActionDescription("send", input: .named("String"), output: try Requirement.type(output))
    let text = try Twin.text(of: ViewModelDescription("AViewModel", actions: [action]), in: .rxSwift)
    #expect(text.contains("send = Action<String, \(output)> { _ in Observable<\(output)>.empty() }"))
  }

  @Test("The originals, handed out and used again, give the same", arguments: ScaffoldDialect.allCases)
  func originals(_ dialect: ScaffoldDialect) throws {
    let before = try self.text(dialect)
    for template in TemplateName.allCases { try self.folder.write(template.text, to: template.fileName) }
    #expect(try self.text(dialect) == before)
  }

  @Test(
    "What is wrong with a template is told with its place",
    arguments: [
      ("{{name}}\n{{nmae}}", 2, 3, "unknown value 'nmae'; did you mean 'name'?"),
      ("{{#inputs}}\n{{name}}\n", 1, 1, "the section '{{#inputs}}' has no end: '{{/inputs}}' is missing"),
      ("{{#inputs}}\n{{/outputs}}", 2, 4, "'{{/outputs}}' ends no section: '{{#inputs}}' is open"),
      ("a\n{{name", 2, 1, "the tag has no end: '}}' is missing"),
      ("{{/inputs}}", 1, 4, "'{{/inputs}}' ends no section: none is open"),
      ("{{#inputs}}{{^outputs}}{{/inputs}}", 1, 27, "'{{/inputs}}' ends no section: '{{#outputs}}' is open"),
      ("a {{> header}}", 1, 3, "partials are not supported: write out 'header'"),
      ("{{>*name}}", 1, 1, "partials are not supported: write out '*name'"),
      ("{{<base}}{{/base}}", 1, 1, "partials are not supported: write out 'base'"),
      ("{{$block}}{{/block}}", 1, 1, "partials are not supported: write out 'block'"),
      ("{{name.count}}", 1, 3, "unknown value 'name.count'"),
      (
        "\n {{ inputs}}", 2, 5,
        "'inputs' is a list: write '{{#inputs}}', what each element becomes, and '{{/inputs}}'"
      ),
      ("{{.}}", 1, 3, "'.' is an element of a list of texts, such as '{{#documentation}}'"),
      (
        "{{#imports}}{{.}}{{#inputs}}{{#isFirst}}{{{.}}}{{/isFirst}}{{/inputs}}{{/imports}}", 1, 44,
        "'.' is an element of a list of texts, such as '{{#documentation}}'"
      ),
      ("{{uppercased(name)}}", 1, 3, "unknown value 'uppercased(name)'"),
      ("{{name}}\n é{{ Name }}", 2, 6, "unknown value 'Name'; did you mean 'name'?"),
      ("{{{nmae}}}", 1, 4, "unknown value 'nmae'; did you mean 'name'?"),
      ("{{&nmae}}", 1, 4, "unknown value 'nmae'; did you mean 'name'?"),
      ("{{#nmae}}{{/nmae}}", 1, 4, "unknown value 'nmae'; did you mean 'name'?"),
      ("{{ #name}}", 1, 4, "unknown value '#name'; did you mean 'name'?"),
      ("{{name title}}", 1, 3, "unknown value 'name title'"),
      ("\n{{}}", 2, 1, "the tag has no name"),
      ("{{#}}{{/}}", 1, 1, "the tag has no name"),
      ("{{{ }}}", 1, 1, "the tag has no name"),
      ("{{{name}}", 1, 1, "the tag has no end: '}}}' is missing"),
      ("{{! a comment", 1, 1, "the tag has no end: '}}' is missing"),
      ("{{", 1, 1, "the tag has no end: '}}' is missing"),
      ("{{% CONTENT_TYPE:HTML}}", 1, 1, "pragmas are not supported"),
      ("{{% pragma}}", 1, 1, "pragmas are not supported"),
      ("{{=<% %>=}}<% name %>", 1, 1, "the delimiters of tags cannot be changed"),
      ("{{=}}", 1, 1, "the delimiters of tags cannot be changed"),
    ])
  func mistakes(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
    try self.folder.write(text, to: "kickstarter-swift.mustache")
    let error = #expect(throws: ConfigurationError.self) { try self.text(.kickstarterSwift) }
    #expect(error?.path == self.folder.path("kickstarter-swift.mustache"))
    #expect(error?.line == line)
    #expect(error?.column == column)
    #expect(error?.message == message)
  }

  /// Templates that are made to be slow or to overflow the stack.
  static let hostile: [(name: String, text: String, error: String)] = [
    (
      "nested sections", Self.nested("inputs", 20_000),
      ":1:705: error: sections must not be nested more than 64 levels deep"
    ),
    (
      "nested sections that end", Self.nested("inputs", 65),
      ":1:705: error: sections must not be nested more than 64 levels deep"
    ),
    (
      "many tags", String(repeating: "{{name}}", count: 50_000),
      ":1:8001: error: a template must not have more than 1000 tags"
    ),
    (
      "many braces of code", String(repeating: "[({", count: 30_000),
      ":1:6003: error: a template must not have more than 2000 '{' outside of its tags"
    ),
    (
      "much text", String(repeating: "x", count: 1_000_001),
      ": error: the template has 1000001 bytes: at most 1 MB is allowed"
    ),
    (
      "lists in lists", Self.nested("inputs", 64),
      ": error: the lists in lists of the template have too many elements"
    ),
    (
      "a long name", "{{\(String(repeating: "x", count: 900_000))}}",
      ":1:3: error: unknown value '\(String(repeating: "x", count: 900_000))'"
    ),
  ]

  private static func nested(_ name: String, _ depth: Int) -> String {
    String(repeating: "{{#\(name)}}", count: depth) + "x" + String(repeating: "{{/\(name)}}", count: depth)
  }

  @Test("A template that would take too long is an error", arguments: hostile.indices)
  func bounds(_ index: Int) throws {
    let (name, text, message) = Self.hostile[index]
    try self.folder.write(text, to: "kickstarter-swift.mustache")
    var description = Self.description
    description.inputs = (0..<10).map { InputDescription("input\($0)") }
    let error = #expect(throws: ConfigurationError.self, "\(name)") {
      let templates = try TemplateSet(overriddenIn: self.folder.path)
      _ = try Scaffolder(templates: templates).files(
        description, .kickstarterSwift, in: ScaffoldFolders(sources: "", tests: ""))
    }
    #expect(
      error.map { "\($0)" == self.folder.path("kickstarter-swift.mustache") + message } == true, "\(name)")
  }

  @Test("A template of the largest size is rendered")
  func largest() throws {
    let text = Self.nested("hasInputs", 64) + String(repeating: "{{name}}", count: 800) + "\n"
    let comment = String(repeating: "// A comment.\n", count: 60_000)
    try self.folder.write(text + comment, to: "kickstarter-swift.mustache")
    #expect(
      try self.text(.kickstarterSwift)
        == "x" + String(repeating: "AViewModel", count: 800) + "\n" + comment)
  }

  @Test("A file that is no template's name is told")
  func unknown() throws {
    try self.folder.write("", to: "kickstarter-swit.mustache")
    let error = #expect(throws: ConfigurationError.self) { try self.text(.kickstarterSwift) }
    #expect(
      error?.message
        == "unknown template 'kickstarter-swit.mustache'; did you mean 'kickstarter-swift.mustache'?")
  }

  @Test("Templates for Xcode have what Xcode asks for, and names in the place of names")
  func xcode() throws {
    let files = try XcodeTemplates.files(TemplateSet())
    let information = files.filter { $0.path.hasSuffix("/TemplateInfo.plist") }
    #expect(information.count == 4)
    for file in information {
      let list = try PropertyListSerialization.propertyList(from: Data(file.text.utf8), format: nil)
      let values = try #require(list as? [String: Any])
      let options = try #require(values["Options"] as? [[String: Any]])
      #expect(options.first?["Identifier"] as? String == "productName")
      let folder = (file.path as NSString).deletingLastPathComponent
      let main = try #require(values["MainTemplateFile"] as? String)
      #expect(files.contains { $0.path == folder + "/" + main })
    }
    let sources = files.filter { $0.path.hasSuffix(".swift") }
    #expect(sources.count == 9)
    for file in sources {
      #expect(file.path.contains("/___FILEBASENAME___ViewModel"))
      #expect(file.text.contains("___VARIABLE_productName___ViewModel"))
      // With a name in their places, they are files as 'plumb new' writes them.
      let text = file.text.replacing("___VARIABLE_productName___", with: "Messages")
      let report = try Lint.report([("X.swift", text)])
      #expect(report.findings.isEmpty, "\(report.findings)")
    }
  }

  @Test(
    "The folder that tests must stay in is the one that the sources are a part of",
    arguments: [
      ("Sources/App", "."), ("/Sources/App", "/"), ("/a/b/Sources/App/Login", "/a/b"),
      ("../Sources/App", ".."),
      ("app/src/main/java/com", "app"), ("src/main/java/com", "."), ("App", nil),
    ] as [(String, String?)])
  func roots(_ sources: String, _ root: String?) {
    #expect(ScaffoldFolders.usual(for: sources).root == root)
  }

  @Test(
    "A name with a separator is not the name of a file",
    arguments: ["../*Evil", "/tmp/*Evil", "*.Evil", "*\n"])
  func fileNames(_ name: String) throws {
    var options = ScaffoldOptions()
    options.settings.names = [.viewModels: [ScaffoldingSettings.Pair(swift: "*CellViewModel", java: name)]]
    let error = #expect(throws: ScaffoldError.self) {
      try Scaffolder(options).files(
        ViewModelDescription("ACellViewModel"), .kickstarterJava, in: ScaffoldFolders(sources: "", tests: ""))
    }
    #expect(error?.message == "'\(name.replacing("*", with: "A")).java' is not a valid name of a file")
  }

  @Test(
    "Folders tell the module, the package and where tests go",
    arguments: [
      ("Sources/App/Login", "Tests/AppTests/Login", "App", nil), ("App", "App", nil, nil),
      ("x/Sources/My-App", "x/Tests/My-AppTests", "My_App", nil),
      ("app/src/main/java/com/app/ui", "app/src/test/java/com/app/ui", nil, "com.app.ui"),
      ("src/main/java/com/class", "src/test/java/com/class", nil, nil),
      ("app/src/main/kotlin/com/app", "app/src/test/kotlin/com/app", nil, "com.app"), (".", ".", nil, nil),
    ] as [(String, String, String?, String?)])
  func folders(_ sources: String, _ tests: String, _ module: String?, _ package: String?) {
    #expect(ScaffoldFolders.usual(for: sources).tests == tests)
    #expect((ScaffoldFolders.usual(for: sources).root == nil) == (sources == tests))
    #expect(ScaffoldFolders.module(of: sources) == module)
    #expect(ScaffoldFolders.package(of: sources) == package)
  }
}
