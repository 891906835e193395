import Conventions
import Linting
import TestSupport
import Testing
import ViewModelModel

/// What mutants break and the tool mends is as it was.
struct FixTests {
  /// The rules that say how the text is to be, to the last letter.
  private static let determined: Set = [
    "explicit-self", "final-view-model", "input-storage-name", "output-storage-name", "section-order",
    "sorted-actions", "sorted-imports", "sorted-input-functions", "sorted-input-storage", "sorted-inputs",
    "sorted-output-functions", "sorted-output-storage", "sorted-outputs",
  ]

  /// The mutants of which every finding is said to be fixable.
  static let fixable = Mutants.all.filter { mutant in
    let findings = (try? mutant.findings()) ?? []
    return !findings.isEmpty && findings.allSatisfy(\.fixable)
  }

  @Test(
    "A mutant that can be mended is clean afterwards, and what is determined is as it was", arguments: fixable
  )
  func mutantIsMended(_ mutant: Mutant) throws {
    let others = mutant.example.companions + mutant.files
    let result = try Lint.fixed([(mutant.example.path, mutant.text ?? "")] + others, rules: mutant.rules)
    let texts = Dictionary(uniqueKeysWithValues: result.changes.map { ($0.shownPath, $0.new) })
    let findings = result.left.report.findings
    #expect(findings.isEmpty, "\(mutant.testDescription)\n\(findings.map(\.message))")
    let mended = texts[mutant.example.path].map { String(decoding: $0, as: UTF8.self) } ?? mutant.text ?? ""
    // What a mutation adds stays.
    let isDetermined =
      mutant.mutation.breaks.isSubset(of: Self.determined) && mutant.files.isEmpty
      && !mutant.mutation.name.contains("added")
    if isDetermined {
      let original = String(decoding: mutant.example.source.bytes, as: UTF8.self)
      let lines = zip(
        mended.split(separator: "\n", omittingEmptySubsequences: false),
        original.split(separator: "\n", omittingEmptySubsequences: false))
      let first = lines.first { $0 != $1 }
      #expect(mended == original, "\(mutant.testDescription)\n\(first.map { "\($0)\n\($1)" } ?? "the end")")
    }
    let again = try Lint.fixed(
      ([(mutant.example.path, mutant.text ?? "")] + others).map { file in
        (file.path, texts[file.path].map { String(decoding: $0, as: UTF8.self) } ?? file.text)
      }, rules: mutant.rules)
    #expect(again.changes.isEmpty)
  }

  @Test("Every rule that the tool mends has a mutant that is mended, in each dialect")
  func everyFixIsTried() {
    let mended = Set(
      Self.fixable.flatMap { mutant in
        mutant.mutation.breaks.map { "\($0) \(mutant.example.dialect.rawValue)" }
      })
    #expect(mended.count >= 30, "\(mended.sorted())")
  }
}
