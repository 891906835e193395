/// What a `map` makes of a value: a multiple of it and something more.
struct Formula: Equatable, CustomStringConvertible {
  let factor: Int
  let offset: Int

  func apply(_ value: Int) -> Int { Number.reduced(self.factor * value + self.offset) }

  var description: String { "\(self.factor) * $0 + \(self.offset)" }
}
