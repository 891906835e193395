import SourceModel

/// The units of the functions of inputs: each with the properties directly above it that only this function sets, or
/// that are named after it.
struct InputUnits {
  /// The units by the starts of the functions.
  private var units: [Int: MemberUnit] = [:]
  /// The functions of properties that are not directly above them, by the starts of the properties.
  private(set) var functionsApart: [Int: TextRange] = [:]

  /// - Parameters:
  ///   - owners: the owners in the file of the body.
  ///   - members: the members of one body of a view model.
  init(_ owners: Owners, among members: [Declaration]) {
    let functions = owners.functions
    let owners = owners.byProperty
    // The properties above the function of another input, by the functions that they belong to.
    var strays: [Int: [TextRange]] = [:]
    var placed: Set<Int> = []
    var above: [TextRange] = []
    for member in members {
      let range = member.header.range
      if member.property != nil {
        // The names of a pipe share one declaration.
        if above.last != range { above.append(range) }
        continue
      }
      if functions.contains(range.start) {
        placed.formUnion(above.map(\.start).filter { owners[$0] == range.start })
        let own = above.reversed().prefix { owners[$0.start] == range.start }.reversed()
        var unit = MemberUnit(range)
        unit.together.insert(contentsOf: own, at: 0)
        self.units[range.start] = unit
        if own.isEmpty, let last = above.last, let owner = owners[last.start] {
          strays[owner, default: []].append(last)
        }
      }
      above = []
    }
    for (property, function) in owners where !placed.contains(property) {
      self.functionsApart[property] = self.units[function]?.together.last
    }
    for (function, properties) in strays where self.units[function]?.together.count == 1 {
      self.units[function]?.strays = properties
    }
  }

  /// The functions of inputs that properties of a file belong to.
  struct Owners {
    /// The starts of the functions.
    fileprivate let functions: Set<Int>
    /// The start of the function that each property belongs to, by the start of the property: the one that feeds it or,
    /// of several, the one that it is named after.
    fileprivate let byProperty: [Int: Int]

    /// - Parameter inputs: inputs whose functions are in one file.
    init(_ inputs: [InputImplementation]) {
      self.functions = Set(inputs.map(\.function.value.header.range.start))
      var feeders: [Int: [(function: Int, isNamesake: Bool)]] = [:]
      for input in inputs {
        let header = input.function.value.header
        for feed in input.feeds {
          guard let storage = feed.storage, storage.path == input.function.path,
            feeders[storage.value.header.range.start, default: []].last?.function != header.range.start
          else { continue }
          let isNamesake = storage.value.header.name.text.hasPrefix(header.name.text)
          feeders[storage.value.header.range.start, default: []].append((header.range.start, isNamesake))
        }
      }
      self.byProperty = feeders.compactMapValues { feeders in
        if feeders.count == 1 { return feeders[0].function }
        let namesakes = feeders.filter(\.isNamesake)
        return namesakes.count == 1 ? namesakes[0].function : nil
      }
    }
  }

  /// The declarations that go with a function, and the function.
  func unit(of function: TextRange) -> MemberUnit { self.units[function.start] ?? MemberUnit(function) }
}

/// Declarations that move together.
struct MemberUnit {
  /// The misplaced declarations of the unit.
  var strays: [TextRange] = []
  /// The contiguous declarations, in source order.
  var together: [TextRange]

  /// A declaration by itself.
  init(_ declaration: TextRange) {
    self.together = [declaration]
  }

  /// All of them in the order in which they belong.
  var all: [TextRange] { self.strays + self.together }

  /// The move that brings the strays to the others, if there are any.
  var gathering: Move? {
    guard !self.strays.isEmpty, let first = self.together.first else { return nil }
    return Move(self.strays, to: .before(first))
  }
}
