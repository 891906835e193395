import Conventions
import JavaReader
import Recognition
import SwiftReader
import Testing
import ViewModelModel

/// Applies the edits of a rule's findings to its bad example.
enum EditCheck {
  static func check(_ rule: Rule, _ example: RuleExample) throws {
    guard let check = rule.check else { return }
    let text = SourceText(example.unmarkedBad)
    let isJava = example.dialect == .kickstarterJava
    let file =
      isJava
      ? JavaReader.read(path: "ViewModel.java", text: text)
      : SwiftReader.read(path: "ViewModel.swift", text: text)
    let viewModels = Recognizer([file]) { _ in example.dialect }.viewModels()
    let edits = viewModels.flatMap { check($0, RuleContext()) }.flatMap(\.edits)
    guard !edits.isEmpty else { return }
    var bytes = text.bytes
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == example.good)
  }
}
