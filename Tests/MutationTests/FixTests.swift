import Conventions
import Linting
import TestSupport
import Testing
import ViewModelModel

/// What mutants break and the tool mends keeps every rule again.
struct FixTests {
  /// Two mutants of each mutation of which every finding is said to be fixable, of different examples.
  static let fixable: [Mutant] = {
    var counts: [String: Int] = [:]
    return Mutants.all.filter { mutant in
      let key = mutant.mutation.name + mutant.example.dialect.rawValue
      guard counts[key, default: 0] < 2 else { return false }
      let findings = (try? mutant.findings()) ?? []
      guard !findings.isEmpty, findings.allSatisfy(\.fixable) else { return false }
      counts[key, default: 0] += 1
      return true
    }
  }()

  @Test(
    "A mutant that can be mended is clean afterwards, and mending it again changes nothing",
    arguments: fixable
  )
  func mutantIsMended(_ mutant: Mutant) throws {
    let others = mutant.example.companions + mutant.files
    let result = try Lint.fixed([(mutant.example.path, mutant.text ?? "")] + others, rules: mutant.rules)
    let texts = Dictionary(uniqueKeysWithValues: result.changes.map { ($0.shownPath, $0.new) })
    let findings = result.left.report.findings
    #expect(findings.isEmpty, "\(mutant.testDescription)\n\(findings.map(\.message))")
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
