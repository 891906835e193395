import PortUses
import SourceModel

extension Rule {
  static let unboundOutput = Rule(
    id: "unbound-output",
    dialects: Dialect.allCases,
    forms: ViewModel.Form.withKnownUses,
    isAboutUses: true,
    check: { viewModel, context in
      if viewModel.form.hasProperties {
        return context.unusedProperties(.outputs, of: viewModel) { name in
          "read '\(name)' in a view, or remove it: no view reads it"
        }
      }
      return context.unusedPorts(.outputs, of: viewModel, inTests: false) { name, isUsedInside in
        isUsedInside()
          ? "bind '\(name)' in a view, or remove it from the outputs: only the view model uses it"
          : "bind '\(name)' in a view, or remove it: nothing observes it"
      }
    }
  )
}
