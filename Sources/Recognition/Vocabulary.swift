public import ViewModelModel

/// Tells the dialect of a file.
public enum Vocabulary {
  private static let reactiveSwift: Set = [
    "ReactiveSwift", "ReactiveCocoa", "ReactiveExtensions", "Plumbline", "PlumblineMacros",
  ]
  private static let rxSwift: Set = [
    "RxSwift", "RxCocoa", "RxRelay", "Action", "RxDataSources", "PlumblineBlueprint",
  ]
  private static let reactiveSwiftTypes: Set = ["Signal", "SignalProducer", "MutableProperty"]
  private static let rxSwiftTypes: Set = [
    "Observable", "PublishSubject", "BehaviorSubject", "PublishRelay", "BehaviorRelay", "Driver",
    "InputSubject",
    "AnyObserver", "Variable", "CocoaAction",
  ]

  /// The dialect that a type in a file is written in; nil when it speaks neither vocabulary.
  ///
  /// The imports decide. Where they name both vocabularies, the types of the ports and of the storage do.
  /// Names of types alone do not: teams have an `Observable` or a `Signal` of their own.
  public static func dialect(of file: SourceFile, types: [TypeReference]) -> Dialect? {
    guard file.language == .swift else { return nil }
    let modules = Set(file.imports.map(\.module))
    let speaksReactiveSwift = !modules.isDisjoint(with: self.reactiveSwift)
    let speaksRxSwift = !modules.isDisjoint(with: self.rxSwift)
    if speaksReactiveSwift != speaksRxSwift { return speaksReactiveSwift ? .kickstarterSwift : .rxSwift }

    guard speaksReactiveSwift else { return nil }
    let names = types.flatMap(\.namesWithin)
    let reactiveSwiftUses = names.count { self.reactiveSwiftTypes.contains($0) }
    let rxSwiftUses = names.count { self.rxSwiftTypes.contains($0) }
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
