/// What a node of a graph is.
enum Operation: Equatable {
  // MARK: Sources

  case pipe
  case property(Int)
  /// A producer; what it sends at its start, and whether it completes then.
  case producer([Int], completes: Bool)

  // MARK: Of one signal

  case map(Formula)
  case negate
  case filter(Condition)
  case compactMap(Condition, Formula)
  case scan(Int)
  case skipRepeats
  case takeFirst(Int)
  case takeLast(Int)
  case skipFirst(Int)
  case takeWhile(Condition)
  case skipWhile(Condition)
  case combinePrevious(Int?)
  /// Each value becomes several.
  case burst([Int])
  case collect(Int)
  case reduce
  case materialize
  case demoteErrors(Int?)
  /// A property made of a signal.
  case derivedProperty(Int)
  case flatMap(Strategy, [Inner])
  case flatMapError(Inner)
  case uniqueValues
  case scanMap(Int)
  /// Values up to the first one that satisfies a condition.
  case takeUntilValue(Condition)
  /// Arrays that begin with a value that satisfies a condition.
  case collectFrom(Condition)
  /// A failure instead of the first value that satisfies a condition.
  case attemptMap(Condition)
  case materializeResults
  /// On a scheduler that runs everything at once.
  case lazyMap(Formula)
  /// Arrays of what arrives in one unit of time.
  case collectEvery(skipsEmpty: Bool, discardsWhenCompleted: Bool)

  // MARK: Of several signals

  case merge
  case combineLatest
  /// Two properties made of signals, joined.
  case combineLatestProperties(Int, Int)
  case zip
  /// The sampled signal comes first, the trigger second, here and below.
  case takeWhen
  case takePairWhen
  case withLatest
  case sample
  case filterWhenLatest(Condition)
  case takeUntil
  case skipUntil
  /// The signal that is replaced comes first.
  case takeUntilReplacement
  /// On a scheduler that runs everything at once. The second signal says when values are held back.
  case throttleWhile(Condition)
}

extension Operation {
  var isSource: Bool {
    switch self {
    case .pipe, .property, .producer: true
    default: false
    }
  }

  var isProducer: Bool {
    if case .producer = self { return true }
    return false
  }

  /// Whether it waits until everything above it has settled.
  var isJoin: Bool {
    switch self {
    case .combineLatest, .combineLatestProperties, .zip, .takeWhen, .takePairWhen, .withLatest, .sample,
      .filterWhenLatest, .takeUntil, .skipUntil:
      true
    default: false
    }
  }

  /// The least number of inputs.
  var leastInputs: Int {
    switch self {
    case .takeUntilReplacement, .throttleWhile: 2
    default: self.isJoin ? 2 : 1
    }
  }

  /// Whether it has a sampled signal and a trigger.
  var isSampling: Bool {
    switch self {
    case .takeWhen, .takePairWhen, .withLatest, .sample, .filterWhenLatest: true
    default: false
    }
  }

  /// Whether it replaces an error, and forwards an interruption of the replacement.
  var isOfErrors: Bool {
    if case .flatMapError = self { return true }
    return false
  }

  /// What a `flatMap` leads to.
  var inners: [Inner] {
    switch self {
    case .flatMap(_, let inners): inners
    case .flatMapError(let inner): [inner]
    default: []
    }
  }

  /// The name without the numbers.
  var name: String {
    if case .flatMap(let strategy, let inners) = self {
      let leadsToSignals = inners.contains { $0.node != nil }
      return "flatMap(.\(strategy.name)) \(leadsToSignals ? "to signals" : "to sequences")"
    }
    let whole = "\(self)"
    return String(whole.prefix { $0 != "(" })
  }
}
