import SourceModel

extension UseReader {
  /// The type at an index; nil for one without a name, such as a function type.
  func typeName(at start: Int) -> (NamedType?, next: Int) {
    guard self.typeMemo.depth < BracketPairs.deepest else { return (nil, start) }
    self.typeMemo.depth += 1
    defer { self.typeMemo.depth -= 1 }
    return self.readTypeName(at: start)
  }

  private func readTypeName(at start: Int) -> (NamedType?, next: Int) {
    var index = start
    while true {
      if self.isSign("@", at: index) {
        index += 2
        if self.isSign("(", at: index), self.isAdjacent(index) { index = self.after(bracketAt: index) }
      } else if self.meaning(at: index) == .statement
        || ["out", "vararg"].contains(self.word(at: index) ?? "")
      {
        index += 1
      } else {
        break
      }
    }
    guard let first = self.word(at: index) else {
      guard self.isSign("(", at: index) || self.isSign("[", at: index) else { return (nil, index) }
      let opening = index
      let isArray = self.isSign("[", at: opening)
      let (inner, end) = self.typeName(at: opening + 1)
      index = self.afterMarks(self.after(bracketAt: opening))
      if self.isSign("-", at: index), self.isSign(">", at: index + 1) {
        return (nil, self.typeName(at: index + 2).next)
      }
      // The value type of a dictionary is ignored.
      if isArray, self.isSign(":", at: end) { return (nil, index) }
      // `(any LoginViewModelType)?`
      if !isArray { return (self.isSign(")", at: end) ? inner : nil, index) }
      return (inner.map { NamedType(path: "Array", arguments: [$0]) }, index)
    }
    var type = NamedType(path: first)
    index += 1
    while true {
      if self.isSign("<", at: index), let (arguments, next) = self.typeArguments(at: index) {
        type.arguments = arguments
        index = next
      }
      guard self.isSign(".", at: index), let name = self.word(at: index + 1) else { break }
      type = NamedType(path: type.path + "." + name)
      index += 2
    }
    let marks = index
    index = self.afterMarks(index)
    // `Outputs[]`, `Outputs...`
    for mark in marks..<index
    where self.isSign("[", at: mark) || self.isSign(".", at: mark) && !self.isSign(".", at: mark - 1) {
      type = NamedType(path: "Array", arguments: [type])
    }
    var parts = [type]
    // `x is Form && y`
    while self.isSign("&", at: index), !self.isSign("&", at: index + 1) {
      let (part, next) = self.typeName(at: index + 1)
      if let part { parts.append(part) }
      index = max(next, index + 1)
    }
    return (parts.count > 1 ? NamedType(path: "&", arguments: parts) : type, index)
  }

  /// The index after `?`, `!`, `[]` and `...`.
  private func afterMarks(_ start: Int) -> Int {
    var index = start
    while index < self.tokens.count {
      if self.isSign("?", at: index) || self.isSign("!", at: index) {
        index += 1
      } else if self.isSign("[", at: index), self.isSign("]", at: index + 1) {
        index += 2
      } else if self.isSign(".", at: index), self.isSign(".", at: index + 1) {
        index += 3
      } else {
        break
      }
    }
    return index
  }

  func typeArguments(at start: Int) -> (arguments: [NamedType], next: Int)? {
    if let known = self.typeMemo.arguments[start] { return known }
    let result = self.readTypeArguments(at: start)
    self.typeMemo.arguments[start] = .some(result)
    return result
  }

  private func readTypeArguments(at start: Int) -> (arguments: [NamedType], next: Int)? {
    var index = start + 1
    var arguments: [NamedType] = []
    while index < self.tokens.count {
      if self.isSign(">", at: index) { return (arguments, index + 1) }
      if self.isSign("*", at: index) {
        arguments.append(NamedType(path: "*"))
        index += 1
      } else {
        if self.isSign("?", at: index) { index += 1 }
        if self.isSign(">", at: index) || self.isSign(",", at: index) {
          arguments.append(NamedType(path: "*"))
        } else {
          let (type, next) = self.typeName(at: index)
          guard next > index else { return nil }
          arguments.append(type ?? NamedType(path: "*"))
          index = next
        }
      }
      if self.isSign(",", at: index) {
        index += 1
      } else if !self.isSign(">", at: index) {
        return nil
      }
    }
    return nil
  }

  /// The generic parameters at an index, with their bounds.
  func genericParameters(at start: Int) -> (
    parameters: [(name: String, bound: NamedType?)], next: Int
  ) {
    var parameters: [(name: String, bound: NamedType?)] = []
    guard self.isSign("<", at: start) else { return ([], start) }
    var index = start + 1
    while index < self.tokens.count, !self.isSign(">", at: index) {
      guard let name = self.word(at: index) else {
        index += 1
        continue
      }
      index += 1
      if ["out", "in", "reified", "each"].contains(name) { continue }
      var bound: NamedType?
      if self.isSign(":", at: index) || self.word(at: index) == "extends" {
        let (type, next) = self.typeName(at: index + 1)
        bound = type
        index = max(next, index + 1)
      }
      parameters.append((name, bound))
    }
    return (parameters, index + 1)
  }
}

/// The lists of type arguments that have been read, so that nested ones are read once.
final class TypeMemo {
  /// The lists by the index of their `<`; nil if there is none.
  var arguments: [Int: (arguments: [NamedType], next: Int)?] = [:]
  /// The current depth of the recursion that reads types.
  var depth = 0
}
