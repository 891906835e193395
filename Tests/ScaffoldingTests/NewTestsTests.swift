import Engine
import Foundation
import Scaffolding
import SourceModel
import TestSupport
import Testing

@Suite("The tests of new view models")
struct NewTestsTests {
  private static let description = ViewModelDescription(
    "AViewModel",
    inputs: [
      InputDescription("saveTapped"),
      InputDescription("configureWith", [PortParameter(label: "user", name: "user", type: .named("User"))]),
    ],
    outputs: [OutputDescription("title", .named("String"))])

  private static func tests(
    _ dialect: ScaffoldDialect, _ framework: TestFramework, coordinator: String? = nil
  ) throws -> ScaffoldedFile {
    var options = ScaffoldOptions()
    options.testFramework = framework
    options.coordinator = coordinator
    let files = try Scaffolder(options).files(
      Self.description, dialect, in: ScaffoldFolders(sources: "", tests: ""))
    return try #require(files.last)
  }

  @Test(
    "make the view model, call an input, observe an output, and fail, in each framework",
    arguments: [
      (
        .kickstarterSwift, .swiftTesting,
        ["viewModel.outputs.title.observe(title.observer)", "Issue.record(\"Write this test: "]
      ),
      (
        .macro, .quick,
        ["it(\"Output title\") {", "viewModel.inputs.saveTapped()", "fail(\"Write this test: "]
      ),
      (.kickstarterSwift, .quick6, ["  override func spec() {", "import Nimble\nimport "]),
      (
        .rxSwift, .xcTest,
        ["title.subscribe(onNext: { title.append($0) })", "XCTAssertTrue(title.isEmpty)", "XCTFail(\"Write "]
      ),
      (
        .rxSwift, .quick,
        ["import Quick\nimport RxSwift\n", "saveTapped.onNext(())", "expect(title.isEmpty).to"]
      ),
      (
        .kickstarterJava, .junit5,
        ["new AViewModel.ViewModel(Environment.builder().build());", "title().subscribe(values::add);"]
      ),
      (
        .kickstarterJava, .junit4,
        ["import static org.junit.Assert.fail;", "  @Test\n  public void titleOutput() {"]
      ),
      (.kickstarterKotlin, .junit5, ["title().subscribe { values.add(it) }", "        fail<Unit>(\"Write "]),
      (
        .kickstarterKotlin, .junit4,
        ["import org.junit.Test\n", "inputs.saveClicked()", "        fail(\"Write "]
      ),
    ] as [(ScaffoldDialect, TestFramework, [String])])
  func frameworks(_ dialect: ScaffoldDialect, _ framework: TestFramework, _ expected: [String]) throws {
    let file = try Self.tests(dialect, framework)
    let ending = framework.isQuick ? "Spec" : dialect.language == .swift ? "Tests" : "Test"
    #expect(file.path.hasPrefix("AViewModel\(ending)."))
    for text in expected { #expect(file.text.contains(text), "\(file.text)") }
  }

  @Test("ask for a coordinator where the view model takes one")
  func coordinator() throws {
    let text = try Self.tests(.rxSwift, .xcTest, coordinator: "AppCoordinatorType").text
    #expect(
      text.contains("    let coordinator: AppCoordinatorType? = nil\n    guard let coordinator else {\n"))
    #expect(text.contains("AViewModel(service: AViewModelService(), coordinator: coordinator)"))
  }

  @Test("The view model of the blueprint is that of the article")
  func article() throws {
    var options = ScaffoldOptions()
    options.coordinator = "SceneCoordinatorType"
    let files = try Scaffolder(options).files(
      ViewModelDescription("MyViewModel"), .rxSwift, in: ScaffoldFolders(sources: "", tests: ""))
    #expect(files.map(\.path) == ["MyViewModel.swift", "MyViewModelService.swift", "MyViewModelTests.swift"])
    let url = Repository.folder.appendingPathComponent("TestSupport/Blueprint/Skeleton/MyViewModel.txt")
    // Nothing is declared in it, so 'Action' is not needed; Swift has another word for 'class' now.
    let article = try String(contentsOf: url, encoding: .utf8).replacing("import Action", with: "")
      .replacing(/\/\/ \w+ headers/, with: "").replacing("Type: class {", with: "Type: AnyObject {")
    func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(compact(files[0].text) == compact(article))
    #expect(files[1].text.contains("protocol MyViewModelServiceType {}\n"))
    #expect(files[1].text.contains("struct MyViewModelService: MyViewModelServiceType {}\n"))
  }

  @Test("A template of a team keeps its indentation, unless another is asked for")
  func templates() throws {
    let folder = try TemporaryFolder()
    try folder.write("class {{name}} {\n    init() {}\n}\n", to: "kickstarter-swift.mustache")
    var options = ScaffoldOptions()
    options.writesTests = false
    func text() throws -> String? {
      try Scaffolder(options, templates: TemplateSet(overriddenIn: folder.path)).files(
        Self.description, .kickstarterSwift, in: ScaffoldFolders(sources: "", tests: "")
      ).first?.text
    }
    #expect(try text() == "class AViewModel {\n    init() {}\n}\n")
    options.indentation = .spaces(2)
    #expect(try text() == "class AViewModel {\n  init() {}\n}\n")
  }
}
