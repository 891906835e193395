import ViewModelModel

/// What a view model works with.
enum Collaborator {
  /// The words that end the name of a service or of its type.
  static let serviceWords = [
    "service", "services", "provider", "repository", "usecase", "manager", "client", "api", "store",
    "interactor",
    "gateway", "database", "storage", "network", "networking", "fetcher", "loader",
  ]

  /// Whether a property is a service or a coordinator by its name or its type.
  static func isServiceOrCoordinator(_ property: PropertyDeclaration) -> Bool {
    let names = [property.header.name.text, property.knownType?.unwrapped.name ?? ""]
    return names.contains { self.ends($0, in: ["service", "coordinator"]) }
  }

  /// Whether a parameter is something that outputs can be assembled from.
  static func isService(_ parameter: Parameter) -> Bool {
    [parameter.name, parameter.type.unwrapped.name ?? ""].contains { self.ends($0, in: self.serviceWords) }
  }

  private static func ends(_ name: String, in words: [String]) -> Bool {
    var name = name.lowercased()[...]
    for ending in ["type", "protocol", "protocoltype"]
    where name.hasSuffix(ending) && name.count > ending.count {
      name = name.dropLast(ending.count)
      break
    }
    return words.contains { name.hasSuffix($0) }
  }
}
