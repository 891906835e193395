import PortUses
import SourceModel

extension Rule {
  static let untestedInput = Rule(
    id: "untested-input",
    dialects: Dialect.allCases,
    optIn: Set(Dialect.allCases),
    isAboutUses: true,
    check: { viewModel, context in
      context.unusedPorts(.inputs, of: viewModel, inTests: true) { name, _ in
        "call '\(name)' in a test: no test does"
      }
    }
  )
}
