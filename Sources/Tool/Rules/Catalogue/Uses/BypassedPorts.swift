import PortUses
import SourceModel

extension Rule {
  static let bypassedPorts = Rule(
    id: "bypassed-ports",
    dialects: Dialect.allCases,
    isAboutUses: true,
    check: { viewModel, context in
      guard let uses = context.uses(of: viewModel), !uses.isAmbiguous else { return [] }
      return PortKind.allCases.flatMap { kind -> [Finding] in
        guard let accessor = viewModel.accessor(of: kind) else { return [] }
        return viewModel.ownPorts(kind).flatMap { port in
          uses.uses(of: port).filter { $0.isDirect && $0.user != .test }.map { use in
            Finding(
              "reach '\(port.name.text)' through '\(accessor)': views do not use the view model itself",
              path: use.path,
              range: use.range)
          }
        }
      }
    }
  )
}

extension ViewModel {
  /// The property that exposes the ports of a kind; nil where there is none.
  fileprivate func accessor(of kind: PortKind) -> String? {
    let lists = Set(self.ownGroups(kind).map(\.simpleName))
    return self.properties.first { property in
      property.value.type?.type.unwrapped.name.map(lists.contains) ?? false
    }?.value.header.name.text
  }
}
