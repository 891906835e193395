import ReaderSupport
import SourceModel

/// Finds the ends of statements and expressions in Java.
struct JavaStatements {
  let code: CodeTokens
  private let types: TypeScanner

  init(_ types: TypeScanner) {
    self.code = types.code
    self.types = types
  }

  /// The index after the body of a lambda, or after the result of a rule of `switch`.
  func end(ofExpressionAt start: Int) -> Int {
    if self.code.isSign("{", at: start) { return self.code.after(bracketAt: start) }
    var index = start
    var choices = 0
    while index < self.code.tokens.count {
      if self.code.isSign("<", at: index), let (_, next) = self.types.typeArguments(at: index) {
        index = next
        continue
      }
      guard self.code.tokens[index].kind == .sign else {
        index += 1
        continue
      }
      switch Unicode.Scalar(self.code.tokens[index].sign) {
      case "(", "[", "{": index = self.code.after(bracketAt: index)
      case ")", "]", "}", ";", ",": return index
      case "?":
        choices += 1
        index += 1
      case ":" where self.code.isSign(":", at: index + 1): index += 2
      case ":":
        guard choices > 0 else { return index }
        choices -= 1
        index += 1
      default: index += 1
      }
    }
    return index
  }

  /// The index after a statement. The recursion stops at excessively nested statements, which end where they begin.
  func end(ofStatementAt start: Int, depth: Int = 0) -> Int {
    guard depth < TypeScanner.deepest else { return start }
    var index = start
    while true {
      if self.code.isSign("{", at: index) { return self.code.after(bracketAt: index) }
      switch self.code.word(at: index) {
      case "if":
        index = self.end(ofStatementAt: self.code.after(bracketAt: index + 1), depth: depth + 1)
        guard self.code.word(at: index) == "else" else { return index }
        index += 1
      case "for", "while", "switch", "synchronized":
        index = self.code.after(bracketAt: index + 1)
      case "do":
        index = self.end(ofStatementAt: index + 1, depth: depth + 1)
        return self.end(ofSimpleStatementAt: index)
      case "try":
        index += 1
        if self.code.isSign("(", at: index) { index = self.code.after(bracketAt: index) }
        index = self.code.after(bracketAt: index)
        while ["catch", "finally"].contains(self.code.word(at: index)) {
          index += 1
          if self.code.isSign("(", at: index) { index = self.code.after(bracketAt: index) }
          index = self.code.after(bracketAt: index)
        }
        return index
      case _? where self.code.isSign(":", at: index + 1) && !self.code.isSign(":", at: index + 2): index += 2
      default: return self.end(ofSimpleStatementAt: index)
      }
    }
  }

  private func end(ofSimpleStatementAt start: Int) -> Int {
    var index = start
    while index < self.code.tokens.count, !self.code.isSign("}", at: index) {
      if self.code.isSign(";", at: index) { return index + 1 }
      index = self.code.tokens[index].isOpening ? self.code.after(bracketAt: index) : index + 1
    }
    return index
  }

  /// Whether execution continues after a statement; nil if its last tokens do not show it.
  func completes(_ statement: (start: Int, end: Int)) -> Bool? {
    var start = statement.start
    if self.code.isSign("{", at: start) {
      guard start + 1 < statement.end - 1 else { return true }
      var index = statement.end - 2
      guard self.code.isSign(";", at: index) else { return nil }
      start = index
      index -= 1
      let limit = index - JavaPatterns.longestExpression
      while index > statement.start, ![";", "{", "}"].contains(where: { self.code.isSign($0, at: index) }) {
        guard index > limit else { return nil }
        index = self.code.tokens[index].isClosing ? self.code.opening(of: index) ?? index : index
        start = index
        index -= 1
      }
    }
    switch self.code.word(at: start) {
    case "return", "throw", "break", "continue", "yield": return false
    case "if", "else", "for", "while", "do", "switch", "try", "case", "default", "synchronized", nil:
      return nil
    default: return true
    }
  }
}
