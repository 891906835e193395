/// Reads the text that describes ports.
enum PortFacts {
  struct Entry {
    let kind: PortKind
    let fullName: String
    let type: String
    let documentation: String
  }

  /// The ports that a text describes. Invalid blocks are skipped.
  static func entries(of text: String) -> [Entry] {
    var blocks: [(head: Substring, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.first == " " {
        guard !blocks.isEmpty else { continue }
        blocks[blocks.count - 1].lines.append(line.dropFirst(2))
      } else {
        blocks.append((line, []))
      }
    }
    return blocks.compactMap { head, lines in
      guard let space = head.firstIndex(of: " "), let kind = PortKind(rawValue: String(head[..<space])) else {
        return nil
      }
      return Entry(
        kind: kind, fullName: String(head[space...].dropFirst()), type: String(lines.first ?? ""),
        documentation: lines.dropFirst().joined(separator: "\n"))
    }
  }
}
