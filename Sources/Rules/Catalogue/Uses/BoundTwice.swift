import PortUses
import SourceModel

extension Rule {
  static let boundTwice = Rule(
    id: "bound-twice",
    summary: "A view binds an output in one place.",
    rationale: """
      A second binding that does the same is often a copy that was left behind, and runs every effect again. The rule
      compares the operators and the observers with their code, so that other parts of the view may follow the output.
      View models that functions make for themselves, as those of coordinators do, are several.
      """,
    source: RuleSource(.plumbline, "who uses a port"),
    severity: .note,
    dialects: Dialect.allCases,
    examples: UseExample.examples(
      step: .observeAgain,
      bad: ([.callLoad, .callRefresh, .observeLoading, .observeProfile, .observeAgain], []),
      good: ([.callLoad, .callRefresh, .observeLoading, .observeProfile], [])),
    isAboutUses: true,
    check: { viewModel, context in
      context.observations(of: viewModel).flatMap { _, uses in
        var first: [[String]: PortUse] = [:]
        return uses.compactMap { name, use -> Finding? in
          guard let receiver = use.receiver, let code = use.code else { return nil }
          let key = [receiver, name, "\(code)"] + use.operators
          guard let known = first[key] else {
            first[key] = use
            return nil
          }
          return Finding(
            "bind '\(name)' once: '\(use.view)' binds it in line \(known.line) as well", path: use.path,
            range: use.range, notes: [.init("the first binding", path: known.path, range: known.range)])
        }
      }
    }
  )
}
