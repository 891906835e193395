import SourceModel

/// What values are beside what their declarations say.
extension UseResolver {
  /// The types whose values have no members of their own: what is used of them is that of another type.
  static let withoutMembers: Set = ["Any", "AnyObject", "Object"]

  /// The type among several of one value that has a member.
  mutating func part(of value: Known, having name: String) -> Known {
    guard !value.others.isEmpty else { return value }
    var first = value
    first.others = []
    let parts = [first] + value.others
    let having = parts.first { !self.isWithout(name, $0) }
    return having ?? parts.first { self.isPortal($0.name) } ?? first
  }

  /// The types that tests in Kotlin say a value has, where what it is declared as lacks the member: none for a value that
  /// was not tested since it was assigned; nil where they say nothing.
  mutating func narrowed(
    _ value: Known?, _ chain: UseChain, before number: Int, _ outer: String, _ file: Int
  ) -> [Known]? {
    let narrowings = self.files[file].narrowings
    guard !narrowings.isEmpty, let start = chain.place, !chain.baseIsCalled,
      !chain.links[..<number].contains(where: \.isCalled)
    else { return nil }
    let place = ([start] + chain.links[..<number].map(\.name)).joined(separator: ".")
    guard let all = narrowings[place] else { return nil }
    let assignments = self.files[file].assignments(to: place, before: chain.start)
    let types = all.filter { $0.assignments == assignments }.map(\.type)
    let member = chain.links[number].name
    if let value, !self.isWithout(member, self.part(of: value, having: member)) { return nil }
    var found: [Known] = []
    for type in types {
      guard let known = self.known(type, in: outer, file: file), !found.contains(known) else { continue }
      if !self.isWithout(member, known) || self.isPortal(known.name) { found.append(known) }
    }
    // Another value may be of any type.
    return found.isEmpty && !(types.isEmpty && assignments > 0) ? nil : found
  }

  /// Whether code is in an extension of only some values of a type, which may have more members than the others.
  func isConstrained(_ chain: UseChain, _ file: Int) -> Bool {
    chain.type >= 0 && self.files[file].types[chain.type].isConstrained
  }
}
