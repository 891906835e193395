import DataFlow
import SourceModel

extension Rule {
  static let swallowedError = Rule(
    id: "swallowed-error",
    dialects: [.rxSwift, .kickstarterJava, .kickstarterKotlin],
    check: { _, context in
      context.flow.swallowedErrors.map { failure in
        Finding(
          "handle the errors of '\(failure.work.name)': an error ends '\(failure.ended.name)'",
          path: failure.work.path, range: failure.work.range)
      }
    }
  )
}
