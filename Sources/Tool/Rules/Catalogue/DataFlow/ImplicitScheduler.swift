import DataFlow
import SourceModel

extension Rule {
  static let implicitScheduler = Rule(
    id: "implicit-scheduler",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    check: { viewModel, _ in
      let operators = viewModel.library.operatorTable?.operators ?? [:]
      let bodies = viewModel.functions.compactMap { function in
        function.value.body.map { Located($0, in: function.path) }
      }
      return bodies.flatMap { body in
        body.value.withNestedBodies.flatMap(\.calls).flatMap { $0.chain?.links ?? [] }.compactMap { link in
          guard operators[link.name.text]?.traits.contains(.takesTime) == true,
            let last = link.arguments?.last?.value.chain, last.base.isTimeUnit, last.links.count == 1
          else { return nil }
          return Finding(
            "pass a scheduler to '\(link.name.text)': without one it waits on a computation thread",
            path: body.path, range: link.name.range)
        }
      }
    }
  )
}

extension Chain.Base {
  /// Whether it is the type whose constants are units of time.
  fileprivate var isTimeUnit: Bool {
    guard case .name(let name) = self else { return false }
    return name.text == "TimeUnit"
  }
}
