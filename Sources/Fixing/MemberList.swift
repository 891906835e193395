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
  ///   - sections: the sections of declarations by their ranges.
  init(_ declarations: [Declaration], in text: SourceText, sections: [TextRange: Int]) {
    var items: [MemberItem] = []
    var last: TextRange?
    for declaration in declarations where declaration.header.range != last {
      let header = declaration.header
      last = header.range
      let attached = header.attachedComments(in: text)
      items += Self.standing(header.leadingComments[..<attached.startIndex])
      let start = attached.first?.range.start ?? header.range.start
      items.append(
        MemberItem(
          kind: Self.kind(of: declaration), declaration: header.range,
          range: TextRange(start, text.endOfLineRest(from: header.range.end)),
          section: sections[header.range]))
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
      if index > 0, !text.isSeparator(TextRange(items[index - 1].range.end, item.range.start)) { run += 1 }
      self.runs.append(run)
    }
  }

  /// The runs as lists of their own, so that what stands between them stays where it is.
  var parts: [MemberList] {
    var parts: [MemberList] = []
    for (index, item) in self.items.enumerated() {
      if index > 0, self.runs[index] == self.runs[index - 1] {
        parts[parts.count - 1].items.append(item)
        parts[parts.count - 1].runs.append(self.runs[index])
      } else {
        parts.append(MemberList(items: [item], runs: [self.runs[index]]))
      }
    }
    return parts
  }

  private init(items: [MemberItem], runs: [Int]) {
    self.items = items
    self.runs = runs
  }

  /// The range of all items.
  var range: TextRange? {
    guard let first = self.items.first, let last = self.items.last else { return nil }
    return TextRange(first.range.start, last.range.end)
  }

  func index(of declaration: TextRange) -> Int? {
    self.items.firstIndex { $0.declaration == declaration && !$0.isComment }
  }

  /// The index of the item that a place is told by.
  func index(of place: Move.Place) -> Int? {
    guard case .afterHeading(let comment) = place else { return self.index(of: place.anchor) }
    return self.items.firstIndex { $0.declaration == comment && $0.isComment }
  }

  private static func kind(of declaration: Declaration) -> MemberItem.Kind {
    switch declaration {
    case .function(let function) where function.kind == .function:
      function.body == nil ? .requirement : .function
    case .function: .initializer
    case .property(let property): self.kind(of: property)
    case .type: .type
    case .alias, .enumConstant, .other: .property
    }
  }

  private static func kind(of property: PropertyDeclaration) -> MemberItem.Kind {
    switch property.accessors {
    case .stored: break
    case .computed: return .accessor
    case .requirement: return .requirement
    }
    // In Java: `public final Inputs inputs = this;`
    let isInstance = property.initialValue?.chain.map { $0.base == .instance && $0.links.isEmpty } ?? false
    return isInstance ? .accessor : .property
  }

  // MARK: Comments

  private static func standing(_ comments: ArraySlice<Comment>) -> [MemberItem] {
    comments.map { comment in
      MemberItem(
        kind: Heading(comment) == nil ? .comment : .heading, declaration: comment.range, range: comment.range)
    }
  }
}
