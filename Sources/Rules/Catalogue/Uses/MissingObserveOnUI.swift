import PortUses
import SourceModel

extension Rule {
  private static let names = RuleOption(
    "names",
    default: [
      "UIScheduler", "collectAsState", "collectAsStateWithLifecycle", "main", "mainThread", "observeAsState",
      "observeForControllerAction", "observeForUI", "observeForUIV2", "receive", "subscribeAsState",
    ],
    "What brings values to the main thread, or keeps them for it: functions, and what an argument of `observeOn` is called."
  )

  static let missingObserveOnUI = Rule(
    id: "missing-observe-on-ui",
    summary: "A view observes all outputs on the main thread.",
    rationale: """
      A view that is changed on another thread fails at random. The rule reports a view that observes an output without
      a step to the main thread, and takes that step for at least twice as many others. An observer is left alone when
      its code names nothing of the view but its view model, as in `Session.start($0); self.viewModel.inputs.started()`, when
      it posts a notification, and when it posts to the main thread itself. What functions of the view do is unknown, so
      the rule is off by default.
      """,
    source: RuleSource(.plumbline, "who uses a port"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    optIn: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    options: [names],
    examples: UseExample.examples(
      [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin], step: .observeAnywhere,
      bad: ([.callLoad, .callRefresh, .observeAnywhere, .observeProfile, .observeAgain], []),
      good: ([.callLoad, .callRefresh, .observeLoading, .observeProfile, .observeAgain], [])),
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
