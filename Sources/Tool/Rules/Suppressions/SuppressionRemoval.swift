package import SourceModel

/// Removes rules from the suppressions of a file.
package struct SuppressionRemoval {
  private let text: SourceText
  private let annotation: SuppressingAnnotation?
  /// The directives, by their starts.
  private var directives: [Int: DirectiveWords] = [:]
  private let annotations: Set<TextRange>
  /// Where the regions end.
  private var ends: [Region: End] = [:]

  /// A rule and the start of the comment that suppresses it from there on.
  private struct Region: Hashable {
    var rule: String
    var comment: Int
  }

  /// The comment that ends a region.
  private struct End {
    var directive: DirectiveWords
    /// The number of regions that end there.
    var count: Int
    /// The number of directives for the same rule.
    var countOfRule: Int
  }

  package init(_ file: SourceFile) {
    self.text = file.text
    self.annotation = file.language.profile.suppressingAnnotation
    self.annotations = Set(SuppressingAnnotations(in: file).found.map(\.range))
    var open: [Region] = []
    for comment in file.directives {
      guard let found = DirectiveWords(comment, in: file.language) else { continue }
      self.directives[comment.range.start] = found
      let rules = found.rules.map(\.text)
      if found.directive.verb == .disable {
        open += rules.map { Region(rule: $0, comment: comment.range.start) }
      }
      guard found.directive.verb == .enable else { continue }
      let ended = rules.contains("all") ? open : open.filter { rules.contains($0.rule) }
      guard !ended.isEmpty else { continue }
      open.removeAll { rules.contains("all") || rules.contains($0.rule) }
      let counts = Dictionary(ended.map { ($0.rule, 1) }, uniquingKeysWith: +)
      for region in ended {
        self.ends[region] = End(
          directive: found, count: ended.count, countOfRule: counts[region.rule] ?? 0)
      }
    }
  }

  /// The edits that remove a rule from a suppression, or the reason why that is not safe.
  ///
  /// - Parameters:
  ///   - rule: the rule as the suppression names it.
  ///   - range: the comment or the annotation.
  package func removing(_ rule: String, at range: TextRange) -> Fix {
    if self.annotations.contains(range) { return self.removing(rule, fromAnnotation: range) }
    guard let found = self.directives[range.start] else {
      return .refused("the comment is written in an unusual way")
    }
    guard let edits = self.removing(rule, from: found) else { return self.refusal(found) }
    guard found.directive.verb == .disable, let end = self.ends[Region(rule: rule, comment: range.start)]
    else { return .edits(edits) }
    guard end.countOfRule == 1 else {
      return .refused("another suppression of '\(rule)' ends at the same place")
    }
    let name = end.directive.rules.contains { $0.text == rule } ? rule : "all"
    // A directive that ends other regions too is still needed.
    if name == "all", end.count > 1 { return .edits(edits) }
    guard let ending = self.removing(name, from: end.directive) else {
      return .refused("the comment that ends the region cannot be changed safely")
    }
    return .edits(edits + ending)
  }

  // MARK: Comments

  /// The edits that remove a rule from a comment; nil when that would not be safe.
  private func removing(_ rule: String, from found: DirectiveWords) -> [Edit]? {
    guard self.isPlain(found) else { return nil }
    let list = SeparatedList(elements: found.rules.map(\.range))
    let removed = Set(found.rules.indices.filter { found.rules[$0].text == rule })
    guard let ranges = list.removing(removed) else {
      return [Edit(replacing: self.removal(of: found.comment.range), with: "")]
    }
    return ranges.map { Edit(replacing: $0, with: "") }
  }

  /// Whether a comment contains only the directive, and names known rules.
  private func isPlain(_ found: DirectiveWords) -> Bool {
    found.rules.allSatisfy { $0.text == "all" || RuleSet.rule($0.text) != nil }
      && self.text.lineBreaks(in: found.comment.range) == 0
  }

  private func refusal(_ found: DirectiveWords) -> Fix {
    let isLine = self.text.lineBreaks(in: found.comment.range) == 0
    return .refused(isLine ? "the suppression names an unknown rule" : "the comment continues on other lines")
  }

  // MARK: Annotations

  private func removing(_ rule: String, fromAnnotation range: TextRange) -> Fix {
    let wanted = Array("\"\(self.annotation?.prefix ?? "")\(rule)\"".utf8)
    var strings: [TextRange] = []
    var start: Int?
    for index in range.start..<range.end where self.text.bytes[index] == UInt8(ascii: "\"") {
      if let first = start {
        strings.append(TextRange(first, index + 1))
        start = nil
      } else {
        start = index
      }
    }
    let list = SeparatedList(elements: strings)
    guard let first = strings.first, let last = strings.last, list.isPlain(in: self.text),
      self.isPlainHead(TextRange(range.start, first.start)), self.isPlainTail(TextRange(last.end, range.end))
    else { return .refused("the annotation contains more than string literals") }
    let removed = strings.indices.filter { index in
      self.text.bytes[strings[index].start..<strings[index].end].elementsEqual(wanted)
    }
    guard let ranges = list.removing(Set(removed)) else {
      return .edits([Edit(replacing: self.removal(of: range), with: "")])
    }
    return .edits(ranges.map { Edit(replacing: $0, with: "") })
  }

  /// Whether the text before the strings of an annotation is only its name and optionally that of the element.
  private func isPlainHead(_ range: TextRange) -> Bool {
    guard let annotation else { return false }
    let head = self.text[range].filter { !$0.isWhitespace }
    return head.hasPrefix("@") && !head.contains("/")
      && annotation.openings.contains { head.hasSuffix(annotation.name + $0) }
  }

  private func isPlainTail(_ range: TextRange) -> Bool {
    self.annotation?.closings.contains(self.text[range].filter { !$0.isWhitespace }) ?? false
  }

  // MARK: Lines

  /// The range to delete for a whole comment or annotation: its line when it is alone on it.
  private func removal(of range: TextRange) -> TextRange {
    let bytes = self.text.bytes
    guard self.text.startsLine(range.start) else {
      guard self.text.endsLine(range.end) else {
        return TextRange(range.start, self.endOfSpace(from: range.end))
      }
      // The space between code and a comment goes with the comment.
      var start = range.start
      while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
      return TextRange(start, self.text.lineEnd(from: range.end))
    }
    guard self.text.endsLine(range.end) else {
      return TextRange(range.start, self.endOfSpace(from: range.end))
    }
    return self.lines(of: range)
  }

  /// The lines of a range, with one of two blank lines that would become adjacent.
  private func lines(of range: TextRange) -> TextRange {
    let bytes = self.text.bytes
    var start = self.text.lineStarts[self.text.lineIndex(at: range.start)]
    // A byte order mark is kept.
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    let end = self.text.nextLine(after: range.end)
    if end == bytes.count {
      // The file ends with a line break afterwards if it did before.
      let text = self.text.endOfText(before: start)
      guard text > 0, text >= start || start > 3 else { return TextRange(start, end) }
      let endsWithBreak = self.text.lineEnd(from: range.end) < bytes.count
      return endsWithBreak
        ? TextRange(min(start, self.text.nextLine(after: text)), end) : TextRange(text, end)
    }
    let before = self.text.endOfText(before: start)
    let isBehindGap =
      before <= 3 || self.text.lineBreaks(in: TextRange(before, start)) > 1
      || bytes[before - 1] == UInt8(ascii: "{")
    guard isBehindGap, self.text.endsLine(end) else { return TextRange(start, end) }
    return TextRange(start, self.text.nextLine(after: end))
  }

  private func endOfSpace(from offset: Int) -> Int {
    var end = offset
    while end < self.text.bytes.count, self.text.bytes[end] == 0x20 || self.text.bytes[end] == 0x09 {
      end += 1
    }
    return end
  }
}
