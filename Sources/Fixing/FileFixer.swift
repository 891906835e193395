public import Conventions
public import ViewModelModel

/// Makes the repairs of a file's findings in its text.
///
/// Edits that overlap and moves that stand in each other's way wait for the next round: the earlier repair is made. An
/// edit in something that moves is made and moves with it.
public struct FileFixer {
  /// What came of the repairs.
  public struct Outcome: Sendable {
    /// The text of the file with the repairs that were made.
    public var bytes: [UInt8]
    /// The indices of the repairs that were made.
    public var made: [Int]
  }

  private let text: SourceText
  /// The lists of the file, outer ones first.
  private var rearrangements: [Rearrangement] = []

  /// - Parameters:
  ///   - file: the file.
  ///   - sections: the sections of its declarations by their ranges, for the space between what moves.
  public init(_ file: SourceFile, sections: [TextRange: Int] = [:]) {
    self.text = file.text
    self.add(MemberList.lists(of: file.imports, in: file.text))
    self.add(file.declarations, sections)
  }

  private mutating func add(_ declarations: [Declaration], _ sections: [TextRange: Int]) {
    self.add(MemberList.lists(of: declarations, in: self.text, sections: sections))
    for case .type(let type) in declarations { self.add(type.members, sections) }
  }

  private mutating func add(_ lists: [MemberList]) {
    self.rearrangements += lists.filter { $0.items.count > 1 }.map(Rearrangement.init)
  }

  /// Makes repairs.
  ///
  /// - Parameter repairs: the repairs, the most important first.
  public func apply(_ repairs: [Repair]) -> Outcome {
    var rearrangements = self.rearrangements
    var made: [Int] = []
    for (index, repair) in repairs.enumerated() where !repair.moves.isEmpty {
      var changed = rearrangements
      guard repair.moves.allSatisfy({ Self.apply($0, to: &changed) }) else { continue }
      rearrangements = changed
      made.append(index)
    }
    let arranged = rearrangements.filter(\.isChanged)
    var edits = TextEdits()
    for (index, repair) in repairs.enumerated() {
      let isMoved = made.contains(index)
      guard !repair.edits.isEmpty, isMoved || repair.moves.isEmpty else { continue }
      let isKept = repair.edits.allSatisfy { edit in arranged.allSatisfy { $0.keeps(edit.range) } }
      if isKept, edits.add(repair.edits) {
        if !isMoved { made.append(index) }
      } else if isMoved {
        // Half of a repair would be worse than none: without it, from the start.
        return self.apply(repairs, without: index)
      }
    }
    var style = SpaceStyle()
    for rearrangement in rearrangements where !arranged.isEmpty {
      rearrangement.addSpaces(to: &style, in: self.text)
      rearrangement.addHead(to: &style, in: self.text)
    }
    for rearrangement in arranged.reversed() {
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
    return Outcome(
      bytes: edits.text(in: TextRange(0, self.text.bytes.count), of: self.text), made: made.sorted())
  }

  /// Whether moves can be made and change something: they lead past nothing that has to stay, as `#if` has.
  public func canMake(_ moves: [Move]) -> Bool {
    var rearrangements = self.rearrangements
    return moves.allSatisfy { Self.apply($0, to: &rearrangements) }
      && rearrangements.contains(where: \.isChanged)
  }

  private func apply(_ repairs: [Repair], without index: Int) -> Outcome {
    var others = repairs
    others[index] = Repair(edits: [], moves: [])
    return self.apply(others)
  }

  private static func apply(_ move: Move, to rearrangements: inout [Rearrangement]) -> Bool {
    guard
      let index = rearrangements.firstIndex(where: { $0.list.index(of: move.place) != nil })
    else { return false }
    return rearrangements[index].apply(move)
  }
}
