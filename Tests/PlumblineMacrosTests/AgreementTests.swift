import Conventions
import SeededRandom
import SwiftDiagnostics
import SwiftSyntax
import TestSupport
import Testing
import ViewModelModel

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

  @Test("Of a list in any order both say the same", arguments: 0..<60)
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
      \(inputs.map { "    /// Call.\n    \($0)" }.joined(separator: "\n\n"))
        }

        protocol Outputs {
      \(outputs.map { "    /// Emits.\n    \($0)" }.joined(separator: "\n\n"))
        }
      }

      extension ScreenViewModel: ScreenViewModel.Inputs, ScreenViewModel.Outputs {}
      """)
  }

  private static func compare(_ text: String) throws {
    let expanded = try Expanded(text)
    let converter = SourceLocationConverter(fileName: "", tree: expanded.tree)
    let said = expanded.diagnostics.filter { Self.rules.contains(Self.rule(of: $0)) }.map { diagnostic in
      let location = converter.location(for: diagnostic.position)
      return "\(location.line):\(location.column): \(diagnostic.message) (\(Self.rule(of: diagnostic)))"
    }
    let found = try Lint.findings(in: text, dialect: .kickstarterSwift, rules: Self.rules).map { finding in
      "\(finding.line):\(finding.column): \(finding.message) (\(finding.rule))"
    }
    #expect(said.sorted() == found.sorted())
  }

  /// The rule that a message names.
  private static func rule(of diagnostic: Diagnostic) -> String {
    (diagnostic.diagMessage as? ViewModelMessage)?.rule ?? ""
  }
}
