import Rules
import SourceModel

/// Members of a type, declarations of a file, or imports, with nothing but space between them.
///
/// Nothing moves between lists: there is conditional compilation or unknown code in between.
struct MemberList {
  /// Identifies an item.
  struct Key: Hashable {
    var declaration: TextRange
    var isComment: Bool
  }

  /// The items in source order.
  let items: [MemberItem]
  private let indices: [Key: Int]

  private init(_ items: [MemberItem]) {
    self.items = items
    self.indices = Dictionary(
      items.enumerated().map { (Key(declaration: $1.declaration, isComment: $1.isComment), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The lists of the members of a type, or of the declarations of a file.
  ///
  /// - Parameters:
  ///   - declarations: the declarations in source order; several names of one declaration are one item.
  ///   - text: the text of the file.
  ///   - language: the language of the file.
  ///   - sections: the sections of declarations by their ranges.
  static func lists(
    of declarations: [Declaration], in text: SourceText, of language: Language,
    sections: [TextRange: Section]
  ) -> [MemberList] {
    var items: [MemberItem] = []
    var last: TextRange?
    for declaration in declarations where declaration.header.range != last {
      let header = declaration.header
      last = header.range
      let attached = header.attachedComments(in: text, of: language, withHeading: true)
      items += Self.standing(header.leadingComments[..<attached.startIndex], in: language)
      let start = attached.first?.range.start ?? header.range.start
      items.append(
        MemberItem(
          kind: Self.kind(of: declaration), declaration: header.range,
          range: TextRange(start, text.endOfLineRest(from: header.range.end)),
          section: sections[header.range]))
    }
    return Self.lists(of: items, in: text)
  }

  /// - Parameters:
  ///   - imports: the imports in source order.
  ///   - text: the text of the file.
  static func lists(of imports: [Import], in text: SourceText) -> [MemberList] {
    let items = imports.map { item in
      MemberItem(
        kind: .statement, declaration: item.range,
        range: TextRange(item.range.start, text.endOfLineRest(from: item.range.end)))
    }
    return Self.lists(of: items, in: text)
  }

  private static func lists(of items: [MemberItem], in text: SourceText) -> [MemberList] {
    var lists: [[MemberItem]] = []
    for item in items {
      if let end = lists.last?.last?.range.end, text.isSeparator(TextRange(end, item.range.start)) {
        lists[lists.count - 1].append(item)
      } else {
        lists.append([item])
      }
    }
    return lists.map { MemberList($0) }
  }

  /// The range of all items.
  var range: TextRange? {
    guard let first = self.items.first, let last = self.items.last else { return nil }
    return TextRange(first.range.start, last.range.end)
  }

  func index(of declaration: TextRange) -> Int? {
    self.indices[Key(declaration: declaration, isComment: false)]
  }

  /// The index of the item that a place refers to.
  func index(of place: Move.Place) -> Int? {
    self.indices[place.key]
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
    // `public final Inputs inputs = this;`
    let isInstance = property.initialValue?.chain.map { $0.base == .instance && $0.links.isEmpty } ?? false
    return isInstance ? .accessor : .property
  }

  // MARK: Comments

  private static func standing(_ comments: ArraySlice<Comment>, in language: Language) -> [MemberItem] {
    comments.map { comment in
      MemberItem(
        kind: Heading(comment, in: language) == nil ? .comment : .heading, declaration: comment.range,
        range: comment.range)
    }
  }
}
