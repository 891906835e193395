import SourceModel

extension Body {
  /// The body and those of the local and anonymous types in it, at any depth.
  var withNestedBodies: [Body] {
    guard !self.types.isEmpty else { return [self] }
    var bodies = [self]
    var next = 0
    while next < bodies.count {
      var types = bodies[next].types
      while let type = types.popLast() {
        types += type.types
        bodies += type.functions.compactMap(\.body)
        bodies += type.properties.flatMap(\.bodies)
      }
      next += 1
    }
    return bodies
  }

  /// Whether the instance of a range may be another one than that of the body.
  func mayHoldOtherInstance(at range: TextRange) -> Bool {
    (self.otherInstances + self.possibleInstances).contains { $0.contains(range) }
  }
}
