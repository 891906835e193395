import Scaffolding
import SourceModel
import Testing

@Suite("What turning a view model into the form of the macro would damage")
struct MacroFormDamageTests {
  private static func convert(_ text: String, others: [String] = []) throws -> Conversion {
    try MacroForm.convert(try Article.viewModel(text), others: others.map { SourceText($0) })
  }

  @Test(
    "It stays as it is",
    arguments: [
      (
        "  var outputs: ArticleViewModelOutputs { get }\n",
        "  var outputs: ArticleViewModelOutputs { get }\n  var extra: Int { get }\n",
        "'ArticleViewModelType' requires more than the ports: keep only 'inputs' and 'outputs' in it"
      ),
      (
        "protocol ArticleViewModelType {", "protocol ArticleViewModelType: Sendable {",
        "'ArticleViewModelType' requires more than the ports: keep only 'inputs' and 'outputs' in it"
      ),
      (
        "import Plumbline\n", "import Plumbline\n\nfunc show(_ viewModel: any ArticleViewModelType) {}\n",
        "'ArticleViewModelType' is used as a protocol, and would become the class: use it only as a type"
      ),
      (
        "import Plumbline\n",
        "import Plumbline\n\nprotocol SavedArticleViewModelType: ArticleViewModelType {}\n",
        "'ArticleViewModelType' is used as a protocol, and would become the class: use it only as a type"
      ),
      (
        "import Plumbline\n", "import Plumbline\n\nextension ArticleViewModelType {}\n",
        "'ArticleViewModelType' is used as a protocol, and would become the class: use it only as a type"
      ),
      (
        "import Plumbline\n", "import Plumbline\n\nextension ArticleViewModel: ArticleViewModelInputs {}\n",
        "an extension declares its conformance to 'ArticleViewModelInputs': move the conformance and its members to the class"
      ),
      (
        "import Plumbline\n",
        "import Plumbline\n\nextension ArticleViewModel {\n  public var inputs: any ArticleViewModelInputs { return self }\n}\n",
        "'inputs' is in an extension, which the macro cannot see: move it into the class"
      ),
      (
        "ArticleViewModelType, ArticleViewModelInputs,",
        "ArticleViewModelType, /* first */ ArticleViewModelInputs,",
        "there is a comment between its conformances: move it before the class"
      ),
      (
        "public protocol ArticleViewModelInputs", "private protocol ArticleViewModelInputs",
        "'ArticleViewModelInputs' is private, and would be invisible to the class: make it fileprivate"
      ),
      (
        "public protocol ArticleViewModelInputs", "fileprivate protocol ArticleViewModelInputs",
        "'ArticleViewModelInputs' is fileprivate and the class is not: give both the same access level"
      ),
      (
        "  var inputs: ArticleViewModelInputs { get }",
        "  /// What it takes.\n  var inputs: ArticleViewModelInputs { get }",
        "the comment '/// What it takes.' would be lost: move it elsewhere"
      ),
    ])
  func refused(_ old: String, _ new: String, _ reason: String) throws {
    let text = Article.written.replacing(old, with: new)
    #expect(text != Article.written)
    let error = #expect(throws: ConversionRefusal.self) { try Self.convert(text) }
    #expect(error?.reason == reason)
  }

  @Test(
    "It stays as it is when another file uses the type protocol as a protocol",
    arguments: [
      "final class MockViewModel: ArticleViewModelType {}\n", "var viewModel: (any ArticleViewModelType)?\n",
      "extension ArticleViewModelType {}\n", "func show<Model: ArticleViewModelType>(_ model: Model) {}\n",
    ])
  func others(_ other: String) throws {
    #expect(throws: ConversionRefusal.self) { try Self.convert(Article.written, others: [other]) }
    // A view model of the same name in another module is another one.
    let converted = try Self.convert(
      Article.written, others: [other + "protocol ArticleViewModelType {}\n"])
    #expect(converted.text == Article.macro)
  }

  @Test(
    "Names that its own file goes on to use get an alias",
    arguments: [
      (
        "extension ArticleViewModelInputs {\n  func close() { self.closeTapped() }\n}\n",
        "\npublic typealias ArticleViewModelInputs = ArticleViewModel.Inputs\n"
      ),
      (
        "final class MockInputs: ArticleViewModelInputs {\n  func closeTapped() {}\n  func configureWith(number: Int) {}\n}\n",
        "\npublic typealias ArticleViewModelInputs = ArticleViewModel.Inputs\n"
      ),
      (
        "func makeViewModel() -> ArticleViewModelType { ArticleViewModel() }\n",
        "\npublic typealias ArticleViewModelType = ArticleViewModel\n"
      ),
      (
        "var outputs: (any ArticleViewModelOutputs)?\n",
        "\npublic typealias ArticleViewModelOutputs = ArticleViewModel.Outputs\n"
      ),
    ])
  func aliases(_ use: String, _ alias: String) throws {
    let converted = try Self.convert(Article.written + "\n" + use)
    let (start, end) = (String(Article.macro.dropLast()), "\n\n" + use)
    #expect(converted.text == start + "\n" + alias.dropLast() + end)
  }

  @Test("An alias is as visible as what it stands for")
  func access() throws {
    let text = Article.written.replacing(
      "public protocol ArticleViewModelType", with: "protocol ArticleViewModelType")
    let converted = try Self.convert(text + "\nvar viewModel: ArticleViewModelType?\n").text
    #expect(converted.contains("\ntypealias ArticleViewModelType = ArticleViewModel\n"))
  }

  @Test("Storage that the file uses outside of the class stays, and so do members with comments")
  func notes() throws {
    let text = Article.written
      .replacing("private let closeTappedProperty", with: "fileprivate let closeTappedProperty")
      .replacing("Signal<Void, Never>\n", with: "Signal<Void, Never> // out\n")
      .replacing(
        "var outputs: ArticleViewModelOutputs { return",
        with: "var outputs: ArticleViewModelOutputs { /* all */ return")
    let converted = try Self.convert(
      text + "\nfunc isClosing(_ model: ArticleViewModel) { model.closeTappedProperty.value = () }\n")
    #expect(
      converted.notes == [
        "'closeTappedProperty' is used outside of the class, and stays handwritten",
        "'dismiss' has a comment, and stays handwritten", "'outputs' has a comment, and stays handwritten",
      ])
    for line in [
      "  fileprivate let closeTappedProperty = MutableProperty(())\n",
      "  public let dismiss: Signal<Void, Never> // out\n",
      "  public var outputs: ArticleViewModelOutputs { /* all */ return self }\n",
      "\npublic typealias ArticleViewModelOutputs = ArticleViewModel.Outputs\n",
    ] {
      #expect(converted.text.contains(line))
    }
  }

  @Test("Comments behind lists, and on the type protocol, are kept")
  func comments() throws {
    let text = Article.written
      .replacing(
        "  func configureWith(number: Int)\n}", with: "  func configureWith(number: Int)\n} // end of inputs"
      )
      .replacing(
        "public protocol ArticleViewModelType",
        with: "/// What views see.\npublic protocol ArticleViewModelType")
    let converted = try Self.convert(text).text
    #expect(converted.contains("\n  } // end of inputs\n"))
    #expect(
      converted.contains("\n/// What views see.\npublic typealias ArticleViewModelType = ArticleViewModel\n"))
  }
}
