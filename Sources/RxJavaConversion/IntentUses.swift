import JavaLanguage
import SourceModel

/// How a file uses the intents of Android.
struct IntentUses {
  /// Whether it creates them for another screen, or uses their constants.
  private(set) var needAndroid = false

  init(in tree: JavaTree, isTest: Bool) {
    let bytes = tree.text.bytes
    func text(_ range: TextRange) -> String {
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    // A test creates intents for the view model only.
    for (number, token) in tree.tokens.enumerated() where text(token) == "Intent" {
      guard number + 2 < tree.tokens.count, number > 0 else { continue }
      let next = text(tree.tokens[number + 1])
      let afterNext = text(tree.tokens[number + 2])
      if text(tree.tokens[number - 1]) == "new", next == "(", afterNext != ")", !isTest {
        self.needAndroid = true
      }
      if next == ".", !isTest, afterNext.first?.isUppercase == true,
        !text(tree.tokens[number - 1]).hasSuffix(".")
      {
        self.needAndroid = true
      }
    }
  }
}
