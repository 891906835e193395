/// The alphabetical order of names.
package enum Alphabet {
  /// Whether names are in alphabetical order.
  ///
  /// Teams sort by eye or by an editor's command: with or without regard to case, with capital letters before
  /// small ones, and with `step2` before `step10`. A list that is sorted in one of these ways is sorted.
  package static func isSorted(_ names: [String]) -> Bool {
    if zip(names, names.dropFirst()).allSatisfy({ $0 <= $1 }) { return true }
    let lowercased = names.map { $0.lowercased() }
    return zip(lowercased, lowercased.dropFirst()).allSatisfy { $0 <= $1 }
      || zip(lowercased, lowercased.dropFirst()).allSatisfy { self.natural($0) <= self.natural($1) }
  }

  /// A name whose numbers are all of one length, so that they are compared as numbers.
  private static func natural(_ name: String) -> String {
    guard name.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return name
    }
    return name.replacing(/[0-9]+/) { match in
      String(repeating: "0", count: max(0, 20 - match.output.count)) + match.output
    }
  }

  /// Whether one name precedes another; case matters only between names that are otherwise equal.
  package static func precedes(_ name: String, _ other: String) -> Bool {
    let lowercased = (name.lowercased(), other.lowercased())
    return lowercased.0 == lowercased.1 ? name < other : lowercased.0 < lowercased.1
  }

  /// The key that a function or a property is sorted by: its base name, then its labels.
  ///
  /// Overloads in Java and Kotlin, whose full names have no labels, share one key.
  package static func key(_ fullName: String) -> String {
    guard let end = fullName.utf8.firstIndex(of: UInt8(ascii: "(")) else { return fullName }
    guard fullName.utf8.contains(UInt8(ascii: ":")) else { return String(fullName[..<end]) }
    // A space precedes every letter, so `move()` precedes `moveAll()`.
    return String(
      decoding: fullName.utf8.map { $0 == UInt8(ascii: "(") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
