import DataFlow
import SourceModel

extension Rule {
  static let unhandledError = Rule(
    id: "unhandled-error",
    dialects: [.rxSwift, .kickstarterJava, .kickstarterKotlin],
    check: { _, context in
      context.flow.unhandledErrors.map { failure in
        Finding(
          "handle the errors of '\(failure.work.name)': without an error handler, '\(failure.ended.name)' ends the app",
          path: failure.ended.path, range: failure.ended.range)
      }
    }
  )
}
