import SeededRandom

/// Changes of white space and of how a file starts and ends.
enum DriftLayout {
  static func apply(
    to text: inout String, using random: inout SplitMix64, changes: inout [String]
  ) -> [UInt8] {
    func happens(_ percent: Int, _ name: String) -> Bool {
      guard random.happens(inPercent: percent) else { return false }
      changes.append(name)
      return true
    }
    if happens(20, "indentation") {
      let unit = random.pick("\t", "    ", "   ")
      text = self.map(text) { line in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: unit, count: spaces / 2) + (spaces % 2 == 1 ? " " : "")
          + line.dropFirst(spaces)
      }
    }
    if happens(12, "no blank lines") {
      text =
        text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        .joined(separator: "\n") + "\n"
    } else if happens(12, "blank lines") {
      var seed = random
      text = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { line in line.isEmpty && seed.happens(inPercent: 40) ? "\n" : String(line) }
        .joined(separator: "\n")
    }
    if happens(8, "trailing space") {
      var seed = random
      text = self.map(text) { seed.happens(inPercent: 10) ? $0 + " " : $0 }
    }
    if happens(12, "no final line break") { while text.last?.isNewline == true { text.removeLast() } }
    if happens(15, "CRLF") { text = text.replacing("\n", with: "\r\n") }
    return (happens(8, "BOM") ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }

  private static func map(_ text: String, _ change: (String) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }
      .joined(separator: "\n")
  }
}
