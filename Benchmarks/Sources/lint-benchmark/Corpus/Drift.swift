/// What happens to a view model when nobody looks at the convention for a while.
enum Drift {
  static func apply(to lines: inout [String], using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: lines.insert("import UIKit", at: 1)
      case 1: self.replaceFirst("final class", by: "class", in: &lines)
      case 2: self.removeRandom(using: &random, from: &lines) { $0.hasPrefix("  ///") }
      case 3: self.replaceFirst("fileprivate let", by: "let", in: &lines)
      default: self.swapNeighbours(using: &random, in: &lines)
      }
    }
  }

  private static func replaceFirst(_ text: String, by other: String, in lines: inout [String]) {
    guard let index = lines.firstIndex(where: { $0.contains(text) }) else { return }
    lines[index] = lines[index].replacing(text, with: other)
  }

  private static func removeRandom(
    using random: inout SeededGenerator, from lines: inout [String], where isFitting: (String) -> Bool
  ) {
    let indices = lines.indices.filter { isFitting(lines[$0]) }
    guard !indices.isEmpty else { return }
    lines.remove(at: random.pick(indices))
  }

  /// Swaps two stored outputs.
  private static func swapNeighbours(using random: inout SeededGenerator, in lines: inout [String]) {
    let isStored = { (line: String) in
      line.hasPrefix("  public let ") || (line.hasPrefix("  let ") && line.contains(": Observable<"))
    }
    let indices = lines.indices.dropLast().filter { isStored(lines[$0]) && isStored(lines[$0 + 1]) }
    guard !indices.isEmpty else { return }
    let index = random.pick(indices)
    lines.swapAt(index, index + 1)
  }
}
