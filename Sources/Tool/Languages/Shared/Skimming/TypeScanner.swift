import SourceModel

/// Reads types, and lists of type arguments and of generic parameters, from the tokens of a file.
package struct TypeScanner {
  package typealias Parameter = (name: String, bound: NamedType?)

  package let code: CodeTokens
  private let memo = Memo()

  package init(_ code: CodeTokens) {
    self.code = code
  }

  /// The lists of type arguments that have been read, so that nested ones are read once.
  private final class Memo {
    /// The lists by the index of their `<`; nil if there is none.
    var arguments: [Int: (arguments: [NamedType], next: Int)?] = [:]
    /// The current depth of the recursion that reads types.
    var depth = 0
  }

  /// The nesting depth up to which types are read. Deeper nesting occurs only in code that is made to slow the reader
  /// down.
  package static let deepest = 256

  // MARK: Types

  /// The type at an index; nil for one without a name, such as a function type.
  package func type(at start: Int) -> (NamedType?, next: Int) {
    guard self.memo.depth < Self.deepest else { return (nil, start) }
    self.memo.depth += 1
    defer { self.memo.depth -= 1 }
    let first = self.part(at: start)
    guard first.isNamed, let type = first.type else { return (first.type, first.next) }
    var parts = [type]
    var next = first.next
    // `x is Form && y`
    while self.code.isSign("&", at: next), !self.code.isSign("&", at: next + 1) {
      let part = self.part(at: next + 1)
      parts += part.type?.parts ?? []
      next = max(part.next, next + 1)
    }
    return (NamedType.composition(parts), next)
  }

  /// The type at an index without the others of a composition.
  private func part(at start: Int) -> (type: NamedType?, next: Int, isNamed: Bool) {
    let index = self.afterModifiers(start)
    guard self.code.isWord(at: index) else {
      let (type, next) = self.typeInBrackets(at: index)
      return (type, next, false)
    }
    let (type, next) = self.namedType(at: index)
    return (type, next, true)
  }

  private func afterModifiers(_ start: Int) -> Int {
    var index = start
    while true {
      let next = self.afterAttribute(index)
      if next > index {
        index = next
      } else if self.code.meaning(at: index) == .statement || self.code.word(at: index) == "out"
        || self.code.word(at: index) == "vararg"
      {
        index += 1
      } else {
        return index
      }
    }
  }

  /// The index after the attribute or annotation at an index: `@A`, `@a.B(c)`, `@get:A`, `@[A B]`.
  package func afterAttribute(_ start: Int) -> Int {
    guard self.code.isSign("@", at: start) else { return start }
    var index = start + 1
    if self.code.isSign(":", at: index + 1), self.code.isAdjacent(index + 1), self.code.isAdjacent(index + 2)
    {
      index += 2
    }
    if self.code.isSign("[", at: index) { return self.code.after(bracketAt: index) }
    guard self.code.isWord(at: index) else { return index }
    index += 1
    while self.code.isSign(".", at: index), self.code.isWord(at: index + 1) { index += 2 }
    return self.code.isSign("(", at: index) && self.code.isAdjacent(index)
      ? self.code.after(bracketAt: index) : index
  }

  /// `(any LoginViewModelType)?`, `[LoginViewModel]`
  private func typeInBrackets(at opening: Int) -> (NamedType?, next: Int) {
    let isArray = self.code.isSign("[", at: opening)
    guard isArray || self.code.isSign("(", at: opening) else { return (nil, opening) }
    let (inner, end) = self.type(at: opening + 1)
    let index = self.afterMarks(self.code.after(bracketAt: opening))
    if self.code.isArrow(at: index) { return (nil, self.type(at: index + 2).next) }
    guard isArray else { return (self.code.isSign(")", at: end) ? inner : nil, index) }
    // The value type of a dictionary is ignored.
    return (self.code.isSign(":", at: end) ? nil : inner.map(NamedType.array), index)
  }

  /// A name with its dots, its type arguments and its marks.
  private func namedType(at start: Int) -> (type: NamedType, next: Int) {
    var (type, index) = self.path(at: start)
    let marks = index
    index = self.afterMarks(index)
    // `Outputs[]`, `Outputs...`
    for mark in marks..<index
    where self.code.isSign("[", at: mark)
      || self.code.isSign(".", at: mark) && !self.code.isSign(".", at: mark - 1)
    {
      type = .array(of: type)
    }
    return (type, index)
  }

  /// A name with its dots; of the type arguments only those of the last name are kept.
  package func path(at start: Int) -> (type: NamedType, next: Int) {
    var type = NamedType(path: self.code.word(at: start) ?? "")
    var index = start + 1
    while true {
      if self.code.isSign("<", at: index), let (arguments, next) = self.typeArguments(at: index) {
        type.arguments = arguments
        index = next
      }
      guard self.code.isSign(".", at: index) else { return (type, index) }
      var next = index + 1
      while self.code.isSign("@", at: next) { next = self.afterAttribute(next) }
      guard let name = self.code.word(at: next) else { return (type, index) }
      // A name that grows with each of a thousand arguments does not occur in practice.
      if type.path.utf8.count < 1_000 { type = NamedType(path: type.path + "." + name) }
      index = next + 1
    }
  }

  /// The index after `?`, `!`, `[]` and `...`.
  private func afterMarks(_ start: Int) -> Int {
    var index = start
    while true {
      if self.code.isSign(among: ["?", "!"], at: index) {
        index += 1
      } else if self.code.isSign("[", at: index), self.code.isSign("]", at: index + 1) {
        index += 2
      } else if self.code.isSign(".", at: index), self.code.isSign(".", at: index + 1) {
        index += 3
      } else {
        return min(index, self.code.tokens.count)
      }
    }
  }

  // MARK: Lists

  /// The type arguments in the angle brackets at an index; nil if these are none.
  package func typeArguments(at start: Int) -> (arguments: [NamedType], next: Int)? {
    if let known = self.memo.arguments[start] { return known }
    let result = self.readTypeArguments(at: start)
    self.memo.arguments[start] = .some(result)
    return result
  }

  private func readTypeArguments(at start: Int) -> (arguments: [NamedType], next: Int)? {
    var index = start + 1
    var arguments: [NamedType] = []
    while index < self.code.tokens.count {
      if self.code.isSign(">", at: index) { return (arguments, index + 1) }
      if self.code.isSign("*", at: index) {
        arguments.append(.unknown)
        index += 1
      } else {
        if self.code.isSign("?", at: index) { index += 1 }
        if self.code.isSign(among: [">", ","], at: index) {
          arguments.append(.unknown)
        } else {
          let (type, next) = self.type(at: index)
          guard next > index else { return nil }
          arguments.append(type ?? .unknown)
          index = next
        }
      }
      if self.code.isSign(",", at: index) {
        index += 1
      } else if !self.code.isSign(">", at: index) {
        return nil
      }
    }
    return nil
  }

  /// The generic parameters at an index, with their bounds.
  package func genericParameters(at start: Int) -> (parameters: [Parameter], next: Int) {
    var parameters: [Parameter] = []
    guard self.code.isSign("<", at: start) else { return ([], start) }
    var index = start + 1
    while index < self.code.tokens.count, !self.code.isSign(among: [">", "{", "}", ";"], at: index) {
      guard let name = self.code.word(at: index) else {
        index += 1
        continue
      }
      index += 1
      if ["out", "in", "reified", "each"].contains(name) { continue }
      var bound: NamedType?
      if self.code.isSign(":", at: index) || self.code.word(at: index) == "extends" {
        let (type, next) = self.type(at: index + 1)
        bound = type
        index = max(next, index + 1)
      }
      parameters.append((name, bound))
    }
    return (parameters, self.code.isSign(">", at: index) ? index + 1 : index)
  }

  /// The constraints on generic parameters after `where`, and the index after them.
  package func constraints(at start: Int) -> (constraints: [String: NamedType], next: Int) {
    guard self.code.word(at: start) == "where" else { return ([:], start) }
    var constraints: [String: [NamedType]] = [:]
    var index = start
    repeat {
      index += 1
      guard self.code.isWord(at: index) else { break }
      let constrained = self.path(at: index)
      index = constrained.next
      while self.code.isSign(among: ["=", ":"], at: index) { index += 1 }
      let (type, next) = self.type(at: index)
      if let type { constraints[constrained.type.path, default: []] += type.parts }
      guard next > index else { break }
      index = next
    } while self.code.isSign(",", at: index)
    return (constraints.compactMapValues(NamedType.composition), index)
  }
}
