import Testing
import ViewModelModel

/// The helper of the mutations does what they ask for.
struct SourceEditorTests {
  private func edit(_ text: String, _ edit: (inout SourceEditor) -> Void) -> (text: String, lines: Set<Int>)?
  {
    var editor = SourceEditor(SourceText(text))
    edit(&editor)
    return editor.applied()
  }

  @Test("Ranges are those of the text as it was")
  func rangesAreThoseOfTheSource() {
    let result = self.edit("one\ntwo\nthree\n") { editor in
      editor.replace(TextRange(8, 13), with: "3")
      editor.delete(TextRange(0, 4))
      editor.insert("2\n", at: 4)
    }
    #expect(result?.text == "2\ntwo\n3\n")
    #expect(result?.lines == [1, 2, 3])
  }

  @Test("Two texts change places")
  func textsChangePlaces() {
    #expect(self.edit("ab cde") { $0.swap(TextRange(0, 2), TextRange(3, 6)) }?.text == "cde ab")
  }

  @Test("An identifier is renamed where it stands alone")
  func identifierIsRenamed() {
    let text = "tap, tapped, _tap, tap.tap()"
    #expect(self.edit(text) { $0.rename("tap", to: "press") }?.text == "press, tapped, _tap, press.press()")
    #expect(
      self.edit(text) { $0.rename("tap", to: "press", isPrefix: true) }?.text
        == "press, pressped, _tap, press.press()")
  }

  @Test("A marked range is touched wherever it moves to")
  func markIsTouched() {
    let result = self.edit("one\ntwo\nthree\n") { editor in
      editor.insert("\n\n", at: 0)
      editor.mark(TextRange(8, 13))
    }
    #expect(result?.lines == [1, 2, 3, 5])
  }

  @Test("Changes of the same place exclude each other")
  func changesExcludeEachOther() {
    #expect(
      self.edit("one") { editor in
        editor.delete(TextRange(0, 2))
        editor.replace(TextRange(1, 3), with: "x")
      } == nil)
  }
}
