package import SourceModel

/// Determines the dialect and the library of a type.
package enum Vocabulary {
  /// The dialect of a type in a file, and the profile for its library; nil when it uses no vocabulary.
  ///
  /// The imports decide. Where they name several vocabularies, the types of the ports and of the storage do.
  /// Names of types alone do not: teams have an `Observable` or a `Signal` of their own.
  ///
  /// - Parameters:
  ///   - modules: what the file imports.
  ///   - configured: the dialect that the configuration sets, if it does.
  package static func dialect(
    importing modules: Set<String>, types: [TypeReference], configured: Dialect? = nil
  ) -> (dialect: Dialect, profile: DialectProfile)? {
    let imported = self.candidates.filter {
      (configured ?? $0.dialect) == $0.dialect && !modules.isDisjoint(with: $0.profile.library.imports)
    }
    let fallback = configured.map { (dialect: $0, profile: $0.profile) }
    guard imported.count > 1 else { return imported.first ?? fallback }

    let names = types.flatMap(\.namesWithin)
    let uses = imported.map { candidate in names.count { candidate.profile.library.has($0, .evidence) } }
    var most = zip(imported, uses).filter { $0.1 == uses.max() }.map(\.0)
    // Combine is available in every file, so it loses a tie.
    if most.count > 1 { most.removeAll { $0.profile === DialectProfile.kickstarterSwiftOnCombine } }
    return most.count == 1 ? most[0] : fallback
  }

  private static let candidates: [(dialect: Dialect, profile: DialectProfile)] = [
    (.kickstarterSwift, .kickstarterSwift), (.kickstarterSwift, .kickstarterSwiftOnCombine),
    (.rxSwift, .rxSwift),
  ]
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
