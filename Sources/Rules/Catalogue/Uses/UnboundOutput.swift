import PortUses
import SourceModel

extension Rule {
  static let unboundOutput = Rule(
    id: "unbound-output",
    summary: "Some view observes every output.",
    rationale: """
      An output that no view and no other view model of the run observes is dead code, or a binding that was
      forgotten. The rule is silent where no view of the run uses the view model, and about a port whose name is
      used of something that may be this view model.
      """,
    source: RuleSource(.plumbline, "who uses a port"),
    dialects: Dialect.allCases,
    examples: UseExample.examples(
      mark: "output", bad: ([.callLoad, .callRefresh, .observeProfile], []),
      good: ([.callLoad, .callRefresh, .observeLoading, .observeProfile], [])),
    isAboutUses: true,
    check: { viewModel, context in
      context.unusedPorts(.outputs, of: viewModel, inTests: false) {
        "bind '\($0)' in a view, or remove it: nothing observes it"
      }
    }
  )
}
