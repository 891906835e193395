import Scaffolding
import SourceModel
import Testing

@Suite("What turning a view model into the form of the template would damage")
struct TemplateFormDamageTests {
  private static func convert(_ text: String, others: [String] = []) throws -> Conversion {
    try TemplateForm.convert(try Article.viewModel(text), others: others.map { SourceText($0) })
  }

  @Test("The two forms of the article become each other")
  func forms() throws {
    #expect(try MacroForm.convert(try Article.viewModel(Article.written)).text == Article.macro)
    #expect(try Self.convert(Article.macro).text == Article.written)
  }

  @Test(
    "Ports keep what they mean",
    arguments: [
      (
        "func configureWith(number: Int)", "func configureWith(number: Int...)",
        [
          "  private let numberProperty = MutableProperty<[Int]?>(nil)\n",
          "  public func configureWith(number: Int...) {\n    self.numberProperty.value = number\n",
        ]
      ),
      (
        "var titleLabelText: Signal<String, Never> { get }\n  }\n",
        "var state: Signal<State, Never> { get }\n  }\n\n  public enum State {\n    case open\n  }\n",
        [
          "  var state: Signal<ArticleViewModel.State, Never> { get }\n",
          "  public let state: Signal<ArticleViewModel.State, Never>\n",
        ]
      ),
    ])
  func ports(_ old: String, _ new: String, _ lines: [String]) throws {
    let converted = try Self.convert(Article.macro.replacing(old, with: new)).text
    for line in lines { #expect(converted.contains(line), "\(line)\n\(converted)") }
  }

  @Test("The names of the lists in the class become those of the template")
  func names() throws {
    let text = Article.macro.replacing(
      "  public init() {\n", with: "  weak var parent: (any Inputs & AnyObject)?\n\n  public init() {\n")
    let converted = try Self.convert(
      text + "\nfunc close(_ inputs: any ArticleViewModel.Inputs) { inputs.closeTapped() }\n"
    ).text
    #expect(converted.contains("  weak var parent: (any ArticleViewModelInputs & AnyObject)?\n"))
    #expect(converted.contains("func close(_ inputs: any ArticleViewModelInputs) {"))
    #expect(!converted.contains("ArticleViewModel.Inputs"))
  }

  @Test("Aliases that gave the names of the template to the lists go, and the view model comes back")
  func back() throws {
    let text =
      Article.written.replacing(
        "public protocol ArticleViewModelType", with: "/// What views see.\nprotocol ArticleViewModelType")
      + "\nfunc show(_ viewModel: ArticleViewModelType, _ inputs: any ArticleViewModelInputs) {}\n"
      + "\nextension ArticleViewModelInputs {}\n"
    let macro = try MacroForm.convert(try Article.viewModel(text)).text
    #expect(macro.contains("public typealias ArticleViewModelInputs = ArticleViewModel.Inputs\n"))
    #expect(macro.contains("/// What views see.\ntypealias ArticleViewModelType = ArticleViewModel\n"))
    #expect(try Self.convert(macro).text == text)
  }

  @Test(
    "Nothing is more visible than what it is made of",
    arguments: [
      (
        "public protocol Inputs", "protocol Inputs",
        [
          "\nprotocol ArticleViewModelInputs {", "\nprotocol ArticleViewModelType {",
          "\n  var inputs: ArticleView",
        ]
      ),
      (
        "public final class", "private final class",
        [
          "\nfileprivate protocol ArticleViewModelInputs {", "\nfileprivate protocol ArticleViewModelType {",
          "\n  func closeTapped() {",
        ]
      ),
    ])
  func access(_ old: String, _ new: String, _ lines: [String]) throws {
    let converted = try Self.convert(Article.macro.replacing(old, with: new)).text
    for line in lines { #expect(converted.contains(line), "\(line)\n\(converted)") }
  }

  @Test(
    "It stays as it is",
    arguments: [
      (
        "func configureWith(number: Int)", "func configureWith(_: Int)",
        "the arguments of 'configureWith(_:)' cannot be stored as they are declared: write the function by hand"
      ),
      (
        "func configureWith(number: Int)", "func configureWith(parent: Self)",
        "the arguments of 'configureWith(parent:)' cannot be stored as they are declared: write the function by hand"
      ),
      (
        "var dismiss: Signal", "@available(iOS 18, *) var dismiss: Signal",
        "'dismiss' has attributes: write its constant by hand"
      ),
      (
        "import Plumbline\n", "import Plumbline\n\nstruct ArticleViewModelInputs {}\n",
        "the file already declares 'ArticleViewModelInputs': rename that declaration"
      ),
      (
        "import Plumbline\n", "import Plumbline\n\nlet ports = ArticleViewModel.ports\n",
        "'ArticleViewModel.ports' is used, which only the macro generates"
      ),
      (
        "import Plumbline\n",
        "import Plumbline\n\ntypealias ArticleViewModelType = ArticleViewModel\nlet model = ArticleViewModelType()\n",
        "'ArticleViewModelType' is used as a class, and would become a protocol: use 'ArticleViewModel' instead"
      ),
      (
        "class ArticleViewModel {", "class ArticleViewModel /* of a paper */ {",
        "the comment '/* of a paper */' would be lost: move it elsewhere"
      ),
    ])
  func refused(_ old: String, _ new: String, _ reason: String) throws {
    let text = Article.macro.replacing(old, with: new)
    #expect(text != Article.macro)
    let error = #expect(throws: ConversionRefusal.self) { try Self.convert(text) }
    #expect(error?.reason == reason)
  }

  @Test("It stays as it is when another file names a list in the class")
  func others() throws {
    let viewModel = try Article.viewModel(Article.macro)
    let other = SourceText("func close(_ inputs: any ArticleViewModel.Inputs) {}\n")
    let error = #expect(throws: ConversionRefusal.self) {
      try TemplateForm.convert(viewModel, others: [other])
    }
    #expect(error?.reason.hasPrefix("another file uses 'ArticleViewModel.Inputs'") == true)
  }

  @Test("It stays as it is when another file declares a name of the template")
  func takenNames() throws {
    let error = #expect(throws: ConversionRefusal.self) {
      try Self.convert(Article.macro, others: ["protocol ArticleViewModelInputs {}\n"])
    }
    #expect(error?.reason == "another file declares 'ArticleViewModelInputs': rename that declaration")
  }

  @Test("Comments on the conformance and behind lists are kept")
  func comments() throws {
    let text = Article.macro
      .replacing("\nextension Article", with: "\n// It takes and gives.\nextension Article")
      .replacing("configureWith(number: Int)\n  }", with: "configureWith(number: Int)\n  } // end of inputs")
    let converted = try Self.convert(text).text
    #expect(converted.contains("\n// It takes and gives.\nextension ArticleViewModel {}\n"))
    #expect(converted.contains("\n} // end of inputs\n"))
  }
}
