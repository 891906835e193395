import Conventions
import ViewModelModel

/// The members of a type, the declarations of a file, or its imports.
struct MemberList {
  /// The items in source order.
  var items: [MemberItem]
  /// The number of the run that each item is in. Nothing moves from one run to another: conditional compilation or
  /// something unknown stands between them.
  var runs: [Int]

  /// - Parameters:
  ///   - declarations: the declarations in source order; several names of one declaration are one item.
  ///   - text: the text of the file.
  init(_ declarations: [Declaration], in text: SourceText) {
    var items: [MemberItem] = []
    var last: TextRange?
    for declaration in declarations where declaration.header.range != last {
      let header = declaration.header
      last = header.range
      let attached = Self.firstAttached(of: header, in: text)
      items += Self.standing(header.leadingComments[..<attached])
      let start = header.leadingComments[attached...].first?.range.start ?? header.range.start
      items.append(
        MemberItem(
          kind: Self.kind(of: declaration), declaration: header.range,
          range: TextRange(start, text.endOfLineRest(from: header.range.end))))
    }
    self.init(items, in: text)
  }

  /// - Parameters:
  ///   - imports: the imports in source order.
  ///   - text: the text of the file.
  init(_ imports: [Import], in text: SourceText) {
    self.init(
      imports.map { item in
        MemberItem(
          kind: .statement, declaration: item.range,
          range: TextRange(item.range.start, text.endOfLineRest(from: item.range.end)))
      }, in: text)
  }

  private init(_ items: [MemberItem], in text: SourceText) {
    self.items = items
    self.runs = []
    var run = 0
    for (index, item) in items.enumerated() {
      if index > 0, !text.isSpace(TextRange(items[index - 1].range.end, item.range.start)) { run += 1 }
      self.runs.append(run)
    }
  }

  /// The range of all items.
  var range: TextRange? {
    guard let first = self.items.first, let last = self.items.last else { return nil }
    return TextRange(first.range.start, last.range.end)
  }

  func index(of declaration: TextRange) -> Int? {
    self.items.firstIndex { $0.declaration == declaration && $0.kind != .comment }
  }

  private static func kind(of declaration: Declaration) -> MemberItem.Kind {
    switch declaration {
    case .function(let function): function.kind == .function ? .function : .initializer
    case .property(let property): property.accessors == .stored ? .property : .function
    case .type: .type
    case .alias, .enumConstant, .other: .property
    }
  }

  // MARK: Comments

  /// The index of the first comment that goes with a declaration.
  ///
  /// Headings stay, and so do regions of a tool's directives, and comments with a blank line behind them that document
  /// nothing.
  private static func firstAttached(of header: Header, in text: SourceText) -> Int {
    let comments = header.leadingComments
    var next = header.range.start
    for index in comments.indices.reversed() {
      let comment = comments[index]
      let isNear = text.lineBreaks(in: TextRange(comment.range.end, next)) <= 1
      guard comment.isDocumentation || (isNear && Heading(comment) == nil && !Self.opensRegion(comment))
      else {
        return index + 1
      }
      next = comment.range.start
    }
    return 0
  }

  /// Whether a comment speaks to a tool of all lines from here on.
  private static func opensRegion(_ comment: Comment) -> Bool {
    let words = comment.text.split { $0 == " " || $0 == "/" || $0 == "*" }
    let directives: Set<Substring> = [
      "plumb:disable", "plumb:enable", "swiftlint:disable", "swiftlint:enable", "swiftformat:disable",
      "swiftformat:enable", "CHECKSTYLE:OFF", "CHECKSTYLE:ON",
    ]
    return words.first.map(directives.contains) ?? false
  }

  private static func standing(_ comments: ArraySlice<Comment>) -> [MemberItem] {
    comments.map { MemberItem(kind: .comment, declaration: $0.range, range: $0.range) }
  }
}
