import SourceModel

extension Rule {
  static let noBaseService = Rule(
    id: "no-base-service",
    severity: .note,
    dialects: [.rxSwift],
    check: { viewModel, _ in
      viewModel.declaration.properties.compactMap { property in
        guard property.isStoredInInstance, let type = property.knownType?.unwrapped.name,
          viewModel.isBaseService(type)
        else { return nil }
        let message =
          "inject a service for this view model instead of '\(type)': a base service is shared by the "
          + "whole app"
        return Finding(message, path: viewModel.path, range: property.header.name.range)
      }
    }
  )
}
