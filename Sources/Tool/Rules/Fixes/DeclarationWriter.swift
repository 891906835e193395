import SourceModel

/// Inserts declarations into a file in its style.
struct DeclarationWriter {
  private let text: SourceText
  private let language: Language
  /// The line break of the file.
  let lineBreak: String
  /// The indentation of each level of a body.
  let unit: String

  init(_ file: SourceFile) {
    self.text = file.text
    self.language = file.language
    self.lineBreak = String(decoding: file.text.lineBreak, as: UTF8.self)
    self.unit = Self.unit(of: file.declarations, in: file.text) ?? "  "
  }

  /// The indentation of the members of a type, relative to the type.
  private static func unit(of declarations: [Declaration], in text: SourceText) -> String? {
    // The first ones are representative.
    for case .type(let type) in declarations.prefix(50) {
      for member in type.members where text.startsLine(member.header.range.start) {
        let outer = text.indentation(at: type.header.range.start)
        let inner = text.indentation(at: member.header.range.start)
        if inner.count > outer.count, inner.starts(with: outer) {
          return String(decoding: inner.dropFirst(outer.count), as: UTF8.self)
        }
      }
      if let unit = self.unit(of: type.members, in: text) { return unit }
    }
    return nil
  }

  func indentation(of header: Header) -> String {
    String(decoding: self.text.indentation(at: header.range.start), as: UTF8.self)
  }

  /// The lines of a declaration as one text with an indentation.
  func joined(_ lines: [String], indentation: String) -> String {
    lines.joined(separator: self.lineBreak + indentation)
  }

  // MARK: Beside other declarations

  /// Inserts a declaration after another one; nil when that shares its line with other code.
  ///
  /// - Parameters:
  ///   - space: the text between the two; nil for a blank line.
  ///   - isApart: whether a blank line follows it too.
  func insert(
    _ declaration: String, after header: Header, space: String? = nil, isApart: Bool = false
  ) -> [Edit]? {
    let offset = self.text.endOfLineRest(from: header.range.end)
    guard self.text.startsLine(header.range.start), self.text.endsLine(offset) else { return nil }
    let space = space ?? self.lineBreak + self.lineBreak + self.indentation(of: header)
    let next = self.text.startOfText(from: offset)
    let isLast = next == self.text.bytes.count || self.text.bytes[next] == UInt8(ascii: "}")
    let isClose = self.text.lineBreaks(in: TextRange(offset, next)) < 2
    let end = isApart && isClose && !isLast ? self.lineBreak : ""
    return [Edit(inserting: space + declaration + end, at: offset)]
  }

  /// Inserts a declaration before another one with its comments; nil when that shares its line with other
  /// code.
  ///
  /// - Parameters:
  ///   - passesHeadings: whether it also goes before the headings above the other one.
  ///   - space: the text between the two; nil for a blank line.
  func insert(
    _ declaration: String, before header: Header, passesHeadings: Bool = false, space: String? = nil
  ) -> [Edit]? {
    var offset = header.attachedStart(in: self.text, of: self.language)
    if passesHeadings {
      for comment in header.leadingComments.reversed() where comment.range.end <= offset {
        guard Heading(comment, in: self.language) != nil else { break }
        offset = comment.range.start
      }
    }
    guard self.text.startsLine(offset) else { return nil }
    let space = space ?? self.lineBreak + self.lineBreak + self.indentation(of: header)
    return [Edit(inserting: declaration + space, at: offset)]
  }

  /// The white space between two neighbors; nil when there is other text between them.
  func space(between first: Header, _ second: Header) -> String? {
    let range = TextRange(
      self.text.endOfLineRest(from: first.range.end), second.attachedStart(in: self.text, of: self.language))
    guard self.text.isSpace(range), self.text.lineBreaks(in: range) > 0 else { return nil }
    return self.text[range]
  }

  // MARK: In bodies

  /// Writes a declaration at the top or at the bottom of a type's body; nil where other members are on the line.
  ///
  /// - Parameters:
  ///   - declaration: makes the text for an indentation.
  ///   - isTight: whether no blank line separates it from its neighbor.
  func insert(
    into type: TypeDeclaration, atTop: Bool, isTight: Bool = false, _ declaration: (String) -> String
  ) -> [Edit]? {
    guard type.memberRange.start < type.memberRange.end else { return [self.body(of: type, declaration)] }
    let body = TextRange(type.memberRange.start + 1, type.memberRange.end - 1)
    let outer = self.indentation(of: type.header)
    let first = type.members.first { self.text.startsLine($0.header.range.start) }
    let inner = first.map { self.indentation(of: $0.header) } ?? outer + self.unit
    let written = self.lineBreak + inner + declaration(inner)
    if self.text.isSpace(body) {
      return [Edit(replacing: body, with: written + self.lineBreak + outer)]
    }
    let gap = isTight ? "" : self.lineBreak
    guard !atTop else {
      let offset = self.text.endOfLineRest(from: body.start)
      let next = self.text.startOfText(from: offset)
      guard self.text.endsLine(offset) else { return nil }
      let isClose = self.text.lineBreaks(in: TextRange(offset, next)) < 2
      return [Edit(inserting: written + (isClose ? gap : ""), at: offset)]
    }
    let offset = self.text.endOfText(before: body.end)
    guard self.text.lineBreaks(in: TextRange(offset, body.end)) > 0 else { return nil }
    return [Edit(inserting: gap + written, at: offset)]
  }

  /// Writes the body that a type lacks.
  private func body(of type: TypeDeclaration, _ declaration: (String) -> String) -> Edit {
    let outer = self.indentation(of: type.header)
    let inner = outer + self.unit
    let lines = [" {", inner + declaration(inner), outer + "}"]
    return Edit(inserting: lines.joined(separator: self.lineBreak), at: type.header.range.end)
  }

  // MARK: Bodies on one line

  /// Writes a declaration among the members of a type whose body is on one line, which gets a line for each of them;
  /// nil when the body has several lines, or holds more than members.
  func spread(_ type: TypeDeclaration, inserting declaration: String, at index: Int) -> [Edit]? {
    let range = type.memberRange
    guard self.text.lineBreaks(in: range) == 0 else { return nil }
    var lines: [String] = []
    var last = range.start + 1
    // What is declared before the braces stays there.
    for member in type.members where range.contains(member.header.range) {
      guard member.header.leadingComments.isEmpty, member.header.range.start >= last,
        self.isPlain(TextRange(last, member.header.range.start))
      else { return nil }
      lines.append(self.text[member.header.range])
      last = member.header.range.end
    }
    guard self.isPlain(TextRange(last, range.end - 1)) else { return nil }
    lines.insert(declaration, at: min(index, lines.count))
    let outer = self.indentation(of: type.header)
    let body = lines.map { outer + self.unit + $0 + self.lineBreak }.joined()
    return [Edit(replacing: range, with: "{" + self.lineBreak + body + outer + "}")]
  }

  private func isPlain(_ range: TextRange) -> Bool {
    self.text[range].allSatisfy { $0 == ";" || $0.isWhitespace }
  }
}
