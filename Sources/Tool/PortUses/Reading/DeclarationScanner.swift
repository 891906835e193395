import ReaderSupport
import SourceModel

/// Reads the heads of functions, closures and loops from the tokens of a file.
struct DeclarationScanner {
  let code: CodeTokens
  private let types: TypeScanner

  init(_ types: TypeScanner) {
    self.code = types.code
    self.types = types
  }

  // MARK: Parameters

  /// The parameters in parentheses, in Swift and Kotlin.
  func parameters(at start: Int) -> [NameScopes.Declaration] {
    let end = self.code.after(bracketAt: start) - 1
    var parameters: [NameScopes.Declaration] = []
    var index = start + 1
    var name: Int32?
    var isVariadic = false
    while index < end {
      if self.code.isSign(":", at: index), let known = name {
        let (type, next) = self.types.type(at: index + 1)
        parameters.append(
          (known, isVariadic ? type.map { NamedType(path: "Array", arguments: [$0]) } : type))
        name = nil
        isVariadic = false
        index = max(next, index + 1)
        // The default value.
        while index < end, !self.code.isSign(",", at: index) { index = self.code.after(bracketAt: index) }
      } else {
        if self.code.word(at: index) == "vararg" { isVariadic = true }
        if self.code.isWord(at: index) { name = self.code.tokens[index].name }
        index += 1
      }
    }
    return parameters
  }

  func javaParameters(at start: Int) -> [NameScopes.Declaration] {
    let end = self.code.after(bracketAt: start) - 1
    var parameters: [NameScopes.Declaration] = []
    var index = start + 1
    while index < end {
      let (type, next) = self.types.type(at: index)
      if next > index, self.code.isWord(at: next) { parameters.append((self.code.tokens[next].name, type)) }
      index = max(next, index + 1)
      while index < end, !self.code.isSign(",", at: index) { index += 1 }
      index += 1
    }
    return parameters
  }

  /// The names in a range that are not keywords.
  func names(in range: Range<Int>) -> [Int32] {
    range.filter { self.code.meaning(at: $0) == .name }.map { self.code.tokens[$0].name }
  }

  // MARK: Functions

  /// The head of a function in Swift or Kotlin.
  struct Function {
    var name: Int32
    var generics: [TypeScanner.Parameter]
    /// The receiver of a Kotlin extension.
    var receiver: NamedType?
    /// The index of the parameters.
    var parameters: Int
    var result: NamedType?
    /// The bounds of the generic parameters, by their names. One without a bound may be any type.
    var bounds: [String: NamedType]
    var end: Int
  }

  /// The head of the function whose keyword is at an index, or the index after what is not one.
  func function(at keyword: Int, isInitializer: Bool, hasReceiver: Bool) -> (Function?, next: Int) {
    var name = self.code.tokens[keyword].name
    var index = keyword + 1
    // `init?(`
    if isInitializer, self.code.isSign(among: ["?", "!"], at: index) { index += 1 }
    var generics: [TypeScanner.Parameter]
    (generics, index) = self.types.genericParameters(at: index)
    let receiver = hasReceiver && !isInitializer ? self.receiver(at: index) : nil
    while !self.code.isSign("(", at: index) {
      // A Kotlin initializer block, or a call.
      guard !isInitializer, index < self.code.tokens.count, !self.code.isSign(among: ["{", "}"], at: index)
      else {
        return (nil, index)
      }
      if self.code.isWord(at: index) {
        name = self.code.tokens[index].name
        // `fun <T> Receiver<T>.name(`
        let (more, next) = self.types.genericParameters(at: index + 1)
        generics += more
        index = next
      } else {
        index += 1
      }
    }
    let parameters = index
    let (result, end) = self.result(at: self.afterEffects(self.code.after(bracketAt: index)))
    let bounds = Dictionary(
      generics.map { ($0.name, $0.bound ?? .unknown) }, uniquingKeysWith: { first, _ in first }
    ).merging(self.types.constraints(at: end).constraints) {
      $0 == .unknown ? $1 : NamedType(path: "&", arguments: [$0, $1])
    }
    let function = Function(
      name: name, generics: generics, receiver: receiver, parameters: parameters, result: result,
      bounds: bounds, end: end)
    return (function, parameters)
  }

  /// The index after `async throws`.
  private func afterEffects(_ start: Int) -> Int {
    var index = start
    while self.code.meaning(at: index) == .statement, self.code.word(at: index) != "where",
      !self.code.tokens[index].beginsLine
    {
      index += 1
      if self.code.isSign("(", at: index) { index = self.code.after(bracketAt: index) }
    }
    return index
  }

