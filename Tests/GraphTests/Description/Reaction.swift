/// What an observer does when it gets an event.
struct Reaction: Equatable {
  /// The values that it reacts to; nil for the last event.
  var condition: Condition?
  /// How often it does so at most.
  var times: Int
  var action: Action

  /// What is done about an event.
  func action(for event: GraphEvent) -> Action? {
    switch (event, self.condition) {
    case (.value(let value), let condition?):
      guard condition.isSatisfied(by: value) else { return nil }
      if case .send(let node, let offset) = self.action {
        return .send(node, Number.reduced(value + offset))
      }
      return self.action
    case (.value, nil): return nil
    case (_, nil): return self.action
    case (_, _?): return nil
    }
  }
}

extension Reaction: CustomStringConvertible {
  var description: String {
    let adds = if case .send = self.action, self.condition != nil { " + $0" } else { "" }
    let condition = self.condition.map { "for values with \($0)" } ?? "at the last event"
    return "\(condition), \(self.times) times at most: \(self.action)\(adds)"
  }
}
