/// What a comparison of many files found.
package struct CorpusSummary: Sendable {
  package var files = 0
  package var declarations = 0
  package var names = 0
  package var comments = 0
  /// The files that the compiler does not accept, with the reasons.
  package var rejected: [String] = []
  package var leftOut: [LeftOut: Int] = [:]
  package var differences: [CorpusDifference] = []

  package init() {}

  /// Adds a file.
  mutating func add(_ facts: FileFacts, _ comparison: FileComparison) {
    self.files += 1
    self.declarations += facts.declarations.count
    self.names += facts.names.filter { $0.kind.isCompared }.count
    self.comments += facts.comments.count
    if let problem = facts.problem { self.rejected.append("\(facts.path):\(problem)") }
    self.leftOut.merge(comparison.leftOut) { $0 + $1 }
    self.differences += comparison.differences
  }

  /// Brings what many threads found in the order of the files.
  mutating func sort() {
    self.rejected.sort()
    self.differences.sort { ($0.file, $0.offset, $0.subject) < ($1.file, $1.offset, $1.subject) }
  }
}
