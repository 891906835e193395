import SourceModel

/// The closure parameters without a type annotation.
struct ClosureParameters: TokenReader {
  let tokens: [UseToken]
  let names: [String]
  private let language: Language
  private let brackets: BracketPairs
  /// The index of the opening bracket around each token; -1 for none.
  private let outer: [Int]

  /// The maximum number of tokens before the `in` or `->` of a closure.
  private static let longestHead = 80

  init(_ lexer: UseLexer, _ language: Language) {
    self.tokens = lexer.tokens
    self.names = lexer.names
    self.language = language
    self.brackets = BracketPairs(lexer.tokens)
    self.outer = BracketPairs.outer(lexer.tokens)
  }

  /// Whether the name at an index is that of a parameter, without a type annotation, of an enclosing closure.
  func isParameter(at index: Int) -> Bool {
    let name = self.tokens[index].name
    var place = index
    while true {
      if self.language == .java, let isTyped = self.lambdaParameter(name, before: place) { return !isTyped }
      let opening = self.outer[place]
      guard opening >= 0 else { return false }
      if self.language != .java, self.isSign("{", at: opening),
        let isTyped = self.parameter(name, ofClosureAt: opening)
      {
        return !isTyped
      }
      place = opening
    }
  }

  private func isSign(among signs: String, at index: Int) -> Bool {
    signs.unicodeScalars.contains { self.isSign($0, at: index) }
  }

  private func isArrow(at index: Int) -> Bool {
    self.isSign("-", at: index) && self.isSign(">", at: index + 1)
  }

  // MARK: Swift and Kotlin

  /// Whether a parameter of the closure with an opening brace has a type annotation; nil when the closure has no such
  /// parameter.
  private func parameter(_ name: Int32, ofClosureAt opening: Int) -> Bool? {
    var start = opening + 1
    if self.language == .swift, self.isSign("[", at: start) {
      while start < self.tokens.count, self.brackets.start(of: start) != opening + 1 { start += 1 }
      start += 1
    }
    guard let end = self.end(ofHeadAt: start) else { return nil }
    for index in start..<end where self.tokens[index].kind == .word && self.tokens[index].name == name {
      guard index == start || self.isSign(among: "(,", at: index - 1) else { continue }
      if self.isSign(":", at: index + 1) { return true }
      if index + 1 == end || self.isSign(among: ",)-", at: index + 1)
        || self.tokens[index + 1].kind == .word
      {
        return false
      }
    }
    return nil
  }

  /// The index of the `in` or `->` that ends the parameters of a closure; nil if there is none.
  private func end(ofHeadAt start: Int) -> Int? {
    for index in start..<min(self.tokens.count, start + Self.longestHead) {
      let token = self.tokens[index]
      switch token.kind {
      case .literal: return nil
      case .word:
        let word = self.names[Int(token.name)]
        if word == "in", self.language == .swift { return index }
        if ["case", "for", "guard", "if", "let", "return", "switch", "val", "var", "when", "while"]
          .contains(word)
        {
          return nil
        }
      case .sign:
        if self.language == .kotlin, self.isArrow(at: index), self.outer[index] == self.outer[start] {
          return index
        }
        if self.isSign(among: "{};=", at: index) { return nil }
      }
    }
    return nil
  }

  // MARK: Java

  /// Whether a parameter of an enclosing lambda has a type annotation; nil when no such lambda begins in the brackets
  /// around the position.
  private func lambdaParameter(_ name: Int32, before place: Int) -> Bool? {
    var index = place - 1
    while index > self.outer[place] {
      if self.isSign(among: ";}", at: index) { return nil }
      if self.isArrow(at: index - 1) {
        let last = index - 2
        guard last >= 0 else { return nil }
        if self.tokens[last].kind == .word, self.tokens[last].name == name { return self.isAfterType(last) }
        if let opening = self.brackets.start(of: last) {
          for parameter in opening..<last
          where self.tokens[parameter].kind == .word && self.tokens[parameter].name == name
            && self.isSign(among: ",)", at: parameter + 1)
          {
            return !self.isSign(among: "(,", at: parameter - 1)
          }
        }
        index = last
      }
      index = (self.brackets.start(of: index) ?? index) - 1
    }
    return nil
  }

  /// Whether a type precedes a name, as in the rule `case Form form ->`.
  private func isAfterType(_ index: Int) -> Bool {
    guard index > 0, self.tokens[index - 1].kind == .word else {
      return self.isSign(among: ">]", at: index - 1) && !self.isArrow(at: index - 2)
    }
    return !["return", "yield"].contains(self.names[Int(self.tokens[index - 1].name)])
  }
}
