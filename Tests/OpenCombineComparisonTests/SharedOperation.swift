import SeededRandom

/// An operator that Plumbline and OpenCombine both have, with the same meaning.
///
/// Left out is what differs in OpenCombine 0.14: `prefix` completes with the first value that is too many, so only
/// `first` is compared; `timeout` begins anew with each value; `flatMap` of one at a time asks the source to wait.
enum SharedOperation: Equatable {
  case map(Int)
  case compactMap(Int)
  case filter(Int)
  case scan
  case skipRepeats
  case takeFirst
  case takeLast
  case skipFirst(Int)
  case takeWhile(Int)
  case skipWhile(Int)
  case reduce
  case collect
  case collectCount(Int)
  case ignoreValues
  case mapError
  case replaceError(Int)
  case catchError([Int])
  case flatMapSequences([Int])
  /// The first two values lead to the other sources.
  case flatMapSources
  case switchSequences([Int])
  case switchSources
  case zip
  case zipThree
  case takeUntil
  case skipUntil
  case attemptMap(Int)

  init(using random: inout SplitMix64) {
    let numbers = (0..<random.below(4)).map { $0 + random.below(5) }
    self =
      switch random.below(28) {
      case 0: .map(random.below(10))
      case 1: .compactMap(2 + random.below(3))
      case 2: .filter(2 + random.below(3))
      case 3: .scan
      case 4: .skipRepeats
      case 5: .takeFirst
      case 6: .takeLast
      case 7: .skipFirst(random.below(4))
      case 8: .takeWhile(3 + random.below(6))
      case 9: .skipWhile(3 + random.below(6))
      case 10: .reduce
      case 11: .collect
      case 12: .collectCount(1 + random.below(3))
      case 13: .ignoreValues
      case 14: .mapError
      case 15: .replaceError(random.below(10))
      case 16: .catchError(numbers)
      case 17, 18: .flatMapSequences(numbers)
      case 19: .flatMapSources
      case 20: .switchSequences(numbers)
      case 21, 22: .switchSources
      case 23: .zip
      case 24: .zipThree
      case 25: .takeUntil
      case 26: .attemptMap(2 + random.below(3))
      default: .skipUntil
      }
  }

  /// Whether it observes other sources, or the trigger.
  ///
  /// A subject of OpenCombine sends to its subscribers in no order, so a source is used by one operator only.
  var usesSources: Bool {
    switch self {
    case .flatMapSources, .switchSources, .zip, .zipThree: true
    default: false
    }
  }

  var usesTrigger: Bool { self == .takeUntil || self == .skipUntil }

  /// The name without the numbers.
  var name: String { String("\(self)".prefix { $0 != "(" }) }

  static func sum(_ numbers: [Int]) -> Int { numbers.reduce(0) { Self.sum($0, $1) } }

  static func sum(_ first: Int, _ second: Int) -> Int { (first * 10 + second) % 1_009 }
}
