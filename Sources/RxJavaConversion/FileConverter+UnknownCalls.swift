import JavaLanguage
import SourceModel

extension FileConverter {
  /// Lists a call that would be converted if it were known to be one of a stream.
  func listUnknown(_ call: CallParts, _ receiver: KnownType) {
    let name = call.name.text
    let first = call.arguments.first
    let isLikely =
      receiver == .possibleStream || OperatorTable.unmistakable.contains(name)
      || name == "filter" && call.target.flatMap({ CallParts($0) })?.name.text == "map"
      || name == "call" && self.typeParameters.contains(receiver.name)
      || name == "map" && first.map { self.returnsNull($0) } ?? false
      || OperatorTable.telling.contains(name) && call.arguments.count < 2
        && call.target.flatMap { CallParts($0) }?.name.text != "toBlocking"
    guard isLikely else { return }
    if name == "map", let function = first, self.returnsNull(function) {
      return self.note("RxJava 3 emits no null: emit an 'Optional', or nothing", at: function.range)
    }
    let advice: String?
    switch name {
    case "call":
      return self.note(
        Self.notShown(name, "write the new name of 'call' if that is of RxJava"), at: call.name.range)
    case "unsubscribe", "isUnsubscribed", "onCompleted":
      guard call.arguments.isEmpty else { return }
      let new = Self.renamed[name] ?? name
      return self.note(Self.notShown(name, "write '\(new)' if that is of RxJava"), at: call.name.range)
    case "startWith": advice = call.arguments.count == 1 ? Self.startAdvice : "write 'startWithArray'"
    case "onErrorResumeNext":
      switch first?.unwrapped.kind {
      case .lambda, .reference, nil: advice = nil
      default: advice = "write 'onErrorResumeWith' if the argument is a stream"
      }
    case "doOnSubscribe":
      if case .lambda(let parameters, _)? = first?.unwrapped.kind, parameters.isEmpty {
        advice = "the function has a parameter in RxJava 3, the 'Disposable'"
      } else {
        advice = nil
      }
    case "toBlocking": advice = "call the 'blocking' methods of the stream"
    case "takeUntil": advice = first.flatMap { Self.isAmbiguousCondition($0) ? Self.conditionAdvice : nil }
    case "filter" where first.flatMap { self.isNullCheck($0) } == true: advice = Self.nullAdvice
    case "filter" where first.flatMap { self.isNullCheck($0) } == false: advice = Self.checkAdvice
    default:
      if let change = OperatorTable.change(of: name, arguments: call.arguments.count) {
        let isChained = self.isFollowed(call, by: change.suffix)
        advice = isChained ? nil : "write '\(change.name)(…)\(change.suffix)'"
      } else {
        advice = OperatorTable.advice[name]
      }
    }
    guard let advice else { return }
    self.note(Self.notShown(name, "if that is a stream, \(advice)"), at: call.name.range)
  }

  static func notShown(_ name: String, _ advice: String) -> String {
    "'\(name)' is not converted, as the run does not show what it is called on: \(advice)"
  }

  /// Whether a function returns nothing but null, or null where a condition is false.
  private func returnsNull(_ function: JavaNode) -> Bool {
    guard case .lambda(_, .expression(let body)) = function.unwrapped.kind else { return false }
    return self.nullBranch(of: body) != nil
  }

  /// Whether a call was changed by hand already.
  private func isFollowed(_ call: CallParts, by suffix: String) -> Bool {
    [suffix, ".toObservable()"].contains { text in
      guard !text.isEmpty else { return false }
      let end = min(call.node.range.end + text.utf8.count, self.tree.text.bytes.count)
      return self.text(of: TextRange(call.node.range.end, end)) == text
    }
  }

  static let startAdvice =
    "write 'startWithItem' for a value, 'startWithIterable' for a list, and 'startWith' for a stream"
  static let conditionAdvice =
    "write '(Predicate<T>)' before it with the type of the values: it is ambiguous"
  static let checkAdvice =
    "a stream of RxJava 3 emits no null: drop it where it is made, with 'mapNotNull', and remove this"
  static let nullAdvice = "a stream of RxJava 3 emits no null: make it one of 'Optional' values"
}
