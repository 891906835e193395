extension RunFacts {
  /// Notes that a class in Java inherits from another.
  ///
  /// Classes in wrappers share one simple name, so the superclass is also noted with the name in front of it, as it is
  /// written and as the imports have it.
  package mutating func add(subclass: String, of path: [String], imports: JavaImports) {
    for name in imports.shortNames(path) { self.add(subclass: subclass, of: name) }
  }
}
