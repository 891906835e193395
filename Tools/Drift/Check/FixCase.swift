package import SourceModel

/// One random drift of one example.
package struct FixCase: Sendable {
  package let example: DriftExample
  package let seed: UInt64
  package let drift: Drift.Outcome
  /// A file that uses what is not private of every second case.
  package let surroundings: Surroundings?

  package init(_ example: DriftExample, seed: UInt64, isCareful: Bool = false) {
    self.example = example
    self.seed = seed
    let drift = Drift.apply(to: example, seed: seed, isCareful: isCareful)
    self.drift = drift
    // Careful cases are compiled beside the tests of the examples.
    self.surroundings =
      seed % 2 == 0 && !isCareful
      ? Surroundings.around(
        drift.bytes, example.path, example.language, without: Set(drift.renames.keys), seed: seed) : nil
  }

  package var language: Language { self.example.language }

  /// What a failure starts with, which is what it takes to make the case again.
  package var title: String {
    "\(self.example.path), seed \(self.seed) (\(self.drift.changes.joined(separator: ", ")))"
  }

  /// Whether the opt-in rules are on as well.
  package var hasAllRules: Bool { self.seed % 3 == 0 }
}
