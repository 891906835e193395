import SourceModel

extension DeclarationFacts {
  /// The place that tells it from other declarations.
  var key: Int { self.nameRange?.start ?? self.range.start }

  /// Whether all types that it names are those of another.
  func isOfSameTypes(as other: DeclarationFacts) -> Bool {
    self.superclass == other.superclass && self.interfaces == other.interfaces && self.type == other.type
      && self.parameters == other.parameters
  }

  /// Removes the arguments of types around other types; tells whether there are any.
  mutating func withoutOuterTypeArguments() -> Bool {
    let before = self
    self.superclass = Self.withoutOuterArguments(self.superclass)
    self.interfaces = self.interfaces.map(Self.withoutOuterArguments)
    self.type = Self.withoutOuterArguments(self.type)
    self.parameters = self.parameters.map(Self.withoutOuterArguments)
    return self != before
  }

  /// `Outer.Inner<B>` for `Outer<A>.Inner<B>`.
  private static func withoutOuterArguments(_ type: String) -> String {
    guard type.contains(">.") else { return type }
    var result: [Character] = []
    var open: [Int] = []
    /// Where the arguments start that end before the character.
    var closed: Int?
    for character in type {
      if character == ".", let start = closed { result.removeSubrange(start...) }
      closed = nil
      if character == "<" { open.append(result.count) }
      if character == ">" { closed = open.popLast() }
      result.append(character)
    }
    return String(result)
  }
}
