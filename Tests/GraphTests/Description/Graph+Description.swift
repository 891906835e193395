extension Graph: CustomStringConvertible {
  /// A listing that looks like Swift.
  var description: String {
    var lines = self.nodes.indices.map { "let n\($0) = \(self.expression(of: self.nodes[$0]))" }
    for (number, observer) in self.observers.enumerated() {
      let reading = observer.reads.map { ", reads n\($0).value" } ?? ""
      lines.append("observer \(number): n\(observer.node)\(reading)")
      lines += observer.reactions.map { "  \($0)" }
    }
    var made = self.producerCount
    if self.producerCount > 0, self.stepsBeforeStart == 0 { lines.append("start the producers") }
    for (number, step) in self.steps.enumerated() {
      if step == .make, made < self.nodes.count {
        lines.append("make n\(made)")
        made += 1
      } else {
        lines.append("\(step)")
      }
      if self.producerCount > 0, number + 1 == self.stepsBeforeStart { lines.append("start the producers") }
    }
    if self.dropsHandles { lines.append("The handles of signals go when the last node is made.") }
    return lines.joined(separator: "\n")
  }

  private func expression(of node: GraphNode) -> String {
    let inputs = node.inputs.map { "n\($0)" }
    let all = inputs.joined(separator: ", ")
    let first = inputs.first ?? "?"
    let second = inputs.dropFirst().first ?? "?"
    return switch node.operation {
    case .pipe: "Signal<Int, GraphError>.pipe()"
    case .property(let value): "MutableProperty(\(value))"
    case .producer(let values, let completes):
      "SignalProducer(\(values))" + (completes ? "" : " // stays open")
    case .map(let formula): "\(first).map { \(formula) }"
    case .negate: "\(first).map { $0 % 2 == 0 }.negate().map { $0 ? 1 : 0 }"
    case .filter(let condition): "\(first).filter { \(condition) }"
    case .compactMap(let condition, let formula): "\(first).compactMap { \(condition) ? \(formula) : nil }"
    case .scan(let initial): "\(first).scan(\(initial)) { combined($0, $1) }"
    case .skipRepeats: "\(first).skipRepeats()"
    case .takeFirst(let count): "\(first).take(first: \(count))"
    case .takeLast(let count): "\(first).take(last: \(count))"
    case .skipFirst(let count): "\(first).skip(first: \(count))"
    case .takeWhile(let condition): "\(first).take { \(condition) }"
    case .skipWhile(let condition): "\(first).skip { \(condition) }"
    case .combinePrevious(let initial):
      "\(first).combinePrevious(\(initial.map { "\($0)" } ?? "")).map(combined)"
    case .burst(let offsets): "\(first).map { value in \(offsets).map { value + $0 } }.uncollect()"
    case .collect(let count): "\(first).collect(count: \(count)).map(combined)"
    case .reduce: "\(first).reduce(0) { combined($0, $1) }"
    case .materialize: "\(first).materialize().map(\\.number)"
    case .demoteErrors(let value):
      "\(first).demoteErrors(replaceErrorWith: \(value.map { "\($0)" } ?? "nil"))"
    case .derivedProperty(let initial): "Property(initial: \(initial), then: \(first))"
    case .flatMap(let strategy, let inners):
      "\(first).flatMap(.\(strategy)) { value in\n"
        + inners.indices.map { "  // value % \(inners.count) == \($0)\n  \(inners[$0])\n" }.joined() + "}"
    case .flatMapError(let inner): "\(first).flatMapError { value in \(inner) }"
    case .uniqueValues: "\(first).uniqueValues()"
    case .scanMap(let initial): "\(first).scanMap(\(initial)) { (combined($0, $1), combined($1, $0)) }"
    case .takeUntilValue(let condition): "\(first).take(until: { !(\(condition)) })"
    case .collectFrom(let condition): "\(first).collect { \(condition) of the next }.map(combined)"
    case .attemptMap(let condition): "\(first).attemptMap { \(condition) ? .failure($0 % 10) : .success($0) }"
    case .materializeResults: "\(first).materializeResults().map(\\.number)"
    case .lazyMap(let formula): "\(first).lazyMap(on: ImmediateScheduler()) { \(formula) }"
    case .collectEvery(let skipsEmpty, let discards):
      "\(first).collect(every: .seconds(1), on: scheduler, skipEmpty: \(skipsEmpty), "
        + "discardWhenCompleted: \(discards)).map(combined)"
    case .throttleWhile(let condition):
      "\(first).throttle(while: Property(initial: false, then: \(second).map { \(condition) }), "
        + "on: ImmediateScheduler())"
    case .takeUntilReplacement: "\(first).take(untilReplacement: \(second))"
    case .merge: "Signal.merge(\(all))"
    case .combineLatest: "Signal.combineLatest(\(all)).map(combined)"
    case .combineLatestProperties(let initial, let other):
      "Property(initial: \(initial), then: \(first)).combineLatest(with: "
        + "Property(initial: \(other), then: \(second))).map(combined)"
    case .zip: "Signal.zip(\(all)).map(combined)"
    case .takeWhen: "\(first).takeWhen(\(second))"
    case .takePairWhen: "\(first).takePairWhen(\(second)).map(combined)"
    case .withLatest: "\(second).withLatest(from: \(first)).map(combined)"
    case .sample: "\(first).sample(with: \(second)).map(combined)"
    case .filterWhenLatest(let condition): "\(second).filterWhenLatest(from: \(first)) { \(condition) }"
    case .takeUntil: "\(first).take(until: \(second))"
    case .skipUntil: "\(first).skip(until: \(second))"
    }
  }
}
