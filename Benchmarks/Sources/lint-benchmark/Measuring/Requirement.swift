/// Something that is required of the measurements.
struct Requirement {
  enum Bound {
    case atLeast(Double)
    case atMost(Double)
  }

  var title: String
  var value: Double
  var bound: Bound
  var unit: String

  var isMet: Bool {
    switch self.bound {
    case .atLeast(let limit): self.value >= limit
    case .atMost(let limit): self.value <= limit
    }
  }

  var line: String {
    let limit =
      switch self.bound {
      case .atLeast(let limit): "at least \(Table.number(limit, digits: 1))"
      case .atMost(let limit): "at most \(Table.number(limit, digits: 1))"
      }
    let value = Table.number(self.value, digits: 2)
    return "\(self.isMet ? "met    " : "NOT MET") \(self.title): \(value)\(self.unit), \(limit)\(self.unit)"
  }
}