  private func result(at index: Int) -> (NamedType?, next: Int) {
    switch self.code.language {
    case .swift where self.code.isArrow(at: index): self.types.type(at: index + 2)
    case .kotlin where self.code.isSign(":", at: index): self.types.type(at: index + 1)
    default: (nil, index)
    }
  }

  /// The receiver type of a Kotlin extension function or property: `Form` of `fun Form.email()`.
  func receiver(at start: Int) -> NamedType? {
    guard self.code.language == .kotlin else { return nil }
    let (type, next) = self.types.type(at: start)
    // The type was read up to and including the name, except for `Form?.email`.
    guard let type, !self.code.isSign(".", at: next) else { return type }
    guard let dot = type.path.lastIndex(of: ".") else { return nil }
    return NamedType(path: String(type.path[..<dot]))
  }

  // MARK: Closures

  /// The head of a closure in Swift or Kotlin.
  struct ClosureHead {
    /// The range of the capture list.
    var captures: Range<Int>?
    var parameters: [NameScopes.Declaration] = []
    /// The index after its parameters; nil if it has none.
    var end: Int?
  }

  /// The number of tokens in which the parameters of a closure end.
  private static let longestHead = 60

  func closureHead(at start: Int) -> ClosureHead {
    var head = ClosureHead()
    var index = start
    if self.code.isSign("[", at: index), self.code.language == .swift {
      let end = self.code.after(bracketAt: index)
      head.captures = (index + 1)..<max(index + 1, end - 1)
      index = end
    }
    let limit = min(self.code.tokens.count, index + Self.longestHead)
    while index < limit {
      if let end = self.end(ofClosureParametersAt: index) {
        head.end = end
        return head
      }
      guard let next = self.readPart(of: &head, at: index) else { break }
      index = next
    }
    head.parameters = []
    return head
  }

  private func end(ofClosureParametersAt index: Int) -> Int? {
    if self.code.language == .swift { return self.code.word(at: index) == "in" ? index + 1 : nil }
    return self.code.isArrow(at: index) ? index + 2 : nil
  }

  /// Reads a token of the head of a closure; nil if it cannot be in one.
  private func readPart(of head: inout ClosureHead, at index: Int) -> Int? {
    let token = self.code.tokens[index]
    switch token.kind {
    case .literal: return nil
    case .sign:
      if self.code.isArrow(at: index) { return self.types.type(at: index + 2).next }
      return self.code.isSign(among: ["(", ")", ",", "@"], at: index) ? index + 1 : nil
    case .word:
      let meaning = self.code.meaning(of: token)
      guard
        meaning == .name || meaning == .instance
          || ["async", "throws"].contains(self.code.word(at: index) ?? "")
      else { return nil }
      // Two consecutive names are a statement.
      let isSecond =
        self.code.isWord(at: index - 1) && head.parameters.last?.name == self.code.tokens[index - 1].name
      if meaning == .name, isSecond { return nil }
      let isTyped = self.code.isSign(":", at: index + 1) && !self.code.isSign(":", at: index + 2)
      let (type, next) = isTyped ? self.types.type(at: index + 2) : (nil, index + 1)
      if meaning == .name { head.parameters.append((token.name, type)) }
      return next
    }
  }

  // MARK: Loops

  /// The header of a loop over values.
  struct Loop {
    var names: [Int32]
    var type: NamedType?
    /// The index of the sequence.
    var sequence: Int
    /// The index after the header.
    var end: Int
  }

  /// `for (var x : all)`
  func javaLoop(at start: Int) -> Loop? {
    let index = self.code.word(at: start + 1) == "final" ? start + 2 : start + 1
    guard self.code.word(at: index) == "var", self.code.isWord(at: index + 1),
      self.code.isSign(":", at: index + 2)
    else { return nil }
    return Loop(
      names: [self.code.tokens[index + 1].name], sequence: index + 3, end: self.code.after(bracketAt: start))
  }

  /// `for (x in all)`
  func kotlinLoop(at start: Int) -> Loop? {
    var loop = Loop(names: [], sequence: start + 1, end: self.code.after(bracketAt: start))
    while loop.sequence < loop.end, self.code.word(at: loop.sequence) != "in" {
      if self.code.isSign(":", at: loop.sequence) {
        (loop.type, loop.sequence) = self.types.type(at: loop.sequence + 1)
      } else {
        loop.names += self.names(in: loop.sequence..<(loop.sequence + 1))
        loop.sequence += 1
      }
    }
    guard loop.sequence < loop.end else { return nil }
    loop.sequence += 1
    return loop
  }
}
