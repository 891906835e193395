import ArgumentParser

/// Something that is required of the measurements, or only told of them.
package struct Requirement {
  package enum Bound {
    case atLeast(Double)
    case atMost(Double)
    /// Nothing is required: the value is there to be seen.
    case none
  }

  package var title: String
  package var value: Double
  package var bound: Bound
  package var unit: String

  package init(title: String, value: Double, bound: Bound, unit: String) {
    self.title = title
    self.value = value
    self.bound = bound
    self.unit = unit
  }

  package var isMet: Bool {
    switch self.bound {
    case .atLeast(let limit): self.value >= limit
    case .atMost(let limit): self.value <= limit
    case .none: true
    }
  }

  package var line: String {
    let value = "\(self.title): \(Table.number(self.value, digits: 2))\(self.unit)"
    let limit: String
    switch self.bound {
    case .atLeast(let least): limit = "at least \(Table.number(least, digits: 1))"
    case .atMost(let most): limit = "at most \(Table.number(most, digits: 1))"
    case .none: return "        \(value)"
    }
    return "\(self.isMet ? "met    " : "NOT MET") \(value), \(limit)\(self.unit)"
  }

  /// Prints requirements, and ends the command when one is not met.
  package static func report(_ requirements: [Requirement]) throws {
    for requirement in requirements { print(requirement.line) }
    if requirements.contains(where: { !$0.isMet }) { throw ExitCode.failure }
  }
}
