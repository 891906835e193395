/// The elements of a list by the branches of conditional compilation that hold them.
enum ConditionGroups {
  /// The groups, in no particular order; the elements of each keep their order.
  static func of<Element>(_ elements: [Element], by conditions: (Element) -> [Int]) -> [[Element]] {
    guard let first = elements.first.map(conditions) else { return [] }
    // Hardly any file compiles conditionally.
    if elements.allSatisfy({ conditions($0) == first }) { return [elements] }
    return Array(Dictionary(grouping: elements, by: conditions).values)
  }
}
