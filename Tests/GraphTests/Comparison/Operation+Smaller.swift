extension Operation {
  /// Simpler operations to try in its place.
  var smaller: [Operation] {
    switch self {
    case .producer(let values, let completes):
      (completes ? [.producer(values, completes: false)] : [])
        + values.indices.map { index in
          var fewer = values
          fewer.remove(at: index)
          return .producer(fewer, completes: completes)
        }
    case .burst(let offsets):
      offsets.indices.map { index in
        var fewer = offsets
        fewer.remove(at: index)
        return .burst(fewer)
      } + [.burst(offsets.map { _ in 0 })]
    case .flatMap(let strategy, let inners):
      inners.map { .flatMap(strategy, [$0]) }
        + inners.indices.map { index in
          var simpler = inners
          simpler[index] = .sequence([0])
          return .flatMap(strategy, simpler)
        }
    case .flatMapError: [.flatMapError(.sequence([0])), .flatMapError(.sequence([]))]
    case .map, .lazyMap, .materializeResults: [.map(Formula(factor: 1, offset: 0))]
    case .scan(let initial) where initial > 0: [.scan(0)]
    case .property(let value) where value > 0: [.property(0)]
    case .derivedProperty(let initial) where initial > 0: [.derivedProperty(0)]
    default: []
    }
  }

  /// The same with other numbers of the nodes that it leads to.
  func mapNodes(_ transform: (Int) -> Int) -> Operation {
    switch self {
    case .flatMap(let strategy, let inners): .flatMap(strategy, inners.map { $0.mapNodes(transform) })
    case .flatMapError(let inner): .flatMapError(inner.mapNodes(transform))
    default: self
    }
  }
}

extension Inner {
  fileprivate func mapNodes(_ transform: (Int) -> Int) -> Inner {
    switch self {
    case .signal(let node): .signal(transform(node))
    case .property(let node): .property(transform(node))
    case .sequence, .repeated, .replayed, .never, .failure: self
    }
  }
}
