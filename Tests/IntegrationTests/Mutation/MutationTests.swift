import Engine
import Rules
import SeededRandom
import SourceModel
import TestSupport
import Testing

/// What breaks a rule in a conforming example is found, and nothing else is; the fix gives the example back.
struct MutationTests {
  @Test(
    "A mutant is reported for what it breaks, and for nothing else",
    arguments: TestScale.sample(Mutations.mutants))
  func mutantIsReported(_ mutant: Mutant) throws {
    let original = String(decoding: mutant.example.source.bytes, as: UTF8.self)
    let text = try #require(mutant.text, "the changes exclude each other")
    #expect(text != original, "nothing is changed")
    let findings = try mutant.findings()
    let messages = findings.map { "\($0.path):\($0.line): \($0.message) [\($0.rule)]" }.joined(
      separator: "\n")
    #expect(
      Set(findings.map(\.rule)) == [mutant.mutation.rule], "\(mutant.testDescription)\n\(messages)\n\(text)")
    #expect(
      findings.allSatisfy(mutant.isNear),
      "\(mutant.testDescription)\nfar from \(mutant.lines?.sorted() ?? [])\n\(messages)")
    guard !findings.isEmpty, findings.allSatisfy(\.fixable) else { return }

    let others = mutant.example.companions
    let result = try Lint.fixed([(mutant.example.path, text)] + others, rules: mutant.rules)
    #expect(result.left.report.findings.map(\.message) == [], "\(mutant.testDescription)")
    let change = try #require(result.changes.first { $0.shownPath == mutant.example.path })
    let fixed = String(decoding: change.new, as: UTF8.self)
    if mutant.mutation.otherFix == nil { #expect(fixed == original, "\(mutant.testDescription)") }
    let again = try Lint.fixed([(mutant.example.path, fixed)] + others, rules: mutant.rules)
    #expect(again.changes.isEmpty, "\(mutant.testDescription)")
  }

  /// The first mutant of each rule and dialect.
  static let samples: [Mutant] = {
    var seen: Set<String> = []
    return Mutations.mutants.filter { mutant in
      seen.insert(mutant.mutation.rule + mutant.example.dialect.rawValue).inserted
    }
  }()

  @Test(
    "A mutant is reported among all files of its folder as it is without them",
    arguments: TestScale.sample(samples))
  func otherViewModelsChangeNothing(_ mutant: Mutant) throws {
    let folder = try #require(Example.folders.first { mutant.example.path.hasPrefix($0) })
    let others = Repository.sourceFiles(in: folder).filter { $0.path != mutant.example.path }
    #expect(others.count > mutant.example.companions.count)
    let alone = try mutant.findings()
    // Of an opt-in rule the others may have findings of their own.
    let together = try mutant.findings(among: others).filter { finding in
      alone.contains { $0.path == finding.path }
    }
    #expect(alone == together)
  }

  @Test("Every mutation has a mutant in each of its dialects", arguments: Mutations.all.indices)
  func mutationIsOfUse(_ index: Int) {
    let mutation = Mutations.all[index]
    #expect(RuleSet.rule(mutation.rule) != nil, "there is no rule '\(mutation.rule)'")
    let found = Set(Example.all.filter { mutation.mutant(of: $0) != nil }.map(\.dialect))
    #expect(found == mutation.dialects, "\(mutation.rule): \(mutation.name)")
  }
}
