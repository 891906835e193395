import PortUses
import SourceModel

extension Rule {
  static let uncalledInput = Rule(
    id: "uncalled-input",
    dialects: Dialect.allCases,
    isAboutUses: true,
    check: { viewModel, context in
      context.unusedPorts(.inputs, of: viewModel, inTests: false) { name, _ in
        "call '\(name)' in a view, or remove it: nothing calls it"
      }
    }
  )
}
