import SourceModel

/// The elements of collections and streams, and the arguments of closures.
extension UseResolver {
  /// Types whose first argument is the type of their values.
  static let containers: Set = [
    "AnyPublisher", "Array", "ArrayList", "ArraySlice", "BehaviorRelay", "BehaviorSubject", "Collection",
    "Driver", "Flow", "Flowable", "Iterable", "LinkedList", "List", "Maybe", "MutableList", "MutableProperty",
    "MutableSet", "Observable", "Property", "PublishRelay", "PublishSubject", "Sequence", "Set", "Signal",
    "SignalProducer", "Single", "StateFlow",
  ]

  /// The members of these types that return one of their values, and those that return the same type.
  static let choosing: Set = [
    "[]", "find", "first", "firstOrNull", "last", "lastOrNull", "randomElement",
  ]
  static let keeping: Set = ["filter", "reversed", "sorted"]

  /// The argument that a function passes to a closure: the value itself if it is optional, or its elements.
  mutating func element(of value: Known, in outer: String, file: Int) -> Known? {
    guard !value.isType else { return nil }
    if Self.containers.contains(value.name) {
      return value.arguments.first.flatMap { self.known($0, in: outer, file: file) }
    }
    // An optional value is passed to the closure of `map`.
    let isOptional =
      self.files[file].wanted != nil && self.types[value.name] != nil && value.arguments.isEmpty
    return value.kind != nil || isOptional || self.leadsToPorts(value.name) ? value : nil
  }

  /// Whether the chain of a base contains a name like that of a view model.
  func isTelling(_ base: UseChain.Base, in file: Int) -> Bool {
    guard case .chain(let number) = base else { return false }
    let chain = self.files[file].chains[number]
    return self.baseName(chain).map(PortalNames.isTelling) == true
      || chain.links.contains { PortalNames.isTelling($0.name) }
  }
}
