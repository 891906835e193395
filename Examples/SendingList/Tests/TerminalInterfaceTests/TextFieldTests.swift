import Testing

@testable import TerminalInterface

@Suite("Text fields")
struct TextFieldTests {
  func field(_ keys: [Key]) -> TextField {
    var field = TextField()
    for key in keys { _ = field.press(key) }
    return field
  }

  @Test(
    "Keys change the text where the cursor is",
    arguments: [
      ([.character("a"), .character("b")], "ab"),
      ([.character("b"), .left, .character("a")], "ab"),
      ([.left, .right, .backspace, .character("a"), .right], "a"),
      ([.character("a"), .character("b"), .left, .backspace], "b"),
      ([.character("b"), .control("a"), .character("a"), .control("e"), .character("c")], "abc"),
      ([.character("a"), .character("b"), .left, .control("u")], "b"),
    ] as [([Key], String)])
  func editing(keys: [Key], text: String) {
    #expect(self.field(keys).text == text)
  }

  @Test("Keys that mean nothing to it are left to others")
  func others() {
    var field = TextField()
    for key in [Key.enter, .escape, .up, .down, .tab, .control("c"), .other] {
      let isTaken = field.press(key)
      #expect(!isTaken)
    }
  }

  @Test("A paste that is too long is cut off, and drawn at once")
  func paste() {
    let field = self.field(Array(repeating: .character("日"), count: 10_000))
    #expect(field.text.count == 4096)
    #expect(field.line(width: 10).text == "日日日日 ")
  }

  @Test("The cursor stays in sight")
  func sight() {
    let field = self.field("a long text".map { .character($0) })
    #expect(field.line(width: 5).text == "text ")
    #expect(self.field([]).line(width: 5).text == " ")
    #expect(self.field([.character("a"), .left]).line(width: 5).text == "a")
  }
}
