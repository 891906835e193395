import SourceModel

extension Rule {
  package static let invalidSuppression = Rule(
    id: "invalid-suppression",
    dialects: Dialect.allCases,
    check: nil
  )
}
