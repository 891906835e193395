import ViewModelModel

/// What goes with the functions of inputs: the properties right above each that it alone feeds.
struct InputUnits {
  /// The units by the starts of the functions.
  private var units: [Int: [TextRange]] = [:]

  /// - Parameters:
  ///   - inputs: the inputs of a view model.
  ///   - members: the members of one of its bodies.
  init(_ inputs: [InputImplementation], among members: [Declaration]) {
    // The starts of the functions that feed a property, by its start: -1 for several.
    var feeders: [Int: Int] = [:]
    var functions: Set<Int> = []
    for input in inputs {
      let function = input.function.value.header.range.start
      functions.insert(function)
      for feed in input.feeds {
        guard let property = feed.storage?.value.header.range.start else { continue }
        let known = feeders[property] ?? function
        feeders[property] = known == function ? function : -1
      }
    }
    var above: [TextRange] = []
    for member in members {
      let range = member.header.range
      if member.property != nil {
        // The names of a pipe stand in one declaration.
        if above.last != range { above.append(range) }
        continue
      }
      if functions.contains(range.start) {
        let own = above.reversed().prefix { feeders[$0.start] == range.start }.reversed()
        self.units[range.start] = own + [range]
      }
      above = []
    }
  }

  /// The declarations that go with a function, and the function, in source order.
  func unit(of function: TextRange) -> [TextRange] { self.units[function.start] ?? [function] }
}
