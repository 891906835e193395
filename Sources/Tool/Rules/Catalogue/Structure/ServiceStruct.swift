import SourceModel

extension Rule {
  static let serviceStruct = Rule(
    id: "service-struct",
    severity: .note,
    dialects: [.rxSwift],
    check: { viewModel, _ in
      viewModel.declaration.properties.compactMap { property in
        guard property.isStoredInInstance, let type = property.type?.type.unwrapped.name,
          let service = Self.serviceOfProtocol(type), let kind = viewModel.kindOfType(service),
          kind == .class || kind == .actor
        else { return nil }
        let message = "make '\(service)' a struct: only a base service has state"
        return Finding(message, path: viewModel.path, range: property.header.name.range)
      }
    }
  )

  /// The name of the service of a protocol; nil for a base service, and for other types.
  private static func serviceOfProtocol(_ type: String) -> String? {
    // `GardenServicing` is the protocol of `GardenService`.
    for (ending, rest) in [("Type", ""), ("Protocol", ""), ("ing", "e")] {
      let service = type.dropLast(ending.count) + rest
      guard type.hasSuffix(ending), service.hasSuffix("Service") else { continue }
      return service.hasSuffix("BaseService") ? nil : String(service)
    }
    return nil
  }
}
