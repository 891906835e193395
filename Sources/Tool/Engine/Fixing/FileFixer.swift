package import Rules
package import SourceModel

/// Applies the fixes of the findings in a file to its text.
///
/// Overlapping edits and conflicting moves wait for the next round: the earlier fix is applied. An
/// edit in something that moves is made and moves with it.
package struct FileFixer {
  /// The result of the fixes.
  package struct Outcome: Sendable {
    /// The text of the file with the fixes that were made.
    package var bytes: [UInt8]
    /// The indices of the fixes that were made.
    package var made: [Int]
    /// What was changed, in ascending order.
    package var changes: [TextChange]
  }

  private let text: SourceText
  private let language: Language
  /// The lists of the file, outer ones first.
  private var orders: [MemberOrder] = []
  /// The lists by the keys of their items.
  private var listIndices: [MemberList.Key: Int] = [:]

  /// - Parameters:
  ///   - file: the file.
  ///   - sections: the sections of its declarations by their ranges, for the space between moved declarations.
  package init(_ file: SourceFile, sections: [TextRange: Section] = [:]) {
    self.text = file.text
    self.language = file.language
    self.add(MemberList.lists(of: file.imports, in: file.text))
    self.add(file.declarations, of: nil, sections, ownTypes: file.index.typeNames)
  }

  /// - Parameter kind: the kind of the type of these members; nil for the declarations of the file.
  private mutating func add(
    _ declarations: [Declaration], of kind: TypeDeclaration.Kind?, _ sections: [TextRange: Section],
    ownTypes: Set<String>
  ) {
    self.add(
      MemberList.lists(of: declarations, in: self.text, of: self.language, sections: sections),
      InitializationOrder(declarations, of: kind, in: self.language, isOwnType: ownTypes.contains))
    for case .type(let type) in declarations {
      self.add(type.members, of: type.kind, sections, ownTypes: ownTypes)
    }
  }

  private mutating func add(_ lists: [MemberList], _ order: InitializationOrder? = nil) {
    let order = order?.isBinding == true ? order : nil
    for list in lists where list.items.count > 1 {
      for item in list.items {
        let key = MemberList.Key(declaration: item.declaration, isComment: item.isComment)
        if self.listIndices[key] == nil { self.listIndices[key] = self.orders.count }
      }
      self.orders.append(MemberOrder(list, order))
    }
  }

  /// Applies fixes.
  ///
  /// - Parameter fixes: the fixes, the most important first.
  package func apply(_ fixes: [FileFix]) -> Outcome {
    var orders = self.orders
    var made: [Int] = []
    for (index, fix) in fixes.enumerated() where !fix.moves.isEmpty {
      if self.apply(fix.moves, to: &orders) { made.append(index) }
    }
    let isArranged = orders.contains(where: \.isChanged)
    let rearrangements = isArranged ? orders.map(\.rearrangement) : []
    let arranged = ArrangedLists(rearrangements.filter(\.isChanged), in: self.text)
    let moved = Set(made)
    var edits = TextEdits(self.text)
    for (index, fix) in fixes.enumerated() {
      let isMoved = moved.contains(index)
      guard !fix.edits.isEmpty, isMoved || fix.moves.isEmpty else { continue }
      let isKept = fix.edits.allSatisfy { arranged.keep($0.range) }
      if isKept, edits.add(fix.edits) {
        if !isMoved { made.append(index) }
      } else if isMoved {
        // A partial fix would be worse than none: start again without it.
        return self.apply(fixes, without: index)
      }
    }
    var style = SpaceStyle()
    for rearrangement in rearrangements {
      rearrangement.addSpaces(to: &style, in: self.text)
      rearrangement.addHead(to: &style, in: self.text)
    }
    for rearrangement in arranged.lists.reversed() {
      guard let range = rearrangement.list.range else { continue }
      let style = rearrangement.style(in: self.text, among: style)
      let bytes = rearrangement.text {
        edits.text(in: $0, of: self.text)
      } space: {
        rearrangement.space(before: $0, in: self.text, style)
      }
      edits.replace(
        range,
        with: rearrangement.lineBreakBefore(in: self.text) + bytes
          + rearrangement.lineBreakBehind(in: self.text))
      for blankLines in rearrangement.leftBlankLines(in: self.text, style) {
        edits.replace(blankLines, with: [])
      }
    }
    let whole = TextRange(0, self.text.bytes.count)
    return Outcome(
      bytes: edits.text(in: whole, of: self.text), made: made.sorted(), changes: edits.changes(in: whole))
  }

  /// Whether moves are possible and change something: they cross nothing that has to stay, such as `#if`.
  package mutating func canMake(_ moves: [Move]) -> Bool {
    let lists = Set(moves.compactMap { self.listIndices[$0.place.key] })
    guard self.apply(moves, to: &self.orders) else { return false }
    defer { for list in lists { self.orders[list].undo(to: 0) } }
    return lists.contains { self.orders[$0].isChanged }
  }

  private func apply(_ fixes: [FileFix], without index: Int) -> Outcome {
    var others = fixes
    others[index] = FileFix(edits: [], moves: [])
    return self.apply(others)
  }

  /// Makes all moves of a fix, or none when one is impossible; returns whether they were made.
  private func apply(_ moves: [Move], to orders: inout [MemberOrder]) -> Bool {
    var marks: [(list: Int, mark: Int)] = []
    for move in moves {
      let list = self.listIndices[move.place.key]
      if let list { marks.append((list, orders[list].mark)) }
      guard let list, orders[list].apply(move) else {
        for (list, mark) in marks.reversed() { orders[list].undo(to: mark) }
        return false
      }
    }
    return true
  }
}

/// The changes of a file that fix one finding. They are made together or not at all.
package struct FileFix: Sendable {
  package var edits: [Edit]
  package var moves: [Move]

  package init(edits: [Edit], moves: [Move]) {
    self.edits = edits
    self.moves = moves
  }
}
