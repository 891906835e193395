import SourceModel

extension Rule {
  package static let parseError = Rule(
    id: "parse-error",
    severity: .error,
    dialects: Dialect.allCases,
    check: nil
  )
}
