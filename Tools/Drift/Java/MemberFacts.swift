/// Reads what a text in Java or Kotlin declares from its tokens alone.
///
/// It knows as much of the languages as view models need: members end with `;` or with their braces, in Kotlin with their
/// lines.
package struct MemberFacts {
  /// A member with the comments around it.
  private struct Member {
    var tokens: ArraySlice<JavaToken>
    var documentation: [String] = []
    var trailing: [String] = []
    /// What stands in the braces of a type.
    var body: Range<Int>?
    /// Whether it is a type in Kotlin without braces.
    var isBodiless = false
  }

  private let all: [JavaToken]
  private let isKotlin: Bool
  private var facts = TextFacts()

  package static func read(_ bytes: [UInt8], isKotlin: Bool) -> TextFacts {
    var reader = MemberFacts(JavaTokens.read(bytes), isKotlin: isKotlin)
    reader.read(reader.all.indices, [])
    return reader.facts
  }

  private init(_ tokens: [JavaToken], isKotlin: Bool) {
    self.all = tokens
    self.isKotlin = isKotlin
    self.facts.comments = tokens.filter { $0.kind == .comment }.map { TextFacts.withoutIndentation($0.text) }
  }

  private mutating func read(_ range: Range<Int>, _ owner: [String]) {
    for member in self.members(range) {
      let tokens = member.tokens.filter { $0.kind != .comment }.map(\.text)
      if tokens.first == "import" {
        self.facts.imports.append(tokens.joined(separator: " "))
      } else if let body = member.body {
        self.add(member, type: tokens, body, owner)
      } else {
        let (kind, name) = self.isKotlin ? Self.nameInKotlin(of: tokens) : Self.name(of: tokens)
        self.add(DeclarationFact.Key(owner: owner, kind: kind, name: name), tokens, member)
      }
    }
  }

  private mutating func add(_ key: DeclarationFact.Key, _ tokens: [String], _ member: Member) {
    var fact = DeclarationFact(key, tokens: tokens)
    fact.documentation = member.documentation
    fact.trailing = member.trailing
    self.facts.declarations.append(fact)
  }

  private mutating func add(_ member: Member, type tokens: [String], _ body: Range<Int>, _ owner: [String]) {
    let keyword = tokens.firstIndex(where: Self.typeKeywords.contains) ?? 0
    let name = keyword + 1 < tokens.count ? tokens[keyword + 1] : "?"
    let isInterface = tokens[keyword] == "interface"
    let list =
      self.isKotlin
      ? Self.colon(in: tokens) : tokens.firstIndex(of: isInterface ? "extends" : "implements")
    let head = Array(tokens[..<(list ?? tokens.count)])
    self.add(DeclarationFact.Key(owner: owner, kind: .type, name: name), head, member)
    let last = self.facts.declarations.count - 1
    if let list {
      self.facts.declarations[last].inherited = Self.parts(of: tokens[(list + 1)...])
    }
    self.facts.declarations[last].isEmptyType = !self.all[body].contains { $0.kind != .comment }
    self.read(body, owner + [name])
  }

  /// The colon of a header in Kotlin that stands in no parentheses.
  private static func colon(in tokens: [String]) -> Int? {
    var depth = 0
    return tokens.indices.first { index in
      if tokens[index] == "(" { depth += 1 }
      if tokens[index] == ")" { depth -= 1 }
      return depth == 0 && tokens[index] == ":"
    }
  }

  /// What stands between commas that are in no brackets.
  private static func parts(of tokens: ArraySlice<String>) -> [String] {
    var parts = [""]
    var depth = 0
    for token in tokens {
      if token == "<" { depth += 1 }
      if token == ">" { depth -= 1 }
      if token == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1] += token }
    }
    return parts
  }

  // MARK: Members

  private static let typeKeywords: Set = ["class", "interface", "enum", "object"]

  private func members(_ range: Range<Int>) -> [Member] {
    var members: [Member] = []
    var index = range.lowerBound
    while let first = self.nextToken(index, range) {
      if self.all[first].text == ";" {
        index = first + 1
        continue
      }
      var member =
        self.isKotlin
        ? self.memberInKotlin(from: first, to: range.upperBound)
        : self.member(from: first, to: range.upperBound)
      member.documentation = self.documentation(before: first, from: range.lowerBound)
      index = member.tokens.endIndex
      if let body = member.body, !member.isBodiless { index = body.upperBound + 1 }
      member.trailing = self.trailing(from: index, range)
      members.append(member)
    }
    return members
  }

  private func nextToken(_ index: Int, _ range: Range<Int>) -> Int? {
    (index..<max(index, range.upperBound)).first { self.all[$0].kind != .comment }
  }

  /// The member that starts with a token: to its semicolon, or to the end of its braces.
  private func member(from first: Int, to end: Int) -> Member {
    var depth = 0
    var isField = false
    var isType = false
    var index = first
    while index < end {
      let text = self.all[index].kind == .literal ? "" : self.all[index].text
      switch text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "=" where depth == 0: isField = true
      case ";" where depth == 0: return Member(tokens: self.all[first...index])
      case "{" where depth == 0 && !isField:
        let close = self.closingBrace(index, end)
        if isType { return Member(tokens: self.all[first..<index], body: (index + 1)..<close) }
        return Member(tokens: self.all[first..<min(end, close + 1)])
      case "{": depth += 1
      case "}": depth -= 1
      case "class", "interface":
        // An enum has constants before its members and stays in one piece.
        if depth == 0, !isField { isType = true }
      default: break
      }
      index += 1
    }
    return Member(tokens: self.all[first..<end])
  }

  /// The member that starts with a token in Kotlin: to the end of its line, of what goes on from there, or of its braces.
  private func memberInKotlin(from first: Int, to end: Int) -> Member {
    let (keyword, isType) = self.keyword(from: first, to: end)
    var depth = 0
    var last = keyword
    for index in (keyword + 1)..<max(keyword + 1, end) where self.all[index].kind != .comment {
      let token = self.all[index]
      let text = token.kind == .literal ? "" : token.text
      if depth == 0 {
        if text == ";" { break }
        if isType, text == "{" {
          return Member(
            tokens: self.all[first..<index], body: (index + 1)..<self.closingBrace(index, end))
        }
        let isBelow = token.firstLine > self.all[last].lastLine
        if isBelow, !Self.goesOn.contains(text), !Self.asksForMore.contains(self.all[last].text) { break }
      }
      switch text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      last = index
    }
    let tokens = self.all[first...min(last, self.all.count - 1)]
    guard isType else { return Member(tokens: tokens) }
    return Member(tokens: tokens, body: tokens.endIndex..<tokens.endIndex, isBodiless: true)
  }

  private static let goesOn: Set = [".", "?", ":", "=", "{", "by", "get", "set"]
  private static let asksForMore: Set = [".", ",", ":", "="]

  private static let modifiers: Set = [
    "abstract", "companion", "data", "final", "inner", "internal", "lateinit", "open", "override", "private",
    "protected", "public", "suspend",
  ]

  /// The first token behind annotations and modifiers, and whether it declares a type.
  private func keyword(from first: Int, to end: Int) -> (index: Int, isType: Bool) {
    var index = first
    while let next = self.nextToken(index, first..<end) {
      index = next
      if self.all[index].text == "@" {
        index += 2
        if let open = self.nextToken(index, first..<end), self.all[open].text == "(" {
          index = (self.all[open..<end].firstIndex { $0.text == ")" } ?? end - 1) + 1
        }
      } else if Self.modifiers.contains(self.all[index].text) {
        index += 1
      } else {
        break
      }
    }
    return (min(index, end - 1), index < end && Self.typeKeywords.contains(self.all[index].text))
  }

  private func closingBrace(_ open: Int, _ end: Int) -> Int {
    var depth = 0
    for index in open..<end where self.all[index].kind == .sign {
      if self.all[index].text == "{" { depth += 1 }
      if self.all[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return end
  }

  // MARK: Names

  private static func name(of tokens: [String]) -> (DeclarationFact.Kind, String) {
    let tokens = Self.withoutAnnotations(tokens)
    let end = tokens.firstIndex { ["(", "=", ";", "{"].contains($0) } ?? tokens.count
    guard end > 0, end < tokens.count else { return (.other, tokens.prefix(4).joined(separator: " ")) }
    let name = tokens[end - 1]
    guard tokens[end] == "(" else { return (.property, name) }
    let isMethod = end > 1 && !["public", "private", "protected"].contains(tokens[end - 2])
    let header = tokens[(end - 1)...].prefix { $0 != ")" }.joined(separator: " ")
    return (isMethod ? .function : .initializer, header)
  }

  private static func nameInKotlin(of tokens: [String]) -> (DeclarationFact.Kind, String) {
    let rest = Self.withoutAnnotations(tokens).drop(while: self.modifiers.contains)
    let second = rest.dropFirst().first ?? "?"
    switch rest.first {
    case "init": return (.initializer, "init")
    case "val", "var": return (.property, second)
    case "fun":
      return (.function, rest.dropFirst().prefix { $0 != "=" && $0 != ")" }.joined(separator: " "))
    default: return (.other, rest.prefix(4).joined(separator: " "))
    }
  }

  /// The tokens of a header without `@Name` and `@Name(…)`.
  private static func withoutAnnotations(_ tokens: [String]) -> [String] {
    var rest: [String] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index] == "@" else {
        rest.append(tokens[index])
        index += 1
        continue
      }
      index += 2
      if index < tokens.count, tokens[index] == "(" {
        index = (tokens[index...].firstIndex(of: ")") ?? tokens.count) + 1
      }
    }
    return rest
  }

  // MARK: Comments

  private func documentation(before first: Int, from start: Int) -> [String] {
    var found: [String] = []
    var index = first - 1
    let previous = self.all[..<first].lastIndex { $0.kind != .comment }
    while index >= start, self.all[index].isDocumentation, self.all[index].kind == .comment {
      // What stands on the line of what is before belongs there.
      if let previous, self.all[previous].lastLine == self.all[index].firstLine { break }
      found.insert(TextFacts.withoutIndentation(self.all[index].text), at: 0)
      index -= 1
    }
    return found
  }

  private func trailing(from index: Int, _ range: Range<Int>) -> [String] {
    guard index > 0, index < range.upperBound, self.all[index].kind == .comment,
      self.all[index].firstLine == self.all[index - 1].lastLine
    else { return [] }
    // What has code behind it on its line belongs to that.
    let next = index + 1
    if next < self.all.count, self.all[next].firstLine == self.all[index].lastLine { return [] }
    return [TextFacts.withoutIndentation(self.all[index].text)]
  }
}
