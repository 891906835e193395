/// How far code is indented at each level.
package enum Indentation: Hashable, Sendable, CustomStringConvertible {
  case spaces(Int)
  case tabs

  /// The usual indentation of some texts; nil when no line is indented.
  package init?(of texts: some Sequence<some Sequence<UInt8>>) {
    var counts: [Indentation: Int] = [:]
    for text in texts {
      var last = 0
      for line in Array(text).split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      {
        let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
        // The lines of a block comment have one space more than the code.
        guard let first = line.dropFirst(spaces).first, first != UInt8(ascii: "*") else { continue }
        if first == UInt8(ascii: "\t"), spaces == 0 {
          counts[.tabs, default: 0] += 1
        } else {
          if (2...8).contains(spaces - last) { counts[.spaces(spaces - last), default: 0] += 1 }
          last = spaces
        }
      }
    }
    guard let most = counts.max(by: { ($0.value, $1.key.text.count) < ($1.value, $0.key.text.count) }) else {
      return nil
    }
    self = most.key
  }

  /// The white space of one level.
  package var text: String {
    switch self {
    case .spaces(let count): String(repeating: " ", count: count)
    case .tabs: "\t"
    }
  }

  package var description: String {
    switch self {
    case .spaces(let count): "\(count) \(count == 1 ? "space" : "spaces")"
    case .tabs: "tabs"
    }
  }

  /// A text that is indented in another way. What is not a whole level stays: the space before a `*` in a comment.
  package func applied(to text: String, from old: Indentation) -> String {
    guard self != old else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var (line, levels) = (line, "")
      while line.hasPrefix(old.text) {
        line = line.dropFirst(old.text.count)
        levels += self.text
      }
      return levels + line
    }.joined(separator: "\n")
  }
}
