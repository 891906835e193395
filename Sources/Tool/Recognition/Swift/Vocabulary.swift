public import SourceModel

/// Determines the dialect and the library of a type.
public enum Vocabulary {
  /// The dialect of a type in a file, with the profile of its library; nil when it uses no vocabulary.
  ///
  /// The imports decide. Where they name several vocabularies, the types of the ports and of the storage do.
  /// Names of types alone do not: teams have an `Observable` or a `Signal` of their own.
  ///
  /// - Parameters:
  ///   - modules: what the file imports.
  ///   - configured: the dialect that the configuration sets, if it does.
  public static func dialect(
    importing modules: Set<String>, types: [TypeReference], configured: Dialect? = nil
  ) -> Dialect? {
    let imported = self.dialects.filter {
      (configured ?? $0) == $0 && !modules.isDisjoint(with: $0.profile.library.imports)
    }
    guard imported.count > 1 else { return imported.first ?? configured }

    let names = types.flatMap(\.namesWithin)
    let uses = imported.map { dialect in names.count { dialect.profile.library.has($0, .evidence) } }
    var most = zip(imported, uses).filter { $0.1 == uses.max() }.map(\.0)
    // Combine is available in every file, so it loses a tie.
    if most.count > 1 { most.removeAll { $0.profile === DialectProfile.kickstarterSwiftOnCombine } }
    return most.count == 1 ? most[0] : configured
  }

  private static let dialects: [Dialect] = [.kickstarterSwift, .kickstarterSwiftOnCombine, .rxSwift]
}

extension TypeReference {
  /// The names of the type and of its parts.
  fileprivate var namesWithin: [String] {
    switch self {
    case .named(let path, let arguments): path.suffix(1) + arguments.flatMap(\.namesWithin)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type): type.namesWithin
    case .tuple(let types), .composition(let types): types.flatMap(\.namesWithin)
    case .dictionary(let key, let value): key.namesWithin + value.namesWithin
    case .other: []
    }
  }
}
