import ViewModelModel

/// The ways to break the convention that are derived from the examples in Java.
enum JavaMutations {
  static let all: [Mutation] =
    JavaImportMutations.all + JavaDeclarationMutations.all + JavaPortMutations.all
    + JavaNameMutations.all + JavaInputStorageMutations.all + JavaOutputStorageMutations.all
    + JavaSectionMutations.all + JavaStructureMutations.all + JavaToolMutations.all
}

extension Mutation {
  /// A mutation of view models in Java that breaks one rule.
  static func java(
    _ name: String, breaks rule: String, turnedOn: Bool = false,
    variants: @escaping @Sendable (Example) -> [Variant]
  ) -> Mutation {
    Mutation(name, breaks: rule, turnedOn: turnedOn, in: .kickstarterJava, variants: variants)
  }
}

extension Example {
  /// Variants in which neighbours of a list change places.
  func swaps(of headers: [Header]) -> [Variant] {
    headers.neighbours.map { first, second in
      self.variant("\(first.name.text), \(second.name.text)") {
        $0.swap(self.lines(of: first), self.lines(of: second))
      }
    }
  }

  /// A variant in which the last of a list comes first.
  func lastFirst(of headers: [Header]) -> [Variant] {
    guard headers.count > 2, let first = headers.first, let last = headers.last else { return [] }
    return [
      self.variant(last.name.text) { $0.move(self.lines(of: last), to: self.lines(of: first).start) }
    ]
  }
}
