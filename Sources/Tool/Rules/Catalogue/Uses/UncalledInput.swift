import PortUses
import SourceModel

extension Rule {
  static let uncalledInput = Rule(
    id: "uncalled-input",
    dialects: Dialect.allCases,
    forms: ViewModel.Form.withKnownUses.subtracting([.transform]),
    isAboutUses: true,
    check: { viewModel, context in
      if viewModel.form.hasProperties {
        return context.unusedProperties(.inputs, of: viewModel) { name in
          "use '\(name)' in a view, or remove it: no view uses it"
        }
      }
      return context.unusedPorts(.inputs, of: viewModel, inTests: false) { name, _ in
        "call '\(name)' in a view, or remove it: nothing calls it"
      }
    }
  )
}
