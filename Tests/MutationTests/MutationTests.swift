import Conventions
import TestSupport
import Testing
import ViewModelModel

/// Every way to break the convention that is derived from the conforming examples is found, and nothing else.
struct MutationTests {
  @Test("A mutant is reported for what it breaks, and for nothing else", arguments: Mutants.all)
  func mutantIsCaught(_ mutant: Mutant) throws {
    #expect(mutant.text != nil, "the changes exclude each other")
    #expect(mutant.text != String(decoding: mutant.example.source.bytes, as: UTF8.self), "nothing is changed")
    let findings = try mutant.findings()
    let reported = Set(findings.map(\.rule))
    let missing = mutant.mutation.breaks.subtracting(reported).sorted()
    let unexpected = reported.subtracting(mutant.mutation.breaks).sorted()
    let messages = findings.map { "\($0.path):\($0.line): \($0.message) [\($0.rule)]" }.joined(
      separator: "\n")
    #expect(
      reported == mutant.mutation.breaks,
      "\(mutant.testDescription)\nmissing: \(missing)\nunexpected: \(unexpected)\n\(messages)")
    let far = findings.filter { !mutant.isNear($0) }
    #expect(
      far.isEmpty,
      "\(mutant.testDescription)\nfindings are far from the change in \(mutant.lines?.sorted() ?? [])\n\(messages)"
    )
  }

  /// The first mutant of each rule and dialect.
  static let samples: [Mutant] = {
    var seen: Set<String> = []
    return Mutants.all.filter { mutant in
      let key = mutant.mutation.breaks.sorted().joined() + mutant.example.dialect.rawValue
      return seen.insert(key).inserted
    }
  }()

  @Test("A mutant is reported among all files of its folder as it is without them", arguments: samples)
  func otherViewModelsChangeNothing(_ mutant: Mutant) throws {
    let others =
      Example.folders.first { mutant.example.path.hasPrefix($0) }
      .map { Repository.sourceFiles(in: $0) } ?? []
    let alone = try mutant.findings()
    // Of an opt-in rule the others may have findings of their own.
    let together = try mutant.findings(among: others.filter { $0.path != mutant.example.path })
      .filter { finding in alone.contains { $0.path == finding.path } }
    #expect(others.count > mutant.example.companions.count + 1)
    #expect(alone == together)
  }

  @Test("There are at least 100 mutants of one rule in each dialect, no two alike")
  func thereAreManyMutants() {
    for dialect in Dialect.allCases {
      let mutants = Mutants.all.filter { $0.example.dialect == dialect }
      let count = mutants.count { $0.mutation.breaks.count == 1 }
      #expect(count >= 100, "\(dialect.rawValue): \(count)\n\(Self.table)")
    }
    let texts = Mutants.all.map { mutant in
      mutant.example.path + (mutant.mutation.optIn ?? "") + mutant.files.map(\.text).joined()
        + (mutant.text ?? "")
    }
    let twins = Dictionary(grouping: zip(texts, Mutants.all), by: \.0).values.filter { $0.count > 1 }
    #expect(twins.isEmpty, "\(twins.map { $0.map(\.1.testDescription) })")
  }

  @Test("Every rule has at least three mutants, of two examples or more")
  func everyRuleHasMutants() {
    for dialect in Dialect.allCases {
      for rule in RuleSet.all where rule.dialects.contains(dialect) {
        let mutants = Mutants.all.filter {
          $0.example.dialect == dialect && $0.mutation.breaks == [rule.id]
        }
        let examples = Set(mutants.map(\.example.path))
        #expect(
          mutants.count >= 3 && examples.count >= 2,
          "\(rule.id), \(dialect.rawValue): \(mutants.count) of \(examples.count) examples\n\(Self.table)")
      }
    }
  }

  @Test("Every mutation has mutants, and a reason where it breaks more than one rule")
  func everyMutationIsOfUse() {
    let used = Set(Mutants.all.map(\.mutation.name))
    for mutation in Mutants.mutations {
      #expect(used.contains(mutation.name), "\(mutation.name)")
      #expect((mutation.reason == nil) == (mutation.breaks.count == 1), "\(mutation.name)")
      for rule in mutation.breaks { #expect(RuleSet.rule(rule) != nil, "\(mutation.name): \(rule)") }
    }
  }

  /// The number of mutants by rule and dialect.
  static var table: String {
    let counts = Dictionary(grouping: Mutants.all) { mutant in
      mutant.example.dialect.rawValue + " " + mutant.mutation.breaks.sorted().joined(separator: ", ")
    }
    let rows = counts.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return rows.joined(separator: "\n") + "\nin total: \(Mutants.all.count)"
  }
}
