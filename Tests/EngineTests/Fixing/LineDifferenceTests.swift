import SeededRandom
import Testing

@testable import Engine

@Suite("The difference of lines")
struct LineDifferenceTests {
  private static func lines(_ texts: [String]) -> [ArraySlice<UInt8>] { texts.map { Array($0.utf8)[...] } }

  /// The text after, made of the text before by the difference.
  private static func apply(_ old: [String], _ new: [String]) -> (text: [String], changes: Int) {
    let difference = LineDifference(from: self.lines(old), to: self.lines(new))
    var kept = zip(old, difference.isRemoved).filter { !$1 }.map(\.0)[...]
    let text = zip(new, difference.isInserted).map { line, isInserted in
      isInserted ? line : kept.popFirst() ?? "none is left"
    }
    let changes = (difference.isRemoved + difference.isInserted).count { $0 }
    return (text + kept, changes)
  }

  @Test("It is that of the standard library where few lines change", arguments: 1...20)
  func smallest(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func text() -> [String] {
      (0..<Int.random(in: 0...30, using: &random)).map { _ in
        "abcde".randomElement(using: &random).map(String.init) ?? ""
      }
    }
    for _ in 0..<50 {
      let (old, new) = (text(), text())
      let start = zip(old, new).prefix { $0 == $1 }.count
      let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
      let expected = new[start..<(new.count - end)].difference(from: old[start..<(old.count - end)])
      let difference = LineDifference(from: Self.lines(old), to: Self.lines(new))
      var isRemoved = old.map { _ in false }
      var isInserted = new.map { _ in false }
      for change in expected {
        switch change {
        case .remove(let offset, _, _): isRemoved[start + offset] = true
        case .insert(let offset, _, _): isInserted[start + offset] = true
        }
      }
      #expect(difference.isRemoved == isRemoved)
      #expect(difference.isInserted == isInserted)
    }
  }

  /// Texts that differ in tens of thousands of lines.
  static let texts: [(name: String, old: [String], new: [String], most: Int)] = {
    let lines = (0..<40_000).map { "line \($0)" }
    let swapped = stride(from: 0, to: 40_000, by: 2).flatMap { ["line \($0 + 1)", "line \($0)"] }
    let blocks = lines.enumerated().flatMap { $0.offset % 10 == 0 ? [$0.element, "{", "}"] : [$0.element] }
    return [
      ("reversed", lines, lines.reversed(), 80_000),
      ("swapped in pairs", lines, swapped, 40_000),
      ("reversed with repeated lines", blocks, blocks.reversed(), 2 * 48_000),
      ("all new", lines, lines.map { "other \($0)" }, 80_000),
      ("repeated", Array(repeating: "a", count: 40_000), Array(repeating: "b", count: 40_000), 80_000),
      ("every tenth line", lines, lines.map { $0.hasSuffix("0") ? $0 + "!" : $0 }, 8_000),
      ("one line", lines, lines.map { $0 == "line 20000" ? "x" : $0 }, 2),
      ("a moved half", lines, Array(lines[20_000...] + lines[..<20_000]), 40_000),
      ("nothing before", [], lines, 40_000),
    ]
  }()

  @Test("It is found at once however many lines change", arguments: texts.indices)
  func large(_ index: Int) {
    let (name, old, new, most) = Self.texts[index]
    let (text, changes) = Self.apply(old, new)
    #expect(text == new, "\(name)")
    #expect(changes <= most, "\(name)")
  }
}
