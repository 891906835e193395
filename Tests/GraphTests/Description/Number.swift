/// The arithmetic of the values, which stay small.
enum Number {
  static let limit = 997

  static func reduced(_ number: Int) -> Int {
    let rest = number % Self.limit
    return rest < 0 ? rest + Self.limit : rest
  }

  /// A number that depends on all of some and on their order.
  static func combined(_ numbers: [Int]) -> Int {
    numbers.reduce(0) { Self.reduced($0 * 31 + $1) }
  }
}
