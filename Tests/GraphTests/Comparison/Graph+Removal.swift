extension Graph {
  /// Removes an observer, and what is done with it.
  mutating func remove(observer: Int) {
    self.observers.remove(at: observer)
    self.mapActions { action in
      switch action {
      case .observe(let index):
        index == observer ? nil : .observe(index > observer ? index - 1 : index)
      case .dispose(let index):
        index == observer ? nil : .dispose(index > observer ? index - 1 : index)
      default: action
      }
    }
  }

  /// Removes a node; what it feeds is fed by its first input. A source stays as long as something needs it.
  mutating func remove(node: Int) {
    let substitute = self.nodes[node].inputs.first
    if substitute == nil, self.isNeeded(node) { return }
    let indexAfter = { (index: Int) -> Int in
      let index = index == node ? substitute ?? 0 : index
      return index > node ? index - 1 : index
    }
    self.removeStep(making: node)
    self.nodes.remove(at: node)
    for index in self.nodes.indices {
      self.nodes[index].inputs = self.nodes[index].inputs.map(indexAfter)
      self.nodes[index].operation = self.nodes[index].operation.mapNodes(indexAfter)
    }
    for index in self.observers.indices {
      self.observers[index].node = indexAfter(self.observers[index].node)
      self.observers[index].reads = self.observers[index].reads.flatMap { $0 == node ? nil : indexAfter($0) }
    }
    self.mapActions { action in
      switch action {
      case .send(let index, let value): index == node ? nil : .send(indexAfter(index), value)
      case .modify(let index, let value): index == node ? nil : .modify(indexAfter(index), by: value)
      case .add(let index, let value): index == node ? nil : .add(indexAfter(index), value)
      case .end(let index, let ending): index == node ? nil : .end(indexAfter(index), ending)
      case .release(let index): index == node ? nil : .release(indexAfter(index))
      case .make, .observe, .dispose, .wait: action
      }
    }
  }

  private func isNeeded(_ node: Int) -> Bool {
    self.nodes.contains { $0.inputs.contains(node) || $0.operation.inners.contains { $0.node == node } }
      || self.observers.contains { $0.node == node }
  }

  private mutating func removeStep(making node: Int) {
    let makes = self.steps.indices.filter { self.steps[$0] == .make }
    let number = node - self.producerCount
    guard makes.indices.contains(number) else { return }
    self.steps.remove(at: makes[number])
    if makes[number] < self.stepsBeforeStart { self.stepsBeforeStart -= 1 }
  }

  private mutating func mapActions(_ transform: (Action) -> Action?) {
    let before = self.steps.prefix(self.stepsBeforeStart).compactMap(transform)
    self.steps = before + self.steps.dropFirst(self.stepsBeforeStart).compactMap(transform)
    self.stepsBeforeStart = before.count
    for index in self.observers.indices {
      self.observers[index].reactions = self.observers[index].reactions.compactMap { reaction in
        guard let action = transform(reaction.action) else { return nil }
        var reaction = reaction
        reaction.action = action
        return reaction
      }
    }
  }
}
