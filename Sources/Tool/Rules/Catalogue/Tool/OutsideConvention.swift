import SourceModel

extension Rule {
  package static let outsideConvention = Rule(
    id: "outside-convention",
    severity: .note,
    dialects: Dialect.allCases,
    optIn: Set(Dialect.allCases),
    check: nil
  )
}
