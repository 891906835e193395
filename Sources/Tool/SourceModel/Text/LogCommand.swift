/// The commands that build servers obey in the log of a step.
///
/// GitHub reads `::name::` at the start of a line, after white space. `##[name]` (GitHub, Azure Pipelines), `##vso[name]`
/// (Azure Pipelines) and `##teamcity[name]` (TeamCity) are read anywhere in a line.
package enum LogCommand {
  /// Whether a text has `##`, any letters, and `[`.
  package static func hasNumberSigns(_ text: String) -> Bool {
    guard self.hasTwo(UInt8(ascii: "#"), in: text) else { return false }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { self.startsWithNumberSigns(bytes[$0...]) }
  }

  /// Whether a line of a text starts with `::`.
  package static func startsLine(of text: String) -> Bool {
    self.hasTwo(UInt8(ascii: ":"), in: text)
      && text.unicodeScalars.split(separator: "\n").contains(where: self.startsWithColons)
  }

  /// Whether a byte follows itself. Few texts have such signs, and every part of a long one is asked.
  private static func hasTwo(_ byte: UInt8, in text: String) -> Bool {
    var isAfter = false
    for next in text.utf8 {
      if next == byte, isAfter { return true }
      isAfter = next == byte
    }
    return false
  }

  /// Whether a text has a command.
  package static func isPresent(in text: String) -> Bool {
    self.hasNumberSigns(text) || self.startsLine(of: text)
  }

  /// The text with another spelling of the first number sign of each `##name[`.
  package static func replacingNumberSigns(in text: String, with sign: String) -> String {
    guard self.hasNumberSigns(text) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for index in bytes.indices {
      if self.startsWithNumberSigns(bytes[index...]) {
        result += sign.utf8
      } else {
        result.append(bytes[index])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text without commands: a number sign of `##name[` becomes U+FFFD, and a line that starts with `::` gets `./`
  /// in front, which does not change the meaning of a path.
  package static func removed(from text: String) -> String {
    let text = self.replacingNumberSigns(in: text, with: "\u{FFFD}")
    guard self.startsLine(of: text) else { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { (self.startsWithColons($0) ? "./" : "") + String($0) }.joined(separator: "\n")
  }

  private static func startsWithNumberSigns(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: "##".utf8) else { return false }
    let name = bytes.dropFirst(2).prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    return bytes[name.endIndex...].first == UInt8(ascii: "[")
  }

  private static func startsWithColons(_ line: Substring.UnicodeScalarView) -> Bool {
    line.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars)
  }
}
