import PortUses
import SourceModel

extension Rule {
  static let untestedOutput = Rule(
    id: "untested-output",
    summary: "Some test observes every output.",
    rationale: """
      An output that the tests of a view model leave out can change unnoticed. The rule is silent where no test
      of the run uses the view model.
      """,
    source: RuleSource(.plumbline, "who uses a port"),
    dialects: Dialect.allCases,
    optIn: Set(Dialect.allCases),
    examples: UseExample.examples(
      mark: "output",
      bad: ([.callLoad, .callRefresh, .observeLoading, .observeProfile], [.callLoad, .observeProfile]),
      good: (
        [.callLoad, .callRefresh, .observeLoading, .observeProfile],
        [.callLoad, .observeProfile, .observeLoading]
      )),
    isAboutUses: true,
    check: { viewModel, context in
      context.unusedPorts(.outputs, of: viewModel, inTests: true) {
        "observe '\($0)' in a test: none does"
      }
    }
  )
}
