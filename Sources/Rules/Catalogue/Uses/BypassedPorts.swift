import PortUses
import SourceModel

extension Rule {
  static let bypassedPorts = Rule(
    id: "bypassed-ports",
    summary: "Views reach ports through 'inputs', 'outputs' and 'actions'.",
    rationale: """
      A view that calls an input or observes an output on the view model itself hides which of the two it means,
      and reaches code that is no port as easily. Tests are left alone, and so is a view model that does not
      offer its lists.
      """,
    source: RuleSource(.plumbline, "who uses a port"),
    dialects: Dialect.allCases,
    examples: UseExample.examples(
      step: .observePast, bad: ([.callLoad, .callRefresh, .observePast, .observeProfile], []),
      good: ([.callLoad, .callRefresh, .observeLoading, .observeProfile], [])),
    isAboutUses: true,
    check: { viewModel, context in
      guard let uses = context.uses(of: viewModel), !uses.isAmbiguous else { return [] }
      return PortKind.allCases.flatMap { kind -> [Finding] in
        guard let accessor = viewModel.accessor(of: kind) else { return [] }
        return viewModel.ownPorts(kind).flatMap { port in
          uses.uses(of: port).filter { $0.isDirect && $0.user != .test }.map { use in
            Finding(
              "reach '\(port.name.text)' through '\(accessor)': views use the lists of ports", path: use.path,
              range: use.range)
          }
        }
      }
    }
  )
}

extension ViewModel {
  /// The property that hands out a list of ports; nil where there is none.
  fileprivate func accessor(of kind: PortKind) -> String? {
    let lists = Set(self.ownGroups(kind).map(\.simpleName))
    return self.properties.first { property in
      property.value.type?.type.unwrapped.name.map(lists.contains) ?? false
    }?.value.header.name.text
  }
}
