public import SourceModel

/// Tells the dialect of a file.
public enum Vocabulary {
  /// The dialect of a type in a file; nil when it uses neither vocabulary.
  ///
  /// The imports decide. Where they name both vocabularies, the types of the ports and of the storage do.
  /// Names of types alone do not: teams have an `Observable` or a `Signal` of their own.
  ///
  /// - Parameter modules: what the file imports.
  public static func dialect(importing modules: Set<String>, types: [TypeReference]) -> Dialect? {
    let (reactiveSwift, rxSwift) = (StreamLibrary.reactiveSwift, StreamLibrary.rxSwift)
    let speaksReactiveSwift = !modules.isDisjoint(with: reactiveSwift.imports)
    let speaksRxSwift = !modules.isDisjoint(with: rxSwift.imports)
    if speaksReactiveSwift != speaksRxSwift { return speaksReactiveSwift ? .kickstarterSwift : .rxSwift }

    guard speaksReactiveSwift else { return nil }
    let names = types.flatMap(\.namesWithin)
    let reactiveSwiftUses = names.count { reactiveSwift.has($0, .evidence) }
    let rxSwiftUses = names.count { rxSwift.has($0, .evidence) }
    if reactiveSwiftUses == rxSwiftUses { return nil }
    return reactiveSwiftUses > rxSwiftUses ? .kickstarterSwift : .rxSwift
  }
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
