import Rules
import SourceModel
import TestSupport
import Testing

struct OutsideConventionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    /// The types outside of the convention, with what the findings end in.
    var expected: [String]

    init(_ text: String, in path: String = "A.swift", _ expected: String...) {
      self.path = path
      self.text = text
      self.expected = expected
    }

    var testDescription: String { self.text.split(separator: "\n")[0] + " (\(self.path))" }
  }

  private static let cases = [
    Case(
      "final class SearchViewModel { func transform(input: Input) -> Output { Output() } }",
      "SearchViewModel: 'transform' maps its inputs to its outputs"),
    Case(
      "protocol CartViewModelType {}\nstruct CartViewModel: CartViewModelType {}",
      "CartViewModel: 'CartViewModelType' is its only protocol"),
    Case("@Observable final class MapViewModel {}"),
    Case("class FeedViewModel: ObservableObject { @Published var rows = [Row]() }"),
    Case(
      "@Observable final class MockMapViewModel {}",
      "MockMapViewModel: views observe it with '@Observable'"),
    Case(
      "class MockFeedViewModel: ObservableObject { @Published var rows = [Row]() }",
      "MockFeedViewModel: views observe it with '@Published'"),
    Case(
      "class MockFeedViewModel: ObservableObject {}",
      "MockFeedViewModel: views observe it with 'ObservableObject'"),
    Case(
      "actor SyncViewModel {}\nenum Screen { struct RowViewModel {} }",
      "SyncViewModel: it has no port protocols", "RowViewModel: it has no port protocols"),
    Case(
      "class HelpViewModel_Short {}\nstruct HelpViewModelV2 {}\nclass ViewModelStore {}",
      "HelpViewModel_Short: it has no port protocols", "HelpViewModelV2: it has no port protocols"),
    Case(
      "class BaseViewModel {}\nclass HelpViewModel: BaseViewModel {}",
      "HelpViewModel: it has no port protocols"),
    Case(
      "class ViewModel {}\nprotocol AViewModel {}\nenum BViewModel {}\nextension CViewModel {}\nclass LoginViewModelTests {}"
    ),
    Case(
      """
      import Library
      protocol CartViewModelInputs {}
      class CartViewModel: CartViewModelInputs {}
      class FormViewModel {}
      extension FormViewModel: FormViewModelOutputsType {}
      """,
      "CartViewModel: no import tells the library of its streams",
      "FormViewModel: no import tells the library of its streams"),
    Case(Sample.drifted()),
    Case(Sample.clean),
    Case(
      "package a;\npublic class HelpViewModel { void load() {} }", in: "A.java",
      "HelpViewModel: it has no port interfaces"),
    Case("package a;\nabstract class HelpViewModel {}", in: "A.java"),
    Case(
      "class MapViewModel : ViewModel() { var zoom = 1 }", in: "A.kt",
      "MapViewModel: it has no port interfaces"),
    Case(
      """
      class RowViewModel {
        interface Inputs { fun clicked() }
        interface Outputs { fun title(): Observable<String> }
        class RowViewModel : Inputs, Outputs {
          val inputs: Inputs = this
          val outputs: Outputs = this
          override fun clicked() {}
          override fun title() = Observable.just("")
        }
      }
      """, in: "A.kt"),
    Case(
      "class MapViewModel : ViewModel() { val zoom = MutableStateFlow(1) }", in: "A.kt"),
  ]

  @Test(
    "Each type that is called a view model and has no port protocols is counted and listed", arguments: cases)
  func counted(_ example: Case) throws {
    let sources = [(path: example.path, text: example.text)]
    let report = try Lint.report(sources, rules: ["outside-convention"])
    #expect(
      report.findings.map { finding in
        "\(finding.viewModel ?? "-"): \(finding.message.split(separator: ": ", maxSplits: 1)[1])"
      } == example.expected)
    #expect(report.findings.allSatisfy { $0.severity == .note })
    let silent = try Lint.report(sources)
    #expect(silent.outside == example.expected.count)
    #expect(!silent.findings.contains { $0.rule == "outside-convention" })
  }

  @Test("A configuration turns the rule on, and takes a folder out")
  func configuration() throws {
    let text = "class HelpViewModel {}\n"
    let on = try Lint.report([("A.swift", text)], configuration: "rules: {outside-convention: error}")
    #expect(on.findings.map(\.severity) == [.error])
    let off = try Lint.report([("A.swift", text)], configuration: "dialects: {'**': off}")
    #expect(off.outside == 0)
    let generated = try Lint.report([("A.swift", "// @generated\n" + text)])
    #expect(generated.outside == 0)
  }

  @Test("A comment suppresses the finding, and is used")
  func suppression() throws {
    let text = "// plumb:disable:next outside-convention - a stand-in\nclass HelpViewModel {}\n"
    let report = try Lint.report(
      [("A.swift", text + Sample.clean)], configuration: "rules: {outside-convention: warning}")
    #expect(report.findings.isEmpty && report.outside == 1)
  }
}
