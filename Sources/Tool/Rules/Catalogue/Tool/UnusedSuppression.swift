import SourceModel

extension Rule {
  package static let unusedSuppression = Rule(
    id: "unused-suppression",
    dialects: Dialect.allCases,
    check: nil
  )
}
