import ReaderSupport
import SourceModel

/// The closure parameters without a type annotation.
struct ClosureParameters {
  let code: CodeTokens
  private let language: Language
  /// The index of the opening bracket around each token; -1 for none.
  private let outer: [Int]

  /// The maximum number of tokens before the `in` or `->` of a closure.
  private static let longestHead = 80

  init(_ code: CodeTokens) {
    self.code = code
    self.language = code.language
    self.outer = code.outerBrackets()
  }

  /// Whether the name at an index is that of a parameter, without a type annotation, of an enclosing closure.
  func isParameter(at index: Int) -> Bool {
    let name = self.code.tokens[index].name
    var place = index
    while true {
      if self.language == .java, let isTyped = self.lambdaParameter(name, before: place) { return !isTyped }
      let opening = self.outer[place]
      guard opening >= 0 else { return false }
      if self.language != .java, self.code.isSign("{", at: opening),
        let isTyped = self.parameter(name, ofClosureAt: opening)
      {
        return !isTyped
      }
      place = opening
    }
  }

  // MARK: Swift and Kotlin

  /// Whether a parameter of the closure with an opening brace has a type annotation; nil when the closure has no such
  /// parameter.
  private func parameter(_ name: Int32, ofClosureAt opening: Int) -> Bool? {
    var start = opening + 1
    if self.language == .swift, self.code.isSign("[", at: start) {
      while start < self.code.tokens.count, self.code.opening(of: start) != opening + 1 { start += 1 }
      start += 1
    }
    guard let end = self.end(ofHeadAt: start) else { return nil }
    for index in start..<end
    where self.code.tokens[index].kind == .word && self.code.tokens[index].name == name {
      guard index == start || self.code.isSign(among: ["(", ","], at: index - 1) else { continue }
      if self.code.isSign(":", at: index + 1) { return true }
      if index + 1 == end || self.code.isSign(among: [",", ")", "-"], at: index + 1)
        || self.code.tokens[index + 1].kind == .word
      {
        return false
      }
    }
    return nil
  }

  /// The index of the `in` or `->` that ends the parameters of a closure; nil if there is none.
  private func end(ofHeadAt start: Int) -> Int? {
    for index in start..<min(self.code.tokens.count, start + Self.longestHead) {
      let token = self.code.tokens[index]
      switch token.kind {
      case .literal: return nil
      case .word:
        let word = self.code.names[Int(token.name)]
        if word == "in", self.language == .swift { return index }
        if ["case", "for", "guard", "if", "let", "return", "switch", "val", "var", "when", "while"]
          .contains(word)
        {
          return nil
        }
      case .sign:
        if self.language == .kotlin, self.code.isArrow(at: index), self.outer[index] == self.outer[start] {
          return index
        }
        if self.code.isSign(among: ["{", "}", ";", "="], at: index) { return nil }
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
      if self.code.isSign(among: [";", "}"], at: index) { return nil }
      if self.code.isArrow(at: index - 1) {
        let last = index - 2
        guard last >= 0 else { return nil }
        if self.code.tokens[last].kind == .word, self.code.tokens[last].name == name {
          return self.isAfterType(last)
        }
        if let opening = self.code.opening(of: last) {
          for parameter in opening..<last
          where self.code.tokens[parameter].kind == .word && self.code.tokens[parameter].name == name
            && self.code.isSign(among: [",", ")"], at: parameter + 1)
          {
            return !self.code.isSign(among: ["(", ","], at: parameter - 1)
          }
        }
        index = last
      }
      index = (self.code.opening(of: index) ?? index) - 1
    }
    return nil
  }

  /// Whether a type precedes a name, as in the rule `case Form form ->`.
  private func isAfterType(_ index: Int) -> Bool {
    guard index > 0, self.code.tokens[index - 1].kind == .word else {
      return self.code.isSign(among: [">", "]"], at: index - 1) && !self.code.isArrow(at: index - 2)
    }
    return !["return", "yield"].contains(self.code.names[Int(self.code.tokens[index - 1].name)])
  }
}
