import SeededRandom

/// An operator of what does its work at each start, which Plumbline and OpenCombine both have.
enum ColdOperation: Equatable {
  case shared(SharedOperation)
  case retry(Int)
  case append([Int])
  case prepend([Int])
  case concatSequences([Int])

  init(using random: inout SplitMix64) {
    let numbers = (0..<random.below(4)).map { $0 + random.below(5) }
    switch random.below(10) {
    case 0, 1: self = .retry(random.below(4))
    case 2: self = .append(numbers)
    case 3: self = .prepend(numbers)
    case 4: self = .concatSequences(numbers)
    default:
      var operation = SharedOperation(using: &random)
      while operation.usesSources || operation.usesTrigger { operation = SharedOperation(using: &random) }
      self = .shared(operation)
    }
  }

  /// The name without the numbers.
  var name: String {
    if case .shared(let operation) = self { return operation.name }
    return String("\(self)".prefix { $0 != "(" })
  }
}
