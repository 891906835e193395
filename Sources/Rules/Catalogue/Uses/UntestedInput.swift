import PortUses
import SourceModel

extension Rule {
  static let untestedInput = Rule(
    id: "untested-input",
    summary: "Some test calls every input.",
    rationale: """
      An input that the tests of a view model leave out can break unnoticed. The rule is silent where no test of
      the run uses the view model.
      """,
    source: RuleSource(.plumbline, "who uses a port"),
    dialects: Dialect.allCases,
    optIn: Set(Dialect.allCases),
    examples: UseExample.examples(
      mark: "input",
      bad: ([.callLoad, .callRefresh, .observeLoading, .observeProfile], [.callLoad, .observeProfile]),
      good: (
        [.callLoad, .callRefresh, .observeLoading, .observeProfile],
        [.callLoad, .callRefresh, .observeProfile]
      )),
    isAboutUses: true,
    check: { viewModel, context in
      context.unusedPorts(.inputs, of: viewModel, inTests: true) {
        "call '\($0)' in a test: none does"
      }
    }
  )
}
