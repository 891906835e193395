import Rules
import SeededRandom
import SourceModel
import SwiftDiagnostics
import SwiftSyntax
import TestSupport
import Testing

@testable import PlumblineMacrosPlugin

/// The macro and `plumb lint` say the same of what both see.
@Suite struct AgreementTests {
  /// The rules that both know.
  private static let rules: Set = [
    "documented-inputs", "documented-outputs", "final-view-model", "output-type", "port-protocols",
    "sorted-inputs",
    "sorted-outputs", "void-input",
  ]

  /// Without any protocol there is nothing to write, and the macro says so; the linter wants those of the template.
  private static let comparable = DiagnosticCase.all.filter { $0.name != "A class without protocols" }

  @Test("Of a case both say the same", arguments: Self.comparable)
  func cases(_ example: DiagnosticCase) throws {
    try Self.compare(MarkedText(example.source).text)
  }

  @Test("Of a list in any order both say the same", arguments: 0..<TestScale.count(60, atLeast: 20))
  func orders(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let names = [
      "alpha", "Beta", "beta2", "beta10", "gamma", "gammaRay", "delta", "URLChanged", "urlTapped", "zeta",
    ]
    let inputs = names.shuffled(using: &random).prefix(3 + seed % 7).map { name in
      seed % 3 == 0 && name.count > 5 ? "func \(name)(_ value: Int, at: Int)" : "func \(name)()"
    }
    let outputs = names.shuffled(using: &random).prefix(2 + seed % 8).map {
      "var \($0): Signal<Int, Never> { get }"
    }
    try Self.compare(
      """
      @ViewModel
      final class ScreenViewModel {
        protocol Inputs {
      \(inputs.map { "    /// Call it.\n    \($0)" }.joined(separator: "\n\n"))
        }

        protocol Outputs {
      \(outputs.map { "    /// Emits it.\n    \($0)" }.joined(separator: "\n\n"))
        }
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """)
  }

  @Test("Comments keep the same back in both", arguments: 0..<TestScale.count(300, atLeast: 20))
  func suppressions(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let rules = ["sorted-inputs", "sorted-outputs", "documented-inputs", "documented-outputs"]
    let verbs = ["disable:next", "disable:this", "disable:previous", "disable", "enable"]
    func directive(isTrailing: Bool = false) -> String {
      let names = [rules.randomElement(using: &random), rules.randomElement(using: &random)].compactMap(
        \.self)
      let named = Int.random(in: 0..<6, using: &random) == 0 ? "all" : names.joined(separator: ", ")
      let text = "plumb:\(verbs.randomElement(using: &random) ?? "") \(named)"
      switch Int.random(in: 0..<5, using: &random) {
      case 0: return "/* \(text) */"
      case 1: return "//\(text) - the order of the delegate"
      case 2 where !isTrailing: return "/*\n     \(text)\n     and more */"
      default: return "// \(text)"
      }
    }
    var text = ""
    for line in Self.unsorted.split(separator: "\n", omittingEmptySubsequences: false) {
      // Not in front of the class: of what stands there the macro sees a part alone.
      let isInside = text.contains("{")
      if isInside, Int.random(in: 0..<5, using: &random) == 0 { text += "    \(directive())\n" }
      if isInside, Int.random(in: 0..<12, using: &random) == 0 { text += "    /// plumb:disable all\n" }
      text += line
      let isComment = line.contains("//")
      if isInside, !isComment, Int.random(in: 0..<8, using: &random) == 0 {
        text += "  \(directive(isTrailing: true))"
      }
      text += "\n"
    }
    try Self.compare(text, Set(rules))
  }

  /// Everything is in a wrong order, and half of it is not documented.
  private static let unsorted = """
    @ViewModel
    final class ScreenViewModel {
      protocol Inputs {
        func viewDidLoad()

        /// Call when the text changes.
        @available(swift 5.0)
        @available(swift, introduced: 4.0)
        func textChanged(_ text: String)

        func cancelButtonTapped(
        )
        @available(swift 5.0) func buttonTapped()
      }

      protocol Outputs {
        var title: Signal<String, Never> { get }

        @available(swift 5.0)

        // Of the list.
        var count: Signal<Int, Never> { get }
        /// Emits the alpha.
        var alpha: Signal<Int, Never> { get }
      }

      init() {
        self.alpha = .empty
        self.count = .empty
        self.title = .empty
      }
    }

    extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
    """

  @Test("The compiler's own tree has the comments as well")
  func compiled() throws {
    let text = "import Plumbline\nimport PlumblineMacros\n\n" + Self.unsorted
    #expect(try Compiler.warnings(in: text).count == 10)
    let quiet = text.replacing("  protocol Inputs", with: "  // plumb:disable all\n  protocol Inputs")
    #expect(try Compiler.warnings(in: quiet).isEmpty)
    #expect(try Compiler.errors(in: quiet).isEmpty)
  }

  private static func compare(_ text: String, _ rules: Set<String> = Self.rules) throws {
    let expanded = try Expanded(text)
    let converter = SourceLocationConverter(fileName: "", tree: expanded.tree)
    let said = expanded.diagnostics.filter { rules.contains(Self.rule(of: $0)) }.map { diagnostic in
      let location = converter.location(for: diagnostic.position)
      return "\(location.line):\(location.column): \(diagnostic.message) (\(Self.rule(of: diagnostic)))"
    }
    let found = try Lint.findings(in: text, dialect: .kickstarterSwift, rules: rules).map { finding in
      "\(finding.line):\(finding.column): \(finding.message) (\(finding.rule))"
    }
    #expect(said.sorted() == found.sorted(), "\(text)")
  }

  /// The rule that a message names.
  private static func rule(of diagnostic: Diagnostic) -> String {
    (diagnostic.diagMessage as? ViewModelMessage)?.rule ?? ""
  }
}
