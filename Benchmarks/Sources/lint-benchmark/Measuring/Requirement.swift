import ArgumentParser

/// Something that is required of the measurements, or only told of them.
struct Requirement {
  enum Bound {
    case atLeast(Double)
    case atMost(Double)
    /// Nothing is required: the value is there to be seen.
    case none
  }

  var title: String
  var value: Double
  var bound: Bound
  var unit: String

  var isMet: Bool {
    switch self.bound {
    case .atLeast(let limit): self.value >= limit
    case .atMost(let limit): self.value <= limit
    case .none: true
    }
  }

  var line: String {
    let value = "\(self.title): \(Table.number(self.value, digits: 2))\(self.unit)"
    let limit: String
    switch self.bound {
    case .atLeast(let least): limit = "at least \(Table.number(least, digits: 1))"
    case .atMost(let most): limit = "at most \(Table.number(most, digits: 1))"
    case .none: return "told    \(value)"
    }
    return "\(self.isMet ? "met    " : "NOT MET") \(value), \(limit)\(self.unit)"
  }

  /// Prints requirements, and ends the command when one is not met.
  static func report(_ requirements: [Requirement]) throws {
    for requirement in requirements { print(requirement.line) }
    if requirements.contains(where: { !$0.isMet }) { throw ExitCode.failure }
  }
}
