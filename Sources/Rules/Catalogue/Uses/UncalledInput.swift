import PortUses
import SourceModel

extension Rule {
  static let uncalledInput = Rule(
    id: "uncalled-input",
    summary: "Some view calls every input.",
    rationale: """
      An input that no view and no other view model of the run calls never happens: what depends on it never
      emits. The rule is silent where no view of the run uses the view model, and about a port whose name is
      used of something that may be this view model.
      """,
    source: RuleSource(.plumbline, "who uses a port"),
    dialects: Dialect.allCases,
    examples: UseExample.examples(
      mark: "input", bad: ([.callLoad, .observeLoading, .observeProfile], []),
      good: ([.callLoad, .callRefresh, .observeLoading, .observeProfile], [])),
    isAboutUses: true,
    check: { viewModel, context in
      context.unusedPorts(.inputs, of: viewModel, inTests: false) {
        "call '\($0)' in a view, or remove it: nothing calls it"
      }
    }
  )
}
