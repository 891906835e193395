import ReaderSupport
import SourceModel

/// The scopes of the variables and parameters of a file, found from tokens and brackets.
struct DeclarationScopes {
  let code: CodeTokens
  /// The index of the opening bracket around each token; -1 for none.
  private let outer: [Int]

  static let typeWords: Set = [
    "actor", "class", "enum", "extension", "interface", "object", "protocol", "record", "struct",
  ]
  static let memberWords: Set = ["fun", "func", "init", "let", "typealias", "val", "var", "void"]

  /// The maximum number of tokens between the start of a type header and its brace.
  private static let longestHeader = 100

  init(_ code: CodeTokens) {
    self.code = code
    self.outer = code.outerBrackets()
  }

  /// The braces around a position, innermost first.
  private func blocks(around index: Int) -> [Int] {
    var found: [Int] = []
    var place = self.outer[index]
    while place >= 0 {
      if self.code.isSign("{", at: place) { found.append(place) }
      place = self.outer[place]
    }
    return found
  }

  /// The name of the type whose body begins at a brace; nil if none does.
  private func type(ofBlock brace: Int) -> String? {
    for index in stride(from: brace - 1, to: max(-1, brace - Self.longestHeader), by: -1) {
      if ["{", "}", ";"].contains(where: { self.code.isSign($0, at: index) }) { return nil }
      if let word = self.code.word(at: index), Self.typeWords.contains(word),
        !self.code.isSign(".", at: index - 1)
      {
        return self.code.word(at: index + 1)
      }
    }
    return nil
  }

  /// Whether a declaration is in scope at a use: within the enclosing braces or, for a member of a type, in the
  /// extensions of the type. A parameter is in scope in the body of its function or type.
  func isSeen(_ declaration: Int, from use: Int) -> Bool {
    var bracket = self.outer[declaration]
    var parameters = -1
    while bracket >= 0, !self.code.isSign("{", at: bracket) {
      parameters = bracket
      bracket = self.outer[bracket]
    }
    if parameters >= 0 { return use > declaration && use < self.end(ofBodyAfter: parameters) }
    guard bracket >= 0 else { return true }
    let blocks = self.blocks(around: use)
    let isInside = blocks.contains(bracket)
    if isInside, !self.hasReceiver(use, in: bracket) { return true }
    return !isInside
      && self.type(ofBlock: bracket).map { name in
        blocks.contains { self.type(ofBlock: $0) == name }
      } == true
  }

  /// Whether a closure around the use, within the type, has a receiver, whose members take precedence:
  /// `model.apply { … }`, `with(model) { … }`.
  private func hasReceiver(_ use: Int, in bracket: Int) -> Bool {
    guard self.type(ofBlock: bracket) != nil else { return false }
    return self.blocks(around: use).prefix { $0 != bracket }.contains { brace in
      if ["apply", "run"].contains(self.code.word(at: brace - 1) ?? "") { return true }
      guard self.code.isSign(")", at: brace - 1), let opening = self.code.opening(of: brace - 1) else {
        return false
      }
      return self.code.word(at: opening - 1) == "with"
    }
  }

  /// The end of the body after a parameter list: of the next braces, or where the next declaration begins.
  private func end(ofBodyAfter opening: Int) -> Int {
    guard var index = self.code.closing(of: opening) else { return self.code.tokens.count }
    index += 1
    while index < self.code.tokens.count {
      if self.code.isSign("{", at: index) { return self.code.closing(of: index) ?? self.code.tokens.count }
      if self.code.isSign("}", at: index) { return index }
      let token = self.code.tokens[index]
      if token.beginsLine, let word = self.code.word(at: index),
        Self.memberWords.contains(word) || Self.typeWords.contains(word)
      {
        return index
      }
      index = (token.isOpening ? self.code.closing(of: index) ?? index : index) + 1
    }
    return index
  }

  /// Whether a name is bound without a type annotation: `for vm in`, `vm ->`, `case .model(let vm)`, `let (vm, text)`.
  func isPattern(_ index: Int) -> Bool {
    if self.code.word(at: index + 1) == "in"
      || self.code.isSign("-", at: index + 1) && self.code.isSign(">", at: index + 2)
    {
      return true
    }
    guard self.code.isSign("(", at: index - 1) || self.code.isSign(",", at: index - 1) else { return false }
    var place = self.outer[index] - 1
    while self.code.word(at: place) != nil || self.code.isSign(".", at: place) {
      if ["let", "val", "var"].contains(self.code.word(at: place) ?? "") { return true }
      place -= 1
    }
    return false
  }
}
