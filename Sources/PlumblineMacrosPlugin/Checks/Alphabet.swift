/// The order of ports: that of `plumb lint`.
enum Alphabet {
  /// Whether names are in order, with or without regard to case, numbers as their digits or as what they say.
  static func isSorted(_ names: [String]) -> Bool {
    if self.isOrdered(names) { return true }
    let lowercased = names.map { $0.lowercased() }
    return self.isOrdered(lowercased) || self.isOrdered(lowercased.map(self.natural))
  }

  /// Whether a name stands before another one in a list that is sorted anew.
  static func precedes(_ name: String, _ other: String) -> Bool {
    let (first, second) = (name.lowercased(), other.lowercased())
    return first == second ? name < other : first < second
  }

  /// What an input is sorted by: its name, and where there are labels, those after a space, which precedes all
  /// letters.
  static func key(_ fullName: String) -> String {
    guard let end = fullName.firstIndex(of: "(") else { return fullName }
    guard fullName.contains(":") else { return String(fullName[..<end]) }
    return fullName.replacing("(", with: " ")
  }

  private static func isOrdered(_ names: [String]) -> Bool {
    zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// A name whose numbers are as long as any.
  private static func natural(_ name: String) -> String {
    name.replacing(/[0-9]+/) { match in
      String(repeating: "0", count: max(0, 20 - match.output.count)) + match.output
    }
  }
}
