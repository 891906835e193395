import Rules
import SourceModel

/// Line breaks between code that did not share a line before: a comment may belong to either part.
extension Rearrangement {
  /// The text before the first item, when the previous one shared its line with other code.
  func lineBreakBefore(in text: SourceText) -> [UInt8] {
    guard self.order.first != 0, let start = self.list.range?.start, !text.startsLine(start) else {
      return []
    }
    return text.lineBreak + self.indentation(in: text)
  }

  /// The text after the last item, when another one preceded other code on its line and this one ends in a
  /// comment.
  func lineBreakBehind(in text: SourceText) -> [UInt8] {
    guard let last = self.order.last, last != self.list.items.count - 1, let end = self.list.range?.end,
      !text.endsLine(end)
    else { return [] }
    let item = self.list.items[last]
    let rest = item.isComment ? item.range : TextRange(item.declaration.end, item.range.end)
    return text[rest].contains("//") ? text.lineBreak + self.indentation(in: text) : []
  }

  /// The indentation of the items.
  func indentation(in text: SourceText) -> [UInt8] {
    let item = self.list.items.first { text.startsLine($0.range.start) } ?? self.list.items.first
    return item.map { text.indentation(at: $0.range.start) } ?? []
  }
}
