import PortUses
import SourceModel

extension Rule {
  static let unboundOutput = Rule(
    id: "unbound-output",
    dialects: Dialect.allCases,
    isAboutUses: true,
    check: { viewModel, context in
      context.unusedPorts(.outputs, of: viewModel, inTests: false) {
        "bind '\($0)' in a view, or remove it: nothing observes it"
      }
    }
  )
}
