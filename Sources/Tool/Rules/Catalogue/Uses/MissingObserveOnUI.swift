import PortUses
import SourceModel

extension Rule {
  private static let names = RuleOption(
    "names",
    default: [
      "UIScheduler", "collectAsState", "collectAsStateWithLifecycle", "main", "mainThread", "observeAsState",
      "observeForControllerAction", "observeForUI", "observeForUIV2", "receive", "subscribeAsState",
    ]
  )

  static let missingObserveOnUI = Rule(
    id: "missing-observe-on-ui",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    optIn: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    options: [names],
    isAboutUses: true,
    check: { viewModel, context in
      let names = Set(context.value(of: names))
      return context.observations(of: viewModel).flatMap { _, uses -> [Finding] in
        let missing = uses.filter { names.isDisjoint(with: $0.use.operators) && !$0.use.touchesNoView }
        guard !missing.isEmpty, uses.count >= 3 * missing.count else { return [] }
        return missing.map { name, use in
          Finding(
            "observe '\(name)' on the main thread, as the other outputs: insert 'observeForUI'",
            path: use.path,
            range: use.range)
        }
      }
    }
  )
}
