/// The blocks of a page, in Markdown, from first to last.
struct RulePageBlocks {
  /// A part of a page. Lines of prose are joined.
  enum Block: Hashable {
    case heading(Int, String)
    case paragraph(String)
    case item(String)
    case code(String, String)

    var paragraph: String? { if case .paragraph(let text) = self { text } else { nil } }

    /// What an option means, with its name: "- Option `name`: what it means".
    var option: (name: String, meaning: String)? {
      guard case .item(let text) = self,
        let match = text.wholeMatch(of: /Option `([^`]+)`: (.+)/)
      else { return nil }
      return (String(match.1), String(match.2))
    }

    /// The text of an item: "- Title: text".
    func item(_ title: String) -> String? {
      guard case .item(let text) = self, text.hasPrefix("\(title): ") else { return nil }
      return String(text.dropFirst(title.count + 2))
    }

    func code(_ language: String) -> String? {
      guard case .code(language, let text) = self else { return nil }
      return text
    }
  }

  private let id: String
  private var blocks: ArraySlice<(line: Int, block: Block)> = []
  private var lastLine: Int

  init(_ text: String, of id: String) throws(RulePageError) {
    self.id = id
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
    self.lastLine = lines.count
    var index = 0
    /// Takes the lines from here on that satisfy a condition.
    func following(while condition: (Substring) -> Bool) -> ArraySlice<Substring> {
      let taken = lines[index...].prefix(while: condition)
      index = taken.endIndex
      return taken
    }
    while index < lines.count {
      let (start, line) = (index, lines[index])
      index += 1
      let block: Block
      if line.isEmpty {
        continue
      } else if line.hasPrefix("```") {
        let code = following { $0 != "```" }
        guard index < lines.count else {
          throw RulePageError(id: id, line: start + 1, message: "end the code with '```'")
        }
        index += 1
        block = .code(String(line.dropFirst(3)), code.joined(separator: "\n"))
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        block = .heading(level, String(line.dropFirst(level + 1)))
      } else if line.hasPrefix("- ") {
        let rest = following { $0.hasPrefix("  ") }
        block = .item(([line.dropFirst(2)] + rest.map { $0.dropFirst(2) }).joined(separator: " "))
      } else {
        block = .paragraph(([line] + following { !$0.isEmpty }).joined(separator: " "))
      }
      self.blocks.append((start + 1, block))
    }
  }

  var isAtEnd: Bool { self.blocks.isEmpty }

  /// Takes the next block, or throws an error with advice.
  mutating func take<Value>(_ advice: String, _ read: (Block) -> Value?) throws(RulePageError) -> Value {
    guard let value = self.takeIfPresent(read) else {
      throw RulePageError(id: self.id, line: self.blocks.first?.line ?? self.lastLine, message: advice)
    }
    return value
  }

  /// Takes the next block if a value can be read from it.
  mutating func takeIfPresent<Value>(_ read: (Block) -> Value?) -> Value? {
    guard let block = self.blocks.first?.block, let value = read(block) else { return nil }
    self.blocks.removeFirst()
    return value
  }
}
