import SeededRandom

/// Tokens of a language in no order.
enum TokenSoup {
  static func make(of tokens: [String], using random: inout SplitMix64) -> [UInt8] {
    var text = ""
    for _ in 0..<random.below(600) {
      text += random.pick(tokens, or: "")
      text += random.pick([" ", " ", " ", "\n", ""], or: " ")
    }
    return Array(text.utf8)
  }
}
