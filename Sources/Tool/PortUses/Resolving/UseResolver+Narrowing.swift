import SourceModel

/// The types of values that their declarations do not show.
extension UseResolver {
  /// The types without members of their own: a member that is used belongs to another type.
  static let withoutMembers: Set = ["Any", "AnyObject", "Object"]

  /// The type, of a value with several types, that has a member.
  mutating func part(of value: Known, having name: String) -> Known {
    guard !value.others.isEmpty else { return value }
    var first = value
    first.others = []
    let parts = [first] + value.others
    let having = parts.first { !self.isWithout(name, $0) }
    return having ?? parts.first { self.leadsToPorts($0.name) } ?? first
  }

  /// The types of a value after type tests in Kotlin, if its declared type lacks the member: empty if it was not tested
  /// since its last assignment; nil if there is no evidence.
  mutating func narrowed(
    _ value: Known?, _ chain: UseChain, before number: Int, _ outer: String, _ file: Int
  ) -> [Known]? {
    let narrowings = self.files[file].narrowings
    guard !narrowings.isEmpty, let start = chain.place, !chain.baseCall.isCalled,
      !chain.links[..<number].contains(where: \.call.isCalled)
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
      if !self.isWithout(member, known) || self.leadsToPorts(known.name) { found.append(known) }
    }
    // The new value may be of any type.
    return found.isEmpty && !(types.isEmpty && assignments > 0) ? nil : found
  }

  /// Whether code is in a constrained extension of a type, where more members may be available.
  func isConstrained(_ chain: UseChain, _ file: Int) -> Bool {
    chain.type >= 0 && self.files[file].types[chain.type].isConstrained
  }
}
