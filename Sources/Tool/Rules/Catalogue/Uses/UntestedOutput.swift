import PortUses
import SourceModel

extension Rule {
  static let untestedOutput = Rule(
    id: "untested-output",
    dialects: Dialect.allCases,
    optIn: Set(Dialect.allCases),
    isAboutUses: true,
    check: { viewModel, context in
      context.unusedPorts(.outputs, of: viewModel, inTests: true) { name, _ in
        "observe '\(name)' in a test: no test does"
      }
    }
  )
}
