package import SourceModel

/// The dependencies of a view model.
package enum Collaborator {
  /// The words that end the name of a service or of its type.
  static let serviceWords = [
    "service", "services", "servicing", "provider", "repository", "usecase", "manager", "client", "api",
    "store",
    "interactor",
    "gateway", "database", "storage", "network", "networking", "fetcher", "loader",
  ]

  /// Whether a property is a service or a coordinator by its name or its type.
  static func isServiceOrCoordinator(_ property: PropertyDeclaration) -> Bool {
    let names = [property.header.name.text, property.knownType?.unwrapped.name ?? ""]
    return names.contains { self.ends($0, in: ["service", "servicing", "coordinator"]) }
  }

  /// Whether a parameter is a service, from which outputs can be assembled.
  static func isService(_ parameter: Parameter) -> Bool {
    [parameter.name, parameter.type.unwrapped.name ?? ""].contains { self.ends($0, in: self.serviceWords) }
  }

  /// Whether a name or a type is that of a coordinator, or of its synonyms, such as a router.
  package static func isCoordinator(_ name: String, _ type: TypeReference?) -> Bool {
    [name, type?.unwrapped.name ?? ""].contains { name in
      self.ends(name, in: ["coordinator", "navigator", "router", "wireframe"])
    }
  }

  /// Whether the name of a type is that of a service.
  static func isService(_ type: String) -> Bool { self.ends(type, in: self.serviceWords) }

  /// Whether a property holds a view, a view controller or a delegate weakly.
  static func isView(_ property: PropertyDeclaration) -> Bool {
    guard property.header.modifiers.contains(where: { $0.name == "weak" || $0.name == "unowned" }) else {
      return false
    }
    let names = [property.header.name.text, property.knownType?.unwrapped.name ?? ""]
    let words = names.map { NameWords.of($0).map { $0.lowercased() } }
    // The delegate of a coordinator is a coordinator.
    guard !words.joined().contains("coordinator") else { return false }
    return words.contains { ["controller", "delegate", "view"].contains($0.last) }
  }

  private static func ends(_ name: String, in words: [String]) -> Bool {
    // This runs for every property, so it compares bytes instead of characters.
    var name = name.lowercased()[...].utf8
    for ending in ["type", "protocol", "protocoltype"]
    where name.ends(with: ending) && name.count > ending.utf8.count {
      name = name.dropLast(ending.utf8.count)
      break
    }
    return words.contains { name.ends(with: $0) }
  }
}

extension Substring.UTF8View {
  fileprivate func ends(with word: String) -> Bool {
    self.count >= word.utf8.count && self.suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}
