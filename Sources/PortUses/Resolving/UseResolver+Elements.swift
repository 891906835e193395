import SourceModel

/// What lists and streams have, and what closures get of it.
extension UseResolver {
  /// Types whose first argument is the type of their values.
  static let containers: Set = [
    "AnyPublisher", "Array", "ArrayList", "ArraySlice", "BehaviorRelay", "BehaviorSubject", "Collection",
    "Driver", "Flow", "Flowable", "Iterable", "LinkedList", "List", "Maybe", "MutableList", "MutableProperty",
    "MutableSet", "Observable", "Property", "PublishRelay", "PublishSubject", "Sequence", "Set", "Signal",
    "SignalProducer", "Single", "StateFlow",
  ]

  /// Members of these that are one of their values, and those that are of the same type.
  static let choosing: Set = [
    "[]", "find", "first", "firstOrNull", "last", "lastOrNull", "randomElement",
  ]
  static let keeping: Set = ["filter", "reversed", "sorted"]

  /// What a function hands to a closure of a value: the value itself where it is optional, or those in it.
  mutating func element(of value: Known, in outer: String, file: Int) -> Known? {
    guard !value.isType else { return nil }
    if Self.containers.contains(value.name) {
      return value.arguments.first.flatMap { self.known($0, in: outer, file: file) }
    }
    return value.kind != nil || self.isPortal(value.name) ? value : nil
  }

  /// Whether a chain that gives a value is of something that is called after a view model.
  func isTelling(_ base: UseChain.Base, in file: Int) -> Bool {
    guard case .chain(let number) = base else { return false }
    let chain = self.files[file].chains[number]
    return self.baseName(chain).map(PortalNames.isTelling) == true
      || chain.links.contains { PortalNames.isTelling($0.name) }
  }
}
