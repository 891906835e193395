/// Finds the lines that a suppression of the next line applies to.
struct NextCode {
  private let text: SourceText
  private let language: LanguageProfile
  /// Skipped lines, and the lines of code after them.
  private var known: (start: Int, lines: ClosedRange<Int>)?

  init(_ text: SourceText, _ language: Language) {
    self.text = text
    self.language = language.profile
  }

  /// The target lines of a suppression.
  ///
  /// - Parameter line: the last line of the comment, counted from 1.
  mutating func lines(after line: Int) -> ClosedRange<Int> {
    // Many suppressions may be above one line.
    if let known, known.start <= line, line < known.lines.lowerBound { return known.lines }
    let lines = self.findLines(after: line)
    self.known = (line, lines)
    return lines
  }

  /// The next line that contains more than comments, with the lines of attributes before it and the
  /// lines that a list in parentheses takes.
  private func findLines(after line: Int) -> ClosedRange<Int> {
    var depth = 0
    var first: Int?
    var number = line + 1
    while number <= self.text.lineStarts.count {
      let code = self.code(of: self.text.line(number), depth: &depth)
      if !code.isEmpty {
        first = first ?? number
        if !self.isAttributes(code) {
          return (first ?? number)...Self.lastLine(ofListFrom: number, in: self.text)
        }
      }
      number += 1
    }
    return (first ?? line + 1)...(first ?? line + 1)
  }

  /// The line on which the parentheses that a line opens are closed; the line itself when it opens none.
  private static func lastLine(ofListFrom line: Int, in text: SourceText) -> Int {
    // The maximal length of a list of parameters; a longer one lacks its closing parenthesis.
    let limit = min(text.lineStarts.count, line + 50)
    var depth = 0
    for number in line...limit {
      for byte in text.line(number).utf8 {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        // Code in braces is a body.
        if byte == UInt8(ascii: "{"), depth <= 0 { return number }
      }
      if depth <= 0 { return number }
    }
    return line
  }

  /// A line without the comments and the space before its code.
  ///
  /// - Parameter depth: the number of block comments that are open.
  private func code(of line: String, depth: inout Int) -> Substring {
    let comments = self.language.comments
    var rest = line[...]
    while true {
      if depth == 0 {
        rest = rest.drop(while: \.isWhitespace)
        if rest.hasPrefix(comments.line) { return "" }
      }
      guard let block = comments.block, depth > 0 || rest.hasPrefix(block.opening), !rest.isEmpty else {
        return rest
      }
      if rest.hasPrefix(block.opening), depth == 0 || block.isNested {
        depth += 1
        rest = rest.dropFirst(block.opening.count)
      } else if rest.hasPrefix(block.closing) {
        depth -= 1
        rest = rest.dropFirst(block.closing.count)
      } else {
        rest = rest.dropFirst()
      }
    }
  }

  /// Whether a line holds attributes alone: `@objc`, `@available(iOS 16, *)`.
  private func isAttributes(_ code: Substring) -> Bool {
    var rest = code
    while rest.first == self.language.attributeMark {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if rest.first == "(" {
        var depth = 0
        while let character = rest.popFirst() {
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          if depth == 0 { break }
        }
        if depth != 0 { return false }
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    var openComments = 0
    return self.code(of: String(rest), depth: &openComments).isEmpty && openComments == 0
  }
}
