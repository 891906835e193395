/// The order of names that people call alphabetical.
enum Alphabet {
  /// Whether names stand in alphabetical order.
  ///
  /// Teams sort by eye or by an editor's command: with or without regard to case, and with capital letters
  /// before small ones. A list that is sorted in one of these ways is sorted.
  static func isSorted(_ names: [String]) -> Bool {
    let lowercased = names.map { $0.lowercased() }
    return zip(lowercased, lowercased.dropFirst()).allSatisfy { $0 <= $1 }
      || zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Whether one name stands before another; case decides only between names that are otherwise equal.
  static func precedes(_ name: String, _ other: String) -> Bool {
    let lowercased = (name.lowercased(), other.lowercased())
    return lowercased.0 == lowercased.1 ? name < other : lowercased.0 < lowercased.1
  }

  /// The key that a function or a property is sorted by: its base name, then its labels.
  static func key(_ fullName: String) -> String {
    // A space stands before every letter, so `move()` precedes `moveAll()`.
    String(decoding: fullName.utf8.map { $0 == UInt8(ascii: "(") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
