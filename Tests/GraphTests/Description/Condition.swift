/// A condition on a value: that it leaves, or does not leave, a rest.
struct Condition: Equatable, CustomStringConvertible {
  let divisor: Int
  let rest: Int
  let isNegated: Bool

  func isSatisfied(by value: Int) -> Bool { (value % self.divisor == self.rest) != self.isNegated }

  var description: String { "$0 % \(self.divisor) \(self.isNegated ? "!=" : "==") \(self.rest)" }
}
