import Drift
import Foundation
import SourceModel
import TestSupport
import Testing

/// The comparison sees what a fix must not do, whatever it was to mend.
@Suite("What a fix must not change is noticed")
struct TamperTests {
  /// A change of a text that no rule asks for.
  struct Tamper: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var replacement: String
    var testDescription: String { self.name }

    init(_ name: String, _ text: String, _ replacement: String) {
      self.name = name
      self.text = text
      self.replacement = replacement
    }
  }

  /// Each rule that mends something has mended one finding.
  private static let mended = Dictionary(
    uniqueKeysWithValues: [
      "bind-to-lifecycle", "class-bound-type", "conformance-extension", "explicit-self", "final-view-model",
      "helper-placement", "input-storage-name", "output-storage-name", "ports-declaration", "private-storage",
      "type-protocol",
    ].map { ($0, 1) })

  /// The examples that are tampered with, each with its facts.
  private static let originals = Dictionary(
    uniqueKeysWithValues: [
      ("KickstarterSwift", "SearchViewModel.swift"), ("KickstarterJava", "PledgeViewModel.java"),
      ("KickstarterKotlin", "LoginViewModel.kt"),
    ].flatMap { folder, name in
      DriftExample.read(folder, in: DriftTests.root).filter { $0.fileName == name }.map {
        (name, (example: $0, facts: TextFacts.read(Array($0.text.utf8), $0.language)))
      }
    })

  private static func problems(
    _ example: String, _ tamper: Tamper, mended: [String: Int] = mended,
    renames: [String: String] = [:]
  ) throws -> [String] {
    let (found, first) = try #require(Self.originals[example])
    let range = try #require(found.text.firstRange(of: tamper.text), "\(tamper.text) is not in \(example)")
    let after = found.text.replacingCharacters(in: range, with: tamper.replacement)
    let second = TextFacts.read(Array(after.utf8), found.language)
    #expect(!first.declarations.isEmpty && !first.comments.isEmpty && !first.imports.isEmpty)
    return FactComparison(
      first, second, FixExpectation(language: found.language, mended: mended, renames: renames)
    ).problems
  }

  private static let swift: [Tamper] = [
    Tamper("a lost member", "  public let goToGarden: Signal<Garden, Never>\n", ""),
    Tamper("a lost function", "  func searchTextFieldDidReturn()\n", ""),
    Tamper(
      "another type", "public let goToGarden: Signal<Garden, Never>",
      "public let goToGarden: Signal<User, Never>"),
    Tamper(
      "a doubled member", "  public let goToGarden: Signal<Garden, Never>\n",
      "  public let goToGarden: Signal<Garden, Never>\n  public let goToGarden: Signal<Garden, Never>\n"),
    Tamper(
      "a member elsewhere", "\n}\n\npublic protocol SearchViewModelType",
      "}\nfunc lost() {}\npublic protocol SearchViewModelType"),
    Tamper("a lost comment", "  /// Emits the garden to be shown.\n", ""),
    Tamper("a lost import", "import Foundation\n", ""),
    Tamper("a lost operator", ".skipRepeats()", ""),
    Tamper("another order in a body", "pages in pages.isEmpty", "isEmpty in pages.pages"),
    Tamper("self taken away", "self.goToGarden", "goToGarden"),
    Tamper("a lost level", "public final class", "final class"),
    Tamper("a lost conformance", "SearchViewModelInputs, ", ""),
    Tamper("another conformance", "SearchViewModelInputs, ", "SearchViewModelInputs, Equatable, "),
    Tamper("a wider level", "private let gardenTappedProperty", "public let gardenTappedProperty"),
    Tamper("a variable", "private let gardenTappedProperty", "private var gardenTappedProperty"),
    Tamper(
      "conditional compilation", "  public let goToGarden: Signal<Garden, Never>\n",
      "#if DEBUG\n  public let goToGarden: Signal<Garden, Never>\n#endif\n"),
    Tamper(
      "a new protocol", "public protocol SearchViewModelType",
      "public protocol MoreInputs {}\npublic protocol SearchViewModelType"),
    Tamper(
      "a new extension", "public protocol SearchViewModelType",
      "extension SearchViewModel { func more() {} }\npublic protocol SearchViewModelType"),
    Tamper(
      "a comment that changes its owner", "public let goToGarden: Signal<Garden, Never>\n",
      "public let goToGarden: Signal<Garden, Never> // here\n"),
  ]

  @Test("In Swift", arguments: swift)
  func inSwift(_ tamper: Tamper) throws {
    #expect(try !Self.problems("SearchViewModel.swift", tamper).isEmpty)
  }

  private static let java: [Tamper] = [
    Tamper("a lost field", "    private final Observable<Pledge> goToThanks;\n", ""),
    Tamper("a lost method", "    void viewDidLoad();\n", ""),
    Tamper("another type", "Observable<Pledge> goToThanks;", "Observable<Unit> goToThanks;"),
    Tamper(
      "a doubled field", "private final Observable<Pledge> goToThanks;",
      "private final Observable<Pledge> goToThanks; private final Observable<Pledge> goToThanks;"),
    Tamper("a lost comment", "    // INPUTS\n", ""),
    Tamper("a lost import", "import java.util.List;\n", ""),
    Tamper("a lost operator", ".distinctUntilChanged()", ""),
    Tamper("another order in a body", "data.map(pledgeData", "pledgeData.map(data"),
    Tamper("this taken away", "this.goToThanks", "goToThanks"),
    Tamper("a lost annotation", "@Override\n", ""),
    Tamper("a lost conformance", "implements Inputs, Outputs", "implements Outputs"),
    Tamper("a lost level", "private static double amount", "static double amount"),
    Tamper("a field of an instance", "private static double amount", "private double amount"),
    Tamper("a lost binding", ".compose(bindToLifecycle())", ""),
    Tamper(
      "documentation that changes its owner",
      "/** What the user typed as an amount; nothing is pledged for what is no number. */", ""),
    Tamper("a literal", "\"%.0f\"", "\"%.1f\""),
  ]

  @Test("In Java", arguments: java)
  func inJava(_ tamper: Tamper) throws {
    #expect(try !Self.problems("PledgeViewModel.java", tamper).isEmpty)
  }

  private static let kotlin: [Tamper] = [
    Tamper("a lost field", "    private val dismissKeyboard: Observable<Unit>\n", ""),
    Tamper("a lost function", "    fun loginButtonTapped()\n", ""),
    Tamper(
      "another type", "private val dismissKeyboard: Observable<Unit>",
      "private val dismissKeyboard: Observable<Int>"),
    Tamper(
      "a doubled field", "    private val disposables = CompositeDisposable()\n",
      "    private val disposables = CompositeDisposable()\n    private val disposables = CompositeDisposable()\n"
    ),
    Tamper("a lost comment", "    /** Emits when the keyboard should go away. */\n", ""),
    Tamper("a lost import", "import io.reactivex.rxjava3.core.Observable\n", ""),
    Tamper("a lost operator", ".distinctUntilChanged()", ""),
    Tamper("another order in a body", "email, password ->", "password, email ->"),
    Tamper("this taken away", "this.viewDidLoad.onNext", "viewDidLoad.onNext"),
    Tamper("a lost modifier", "override fun isPasswordMasked", "fun isPasswordMasked"),
    Tamper("a lost conformance", "ViewModel(), Inputs, Outputs", "ViewModel(), Outputs"),
    Tamper("a lost superclass", "ViewModel(), Inputs, Outputs", "Inputs, Outputs"),
    Tamper("a wider level", "private val disposables", "val disposables"),
    Tamper("a variable", "private val disposables", "private var disposables"),
    Tamper("another value", "val outputs: Outputs = this", "val outputs: Outputs = null"),
    Tamper("a literal", "\"@\"", "\"#\""),
    Tamper(
      "a lambda that ends a chain", "          .share()\n\n      val loginError", "\n      val loginError"),
  ]

  @Test("In Kotlin", arguments: kotlin)
  func inKotlin(_ tamper: Tamper) throws {
    #expect(try !Self.problems("LoginViewModel.kt", tamper).isEmpty)
  }

  @Test("What a rule is to change is no problem, and is one when the rule has mended nothing")
  func rules() throws {
    let added = Tamper(
      "", "  public var outputs: SearchViewModelOutputs { return self }\n",
      """
        public var outputs: SearchViewModelOutputs { return self }
        public var actions: SearchViewModelActions { return self }

      """)
    let example = "SearchViewModel.swift"
    #expect(try Self.problems(example, added).isEmpty)
    #expect(try !Self.problems(example, added, mended: [:]).isEmpty)
    let doubled = Tamper(
      "", added.text, added.replacement + "  public var input: SearchViewModelInputs { return self }\n")
    #expect(try !Self.problems(example, doubled).isEmpty)
  }

  @Test("A name that was not changed everywhere is noticed")
  func halfRenamed() throws {
    let renames = ["gardenTappedProperty": "tappedProperty"]
    for text in ["private let gardenTappedProperty", "self.gardenTappedProperty"] {
      let tamper = Tamper("", text, text.replacing("gardenTappedProperty", with: "tappedProperty"))
      let problems = try Self.problems(
        "SearchViewModel.swift", tamper, renames: renames)
      #expect(problems.count == 1 && problems[0].contains("places instead of"), "\(problems)")
    }
  }
}
